/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of strategies. */

#include "sudoku-strategy.h"

#include "sudoku-strategy-list.h"

static const SudokuStrategy *const strategies[] = { SUDOKU_STRATEGIES };

/**
 * sudoku_strategies:
 * @n_strategies: (out): how many there are
 *
 * Gets the table of strategies. To add one is to write a file and add a row to it.
 *
 * Returns: (transfer none) (array length=n_strategies): the table, the default first
 */
const SudokuStrategy *const *
sudoku_strategies (gsize *n_strategies)
{
  *n_strategies = G_N_ELEMENTS (strategies);
  return strategies;
}

/**
 * sudoku_strategy_find:
 * @id: an id
 *
 * Finds a strategy by its id.
 *
 * Returns: (transfer none) (nullable): the strategy; %NULL if there is none
 */
const SudokuStrategy *
sudoku_strategy_find (const char *id)
{
  for (gsize i = 0; i < G_N_ELEMENTS (strategies); i++)
    if (g_strcmp0 (strategies[i]->id, id) == 0)
      return strategies[i];
  return NULL;
}
