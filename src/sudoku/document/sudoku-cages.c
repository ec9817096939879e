/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Formats that divide the board into cages say for each cell which cage it is in. Here that becomes
 * items, and items become that. */

#include "sudoku-cages.h"

#include <string.h>

#include "sudoku-item.h"

/**
 * sudoku_cages_add: (skip)
 * @rules: (element-type SudokuRule): the rules to append to
 * @side: the side N
 * @map: by cell the number of its cage
 * @cage: one of these numbers
 * @id: the id of a kind of item whose places are an area
 * @number: its number; 0 where the kind needs none: none
 *
 * Makes an item of the cells of a cage.
 *
 * Returns: %FALSE with SUDOKU_ERROR_SHAPE when a board can't have it
 */
gboolean
sudoku_cages_add (GPtrArray *rules,
                  guint side,
                  const guint16 *map,
                  guint cage,
                  const char *id,
                  guint number,
                  GError **error)
{
  const SudokuRuleKind *kind = sudoku_rule_kind_find (id, -1);
  g_autofree guint16 *cells = g_new (guint16, side * side);
  guint32 numbers[] = { number };
  SudokuRuleParameters parameters = { .numbers = numbers, .places = cells };
  SudokuRule *rule = NULL;

  g_return_val_if_fail (rules != NULL && map != NULL && kind != NULL, FALSE);

  parameters.n_numbers = number > 0 || kind->item->number == SUDOKU_ITEM_NUMBER_NEEDED;
  for (guint cell = 0; cell < side * side; cell++)
    if (map[cell] == cage)
      cells[parameters.n_places++] = (guint16)cell;
  rule = sudoku_item_new (kind, side, &parameters, error);
  if (rule == NULL)
    return FALSE;
  g_ptr_array_add (rules, rule);
  return TRUE;
}

/**
 * sudoku_cages_number_by_first: (skip)
 * @map: by cell a number below @n_cells that it shares with its cage, or SUDOKU_NO_CAGE; changed
 * @n_cells: how many cells
 *
 * Numbers cages anew, from 0, in the order of their first cells.
 *
 * Returns: how many cages there are
 */
guint
sudoku_cages_number_by_first (guint16 *map,
                              guint n_cells)
{
  g_autofree guint16 *numbers = NULL;
  guint n_cages = 0;

  g_return_val_if_fail (map != NULL, 0);

  numbers = g_new (guint16, n_cells);
  memset (numbers, 0xff, n_cells * sizeof *numbers);
  for (guint cell = 0; cell < n_cells; cell++)
    {
      if (map[cell] == SUDOKU_NO_CAGE)
        continue;
      if (numbers[map[cell]] == SUDOKU_NO_CAGE)
        numbers[map[cell]] = (guint16)n_cages++;
      map[cell] = numbers[map[cell]];
    }
  return n_cages;
}

/**
 * sudoku_cages_collect: (skip)
 * @geometry: a shape
 * @ids: ids of kinds of items whose places are areas, %NULL at the end
 *
 * Finds for each cell the item that it is in.
 *
 * Returns: (array) (transfer container) (nullable): by cell an item of the shape, or %NULL; %NULL
 *   when two items have a cell in common
 */
const SudokuRule **
sudoku_cages_collect (const SudokuGeometry *geometry,
                      const char *const *ids)
{
  g_autofree const SudokuRule **cages = NULL;

  g_return_val_if_fail (geometry != NULL && ids != NULL, NULL);

  cages = g_new0 (const SudokuRule *, sudoku_geometry_get_n_cells (geometry));
  for (guint i = 0; i < sudoku_geometry_get_n_rules (geometry); i++)
    {
      const SudokuRule *rule = sudoku_geometry_get_rule (geometry, i);
      guint n_cells = 0;
      const guint16 *cells = sudoku_rule_get_cells (rule, &n_cells);

      if (!g_strv_contains (ids, sudoku_rule_get_kind (rule)->id))
        continue;
      for (guint k = 0; k < n_cells; k++)
        {
          if (cages[cells[k]] != NULL)
            return NULL;
          cages[cells[k]] = rule;
        }
    }
  return g_steal_pointer (&cages);
}

/**
 * sudoku_cages_map_new: (skip)
 * @cages: by cell an item, or %NULL, see sudoku_cages_collect()
 * @n_cells: how many cells
 *
 * Numbers the items, from 0, in the order of their first cells.
 *
 * Returns: (transfer full): by cell a number, or SUDOKU_NO_CAGE
 */
guint16 *
sudoku_cages_map_new (const SudokuRule *const *cages,
                      guint n_cells)
{
  guint16 *map = NULL;

  g_return_val_if_fail (cages != NULL, NULL);

  map = g_new (guint16, n_cells);
  for (guint cell = 0; cell < n_cells; cell++)
    map[cell] = cages[cell] != NULL ? sudoku_rule_get_cells (cages[cell], &(guint){ 0 })[0]
                                    : SUDOKU_NO_CAGE;
  sudoku_cages_number_by_first (map, n_cells);
  return map;
}

static gboolean
are_next (guint side,
          guint a,
          guint b,
          gboolean diagonally)
{
  guint down = a / side > b / side ? a / side - b / side : b / side - a / side;
  guint right = a % side > b % side ? a % side - b % side : b % side - a % side;

  return diagonally ? MAX (down, right) == 1 : down + right == 1;
}

/**
 * sudoku_cages_are_joined:
 * @rule: an item whose places are an area
 * @side: the side N
 * @diagonally: whether a common corner joins two cells
 *
 * Tells whether one can walk through all of its cells. At most the square of their number.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_cages_are_joined (const SudokuRule *rule,
                         guint side,
                         gboolean diagonally)
{
  guint n_cells = 0, n_reached = 1;
  const guint16 *cells = NULL;
  g_autofree guint16 *walk = NULL;

  g_return_val_if_fail (rule != NULL, FALSE);

  cells = sudoku_rule_get_cells (rule, &n_cells);
  walk = g_memdup2 (cells, n_cells * sizeof *cells);
  /* The cells that are reached come first. */
  for (guint i = 0; i < n_reached; i++)
    for (guint k = n_reached; k < n_cells; k++)
      if (are_next (side, walk[i], walk[k], diagonally))
        {
          guint16 cell = walk[k];

          walk[k] = walk[n_reached];
          walk[n_reached++] = cell;
        }
  return n_reached == n_cells;
}
