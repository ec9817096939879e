/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "satdoku-branch-guide.h"

#define SATDOKU_TYPE_BRANCH_VIEW (satdoku_branch_view_get_type ())
/**
 * SatdokuBranchView:
 *
 * Shows what is tried in a game as a tree, with what becomes of it.
 */
G_DECLARE_FINAL_TYPE (SatdokuBranchView, satdoku_branch_view, SATDOKU, BRANCH_VIEW, GtkWidget)

GtkWidget *satdoku_branch_view_new (SatdokuPlay *play, SatdokuBranchGuide *guide);
