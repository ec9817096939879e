/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The text form of a rule. */

#pragma once

#include "sudoku-rule.h"

G_BEGIN_DECLS

char *sudoku_rule_to_text (const SudokuRule *self, guint side);
SudokuRule *sudoku_rule_parse (guint side, const char *text, GError **error);

G_END_DECLS
