/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The fewest givens that leave only one of many solutions. */

#pragma once

#include "sudoku-ambiguity.h"
#include "sudoku-task-run.h"

G_BEGIN_DECLS

/**
 * SudokuIsolation:
 *
 * Searches for the fewest givens that leave only one of the solutions of a puzzle.
 */
typedef struct _SudokuIsolation SudokuIsolation;

SudokuIsolation *sudoku_isolation_new (const SudokuGrid *grid,
                                       const SudokuAmbiguity *ambiguity,
                                       const guint *orbit_of,
                                       guint n_orbits,
                                       const SudokuTaskRun *run);
void sudoku_isolation_free (SudokuIsolation *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuIsolation, sudoku_isolation_free)

guint sudoku_isolation_find_soon (SudokuIsolation *self, guint8 *chosen, guint8 *solution);
gboolean sudoku_isolation_find_fewest (SudokuIsolation *self,
                                       guint cost_max,
                                       guint8 *chosen,
                                       guint8 *solution,
                                       gboolean *proven);

G_END_DECLS
