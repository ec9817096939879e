/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Items in the JSON of f-puzzles. */

#pragma once

#include <sudoku-json.h>

#include "sudoku-geometry.h"

G_BEGIN_DECLS

gboolean sudoku_f_puzzles_read_cell (JsonNode *node, guint side, guint16 *cell);
gboolean sudoku_f_puzzles_read_items (const SudokuRuleKind *kind,
                                      guint side,
                                      JsonNode *node,
                                      GPtrArray *rules);
gboolean sudoku_f_puzzles_has_plain_dots (const SudokuGeometry *geometry);
JsonArray *sudoku_f_puzzles_need_list (JsonObject *root, const char *key);
void sudoku_f_puzzles_write_item (const SudokuRule *rule, guint side, JsonObject *root);

G_END_DECLS
