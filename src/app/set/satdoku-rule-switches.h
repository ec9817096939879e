/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-play.h"

#define SATDOKU_TYPE_RULE_SWITCHES (satdoku_rule_switches_get_type ())
/**
 * SatdokuRuleSwitches:
 *
 * Switches the rules of the puzzle that is played on and off.
 */
G_DECLARE_FINAL_TYPE (SatdokuRuleSwitches, satdoku_rule_switches, SATDOKU, RULE_SWITCHES, GObject)

SatdokuRuleSwitches *satdoku_rule_switches_new (SatdokuPlay *play);
const char *satdoku_rule_switches_refuse (SudokuGame *game, const SudokuRuleKind *kind);
