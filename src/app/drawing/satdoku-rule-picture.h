/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gdk/gdk.h>
#include <sudoku-rule.h>

#define SATDOKU_TYPE_RULE_PICTURE (satdoku_rule_picture_get_type ())
/**
 * SatdokuRulePicture:
 *
 * A picture of a kind of rules.
 */
G_DECLARE_FINAL_TYPE (SatdokuRulePicture, satdoku_rule_picture, SATDOKU, RULE_PICTURE, GObject)

GdkPaintable *satdoku_rule_picture_new (const SudokuRuleKind *kind);
