/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Givens that a puzzle does not need. */

#pragma once

#include "sudoku-grid.h"
#include "sudoku-random.h"
#include "sudoku-task-run.h"

G_BEGIN_DECLS

/**
 * SudokuSuperfluous:
 * @verdict: what the puzzle is; the other members only count for %SUDOKU_VERDICT_UNIQUE
 * @n_cells: how many givens can be removed, each of them alone
 * @cells: (array length=n_cells): their cells, in order; with orbits everything in their orbits is
 *   removed as well
 * @n_unknown: how many givens are undecided within the effort
 *
 * The givens each of which can be removed without more solutions.
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
