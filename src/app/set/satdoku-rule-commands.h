/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands that change the rules of a puzzle: see the top of satdoku-rule-commands.c. */

#pragma once

#include <satdoku-board.h>
#include <satdoku-play.h>
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

SatdokuRuleCommands *satdoku_rule_commands_new (SatdokuPlay *play, SatdokuBoard *board);
const char *satdoku_rule_commands_refuse (SudokuGame *game, const SudokuRuleKind *kind);

G_END_DECLS
