/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cages of puzzles of SudokuPad. */

#pragma once

#include <json-glib/json-glib.h>

#include "sudoku-geometry.h"

G_BEGIN_DECLS

gboolean sudoku_scl_read_place (JsonNode *node, guint side, guint *cell);
SudokuRule *sudoku_scl_read_cage (JsonObject *cage, guint side);

G_END_DECLS
