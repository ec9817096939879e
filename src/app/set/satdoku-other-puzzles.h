/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sudoku-contents.h>
#include <sudoku-sameness.h>
#include <sudoku-task-run.h>

/**
 * SatdokuOtherOrigin:
 * @SATDOKU_OTHER_COPIED: on the clipboard
 * @SATDOKU_OTHER_FILE: in a file
 * @SATDOKU_OTHER_LIBRARY: the games that are kept
 * @SATDOKU_N_OTHERS: how many there are
 *
 * Where puzzles to compare with come from.
 */
typedef enum
{
  SATDOKU_OTHER_COPIED,
  SATDOKU_OTHER_FILE,
  SATDOKU_OTHER_LIBRARY,
  SATDOKU_N_OTHERS,
} SatdokuOtherOrigin;

/**
 * SatdokuOtherPuzzles:
 * @origin: where they come from
 * @contents: (nullable): a text of puzzles
 * @grids: (element-type SudokuGrid): puzzles
 * @names: (element-type utf8): what each of @grids is called
 * @failure: (nullable): why there are none
 * @n_compared: how many there were, up to the one that is the same
 * @sameness: how the last of these and the puzzle are alike; of others than the same: whether all
 *   are known to be different
 *
 * Puzzles to compare with, and what came of it.
 */
typedef struct
{
  SatdokuOtherOrigin origin;
  SudokuContents *contents;
  GPtrArray *grids;
  GPtrArray *names;
  GError *failure;
  guint n_compared;
  SudokuSameness sameness;
} SatdokuOtherPuzzles;

SatdokuOtherPuzzles *satdoku_other_puzzles_new (SatdokuOtherOrigin origin,
                                                SudokuContents *contents,
                                                const GError *failure);
void satdoku_other_puzzles_free (SatdokuOtherPuzzles *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatdokuOtherPuzzles, satdoku_other_puzzles_free)

void
satdoku_other_puzzles_add (SatdokuOtherPuzzles *self, const SudokuGrid *grid, const char *name);
gboolean satdoku_other_puzzles_compare (SatdokuOtherPuzzles *self,
                                        const SudokuGrid *grid,
                                        const SudokuTask *task,
                                        GError **error);
