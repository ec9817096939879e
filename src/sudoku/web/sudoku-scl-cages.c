/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A cage of SudokuPad is a drawing with a text, "value", unless it says what it means: "unique"
 * that its numbers differ, and "sum" their total. One with neither may mean anything. */

#include "sudoku-scl-cages.h"

#include <string.h>

#include "sudoku-item.h"
#include "sudoku-json.h"

/**
 * sudoku_scl_read_place: (skip)
 * @node: JSON
 * @side: the side N
 * @cell: (out): the cell, from 0
 *
 * Reads [row, column], from 0.
 *
 * Returns: %FALSE when it is something else, or outside the board
 */
gboolean
sudoku_scl_read_place (JsonNode *node,
                       guint side,
                       guint *cell)
{
  JsonArray *pair = JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
  guint row = 0, column = 0;

  if (pair == NULL || json_array_get_length (pair) != 2 ||
      !sudoku_json_read_number (json_array_get_element (pair, 0), side - 1, &row) ||
      !sudoku_json_read_number (json_array_get_element (pair, 1), side - 1, &column))
    return FALSE;
  *cell = row * side + column;
  return TRUE;
}

static gboolean
read_cells (JsonObject *cage,
            guint side,
            GArray *cells)
{
  JsonArray *places = sudoku_json_get_array (cage, "cells");

  for (guint i = 0; places != NULL && i < json_array_get_length (places); i++)
    {
      guint cell = 0;
      guint16 place;

      if (!sudoku_scl_read_place (json_array_get_element (places, i), side, &cell))
        return FALSE;
      place = (guint16)cell;
      g_array_append_val (cells, place);
    }
  return places != NULL;
}

/* A number, or nothing: 0. */
static gboolean
read_number (JsonObject *cage,
             const char *key,
             guint *number)
{
  JsonNode *node = json_object_get_member (cage, key);

  *number = 0;
  return node == NULL || sudoku_json_is_nothing (node) ||
         (json_node_get_value_type (node) == G_TYPE_STRING &&
          *json_node_get_string (node) == '\0') ||
         sudoku_json_read_number (node, SUDOKU_ITEM_NUMBER_MAX, number);
}

/* The kind of a cage and its number; NULL where it doesn't say. What is shown must not differ from
 * what it says. */
static const char *
find_kind (JsonObject *cage,
           guint *number)
{
  gboolean distinct = sudoku_json_is_true (cage, "unique");
  guint sum = 0, shown = 0;

  if (!read_number (cage, "sum", &sum) || !read_number (cage, "value", &shown))
    return NULL;
  if (distinct && g_strcmp0 (sudoku_json_get_string (cage, "style"), "extraregion") == 0)
    return "extra-region";
  if (sum > 0 && shown > 0 && sum != shown)
    return NULL;
  *number = sum > 0 || !distinct ? sum : shown;
  if (distinct)
    return "cage";
  return sum > 0 ? "sum" : NULL;
}

/**
 * sudoku_scl_read_cage: (skip)
 * @cage: JSON
 * @side: the side N
 *
 * Reads a cage with cells.
 *
 * Returns: (transfer full) (nullable): the rule; %NULL when it says none, or none that a board can
 *   have
 */
SudokuRule *
sudoku_scl_read_cage (JsonObject *cage,
                      guint side)
{
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (guint16));
  guint number = 0;
  guint32 numbers[1];
  const char *id = NULL;
  SudokuRuleParameters parameters = { .numbers = numbers };

  g_return_val_if_fail (cage != NULL, NULL);

  id = find_kind (cage, &number);
  if (id == NULL || !read_cells (cage, side, cells))
    return NULL;
  numbers[0] = number;
  parameters.n_numbers = number > 0;
  parameters.n_places = cells->len;
  parameters.places = (const guint16 *)(gpointer)cells->data;
  return sudoku_item_new (sudoku_rule_kind_find (id, -1), side, &parameters, NULL);
}
