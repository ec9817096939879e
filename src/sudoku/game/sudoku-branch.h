/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One branch of a game: something that the player tries. */

#pragma once

#include "sudoku-colouring.h"
#include "sudoku-scanner.h"

G_BEGIN_DECLS

/**
 * SUDOKU_BRANCH_TRUNK:
 *
 * The number of the trunk: the game as it goes on without trying anything.
 */
#define SUDOKU_BRANCH_TRUNK 0

/**
 * SUDOKU_BRANCH_NEVER:
 *
 * The player has never left the branch.
 */
#define SUDOKU_BRANCH_NEVER G_MAXUINT

/**
 * SudokuBranch:
 * @number: from 1; greater than that of @parent. %SUDOKU_BRANCH_TRUNK: the trunk, which has only
 *   @left_at
 * @parent: the branch it was opened from
 * @tried: the value that is tried in a cell
 * @opened_at: how many moves were done when it was opened: after these its parent shows the
 *   position before anything was tried
 * @left_at: how many moves were done when the player last left it: after these it is as the player
 *   finds it again; or %SUDOKU_BRANCH_NEVER
 * @name: (nullable): the player's name for it, one line
 *
 * Something that is tried in a game. It holds no position, as the history has them all.
 */
typedef struct
{
  guint number;
  guint parent;
  SudokuSpot tried;
  guint opened_at;
  guint left_at;
  char *name;
} SudokuBranch;

SudokuBranch *sudoku_branch_copy (const SudokuBranch *self);
void sudoku_branch_free (SudokuBranch *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuBranch, sudoku_branch_free)
gboolean sudoku_branch_equal (const SudokuBranch *self, const SudokuBranch *other);
gboolean sudoku_branch_is_same (const SudokuBranch *self, const SudokuBranch *other);

/* The text form. */
void sudoku_branch_write (const SudokuBranch *self, guint side, GString *string);
SudokuBranch *sudoku_branch_read (const char **at, const char *end, guint side, guint number);

G_END_DECLS
