/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands that arrange a puzzle in another way: see the top of satdoku-arrange-commands.c. */

#pragma once

#include <satdoku-board.h>
#include <satdoku-commands.h>
#include <satdoku-messages.h>
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

SatdokuArrangeCommands *
satdoku_arrange_commands_new (SatdokuBoard *board, SatdokuMessages *messages);
void satdoku_arrange_commands_add (SatdokuArrangeCommands *self, SatdokuCommands *commands);
void satdoku_arrange_commands_set_game (SatdokuArrangeCommands *self, SudokuGame *game);

G_END_DECLS
