/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sudoku-choice.h>

#include "satdoku-conflict-guide.h"

#define SATDOKU_TYPE_BRANCH_OBSERVER (satdoku_branch_observer_get_type ())
/**
 * SatdokuBranchObserver:
 *
 * Finds out by itself what becomes of each branch of a game, why a branch is dead, and what open
 * branches share, without disturbing the player.
 */
G_DECLARE_FINAL_TYPE (SatdokuBranchObserver,
                      satdoku_branch_observer,
                      SATDOKU,
                      BRANCH_OBSERVER,
                      GObject)

SatdokuBranchObserver *satdoku_branch_observer_new (SatdokuPlay *play);
gboolean satdoku_branch_observer_is_enabled (SatdokuBranchObserver *self);
SudokuTrialFate satdoku_branch_observer_get_fate (SatdokuBranchObserver *self, guint branch);
const SudokuChoice *satdoku_branch_observer_get_choice (SatdokuBranchObserver *self, guint branch);
const SatdokuConflictFinding *satdoku_branch_observer_get_reason (SatdokuBranchObserver *self,
                                                                  guint branch);
