/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles in the JSON of f-puzzles. */

#pragma once

#include <sudoku-json.h>

#include "sudoku-document.h"

G_BEGIN_DECLS

/**
 * SudokuFPuzzlesRule:
 * @key: its key in f-puzzles
 * @id: its kind of rule
 *
 * A rule of the whole board, or of cells.
 */
typedef struct
{
  const char *key;
  const char *id;
} SudokuFPuzzlesRule;

/**
 * sudoku_f_puzzles_rule_ids: (skip)
 *
 * The ids of the further rules that f-puzzles can express, %NULL at the end.
 */
extern const char *const sudoku_f_puzzles_rule_ids[];

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

const SudokuFPuzzlesRule *sudoku_f_puzzles_rules (guint *n_rules);
guint sudoku_f_puzzles_get_usual_region (guint side, guint cell);
gboolean sudoku_f_puzzles_find_colour (const char *text, guint *found);

SudokuDocument *
sudoku_f_puzzles_read (JsonNode *root, const SudokuSource *source, GError **error);
JsonNode *sudoku_f_puzzles_write (const SudokuDocument *document);
void sudoku_f_puzzles_keep_rest (SudokuDocument *document, JsonObject *read);
void sudoku_f_puzzles_add_rest (const SudokuDocument *document, JsonObject *root);

G_END_DECLS
