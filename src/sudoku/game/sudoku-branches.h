/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The branches of a game: what the player tries, and which branch is the current one. */

#pragma once

#include "sudoku-branch.h"

G_BEGIN_DECLS

/**
 * SUDOKU_BRANCHES_MAX:
 *
 * The most branches of a game at a time.
 */
#define SUDOKU_BRANCHES_MAX 100

/**
 * SUDOKU_BRANCH_DEPTH_MAX:
 *
 * How deeply branches can be nested.
 */
#define SUDOKU_BRANCH_DEPTH_MAX 12

/**
 * SUDOKU_BRANCH_NUMBER_MAX:
 *
 * The greatest number of a branch.
 */
#define SUDOKU_BRANCH_NUMBER_MAX 1000000

/**
 * SudokuBranches:
 *
 * A tree of branches below the trunk, in the order of their numbers. One of them, or the trunk, is
 * the one in which the player is.
 */
typedef struct _SudokuBranches SudokuBranches;

/**
 * SudokuBranchChange:
 * @before: (nullable): a branch as it was; %NULL: there was none
 * @after: (nullable): the branch after the change; %NULL: it is gone
 * @from: without @before and @after: where the player was
 * @to: likewise: where the player goes
 *
 * A change of the tree.
 */
typedef struct
{
  SudokuBranch *before;
  SudokuBranch *after;
  guint from;
  guint to;
} SudokuBranchChange;

SudokuBranches *sudoku_branches_new (void);
SudokuBranches *sudoku_branches_copy (const SudokuBranches *self);
void sudoku_branches_free (SudokuBranches *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuBranches, sudoku_branches_free)

guint sudoku_branches_get_n (const SudokuBranches *self);
const SudokuBranch *sudoku_branches_get (const SudokuBranches *self, guint index);
const SudokuBranch *sudoku_branches_find (const SudokuBranches *self, guint number);
guint sudoku_branches_get_current (const SudokuBranches *self);
gboolean sudoku_branches_is_untouched (const SudokuBranches *self);
guint sudoku_branches_get_depth (const SudokuBranches *self, guint number);
gboolean sudoku_branches_is_under (const SudokuBranches *self, guint number, guint ancestor);
gboolean sudoku_branches_has_room (const SudokuBranches *self, guint n);
guint sudoku_branches_find_like (const SudokuBranches *self, const SudokuBranches *then);

gboolean sudoku_branches_put (SudokuBranches *self, const SudokuBranch *branch);
gboolean sudoku_branches_remove (SudokuBranches *self, guint number);
gboolean sudoku_branches_set_current (SudokuBranches *self, guint number);
guint sudoku_branches_open (SudokuBranches *self, SudokuSpot tried, guint opened_at);
void sudoku_branches_leave (SudokuBranches *self, guint number, guint left_at);
void sudoku_branches_close (SudokuBranches *self, guint number);
void sudoku_branches_set_name (SudokuBranches *self, guint number, const char *name);

gboolean sudoku_branches_apply (SudokuBranches *self, const SudokuBranchChange *change);
gboolean sudoku_branches_revert (SudokuBranches *self, const SudokuBranchChange *change);
GArray *sudoku_branches_compare (const SudokuBranches *from, const SudokuBranches *to);
GArray *sudoku_branch_changes_new (void);
void sudoku_branch_change_write (const SudokuBranchChange *self, guint side, GString *string);
gboolean sudoku_branch_change_read (SudokuBranchChange *self,
                                    const char *at,
                                    const char *end,
                                    guint side);

G_END_DECLS
