/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Givens that a puzzle does not need. */

#pragma once

#include "sudoku-grid.h"
#include "sudoku-random.h"
#include "sudoku-task-run.h"

G_BEGIN_DECLS

/**
 * SudokuSuperfluous:
 * @verdict: what the puzzle is; only of one with %SUDOKU_VERDICT_UNIQUE there is more to say
 * @n_cells: how many givens can go, each of them alone
 * @cells: (array length=n_cells): these, in their order; with orbits all that are in one with them
 *   go as well
 * @n_unknown: how many givens there are of which that was not found out within the effort
 *
 * The givens each of which can go without there being more solutions.
 */
typedef struct
{
  SudokuVerdict verdict;
  guint n_cells;
  guint *cells;
  guint n_unknown;
} SudokuSuperfluous;

SudokuSuperfluous *sudoku_superfluous_find (const SudokuGrid *grid,
                                            const guint *orbits,
                                            const SudokuTask *task,
                                            GError **error);
void sudoku_superfluous_free (SudokuSuperfluous *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuSuperfluous, sudoku_superfluous_free)

gboolean sudoku_superfluous_remove (SudokuGrid *grid,
                                    const guint8 *solution,
                                    const guint *orbits,
                                    SudokuRandom *random,
                                    const SudokuTaskRun *run,
                                    gboolean *minimal,
                                    GError **error);

G_END_DECLS
