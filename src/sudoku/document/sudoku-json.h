/* SPDX-License-Identifier: GPL-3.0-or-later */

/* JSON from outside. */

#pragma once

#include <json-glib/json-glib.h>

#include "sudoku-source.h"

G_BEGIN_DECLS

JsonNode *sudoku_json_parse (const char *name,
                             const char *text,
                             gsize length,
                             gsize first_line,
                             GError **error);
gsize sudoku_json_split (const char *text, gsize length, gsize first_line);
JsonArray *sudoku_json_get_array (JsonObject *object, const char *key);
JsonObject *sudoku_json_get_object (JsonArray *array, guint i);
const char *sudoku_json_get_string (JsonObject *object, const char *key);
gboolean sudoku_json_is_true (JsonObject *object, const char *key);
gboolean sudoku_json_is_nothing (JsonNode *node);
void sudoku_json_add_unknown (JsonObject *object, const char *const *known, GPtrArray *unknown);
gboolean sudoku_json_read_number (JsonNode *node, guint max, guint *number);
char *sudoku_json_write (JsonNode *root, gboolean pretty);

gboolean sudoku_json_read_marks (JsonObject *object,
                                 const char *name,
                                 SudokuState *state,
                                 SudokuMark mark,
                                 guint cell);

G_END_DECLS
