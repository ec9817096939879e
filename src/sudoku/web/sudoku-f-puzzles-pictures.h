/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Drawings of rules in the JSON of f-puzzles, for programs that don't know these rules. */

#pragma once

#include <json-glib/json-glib.h>

#include "sudoku-geometry.h"

G_BEGIN_DECLS

/**
 * sudoku_f_puzzles_picture_keys: (skip)
 *
 * The keys of drawings, %NULL at the end.
 */
extern const char *const sudoku_f_puzzles_picture_keys[];

void sudoku_f_puzzles_draw (const SudokuRule *rule, guint side, JsonObject *root);
gboolean sudoku_f_puzzles_is_picture (JsonObject *drawing, JsonObject *root);

G_END_DECLS
