/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles as f-puzzles has them in JSON. */

#pragma once

#include <sudoku-json.h>

#include "sudoku-document.h"

G_BEGIN_DECLS

/**
 * SudokuFPuzzlesRule:
 * @key: what f-puzzles calls it
 * @id: of the kind of rule
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
 * Ids of the further rules that f-puzzles can say, %NULL at the end.
 */
extern const char *const sudoku_f_puzzles_rule_ids[];

/**
 * SUDOKU_F_PUZZLES_NOTES:
 *
 * What is told about a puzzle that f-puzzles can say: its title, author and rules in words.
 */
#define SUDOKU_F_PUZZLES_NOTES                                                              \
  (SUDOKU_FORMAT_NOTE (SUDOKU_NOTE_DESCRIPTION) | SUDOKU_FORMAT_NOTE (SUDOKU_NOTE_AUTHOR) | \
   SUDOKU_FORMAT_NOTE (SUDOKU_NOTE_COMMENT))

/**
 * SUDOKU_F_PUZZLES_REMAINDER:
 *
 * The kind of remainder that is JSON with members as f-puzzles has them.
 */
#define SUDOKU_F_PUZZLES_REMAINDER "f-puzzles"

/**
 * sudoku_f_puzzles_remainders: (skip)
 *
 * The same in a list, %NULL at the end.
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
