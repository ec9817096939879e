/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands that change the rules of a puzzle: see the top of satdoku-rule-commands.c. */

#pragma once

#include <satdoku-board.h>
#include <satdoku-commands.h>
#include <sudoku-game.h>

G_BEGIN_DECLS

#define SATDOKU_TYPE_RULE_COMMANDS (satdoku_rule_commands_get_type ())
/**
 * SatdokuRuleCommands:
 *
 * The commands that change the rules of a puzzle.
 */
G_DECLARE_FINAL_TYPE (SatdokuRuleCommands,
                      satdoku_rule_commands,
                      SATDOKU,
                      RULE_COMMANDS,
                      GObject)

SatdokuRuleCommands *satdoku_rule_commands_new (SatdokuBoard *board);
void satdoku_rule_commands_add (SatdokuRuleCommands *self, SatdokuCommands *commands);
const char *satdoku_rule_commands_refuse (SudokuGame *game, const SudokuRuleKind *kind);
void satdoku_rule_commands_set_game (SatdokuRuleCommands *self, SudokuGame *game);

G_END_DECLS
