/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Is the known solution of a puzzle still unique when givens are removed? */

#pragma once

#include "sudoku-geometry.h"
#include "sudoku-task-run.h"

G_BEGIN_DECLS

/**
 * SudokuUniqueness:
 *
 * Answers questions about puzzles with the same solution.
 */
typedef struct _SudokuUniqueness SudokuUniqueness;

/**
 * SudokuUniquenessAnswer:
 * @SUDOKU_UNIQUENESS_YES: it is
 * @SUDOKU_UNIQUENESS_NO: there is another one
 * @SUDOKU_UNIQUENESS_UNKNOWN: it was not found out in time
 *
 * Whether the known solution is the only one.
 */
typedef enum
{
  SUDOKU_UNIQUENESS_YES,
  SUDOKU_UNIQUENESS_NO,
  SUDOKU_UNIQUENESS_UNKNOWN,
} SudokuUniquenessAnswer;

SudokuUniqueness *sudoku_uniqueness_new (SudokuGeometry *geometry,
                                         const guint8 *solution,
                                         const SudokuTaskRun *work);
void sudoku_uniqueness_only_search (SudokuUniqueness *self);
void sudoku_uniqueness_free (SudokuUniqueness *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuUniqueness, sudoku_uniqueness_free)

SudokuUniquenessAnswer sudoku_uniqueness_test_quickly (SudokuUniqueness *self,
                                                       const guint8 *puzzle);
SudokuUniquenessAnswer sudoku_uniqueness_test_without (SudokuUniqueness *self,
                                                       const guint8 *puzzle,
                                                       const guint *cells,
                                                       guint n_cells,
                                                       guint64 conflict_limit,
                                                       GError **error);
guint64 sudoku_uniqueness_get_conflicts (const SudokuUniqueness *self);

G_END_DECLS
