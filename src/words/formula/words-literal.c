/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The one place that writes literals whose variables are numbers or names. The meaning of a
 * puzzle's variable is worded in words-terms.c. */

#include "satdoku-config.h"

#include "words-literal.h"

#include <glib/gi18n.h>
#include <stdlib.h>

static char *
speak (const char *name,
       int literal)
{
  if (name == NULL)
    /* Translators: a variable of a formula, by its number. */
    return g_strdup_printf (literal > 0 ? _ ("variable %d is true") : _ ("variable %d is false"),
                            abs (literal));
  /* Translators: a variable that has a name, "a", is false. */
  return literal > 0 ? g_strdup (name) : g_strdup_printf (_ ("not %s"), name);
}

/**
 * words_literal_write:
 * @name: (nullable): the name of its variable
 * @literal: a literal, not 0
 *
 * Returns: (transfer full): "¬x9" or "¬a"; "-9" or "-9 (a)"; "variable 9 is false" or "not a"
 */
char *
words_literal_write (WordsNotation notation,
                     const char *name,
                     int literal)
{
  g_return_val_if_fail (literal != 0 && literal != G_MININT, NULL);

  if (notation == WORDS_NOTATION_SPOKEN)
    return speak (name, literal);
  if (notation == WORDS_NOTATION_NUMBERS)
    return name != NULL ? g_strdup_printf ("%d (%s)", literal, name)
                        : g_strdup_printf ("%d", literal);
  return name != NULL ? g_strconcat (literal < 0 ? "¬" : "", name, NULL)
                      : g_strdup_printf (literal < 0 ? "¬x%d" : "x%d", abs (literal));
}

/**
 * words_literal_get_separator:
 * @notation: the notation of literals
 *
 * Returns: (transfer none): the separator in a clause: "∨" in books, a blank in files
 */
const char *
words_literal_get_separator (WordsNotation notation)
{
  return notation == WORDS_NOTATION_SIGNS ? " ∨ " : " ";
}
