/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Items: rules of which a puzzle has many, each with places, and perhaps a number. */

#pragma once

#include "sudoku-rule.h"

G_BEGIN_DECLS

SudokuRule *sudoku_item_new (const SudokuRuleKind *kind,
                             guint side,
                             const SudokuRuleParameters *parameters,
                             GError **error);
void sudoku_item_draw_area (const SudokuRule *rule,
                            const SudokuFrame *frame,
                            SudokuSketch *sketch);
void sudoku_item_draw_stroke (const SudokuRule *rule,
                              const SudokuStroke *stroke,
                              SudokuSketch *sketch);

G_END_DECLS
