/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes rules of the kinds whose parameters follow from each other. */

#include "sudoku-rule-make.h"

#include "sudoku-error.h"
#include "sudoku-rule-kinds.h"

/**
 * sudoku_rule_new_boxes:
 * @rows: rows of a box, at least 2
 * @columns: columns of a box, at least 2
 *
 * Makes the rule that each box of that size holds each value once.
 *
 * Returns: (transfer full): the rule
 */
SudokuRule *
sudoku_rule_new_boxes (guint rows,
                       guint columns)
{
  const guint32 numbers[] = { rows, columns };

  return sudoku_rule_new_with_parameters (
    &sudoku_rule_boxes, &(SudokuRuleParameters){ .n_numbers = 2, .numbers = numbers });
}

/**
 * sudoku_rule_list_boxes:
 * @side: the side N
 * @rows: (out): the rows of a box, for each size that boxes can have
 *
 * Finds the boxes of at least two rows and columns, the flat ones first.
 *
 * Returns: how many sizes there are; 0 for a prime side, which can't have boxes
 */
guint
sudoku_rule_list_boxes (guint side,
                        guint rows[SUDOKU_SIDE_MAX])
{
  guint n = 0;

  g_return_val_if_fail (side <= SUDOKU_SIDE_MAX, 0);

  for (guint r = 2; r * 2 <= side; r++)
    if (side % r == 0)
      rows[n++] = r;
  return n;
}

static int
compare_cells (gconstpointer a,
               gconstpointer b)
{
  return *(const guint16 *)a - *(const guint16 *)b;
}

/**
 * sudoku_rule_new_with_cells:
 * @kind: a kind of rule about some cells
 * @cells: (array length=n_cells): the cells, from 0, in any order
 * @n_cells: how many
 *
 * Makes a rule about cells. Repeated cells count once.
 *
 * Returns: (transfer full): the rule
 */
SudokuRule *
sudoku_rule_new_with_cells (const SudokuRuleKind *kind,
                            const guint16 *cells,
                            guint n_cells)
{
  g_autofree guint16 *sorted = NULL;
  SudokuRuleParameters parameters = { 0 };

  g_return_val_if_fail (kind->parameter == SUDOKU_RULE_CELLS && n_cells > 0, NULL);

  sorted = g_memdup2 (cells, n_cells * sizeof *cells);
  qsort (sorted, n_cells, sizeof *sorted, compare_cells);
  for (guint i = 0; i < n_cells; i++)
    if (i == 0 || sorted[i] != sorted[parameters.n_places - 1])
      sorted[parameters.n_places++] = sorted[i];
  parameters.places = sorted;
  return sudoku_rule_new_with_parameters (kind, &parameters);
}

/* Renumbers the regions, in the order of their first cells. */
static gboolean
number_regions (guint side,
                guint16 *regions,
                GError **error)
{
  guint16 numbers[SUDOKU_SIDE_MAX] = { 0 }; /* old → new, from 1 */
  guint sizes[SUDOKU_SIDE_MAX + 1] = { 0 };
  guint n = 0;

  for (guint cell = 0; cell < side * side; cell++)
    {
      guint16 *number = &numbers[MIN (regions[cell], SUDOKU_SIDE_MAX - 1)];

      if (regions[cell] >= side)
        {
          sudoku_error_set (error, SUDOKU_ERROR_SHAPE, NULL, "region-number",
                            sat_arg_number (regions[cell] + 1u), sat_arg_number (side));
          return FALSE;
        }
      if (*number == 0)
        *number = (guint16)++n;
      sizes[*number]++;
      regions[cell] = *number - 1;
    }
  for (guint i = 1; i <= side; i++)
    if (sizes[i] != side)
      {
        sudoku_error_set (error, SUDOKU_ERROR_SHAPE, NULL, "region-size",
                          sat_arg_number (sizes[i]), sat_arg_number (side));
        return FALSE;
      }
  return TRUE;
}

/**
 * sudoku_rule_new_regions:
 * @side: the side N
 * @regions: (array): for each of the N² cells the number of its region, from 0
 *
 * Makes the rule that each region holds each value once. Regions of the same cells are the same
 * rule, whatever their numbers, as they are renumbered in the order of their first cells.
 *
 * Returns: (transfer full) (nullable): the rule, or %NULL with SUDOKU_ERROR_SHAPE when there are
 *   not N regions of N cells
 */
SudokuRule *
sudoku_rule_new_regions (guint side,
                         const guint16 *regions,
                         GError **error)
{
  guint n_cells = side * side;
  g_autofree guint16 *renumbered = g_memdup2 (regions, n_cells * sizeof *regions);

  if (!number_regions (side, renumbered, error))
    return NULL;
  return sudoku_rule_new_with_parameters (
    &sudoku_rule_regions, &(SudokuRuleParameters){ .n_places = n_cells, .places = renumbered });
}

/**
 * sudoku_rule_new_own:
 * @own: own constraints, at least one
 *
 * Makes the rule that own constraints hold.
 *
 * Returns: (transfer full): the rule
 */
SudokuRule *
sudoku_rule_new_own (SudokuOwn *own)
{
  g_return_val_if_fail (own != NULL && sudoku_own_get_n (own) > 0, NULL);

  return sudoku_rule_new_with_parameters (&sudoku_rule_own, &(SudokuRuleParameters){ .own = own });
}
