/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A literal of a formula, in any notation. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * WordsNotation:
 * @WORDS_NOTATION_SIGNS: as in books: ¬x9, or ¬a when the variable has a name
 * @WORDS_NOTATION_NUMBERS: as in files: -9, and its name beside it
 * @WORDS_NOTATION_SPOKEN: in words: variable 9 is false
 *
 * Notations of literals.
 */
typedef enum
{
  WORDS_NOTATION_SIGNS,
  WORDS_NOTATION_NUMBERS,
  WORDS_NOTATION_SPOKEN,
} WordsNotation;

char *words_literal_write (WordsNotation notation, const char *name, int literal);
const char *words_literal_get_separator (WordsNotation notation);

G_END_DECLS
