/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All kinds of rules. */

#pragma once

#include "sudoku-rule.h"

G_BEGIN_DECLS

const SudokuRuleKind *const *sudoku_rule_kinds (gsize *n_kinds);
guint sudoku_rule_kind_get_index (const SudokuRuleKind *self);
SudokuSet sudoku_rule_kind_get_set (const SudokuRuleKind *self);
gboolean sudoku_rule_kind_is_offered (const SudokuRuleKind *self);
const SudokuRuleKind *sudoku_rule_kind_find (const char *id, gssize length);
int sudoku_rule_compare (const SudokuRule *a, const SudokuRule *b);

G_END_DECLS
