/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes rules from what they are about. */

#pragma once

#include "sudoku-rule.h"

G_BEGIN_DECLS

SudokuRule *sudoku_rule_new_boxes (guint rows, guint columns);
guint sudoku_rule_list_boxes (guint side, guint rows[SUDOKU_SIDE_MAX]);
SudokuRule *sudoku_rule_new_with_cells (const SudokuRuleKind *kind,
                                        const guint16 *cells,
                                        guint n_cells);
SudokuRule *sudoku_rule_new_regions (guint side, const guint16 *regions, GError **error);
SudokuRule *sudoku_rule_new_own (SudokuOwn *own);

G_END_DECLS
