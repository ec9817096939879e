/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the solutions of an ambiguous puzzle have in common, and what not. */

#pragma once

#include "sudoku-grid.h"
#include "sudoku-set.h"

G_BEGIN_DECLS

/**
 * SudokuAmbiguity:
 * @side: N
 * @n_cells: N × N
 * @solutions: (element-type gpointer): solutions, each with a value for each cell; all different
 * @complete: whether these are all there are
 * @values: (array length=n_cells): by cell: the values it has in a solution: the true candidates
 * @exact: whether it is proven that it has no other value in any solution
 * @counts: (array): by cell × N + value − 1: in how many of @solutions the cell has the value
 *
 * The solutions of a puzzle, and the values that each cell has in them. @values may have more than
 * @solutions where these are not complete.
 */
typedef struct
{
  guint side;
  guint n_cells;
  GPtrArray *solutions;
  gboolean complete;
  SudokuSet *values;
  gboolean exact;
  guint *counts;
} SudokuAmbiguity;

SudokuAmbiguity *sudoku_ambiguity_find (const SudokuGrid *grid,
                                        guint limit,
                                        const SudokuTask *task,
                                        GError **error);
void sudoku_ambiguity_free (SudokuAmbiguity *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuAmbiguity, sudoku_ambiguity_free)

G_END_DECLS
