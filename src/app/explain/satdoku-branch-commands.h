/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands of branches. */

#pragma once

#include "satdoku-grid-page.h"
#include "satdoku-play.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_BRANCH_COMMANDS (satdoku_branch_commands_get_type ())
/**
 * SatdokuBranchCommands:
 *
 * The commands that try something in a branch, go from one to another, and take over what they have
 * shown.
 */
G_DECLARE_FINAL_TYPE (SatdokuBranchCommands,
                      satdoku_branch_commands,
                      SATDOKU,
                      BRANCH_COMMANDS,
                      GObject)

SatdokuBranchCommands *satdoku_branch_commands_new (SatdokuPlay *play,
                                                    SatdokuGridPage *page,
                                                    GSettings *settings);

G_END_DECLS
