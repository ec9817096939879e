/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Commands that go to a page: see the top of satdoku-page-commands.c. */

#pragma once

#include "satdoku-board.h"
#include "satdoku-formula-pages.h"
#include "satdoku-play.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_PAGE_COMMANDS (satdoku_page_commands_get_type ())
/**
 * SatdokuPageCommands:
 *
 * The commands that go to a page of the window.
 */
G_DECLARE_FINAL_TYPE (SatdokuPageCommands,
                      satdoku_page_commands,
                      SATDOKU,
                      PAGE_COMMANDS,
                      GObject)

SatdokuPageCommands *satdoku_page_commands_new (SatdokuPlay *play,
                                                SatdokuBoard *board,
                                                SatdokuFormulaPages *pages);

G_END_DECLS
