/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The branches of a game beside the board: see the top of satdoku-branch-view.c. */

#pragma once

#include <gtk/gtk.h>

#include "satdoku-branch-watch.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_BRANCH_VIEW (satdoku_branch_view_get_type ())
/**
 * SatdokuBranchView:
 *
 * Shows what is tried in a game as a tree, with what becomes of it.
 */
G_DECLARE_FINAL_TYPE (SatdokuBranchView, satdoku_branch_view, SATDOKU, BRANCH_VIEW, GtkWidget)

/**
 * SatdokuBranchItem:
 * @SATDOKU_BRANCH_ITEM_BRANCH: a branch, or the trunk
 * @SATDOKU_BRANCH_ITEM_BOOKMARK: a bookmark
 *
 * What a row of the tree stands for.
 */
typedef enum
{
  SATDOKU_BRANCH_ITEM_BRANCH,
  SATDOKU_BRANCH_ITEM_BOOKMARK,
} SatdokuBranchItem;

GtkWidget *satdoku_branch_view_new (SatdokuPlay *play, SatdokuBranchWatch *watch);
SatdokuBranchItem satdoku_branch_view_get_chosen (SatdokuBranchView *self, guint *number);

G_END_DECLS
