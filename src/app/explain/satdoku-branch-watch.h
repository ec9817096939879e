/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds out by itself what becomes of what is tried: see the top of satdoku-branch-watch.c. */

#pragma once

#include <sudoku-choice.h>

#include "satdoku-conflict-guide.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_BRANCH_WATCH (satdoku_branch_watch_get_type ())
/**
 * SatdokuBranchWatch:
 *
 * Finds out by itself what becomes of each branch of a game, why a branch is dead, and what open
 * branches share, without disturbing the player.
 */
G_DECLARE_FINAL_TYPE (SatdokuBranchWatch, satdoku_branch_watch, SATDOKU, BRANCH_WATCH, GObject)

SatdokuBranchWatch *satdoku_branch_watch_new (SatdokuPlay *play);
gboolean satdoku_branch_watch_is_enabled (SatdokuBranchWatch *self);
SudokuTrialFate satdoku_branch_watch_get_fate (SatdokuBranchWatch *self, guint branch);
const SudokuChoice *satdoku_branch_watch_get_choice (SatdokuBranchWatch *self, guint branch);
const SatdokuConflictFinding *satdoku_branch_watch_get_reason (SatdokuBranchWatch *self,
                                                               guint branch);

G_END_DECLS
