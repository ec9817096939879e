/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Items: rules of which a puzzle has many, each with places, and perhaps a number. */

#pragma once

#include "sudoku-rule.h"

G_BEGIN_DECLS

/**
 * SUDOKU_ITEM_NUMBER_MAX:
 *
 * The largest number of an item. Larger ones say nothing at any side.
 */
#define SUDOKU_ITEM_NUMBER_MAX 1000000

SudokuRule *sudoku_item_new (const SudokuRuleKind *kind,
                             guint side,
                             const SudokuRuleParameters *parameters,
                             GError **error);
char *sudoku_item_print_number (const SudokuRule *rule);
guint16 *sudoku_item_list_cells (const SudokuRule *rule, guint side, guint *n_cells);
guint16 sudoku_item_find_nearest (guint side, const guint16 *cells, guint n_cells, guint cell);
void sudoku_item_draw_clue (const SudokuRule *rule,
                            const SudokuFrame *frame,
                            SudokuSketch *sketch);
void sudoku_item_draw_area (const SudokuRule *rule,
                            const SudokuFrame *frame,
                            SudokuSketch *sketch);
void sudoku_item_draw_stroke (const SudokuRule *rule,
                              const SudokuStroke *stroke,
                              SudokuSketch *sketch);

G_END_DECLS
