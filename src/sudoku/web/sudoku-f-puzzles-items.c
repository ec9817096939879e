/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Each kind of item has a key, with a list of objects: "cells" or "cell" for those without order,
 * "lines" with one item each, and "value" for a number. What the key is stands in the kind's row,
 * how the objects look follows from its form: a second part is "cloneCells", or "lines" where it is
 * a path, and a corner names its four cells. */

#include "sudoku-f-puzzles-items.h"

#include <string.h>

#include "sudoku-item.h"
#include "sudoku-outside.h"
#include "sudoku-scanner.h"

/* Sums that have a letter. */
#define SUM_V 5
#define SUM_X 10

/**
 * sudoku_f_puzzles_read_cell: (skip)
 * @node: (nullable): JSON
 * @side: the side N
 * @cell: (out): the cell, from 0
 *
 * Reads "R3C5".
 *
 * Returns: %FALSE when it is outside the board, or no text
 */
gboolean
sudoku_f_puzzles_read_cell (JsonNode *node,
                            guint side,
                            guint16 *cell)
{
  const char *at = node != NULL && json_node_get_value_type (node) == G_TYPE_STRING
                     ? json_node_get_string (node)
                     : "";
  const char *end = at + strlen (at);
  guint row = 0, column = 0;

  if (*at != 'R')
    return FALSE;
  at++;
  if (!sudoku_scan_uint (&at, end, side, &row) || *at != 'C')
    return FALSE;
  at++;
  if (!sudoku_scan_uint (&at, end, side, &column) || at != end || row == 0 || column == 0)
    return FALSE;
  *cell = (guint16)((row - 1) * side + column - 1);
  return TRUE;
}

/* "R0C3", a place outside the board. */
static gboolean
read_outside (JsonNode *node,
              guint side,
              guint16 *place)
{
  const char *at = node != NULL && json_node_get_value_type (node) == G_TYPE_STRING
                     ? json_node_get_string (node)
                     : "";
  const char *end = at + strlen (at);
  guint row = 0, column = 0;

  if (*at++ != 'R' || !sudoku_scan_uint (&at, end, side + 1, &row) || *at++ != 'C' ||
      !sudoku_scan_uint (&at, end, side + 1, &column) || at != end)
    return FALSE;
  *place = (guint16)sudoku_outside_make (side, row, column);
  return *place != 0;
}

static const char *const directions[] = { "", "DR", "DL", "UR", "UL" };

static gboolean
read_direction (JsonObject *object,
                SudokuDirection *direction)
{
  JsonNode *node = json_object_get_member (object, "direction");
  const char *text = node != NULL && json_node_get_value_type (node) == G_TYPE_STRING
                       ? json_node_get_string (node)
                       : "";

  for (guint i = SUDOKU_DIRECTION_DOWN_RIGHT; i < G_N_ELEMENTS (directions); i++)
    if (g_str_equal (text, directions[i]))
      *direction = (SudokuDirection)i;
  return *direction != SUDOKU_DIRECTION_NONE;
}

static gboolean
read_cells (JsonArray *names,
            guint side,
            GArray *cells)
{
  for (guint i = 0; names != NULL && i < json_array_get_length (names); i++)
    {
      guint16 cell = 0;

      if (!sudoku_f_puzzles_read_cell (json_array_get_element (names, i), side, &cell))
        return FALSE;
      g_array_append_val (cells, cell);
    }
  return names != NULL;
}

/* A number, as one or as text; "" and nothing are the usual one. */
static gboolean
read_value (JsonNode *node,
            GArray *numbers)
{
  guint number = 0;
  guint32 value;

  if (node == NULL || sudoku_json_is_nothing (node) ||
      (json_node_get_value_type (node) == G_TYPE_STRING && *json_node_get_string (node) == '\0'))
    return TRUE;
  if (!sudoku_json_read_number (node, SUDOKU_ITEM_NUMBER_MAX, &number))
    return FALSE;
  value = number;
  g_array_append_val (numbers, value);
  return TRUE;
}

/* "X" or "V". */
static gboolean
read_sum (JsonNode *node,
          GArray *numbers)
{
  const char *text = node != NULL && json_node_get_value_type (node) == G_TYPE_STRING
                       ? json_node_get_string (node)
                       : "";
  guint32 sum = g_str_equal (text, "V") ? SUM_V : SUM_X;

  if (!g_str_equal (text, "V") && !g_str_equal (text, "X"))
    return FALSE;
  g_array_append_val (numbers, sum);
  return TRUE;
}

typedef struct
{
  const SudokuRuleKind *kind;
  guint side;
  GPtrArray *rules;
} Reading;

static gboolean
is_sum (const SudokuRuleKind *kind)
{
  return g_str_equal (kind->id, "edge-sum");
}

static gboolean
is_zero (JsonNode *value)
{
  guint number = 1;

  return sudoku_json_read_number (value, G_MAXUINT16, &number) && number == 0;
}

static gboolean
is_empty (JsonNode *value)
{
  return value == NULL || sudoku_json_is_nothing (value) ||
         (json_node_get_value_type (value) == G_TYPE_STRING &&
          *json_node_get_string (value) == '\0');
}

/* A mark or a clue that says nothing. */
static gboolean
is_blank (const Reading *self,
          JsonObject *object)
{
  const SudokuItemForm *form = self->kind->item;
  JsonNode *value = json_object_get_member (object, "value");

  if (form->number == SUDOKU_ITEM_NUMBER_REPEATED)
    {
      JsonArray *values = sudoku_json_get_array (object, "values");

      return values == NULL || json_array_get_length (values) == 0;
    }
  return form->number == SUDOKU_ITEM_NUMBER_NEEDED &&
         (is_empty (value) || (!form->zero && is_zero (value)));
}

/* Several numbers, each a number or a text. */
static gboolean
read_values (JsonArray *values,
             GArray *numbers)
{
  for (guint i = 0; i < json_array_get_length (values); i++)
    if (!read_value (json_array_get_element (values, i), numbers))
      return FALSE;
  return numbers->len == json_array_get_length (values);
}

static int
compare_numbers (gconstpointer a,
                 gconstpointer b)
{
  guint32 left = *(const guint32 *)a, right = *(const guint32 *)b;

  return (left > right) - (left < right);
}

static gboolean
read_numbers (const Reading *self,
              JsonObject *object,
              GArray *numbers)
{
  JsonNode *value = json_object_get_member (object, "value");
  gboolean read;

  switch (self->kind->item->number)
    {
    case SUDOKU_ITEM_NUMBER_NONE:
      return TRUE;
    case SUDOKU_ITEM_NUMBER_REPEATED:
      read = read_values (json_object_get_array_member (object, "values"), numbers);
      g_array_sort (numbers, compare_numbers);
      return read;
    case SUDOKU_ITEM_NUMBER_OPTIONAL:
      return is_zero (value) || read_value (value, numbers);
    case SUDOKU_ITEM_NUMBER_USUAL:
    case SUDOKU_ITEM_NUMBER_NEEDED:
    case SUDOKU_ITEM_NUMBER_LIST:
    case SUDOKU_ITEM_NUMBER_BITS:
    case SUDOKU_ITEM_NUMBER_KINDS:
    default:
      return is_sum (self->kind) ? read_sum (value, numbers) : read_value (value, numbers);
    }
}

static gboolean
add_item (Reading *self,
          JsonObject *object,
          GArray *cells,
          guint n_first)
{
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (guint32));
  SudokuRuleParameters parameters = { 0 };
  SudokuRule *rule = NULL;

  if (!read_numbers (self, object, numbers))
    return FALSE;
  if (self->kind->item->places == SUDOKU_PLACES_DIAGONAL &&
      !read_direction (object, &parameters.direction))
    return FALSE;
  parameters.n_numbers = numbers->len;
  parameters.numbers = (const guint32 *)(gpointer)numbers->data;
  parameters.n_places = cells->len;
  parameters.places = (const guint16 *)(gpointer)cells->data;
  parameters.n_first = n_first;
  rule = sudoku_item_new (self->kind, self->side, &parameters, NULL);
  if (rule == NULL)
    return FALSE;
  g_ptr_array_add (self->rules, rule);
  return TRUE;
}

static gboolean
read_lines (Reading *self,
            JsonObject *object)
{
  JsonArray *lines = sudoku_json_get_array (object, "lines");

  for (guint i = 0; lines != NULL && i < json_array_get_length (lines); i++)
    {
      JsonNode *line = json_array_get_element (lines, i);
      g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (guint16));

      if (!JSON_NODE_HOLDS_ARRAY (line) ||
          !read_cells (json_node_get_array (line), self->side, cells))
        return FALSE;
      /* A line of one cell says nothing. */
      if (cells->len > 1 && !add_item (self, object, cells, 0))
        return FALSE;
    }
  return lines != NULL;
}

static gboolean
has_cell (GArray *cells,
          guint n,
          guint16 cell)
{
  for (guint i = 0; i < n; i++)
    if (g_array_index (cells, guint16, i) == cell)
      return TRUE;
  return FALSE;
}

/* An item for each of its lines, which begin in the area. */
static gboolean
read_paths (Reading *self,
            JsonObject *object)
{
  JsonArray *lines = sudoku_json_get_array (object, "lines");
  g_autoptr (GArray) area = g_array_new (FALSE, FALSE, sizeof (guint16));

  if (lines == NULL ||
      !read_cells (sudoku_json_get_array (object, "cells"), self->side, area))
    return FALSE;
  for (guint i = 0; i < json_array_get_length (lines); i++)
    {
      JsonNode *line = json_array_get_element (lines, i);
      g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (guint16));

      g_array_append_vals (cells, area->data, area->len);
      if (!JSON_NODE_HOLDS_ARRAY (line) ||
          !read_cells (json_node_get_array (line), self->side, cells))
        return FALSE;
      if (cells->len > area->len &&
          has_cell (area, area->len, g_array_index (cells, guint16, area->len)))
        g_array_remove_index (cells, area->len);
      /* A line that stays in the area says nothing. */
      if (cells->len > area->len && !add_item (self, object, cells, area->len))
        return FALSE;
    }
  return TRUE;
}

/* The four cells around a corner. */
static gboolean
read_corner (Reading *self,
             JsonObject *object)
{
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (guint16));
  guint16 first = G_MAXUINT16;

  if (!read_cells (sudoku_json_get_array (object, "cells"), self->side, cells) || cells->len != 4)
    return FALSE;
  for (guint i = 0; i < cells->len; i++)
    first = MIN (first, g_array_index (cells, guint16, i));
  if (!has_cell (cells, 4, (guint16)(first + 1)) ||
      !has_cell (cells, 4, (guint16)(first + self->side)) ||
      !has_cell (cells, 4, (guint16)(first + self->side + 1)))
    return FALSE;
  g_array_index (cells, guint16, 0) = first;
  g_array_set_size (cells, 1);
  return add_item (self, object, cells, 0);
}

static gboolean
read_clue (Reading *self,
           JsonObject *object)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (guint16));
  guint16 place = 0;

  if (!read_outside (json_object_get_member (object, "cell"), self->side, &place))
    return FALSE;
  g_array_append_val (places, place);
  return add_item (self, object, places, 0);
}

static gboolean
read_area (Reading *self,
           JsonObject *object)
{
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (guint16));
  guint16 cell = 0;
  guint n_first = 0;

  if (json_object_has_member (object, "cell"))
    {
      if (!sudoku_f_puzzles_read_cell (json_object_get_member (object, "cell"), self->side, &cell))
        return FALSE;
      g_array_append_val (cells, cell);
      return add_item (self, object, cells, 0);
    }
  if (!read_cells (sudoku_json_get_array (object, "cells"), self->side, cells))
    return FALSE;
  if (self->kind->item->second != SUDOKU_PLACES_NONE)
    {
      n_first = cells->len;
      if (!read_cells (sudoku_json_get_array (object, "cloneCells"), self->side, cells))
        return FALSE;
    }
  return add_item (self, object, cells, n_first);
}

/* "negative": the keys of kinds whose marks are all shown. */
static gboolean
read_names (Reading *self,
            JsonArray *array)
{
  const char *const *names = self->kind->item->names;
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (guint32));
  SudokuRuleParameters parameters = { 0 };
  guint n_known = 0;

  for (guint32 i = 0; names[i] != NULL; i++)
    {
      const char *key = sudoku_rule_kind_find (names[i], -1)->f_puzzles;
      gboolean named = FALSE;

      for (guint k = 0; k < json_array_get_length (array); k++)
        {
          JsonNode *node = json_array_get_element (array, k);

          if (json_node_get_value_type (node) == G_TYPE_STRING &&
              g_str_equal (json_node_get_string (node), key))
            {
              named = TRUE;
              n_known++;
            }
        }
      if (named)
        g_array_append_val (numbers, i);
    }
  if (numbers->len == 0 || n_known < json_array_get_length (array))
    return FALSE;
  parameters.n_numbers = numbers->len;
  parameters.numbers = (const guint32 *)(gpointer)numbers->data;
  g_ptr_array_add (self->rules, sudoku_item_new (self->kind, self->side, &parameters, NULL));
  return TRUE;
}

static gboolean
read_object (Reading *self,
             JsonObject *object)
{
  if (object == NULL)
    return FALSE;
  if (is_blank (self, object))
    return TRUE;
  if (self->kind->item->second == SUDOKU_PLACES_PATH)
    return read_paths (self, object);
  switch (self->kind->item->places)
    {
    case SUDOKU_PLACES_LINE:
    case SUDOKU_PLACES_PATH:
      return read_lines (self, object);
    case SUDOKU_PLACES_CORNER:
      return read_corner (self, object);
    case SUDOKU_PLACES_OUTSIDE:
    case SUDOKU_PLACES_DIAGONAL:
      return read_clue (self, object);
    case SUDOKU_PLACES_NONE:
    case SUDOKU_PLACES_AREA:
    case SUDOKU_PLACES_EDGE:
    default:
      return read_area (self, object);
    }
}

/**
 * sudoku_f_puzzles_read_items: (skip)
 * @kind: a kind of item with a key
 * @side: the side N
 * @node: what stands at the key
 * @rules: (element-type SudokuRule): the rules to append to
 *
 * Reads the items of a kind.
 *
 * Returns: %FALSE when one of them can't be read; then none are appended
 */
gboolean
sudoku_f_puzzles_read_items (const SudokuRuleKind *kind,
                             guint side,
                             JsonNode *node,
                             GPtrArray *rules)
{
  Reading self = { kind, side, rules };
  guint n_before = rules->len;
  JsonArray *array = JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
  gboolean read = array != NULL;

  if (read && kind->item->number == SUDOKU_ITEM_NUMBER_KINDS)
    read = read_names (&self, array);
  else
    for (guint i = 0; read && i < json_array_get_length (array); i++)
      read = read_object (&self, sudoku_json_get_object (array, i));
  if (!read)
    g_ptr_array_set_size (rules, (int)n_before);
  return read;
}

/**
 * sudoku_f_puzzles_has_plain_dots: (skip)
 * @geometry: a shape
 *
 * Tells whether all its white dots are about a difference of 1.
 *
 * Returns: %TRUE if so, or if there are none
 */
gboolean
sudoku_f_puzzles_has_plain_dots (const SudokuGeometry *geometry)
{
  for (guint i = 0; i < sudoku_geometry_get_n_rules (geometry); i++)
    {
      const SudokuRule *rule = sudoku_geometry_get_rule (geometry, i);

      if (g_str_equal (sudoku_rule_get_kind (rule)->id, "difference") &&
          sudoku_rule_get_number (rule, 0) != 1)
        return FALSE;
    }
  return TRUE;
}

static JsonArray *
write_cells (const guint16 *cells,
             guint n_cells,
             guint side)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < n_cells; i++)
    {
      g_autofree char *name =
        g_strdup_printf ("R%uC%u", cells[i] / side + 1, cells[i] % side + 1);

      json_array_add_string_element (array, name);
    }
  return array;
}

static JsonArray *
write_values (const SudokuRule *rule)
{
  const SudokuRuleParameters *parameters = sudoku_rule_get_parameters (rule);
  JsonArray *values = json_array_new ();

  for (guint i = 0; i < parameters->n_numbers; i++)
    json_array_add_int_element (values, parameters->numbers[i]);
  return values;
}

static void
write_number (const SudokuRule *rule,
              guint side,
              JsonObject *object)
{
  const SudokuItemForm *form = sudoku_rule_get_kind (rule)->item;
  guint number = sudoku_rule_get_number (rule, 0);
  g_autofree char *text = g_strdup_printf ("%u", number);

  if (is_sum (sudoku_rule_get_kind (rule)))
    json_object_set_string_member (object, "value", number == SUM_V ? "V" : "X");
  else if (form->number == SUDOKU_ITEM_NUMBER_REPEATED)
    json_object_set_array_member (object, "values", write_values (rule));
  else if (form->number == SUDOKU_ITEM_NUMBER_NEEDED ||
           (form->number == SUDOKU_ITEM_NUMBER_OPTIONAL &&
            sudoku_rule_get_parameters (rule)->n_numbers > 0) ||
           (form->number == SUDOKU_ITEM_NUMBER_USUAL && number != form->get_usual (side)))
    json_object_set_string_member (object, "value", text);
}

/**
 * sudoku_f_puzzles_need_list: (skip)
 * @root: the JSON of a puzzle
 * @key: a key of a list
 *
 * Gets the list at a key, which is made when it is not there.
 *
 * Returns: (transfer none): the list
 */
JsonArray *
sudoku_f_puzzles_need_list (JsonObject *root,
                            const char *key)
{
  g_return_val_if_fail (root != NULL && key != NULL, NULL);

  if (!json_object_has_member (root, key))
    json_object_set_array_member (root, key, json_array_new ());
  return json_object_get_array_member (root, key);
}

static void
write_names (const SudokuRule *rule,
             JsonObject *root)
{
  const SudokuRuleKind *kind = sudoku_rule_get_kind (rule);
  const SudokuRuleParameters *parameters = sudoku_rule_get_parameters (rule);

  for (guint i = 0; i < parameters->n_numbers; i++)
    {
      const char *name = kind->item->names[parameters->numbers[i]];

      if (g_str_equal (name, "difference"))
        json_object_set_boolean_member (root, "nonconsecutive", TRUE);
      else
        json_array_add_string_element (sudoku_f_puzzles_need_list (root, kind->f_puzzles),
                                       sudoku_rule_kind_find (name, -1)->f_puzzles);
    }
}

/* An object for each cell. */
static void
write_one_by_one (const SudokuRule *rule,
                  guint side,
                  JsonObject *root)
{
  guint n_cells = 0;
  const guint16 *cells = sudoku_rule_get_cells (rule, &n_cells);
  JsonArray *list = sudoku_f_puzzles_need_list (root, sudoku_rule_get_kind (rule)->f_puzzles);

  for (guint i = 0; i < n_cells; i++)
    {
      JsonObject *object = json_object_new ();
      g_autofree char *name =
        g_strdup_printf ("R%uC%u", cells[i] / side + 1, cells[i] % side + 1);

      json_object_set_string_member (object, "cell", name);
      json_array_add_object_element (list, object);
    }
}

static void
write_line (const guint16 *cells,
            guint n_cells,
            guint side,
            JsonObject *object)
{
  JsonArray *lines = json_array_new ();

  json_array_add_array_element (lines, write_cells (cells, n_cells, side));
  json_object_set_array_member (object, "lines", lines);
}

/* The line of an arrow begins in its bulb. */
static void
write_path (const SudokuRuleParameters *parameters,
            guint side,
            JsonObject *object)
{
  guint n_shaft = parameters->n_places - parameters->n_first;
  const guint16 *shaft = parameters->places + parameters->n_first;
  g_autofree guint16 *line = g_new (guint16, n_shaft + 1);

  line[0] = sudoku_item_find_nearest (side, parameters->places, parameters->n_first, shaft[0]);
  memcpy (line + 1, shaft, n_shaft * sizeof *line);
  json_object_set_array_member (object, "cells",
                                write_cells (parameters->places, parameters->n_first, side));
  write_line (line, n_shaft + 1, side, object);
}

static void
write_clue (const SudokuRuleParameters *parameters,
            guint side,
            JsonObject *object)
{
  guint row = 0, column = 0;
  g_autofree char *name = NULL;

  sudoku_outside_get (side, parameters->places[0], &row, &column);
  name = g_strdup_printf ("R%uC%u", row, column);
  json_object_set_string_member (object, "cell", name);
  if (parameters->direction != SUDOKU_DIRECTION_NONE)
    json_object_set_string_member (object, "direction", directions[parameters->direction]);
}

static void
write_corner (guint16 cell,
              guint side,
              JsonObject *object)
{
  const guint16 cells[] = { cell, (guint16)(cell + 1), (guint16)(cell + side),
                            (guint16)(cell + side + 1) };

  json_object_set_array_member (object, "cells", write_cells (cells, G_N_ELEMENTS (cells), side));
}

static void
write_places (const SudokuRule *rule,
              guint side,
              JsonObject *object)
{
  const SudokuItemForm *form = sudoku_rule_get_kind (rule)->item;
  const SudokuRuleParameters *parameters = sudoku_rule_get_parameters (rule);
  guint n_first = form->second != SUDOKU_PLACES_NONE ? parameters->n_first
                                                     : parameters->n_places;

  if (form->second == SUDOKU_PLACES_PATH)
    write_path (parameters, side, object);
  else if (form->places == SUDOKU_PLACES_OUTSIDE || form->places == SUDOKU_PLACES_DIAGONAL)
    write_clue (parameters, side, object);
  else if (form->places == SUDOKU_PLACES_CORNER)
    write_corner (parameters->places[0], side, object);
  else if (form->places == SUDOKU_PLACES_LINE)
    write_line (parameters->places, n_first, side, object);
  else
    json_object_set_array_member (object, "cells",
                                  write_cells (parameters->places, n_first, side));
  if (form->second == SUDOKU_PLACES_AREA)
    json_object_set_array_member (
      object, "cloneCells",
      write_cells (parameters->places + n_first, parameters->n_places - n_first, side));
}

/**
 * sudoku_f_puzzles_write_item: (skip)
 * @rule: an item of a kind that has a key
 * @side: the side N
 * @root: the JSON of the puzzle
 *
 * Adds an item to the list at its key.
 */
void
sudoku_f_puzzles_write_item (const SudokuRule *rule,
                             guint side,
                             JsonObject *root)
{
  const SudokuRuleKind *kind = sudoku_rule_get_kind (rule);
  JsonObject *object = NULL;

  if (kind->item->number == SUDOKU_ITEM_NUMBER_KINDS)
    {
      write_names (rule, root);
      return;
    }
  if (kind->item->one_by_one)
    {
      write_one_by_one (rule, side, root);
      return;
    }
  object = json_object_new ();
  write_places (rule, side, object);
  write_number (rule, side, object);
  json_array_add_object_element (sudoku_f_puzzles_need_list (root, kind->f_puzzles), object);
}
