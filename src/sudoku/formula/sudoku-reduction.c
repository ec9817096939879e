/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How far the givens reduce a formula, as a table. Reduces nothing itself. */

#include "sudoku-reduction.h"

#include <glib/gi18n.h>

static const SudokuReduction reductions[] = {
  {
    "none",
    N_ ("Keep"),
    N_ ("all clauses, and one for each filled cell"),
    FALSE,
    FALSE,
  },
  {
    "one-step",
    N_ ("One step"),
    N_ ("without what filled cells satisfy or exclude (Kwon and Jain 2006)"),
    TRUE,
    FALSE,
  },
  {
    "fixpoint",
    N_ ("To the end"),
    N_ ("without what unit propagation decides, repeated until nothing changes"),
    TRUE,
    TRUE,
  },
};

/**
 * sudoku_reductions:
 * @n_reductions: (out): how many there are
 *
 * Gets all reductions, the empty one first.
 *
 * Returns: (transfer none) (array length=n_reductions): the table
 */
const SudokuReduction *
sudoku_reductions (gsize *n_reductions)
{
  g_return_val_if_fail (n_reductions != NULL, NULL);

  *n_reductions = G_N_ELEMENTS (reductions);
  return reductions;
}

/**
 * sudoku_reduction_find:
 * @id: an id
 *
 * Finds a reduction by its id.
 *
 * Returns: (transfer none) (nullable): the reduction; %NULL if there is none
 */
const SudokuReduction *
sudoku_reduction_find (const char *id)
{
  for (gsize i = 0; i < G_N_ELEMENTS (reductions); i++)
    if (g_strcmp0 (reductions[i].id, id) == 0)
      return &reductions[i];
  return NULL;
}
