/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles in the JSON of f-puzzles. */

#pragma once

#include <sudoku-json.h>

#include "sudoku-document.h"

G_BEGIN_DECLS

/**
 * SUDOKU_F_PUZZLES_NOTES:
 *
 * The notes that f-puzzles can express: title, author and rules in words.
 */
#define SUDOKU_F_PUZZLES_NOTES                                                              \
  (SUDOKU_FORMAT_NOTE (SUDOKU_NOTE_DESCRIPTION) | SUDOKU_FORMAT_NOTE (SUDOKU_NOTE_AUTHOR) | \
   SUDOKU_FORMAT_NOTE (SUDOKU_NOTE_COMMENT))

/**
 * SUDOKU_F_PUZZLES_REMAINDER:
 *
 * The kind of remainder that is JSON with members of f-puzzles.
 */
#define SUDOKU_F_PUZZLES_REMAINDER "f-puzzles"

/**
 * sudoku_f_puzzles_remainders: (skip)
 *
 * The same as a list, %NULL at the end.
 */
extern const char *const sudoku_f_puzzles_remainders[];

gboolean sudoku_f_puzzles_can_say (const SudokuGeometry *geometry, const SudokuRule *rule);
SudokuRule *sudoku_f_puzzles_new_diagonal (guint side, gboolean rising);
char *sudoku_f_puzzles_compose_rules (const SudokuGeometry *geometry);
guint sudoku_f_puzzles_get_usual_region (guint side, guint cell);
gboolean sudoku_f_puzzles_find_colour (const char *text, guint *found);

SudokuDocument *
sudoku_f_puzzles_read (JsonNode *root, const SudokuSource *source, GError **error);
JsonNode *sudoku_f_puzzles_write (const SudokuDocument *document);
void sudoku_f_puzzles_keep_rest (SudokuDocument *document, JsonObject *read);
void sudoku_f_puzzles_add_rest (const SudokuDocument *document, JsonObject *root);

G_END_DECLS
