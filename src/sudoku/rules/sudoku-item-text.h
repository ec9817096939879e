/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The text form of items: "whispers=5:r1c1r1c2r2c3". */

#pragma once

#include "sudoku-rule.h"

G_BEGIN_DECLS

void sudoku_item_append (const SudokuRule *self, guint side, GString *text);
SudokuRule *
sudoku_item_parse (const SudokuRuleKind *kind, guint side, const char *text, GError **error);

G_END_DECLS
