/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tables of sentences for what can go wrong, one for each group of rooms. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * WordsErrorRow:
 * @id: the id of the issue
 * @sentence: (nullable): the sentence, not yet translated; %NULL: @plural has it
 * @plural: (nullable): gives the sentence for a number, translated, by ngettext()
 * @counted: the index of the fact with that number
 *
 * The sentence for one id. It begins with a small letter and has no full stop, because it may
 * follow a place; each %s (or %1$s …) is a fact of the issue, in order.
 */
typedef struct
{
  const char *id;
  const char *sentence;
  const char *(*plural) (gulong number);
  guint counted;
} WordsErrorRow;

/**
 * words_error_rows_sat:
 *
 * The sentences for the ids of src/sat. Ends with a row without an id.
 */
extern const WordsErrorRow words_error_rows_sat[];
/**
 * words_error_rows_sudoku:
 *
 * The sentences for the ids of src/sudoku except its formats. Ends with a row without an id.
 */
extern const WordsErrorRow words_error_rows_sudoku[];
/**
 * words_error_rows_format:
 *
 * The sentences for the ids of the formats of puzzles. Ends with a row without an id.
 */
extern const WordsErrorRow words_error_rows_format[];

const WordsErrorRow *words_error_row_find (const char *id);
char *words_error_expand (const char *sentence, const char *const *facts, guint n_facts);

G_END_DECLS
