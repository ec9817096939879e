/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Two solutions that differ in as few cells as possible. */

#pragma once

#include "sudoku-ambiguity.h"

G_BEGIN_DECLS

/**
 * SudokuDifference:
 * @one: (array): by cell: a solution
 * @other: (array): by cell: another one
 * @n_cells: in how many cells they differ
 * @cells: (array length=n_cells): these cells, in order: the smallest group that can be swapped
 * @smallest: whether it is proven that no two solutions differ in fewer cells
 *
 * Two solutions of a puzzle that are nearly equal.
 */
typedef struct
{
  guint8 *one;
  guint8 *other;
  guint n_cells;
  guint *cells;
  gboolean smallest;
} SudokuDifference;

SudokuDifference *sudoku_difference_find (const SudokuGrid *grid,
                                          const SudokuAmbiguity *ambiguity,
                                          const SudokuTask *task,
                                          GError **error);
void sudoku_difference_free (SudokuDifference *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuDifference, sudoku_difference_free)

G_END_DECLS
