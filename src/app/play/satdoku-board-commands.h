/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands that change what is on the board. */

#pragma once

#include "satdoku-grid-page.h"
#include "satdoku-play.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_BOARD_COMMANDS (satdoku_board_commands_get_type ())
/**
 * SatdokuBoardCommands:
 *
 * The commands that change the board at once, as moves of the game, and the conditions under which
 * they are enabled.
 */
G_DECLARE_FINAL_TYPE (SatdokuBoardCommands,
                      satdoku_board_commands,
                      SATDOKU,
                      BOARD_COMMANDS,
                      GObject)

SatdokuBoardCommands *satdoku_board_commands_new (SatdokuPlay *play, SatdokuGridPage *page);

G_END_DECLS
