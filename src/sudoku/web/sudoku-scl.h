/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles as SudokuPad has them. */

#pragma once

#include <sudoku-json.h>

#include "sudoku-document.h"

G_BEGIN_DECLS

/**
 * SUDOKU_SCL_REMAINDER:
 *
 * The kind of remainder that is a whole puzzle of SudokuPad, packed as in its links.
 */
#define SUDOKU_SCL_REMAINDER "scl"

char *sudoku_scl_to_json (const char *text);
SudokuDocument *sudoku_scl_read (JsonNode *root, const SudokuSource *source, GError **error);

G_END_DECLS
