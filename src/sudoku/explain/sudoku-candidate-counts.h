/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How many solutions of a puzzle each value of each cell leaves. */

#pragma once

#include "sudoku-ambiguity.h"

G_BEGIN_DECLS

/**
 * SudokuCandidateCounts:
 * @side: N
 * @n_cells: N × N
 * @counts: (array): by cell × N + value − 1: how many solutions have the value in the cell
 * @more: (array length=n_cells): by cell: the values of which there may be more solutions than
 *   their count
 *
 * How many solutions are left when a cell gets a value. Filled cells are counted in the known
 * solutions only.
 */
typedef struct
{
  guint side;
  guint n_cells;
  guint *counts;
  SudokuSet *more;
} SudokuCandidateCounts;

SudokuCandidateCounts *sudoku_candidate_counts_find (const SudokuGrid *grid,
                                                     const SudokuAmbiguity *ambiguity,
                                                     guint limit,
                                                     const SudokuTask *task,
                                                     GError **error);
void sudoku_candidate_counts_free (SudokuCandidateCounts *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuCandidateCounts, sudoku_candidate_counts_free)

G_END_DECLS
