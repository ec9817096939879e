/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What f-puzzles and Satdoku have in common, and the conversion of a puzzle to the JSON of
 * f-puzzles. The reverse is in sudoku-f-puzzles-read.c. */

#include "sudoku-f-puzzles.h"

#include "sudoku-shape-map.h"

/* Rules with their own keys in f-puzzles. Diagonals are two keys, windows are areas. */
static const SudokuFPuzzlesRule rules[] = {
  { "antiknight", "anti-knight" },
  { "antiking", "anti-king" },
  { "disjointgroups", "disjoint" },
  { "nonconsecutive", "non-consecutive" },
  { "even", "even" },
  { "odd", "odd" },
};

/* The ids of all further rules that f-puzzles can express. */
const char *const sudoku_f_puzzles_rule_ids[] = { "regions", "x", "windows", "disjoint",
                                                  "anti-knight", "anti-king",
                                                  "non-consecutive", "even", "odd", NULL };

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

/**
 * sudoku_f_puzzles_rules: (skip)
 * @n_rules: (out): how many there are
 *
 * Gets the rules that both sides have, one for one.
 *
 * Returns: (transfer none) (array length=n_rules): the rules
 */
const SudokuFPuzzlesRule *
sudoku_f_puzzles_rules (guint *n_rules)
{
  *n_rules = G_N_ELEMENTS (rules);
  return rules;
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
  JsonArray *areas = json_array_new ();

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
  json_object_set_array_member (root, "extraregion", areas);
}

static void
write_rule (SudokuGeometry *geometry,
            guint number,
            JsonObject *root)
{
  SudokuRule *rule = sudoku_geometry_get_rule (geometry, number);
  const char *id = sudoku_rule_get_kind (rule)->id;
  guint n_cells = 0;
  const guint16 *cells = NULL;

  if (g_str_equal (id, "x"))
    {
      json_object_set_boolean_member (root, "diagonal+", TRUE);
      json_object_set_boolean_member (root, "diagonal-", TRUE);
    }
  else if (g_str_equal (id, "windows"))
    write_windows (geometry, number, root);
  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      if (!g_str_equal (id, rules[i].id))
        continue;
      if (sudoku_rule_get_kind (rule)->parameter == SUDOKU_RULE_CELLS)
        {
          cells = sudoku_rule_get_cells (rule, &n_cells);
          json_object_set_array_member (
            root, rules[i].key, write_cells (cells, n_cells, sudoku_geometry_get_side (geometry)));
        }
      else
        json_object_set_boolean_member (root, rules[i].key, TRUE);
    }
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
  write_grid (document, root);
  for (guint i = 0; i < sudoku_geometry_get_n_rules (geometry); i++)
    write_rule (geometry, i, root);
  sudoku_f_puzzles_add_rest (document, root);
  json_node_take_object (node, root);
  return node;
}
