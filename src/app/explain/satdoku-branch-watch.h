/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds out by itself what becomes of what is tried: see the top of satdoku-branch-watch.c. */

#pragma once

#include <sudoku-choice.h>
#include <sudoku-conflict-reason.h>
#include <sudoku-game.h>

G_BEGIN_DECLS

#define SATDOKU_TYPE_BRANCH_WATCH (satdoku_branch_watch_get_type ())
/**
 * SatdokuBranchWatch:
 *
 * Finds out by itself what becomes of each branch of a game, why a branch is dead, and what open
 * branches share, without disturbing the player.
 */
G_DECLARE_FINAL_TYPE (SatdokuBranchWatch, satdoku_branch_watch, SATDOKU, BRANCH_WATCH, GObject)

/**
 * SatdokuBranchReason:
 * @set: what leaves no solution
 * @reason: (nullable): how
 * @links: the truths that both are about
 *
 * Why a branch has no solution.
 */
typedef struct
{
  SudokuConflictSet *set;
  SudokuConflictReason *reason;
  SudokuLinks *links;
} SatdokuBranchReason;

SatdokuBranchWatch *satdoku_branch_watch_new (void);
void satdoku_branch_watch_set_game (SatdokuBranchWatch *self, SudokuGame *game);
void satdoku_branch_watch_set_active (SatdokuBranchWatch *self, gboolean active);
void satdoku_branch_watch_set_held (SatdokuBranchWatch *self, gboolean held);
gboolean satdoku_branch_watch_is_enabled (SatdokuBranchWatch *self);
gboolean satdoku_branch_watch_is_busy (SatdokuBranchWatch *self);
SudokuTrialFate satdoku_branch_watch_get_fate (SatdokuBranchWatch *self, guint branch);
const SudokuChoice *satdoku_branch_watch_get_choice (SatdokuBranchWatch *self, guint branch);
const SatdokuBranchReason *satdoku_branch_watch_get_reason (SatdokuBranchWatch *self,
                                                            guint branch);

G_END_DECLS
