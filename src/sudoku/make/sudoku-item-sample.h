/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Items that hold in a solution, by chance. */

#pragma once

#include "sudoku-grid.h"
#include "sudoku-random.h"

G_BEGIN_DECLS

gboolean sudoku_rule_kind_can_sample (const SudokuRuleKind *self);
void sudoku_item_sample (SudokuSet kinds,
                         const SudokuFrame *frame,
                         const guint8 *solution,
                         SudokuRandom *random,
                         GPtrArray *rules);

G_END_DECLS
