/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Formulas whose variables have no known meaning, and answers to them, in words. */

#include "satdoku-config.h"

#include "words-formula.h"

#include <glib/gi18n.h>

#include "words-terms.h"

/* How many literals are named one by one. */
#define LITERALS_MAX 6

static char *
say_all (const int *literals,
         gsize n_literals,
         const SatNames *names,
         WordsNotation notation)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (gsize i = 0; i < n_literals; i++)
    {
      g_autofree char *literal =
        words_literal_write (notation, sat_names_get (names, ABS (literals[i])), literals[i]);

      if (i > 0)
        /* Translators: between the literals of a clause: "variable 1 is true or variable 2 is
         * false". The blanks belong to it. */
        g_string_append (text, _ (" or "));
      g_string_append (text, literal);
    }
  /* Names and signs are as they are. */
  if (notation != WORDS_NOTATION_SPOKEN || sat_names_get (names, ABS (literals[0])) != NULL)
    return g_string_free (g_steal_pointer (&text), FALSE);
  return words_capitalise (text->str);
}

/**
 * words_named_clause:
 * @literals: (array length=n_literals): a clause
 * @n_literals: its length
 * @names: (nullable): the names of its variables
 * @notation: the notation of its literals
 *
 * Words a clause with nothing but names for its variables.
 *
 * Returns: (transfer full): "a or not b", "a or ¬b" or "1 (a) or -2 (b)"
 */
char *
words_named_clause (const int *literals,
                    gsize n_literals,
                    const SatNames *names,
                    WordsNotation notation)
{
  g_autofree char *count = NULL;

  g_return_val_if_fail (literals != NULL || n_literals == 0, NULL);

  if (n_literals == 0)
    return g_strdup (_ ("The empty clause: nothing satisfies it"));
  if (n_literals <= LITERALS_MAX)
    return say_all (literals, n_literals, names, notation);
  count = words_count (n_literals);
  /* Translators: of a long clause; %s is a number with grouped digits. */
  return g_strdup_printf (ngettext ("At least %s literal is true",
                                    "At least one of %s literals is true",
                                    (gulong)n_literals),
                          count);
}

static char *
say_right (const SatFormula *formula)
{
  guint64 n_clauses = sat_formula_get_n_clauses (formula);
  g_autofree char *count = words_count (n_clauses);

  return g_strdup_printf (ngettext ("verified: it satisfies the %s clause",
                                    "verified: it satisfies all %s clauses",
                                    (gulong)n_clauses),
                          count);
}

static char *
say_violated (const SatFormula *formula,
              const SatVerdict *verdict,
              WordsNotation notation)
{
  gsize n_literals = 0;
  const int *literals = sat_formula_get_clause (formula, verdict->first_false, &n_literals);
  g_autoptr (SatNames) names =
    sat_names_new (sat_formula_get_comments (formula), sat_formula_get_n_variables (formula));
  g_autofree char *number = words_count (verdict->first_false + 1);
  g_autofree char *clause = words_named_clause (literals, n_literals, names, notation);

  if (verdict->n_false == 1)
    /* Translators: the number of a clause and what it says. */
    return g_strdup_printf (_ ("this model is wrong: clause %s is false (%s)"), number, clause);
  /* Translators: the number of a clause and what it says. */
  return g_strdup_printf (_ ("this model is wrong: clause %s is the first that is false (%s)"),
                          number, clause);
}

/**
 * words_verdict:
 * @verdict: the verdict on an answer
 * @notation: the notation of literals
 *
 * Words the verdict on an answer.
 *
 * Returns: (transfer full): the verdict, beginning with a small letter, without a full stop
 */
char *
words_verdict (const SatFormula *formula,
               const SatVerdict *verdict,
               WordsNotation notation)
{
  g_return_val_if_fail (formula != NULL && verdict != NULL, NULL);

  switch (verdict->kind)
    {
    case SAT_VERDICT_RIGHT:
      return say_right (formula);
    case SAT_VERDICT_NO_MODEL:
      return g_strdup (_ ("the answer says that there is a model, but does not show it; many "
                          "solvers have an option to print it"));
    case SAT_VERDICT_UNKNOWN:
      return g_strdup (_ ("the solver gave up"));
    case SAT_VERDICT_UNSATISFIABLE:
      return g_strdup (_ ("the answer is right: the formula has no model"));
    case SAT_VERDICT_UNCHECKED:
      return g_strdup (_ ("the answer says that the formula has no model; Satdoku could neither "
                          "confirm nor refute this in a few seconds"));
    case SAT_VERDICT_REFUTED:
      return g_strdup (_ ("the answer says that the formula has no model, but Satdoku found one"));
    case SAT_VERDICT_VIOLATED:
    default:
      return say_violated (formula, verdict, notation);
    }
}

/**
 * words_verdict_details:
 * @verdict: the verdict on an answer
 *
 * Adds details to the verdict on a model.
 *
 * Returns: (transfer full): sentences, a line each; empty when there are none
 */
char *
words_verdict_details (const SatFormula *formula,
                       const SatVerdict *verdict)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *n_false = NULL;
  g_autofree char *missing = NULL;
  g_autofree char *foreign = NULL;

  g_return_val_if_fail (formula != NULL && verdict != NULL, NULL);

  n_false = words_count (verdict->n_false);
  missing = words_count (verdict->n_missing);
  foreign = words_count (verdict->n_foreign);
  if (verdict->n_false > 1)
    g_string_append_printf (text,
                            ngettext ("%s clause is false", "%s clauses are false",
                                      (gulong)verdict->n_false),
                            n_false);
  if (verdict->n_missing > 0)
    {
      g_string_append (text, text->len > 0 ? "\n" : "");
      g_string_append_printf (text,
                              ngettext ("%s variable has no value", "%s variables have no value",
                                        (gulong)verdict->n_missing),
                              missing);
    }
  if (verdict->n_foreign > 0)
    {
      g_string_append (text, text->len > 0 ? "\n" : "");
      g_string_append_printf (text,
                              ngettext ("%s literal is of a variable that the formula doesn’t have",
                                        "%s literals are of variables that the formula doesn’t "
                                        "have",
                                        (gulong)verdict->n_foreign),
                              foreign);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}
