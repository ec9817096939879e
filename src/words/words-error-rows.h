/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tables of sentences for what can go wrong, one for each group of rooms. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The sentence for one id. It begins with a small letter and has no full stop, because it may stand
 * behind a place; each %s (or %1$s …) is a fact of the issue, in order. A sentence that depends on
 * a number is given by a function that calls ngettext() for it. */
typedef struct
{
  const char *id;
  const char *sentence;                  /* not translated yet; NULL: @plural has it */
  const char *(*plural) (gulong number); /* already translated */
  guint counted;                         /* which fact is the number */
} WordsErrorRow;

/* Each ends with a row without an id. */
extern const WordsErrorRow words_error_rows_sat[];
extern const WordsErrorRow words_error_rows_sudoku[];
extern const WordsErrorRow words_error_rows_format[];

const WordsErrorRow *words_error_row_find (const char *id);
char *words_error_expand (const char *sentence, const char *const *facts, guint n_facts);

G_END_DECLS
