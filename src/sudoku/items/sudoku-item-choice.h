/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Items from cells that somebody chose on the board. */

#pragma once

#include "sudoku-rule.h"

G_BEGIN_DECLS

SudokuRule *sudoku_item_choose (const SudokuRuleKind *kind,
                                guint side,
                                const guint *chosen,
                                gsize n_chosen,
                                const char *numbers,
                                GError **error);
gboolean sudoku_item_asks_number (const SudokuRuleKind *kind);

G_END_DECLS
