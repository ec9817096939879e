/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What f-puzzles and Satdoku have in common, and the conversion of a puzzle to the JSON of
 * f-puzzles. The reverse is in sudoku-f-puzzles-read.c. */

#include "sudoku-f-puzzles.h"

#include "sudoku-f-puzzles-items.h"
#include "sudoku-f-puzzles-pictures.h"
#include "sudoku-item.h"
#include "sudoku-shape-map.h"

/* Light colours of f-puzzles: red, orange, yellow, green, teal, blue, purple, brown and grey. */
static const char *const colours[SUDOKU_COLOURS_MAX + 1] = {
  "#FFFFFF",
  "#FFA0A0",
  "#FFD0A0",
  "#FFF0A0",
  "#B0FFB0",
  "#A0E8E0",
  "#A0C8FF",
  "#D8B0FF",
  "#D0B090",
  "#CFCFCF",
};

/* X and V alone have a sign, and marks that are all shown a word; white dots are all shown by the
 * rule of neighbours, which is about a difference of 1. */
static gboolean
can_say_item (const SudokuGeometry *geometry,
              const SudokuRule *rule)
{
  const SudokuRuleKind *kind = sudoku_rule_get_kind (rule);
  const SudokuRuleParameters *parameters = sudoku_rule_get_parameters (rule);

  if (g_str_equal (kind->id, "edge-sum"))
    return sudoku_rule_get_number (rule, 0) == 5 || sudoku_rule_get_number (rule, 0) == 10;
  if (kind->item->number != SUDOKU_ITEM_NUMBER_KINDS)
    return TRUE;
  for (guint i = 0; i < parameters->n_numbers; i++)
    if (g_str_equal (kind->item->names[parameters->numbers[i]], "difference"))
      return sudoku_f_puzzles_has_plain_dots (geometry);
  return TRUE;
}

/**
 * sudoku_f_puzzles_can_say: (skip)
 * @geometry: a shape
 * @rule: one of its rules
 *
 * Tells whether f-puzzles can express a further rule.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_f_puzzles_can_say (const SudokuGeometry *geometry,
                          const SudokuRule *rule)
{
  const SudokuRuleKind *kind = NULL;

  g_return_val_if_fail (geometry != NULL && rule != NULL, FALSE);

  kind = sudoku_rule_get_kind (rule);
  if (kind->parameter == SUDOKU_RULE_REGIONS || g_str_equal (kind->id, "x") ||
      g_str_equal (kind->id, "windows") || g_str_equal (kind->id, "allowed"))
    return TRUE;
  return kind->f_puzzles != NULL && (kind->item == NULL || can_say_item (geometry, rule));
}

static void
read_colour (const char *text,
             int rgb[3])
{
  for (guint i = 0; i < 3; i++)
    rgb[i] = g_ascii_xdigit_value (text[1 + 2 * i]) * 16 + g_ascii_xdigit_value (text[2 + 2 * i]);
}

static gboolean
is_colour (const char *text)
{
  for (guint i = 0; i < 6; i++)
    if (*text != '#' || !g_ascii_isxdigit (text[i + 1]))
      return FALSE;
  return TRUE;
}

/**
 * sudoku_f_puzzles_find_colour:
 * @text: such as "#FFA0A0"
 * @found: (out): 1…SUDOKU_COLOURS_MAX; 0: white
 *
 * Finds the cell colour that is nearest to another colour.
 *
 * Returns: whether the text is a colour
 */
gboolean
sudoku_f_puzzles_find_colour (const char *text,
                              guint *found)
{
  int wanted[3], known[3], best = G_MAXINT;

  g_return_val_if_fail (text != NULL && found != NULL, FALSE);

  *found = 0;
  if (!is_colour (text))
    return FALSE;
  read_colour (text, wanted);
  for (guint colour = 0; colour <= SUDOKU_COLOURS_MAX; colour++)
    {
      int distance = 0;

      read_colour (colours[colour], known);
      for (guint i = 0; i < 3; i++)
        distance += (wanted[i] - known[i]) * (wanted[i] - known[i]);
      if (distance < best)
        {
          best = distance;
          *found = colour;
        }
    }
  return TRUE;
}

static void
set_cell_name (JsonObject *object,
               guint side,
               guint cell)
{
  g_autofree char *name = g_strdup_printf ("R%uC%u", cell / side + 1, cell % side + 1);

  json_object_set_string_member (object, "cell", name);
}

static void
set_marks (JsonObject *object,
           const char *key,
           SudokuSet marks)
{
  JsonArray *array = NULL;
  guint value;

  if (sudoku_set_is_empty (marks))
    return;
  array = json_array_new ();
  SUDOKU_SET_FOREACH (marks, value)
  json_array_add_int_element (array, value);
  json_object_set_array_member (object, key, array);
}

/**
 * sudoku_f_puzzles_get_usual_region:
 * @side: the side N
 * @cell: a cell, from 0
 *
 * Gets the region of a cell where f-puzzles does not specify any: boxes that are as square as
 * possible and wider than high, which are rows for a prime N.
 *
 * Returns: the number, from 0
 */
guint
sudoku_f_puzzles_get_usual_region (guint side,
                                   guint cell)
{
  guint rows = 1, columns;

  for (guint i = 2; i * i <= side; i++)
    if (side % i == 0)
      rows = i;
  columns = side / rows;
  return cell / side / rows * rows + cell % side / columns;
}

/* For each cell its region; NULL: they are the usual ones. */
static guint16 *
new_unusual_map (const SudokuGeometry *geometry)
{
  guint side = sudoku_geometry_get_side (geometry);
  g_autofree guint16 *map = sudoku_shape_map_new (geometry);

  for (guint cell = 0; cell < side * side; cell++)
    if (map[cell] != sudoku_f_puzzles_get_usual_region (side, cell))
      return g_steal_pointer (&map);
  return NULL;
}

/* The values that the setter allows in a cell. */
static void
set_allowed (JsonObject *object,
             const SudokuGeometry *geometry,
             guint cell)
{
  for (guint i = 0; i < sudoku_geometry_get_n_rules (geometry); i++)
    {
      const SudokuRule *rule = sudoku_geometry_get_rule (geometry, i);
      const SudokuRuleParameters *parameters = sudoku_rule_get_parameters (rule);
      SudokuSet values = SUDOKU_SET_EMPTY;

      if (!g_str_equal (sudoku_rule_get_kind (rule)->id, "allowed"))
        continue;
      for (guint k = 0; k < parameters->n_numbers; k++)
        values = sudoku_set_or (values, sudoku_set_single (parameters->numbers[k]));
      for (guint k = 0; k < parameters->n_places; k++)
        if (parameters->places[k] == cell)
          set_marks (object, "givenPencilMarks", values);
    }
}

static JsonObject *
write_cell (const SudokuDocument *document,
            guint cell,
            const guint16 *map)
{
  const SudokuGrid *grid = sudoku_document_get_grid (document);
  guint value = sudoku_grid_get_value (grid, cell);
  guint colour = sudoku_document_get_colour (document, cell);
  JsonObject *object = json_object_new ();

  if (value > 0)
    json_object_set_int_member (object, "value", value);
  if (value > 0 && sudoku_grid_get_origin (grid, cell) == SUDOKU_ORIGIN_GIVEN)
    json_object_set_boolean_member (object, "given", TRUE);
  if (map != NULL && sudoku_geometry_has_regions (sudoku_grid_get_geometry (grid)))
    json_object_set_int_member (object, "region", map[cell]);
  else if (map != NULL)
    json_object_set_null_member (object, "region");
  set_marks (object, "centerPencilMarks",
             sudoku_document_get_marks (document, SUDOKU_MARK_CENTRE, cell));
  set_marks (object, "cornerPencilMarks",
             sudoku_document_get_marks (document, SUDOKU_MARK_CORNER, cell));
  set_allowed (object, sudoku_grid_get_geometry (grid), cell);
  if (colour > 0)
    json_object_set_string_member (object, "c", colours[colour]);
  return object;
}

static void
write_grid (const SudokuDocument *document,
            JsonObject *root)
{
  SudokuGeometry *geometry = sudoku_grid_get_geometry (sudoku_document_get_grid (document));
  guint side = sudoku_geometry_get_side (geometry);
  g_autofree guint16 *map = new_unusual_map (geometry);
  JsonArray *grid = json_array_new ();

  for (guint row = 0; row < side; row++)
    {
      JsonArray *cells = json_array_new ();

      for (guint column = 0; column < side; column++)
        json_array_add_object_element (cells, write_cell (document, row * side + column, map));
      json_array_add_array_element (grid, cells);
    }
  json_object_set_array_member (root, "grid", grid);
}

static JsonArray *
write_cells (const guint16 *cells,
             guint n_cells,
             guint side)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < n_cells; i++)
    {
      JsonObject *object = json_object_new ();

      set_cell_name (object, side, cells[i]);
      json_array_add_object_element (array, object);
    }
  return array;
}

/* Each window as an area that holds every value once. */
static void
write_windows (SudokuGeometry *geometry,
               guint rule,
               JsonObject *root)
{
  guint side = sudoku_geometry_get_side (geometry);
  guint first = sudoku_geometry_get_first_house (geometry, rule);
  guint end = rule + 1 < sudoku_geometry_get_n_rules (geometry)
                ? sudoku_geometry_get_first_house (geometry, rule + 1)
                : sudoku_geometry_get_n_houses (geometry);
  JsonArray *areas = sudoku_f_puzzles_need_list (root, "extraregion");

  for (guint house = first; house < end; house++)
    {
      JsonObject *area = json_object_new ();
      JsonArray *names = json_array_new ();
      const guint16 *cells = sudoku_geometry_get_house_cells (geometry, house);

      for (guint i = 0; i < side; i++)
        {
          g_autofree char *name =
            g_strdup_printf ("R%uC%u", cells[i] / side + 1, cells[i] % side + 1);

          json_array_add_string_element (names, name);
        }
      json_object_set_array_member (area, "cells", names);
      json_array_add_object_element (areas, area);
    }
}

/**
 * sudoku_f_puzzles_new_diagonal:
 * @side: the side N
 * @rising: whether it is the one that begins at the bottom left
 *
 * Makes one of the diagonals, as an extra region.
 *
 * Returns: (transfer full): the rule
 */
SudokuRule *
sudoku_f_puzzles_new_diagonal (guint side,
                               gboolean rising)
{
  guint16 cells[SUDOKU_SIDE_MAX];
  const SudokuRuleParameters parameters = { .n_places = side, .places = cells };

  for (guint row = 0; row < side; row++)
    cells[row] = (guint16)(row * side + (rising ? side - 1 - row : row));
  return sudoku_item_new (sudoku_rule_kind_find ("extra-region", -1), side, &parameters, NULL);
}

/* Writes an extra region that is a diagonal; FALSE: it is none. */
static gboolean
write_diagonal (const SudokuRule *rule,
                guint side,
                JsonObject *root)
{
  for (int rising = 0; rising < 2; rising++)
    {
      g_autoptr (SudokuRule) diagonal = sudoku_f_puzzles_new_diagonal (side, rising);

      if (sudoku_rule_compare (rule, diagonal) != 0)
        continue;
      json_object_set_boolean_member (root, rising ? "diagonal+" : "diagonal-", TRUE);
      return TRUE;
    }
  return FALSE;
}

static void
write_rule (SudokuGeometry *geometry,
            guint number,
            JsonObject *root)
{
  SudokuRule *rule = sudoku_geometry_get_rule (geometry, number);
  const SudokuRuleKind *kind = sudoku_rule_get_kind (rule);
  guint n_cells = 0;
  const guint16 *cells = NULL;

  if (g_str_equal (kind->id, "x"))
    {
      json_object_set_boolean_member (root, "diagonal+", TRUE);
      json_object_set_boolean_member (root, "diagonal-", TRUE);
    }
  else if (g_str_equal (kind->id, "windows"))
    write_windows (geometry, number, root);
  if (kind->f_puzzles == NULL || !sudoku_f_puzzles_can_say (geometry, rule))
    return;
  if (kind->item != NULL)
    {
      if (!write_diagonal (rule, sudoku_geometry_get_side (geometry), root))
        sudoku_f_puzzles_write_item (rule, sudoku_geometry_get_side (geometry), root);
      sudoku_f_puzzles_draw (rule, sudoku_geometry_get_side (geometry), root);
    }
  else if (kind->parameter == SUDOKU_RULE_CELLS)
    {
      cells = sudoku_rule_get_cells (rule, &n_cells);
      json_object_set_array_member (
        root, kind->f_puzzles, write_cells (cells, n_cells, sudoku_geometry_get_side (geometry)));
    }
  else
    json_object_set_boolean_member (root, kind->f_puzzles, TRUE);
}

/**
 * sudoku_f_puzzles_compose_rules:
 * @geometry: a shape
 *
 * Makes a text of its rules, for people who get the puzzle without one.
 *
 * Returns: (transfer full) (nullable): a sentence for each kind of rule; %NULL for a Sudoku or a
 *   Latin square without further rules
 */
char *
sudoku_f_puzzles_compose_rules (const SudokuGeometry *geometry)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const SudokuRuleKind *last = NULL;
  gboolean further = FALSE;

  g_return_val_if_fail (geometry != NULL, NULL);

  for (guint i = 0; i < sudoku_geometry_get_n_rules (geometry); i++)
    {
      const SudokuRuleKind *kind = sudoku_rule_get_kind (sudoku_geometry_get_rule (geometry, i));

      further |= kind->optional;
      if (kind != last)
        g_string_append_printf (text, "%s%s.", last != NULL ? "\n" : "", kind->summary);
      last = kind;
    }
  return further ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

/* In English, as any other part of the file. */
static void
write_ruleset (const SudokuDocument *document,
               JsonObject *root)
{
  g_autofree char *rules = sudoku_f_puzzles_compose_rules (
    sudoku_grid_get_geometry (sudoku_document_get_grid (document)));

  if (rules != NULL && !json_object_has_member (root, "ruleset") &&
      sudoku_document_is_whole (document))
    json_object_set_string_member (root, "ruleset", rules);
}

/**
 * sudoku_f_puzzles_write: (skip)
 * @document: a puzzle
 *
 * Writes the puzzle with its entries, marks and colours as f-puzzles does, and what could not be
 * read as it was.
 *
 * Returns: (transfer full): the JSON
 */
JsonNode *
sudoku_f_puzzles_write (const SudokuDocument *document)
{
  static const struct
  {
    const char *key;
    SudokuNote note;
  } notes[] = {
    { "title", SUDOKU_NOTE_DESCRIPTION },
    { "author", SUDOKU_NOTE_AUTHOR },
    { "ruleset", SUDOKU_NOTE_COMMENT },
  };
  SudokuGeometry *geometry = NULL;
  JsonObject *root = json_object_new ();
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);

  g_return_val_if_fail (document != NULL, node);

  geometry = sudoku_grid_get_geometry (sudoku_document_get_grid (document));
  json_object_set_int_member (root, "size", sudoku_geometry_get_side (geometry));
  for (guint i = 0; i < G_N_ELEMENTS (notes); i++)
    if (sudoku_document_get_note (document, notes[i].note) != NULL)
      json_object_set_string_member (root, notes[i].key,
                                     sudoku_document_get_note (document, notes[i].note));
  write_ruleset (document, root);
  write_grid (document, root);
  for (guint i = 0; i < sudoku_geometry_get_n_rules (geometry); i++)
    write_rule (geometry, i, root);
  sudoku_f_puzzles_add_rest (document, root);
  json_node_take_object (node, root);
  return node;
}
