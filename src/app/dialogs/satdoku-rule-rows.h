/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "satdoku-new-options.h"

#define SATDOKU_TYPE_RULE_ROWS (satdoku_rule_rows_get_type ())
/**
 * SatdokuRuleRows:
 *
 * The rows in which further rules and laws are chosen.
 *
 * Signals: "chosen" (#SudokuRuleKind, gboolean): a rule was switched on or off; "own-chosen":
 * likewise the own clauses.
 */
G_DECLARE_FINAL_TYPE (SatdokuRuleRows, satdoku_rule_rows, SATDOKU, RULE_ROWS, GObject)

SatdokuRuleRows *satdoku_rule_rows_new (AdwExpanderRow *rules, AdwExpanderRow *laws);
void satdoku_rule_rows_show (SatdokuRuleRows *self, const SatdokuNewOptions *options);
void satdoku_rule_rows_offer_own (SatdokuRuleRows *self, SudokuOwn *own);
SudokuOwn *satdoku_rule_rows_get_own (SatdokuRuleRows *self);
