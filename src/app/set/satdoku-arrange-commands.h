/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands that arrange a puzzle in another way: see the top of satdoku-arrange-commands.c. */

#pragma once

#include <satdoku-board.h>
#include <satdoku-play.h>
#include <sudoku-game.h>

G_BEGIN_DECLS

#define SATDOKU_TYPE_ARRANGE_COMMANDS (satdoku_arrange_commands_get_type ())
/**
 * SatdokuArrangeCommands:
 *
 * The commands that arrange a puzzle in another way, each of which is a move of the game.
 */
G_DECLARE_FINAL_TYPE (SatdokuArrangeCommands,
                      satdoku_arrange_commands,
                      SATDOKU,
                      ARRANGE_COMMANDS,
                      GObject)

SatdokuArrangeCommands *satdoku_arrange_commands_new (SatdokuPlay *play, SatdokuBoard *board);

G_END_DECLS
