/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "satdoku-branch-observer.h"
#include "satdoku-play.h"

#define SATDOKU_TYPE_BRANCH_GUIDE (satdoku_branch_guide_get_type ())
/**
 * SatdokuBranchGuide:
 *
 * What can be tried in the game, and the way into branches and out of them.
 */
G_DECLARE_FINAL_TYPE (SatdokuBranchGuide, satdoku_branch_guide, SATDOKU, BRANCH_GUIDE, GObject)

SatdokuBranchGuide *satdoku_branch_guide_new (SatdokuPlay *play, GSettings *settings);
SatdokuBranchObserver *satdoku_branch_guide_get_observer (SatdokuBranchGuide *self);
void satdoku_branch_guide_go_to (SatdokuBranchGuide *self, guint number);
void satdoku_branch_guide_go_to_bookmark (SatdokuBranchGuide *self, guint bookmark);
char *satdoku_branch_guide_next_name (SatdokuBranchGuide *self);
void satdoku_branch_guide_add_bookmark (SatdokuBranchGuide *self, const char *name);
