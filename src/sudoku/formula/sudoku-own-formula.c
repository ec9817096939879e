/* SPDX-License-Identifier: GPL-3.0-or-later */

/* From the text of own clauses to DIMACS, with the names in comments, and back. */

#include "sudoku-own-formula.h"

#include <sat-names.h>
#include <sudoku-own-clauses.h>
#include <sudoku-own-name.h>

static void
append_clauses (const SudokuOwnClauses *clauses,
                GString *text)
{
  for (guint i = 0; i < sudoku_own_clauses_get_n (clauses); i++)
    {
      guint n = 0;
      const int *literals = sudoku_own_clauses_get (clauses, i, &n);

      for (guint k = 0; k < n; k++)
        g_string_append_printf (text, "%d ", literals[k]);
      g_string_append (text, "0\n");
    }
}

/* A variable without a name is called by its number, "x12". */
static gboolean
is_number (const char *name,
           guint variable)
{
  g_autofree char *number = g_strdup_printf ("x%u", variable);

  return g_str_equal (name, number);
}

/**
 * sudoku_own_formula_write: (skip)
 * @own: own clauses without a board
 *
 * Writes them as a formula: a comment for each name, then the clauses. Counts use auxiliary
 * variables, which come last.
 *
 * Returns: (transfer full): DIMACS
 */
char *
sudoku_own_formula_write (SudokuOwn *own)
{
  g_autoptr (SudokuOwnClauses) clauses = NULL;
  GString *text = NULL;

  g_return_val_if_fail (own != NULL && sudoku_own_get_side (own) == 0, NULL);

  clauses = sudoku_own_clauses_new (own, &sat_at_most_one_pairwise);
  text = g_string_new (NULL);
  for (guint i = 0; i < sudoku_own_get_n_names (own); i++)
    if (!is_number (sudoku_own_get_name (own, i), i + 1))
      g_string_append_printf (text, "c var %u %s\n", i + 1, sudoku_own_get_name (own, i));
  g_string_append_printf (text, "p cnf %u %u\n", sudoku_own_clauses_get_n_extra (clauses),
                          sudoku_own_clauses_get_n (clauses));
  append_clauses (clauses, text);
  return g_string_free (text, FALSE);
}

/* Comments that name variables are written anew, all others are copied. */
static void
append_comments (const SatFormula *formula,
                 const SatNames *names,
                 GString *text)
{
  const char *comments = sat_formula_get_comments (formula);
  g_auto (GStrv) lines = g_strsplit (comments != NULL ? comments : "", "\n", -1);

  for (gsize i = 0; lines[i] != NULL && comments != NULL; i++)
    {
      g_autoptr (SatNames) named = sat_names_new (lines[i], sat_formula_get_n_variables (formula));

      if (sat_names_get_n (named) == 0)
        g_string_append_printf (text, "# %s\n", lines[i]);
    }
  for (int i = 1; i <= sat_formula_get_n_variables (formula); i++)
    if (sat_names_get (names, i) != NULL && sudoku_own_is_name (sat_names_get (names, i)))
      g_string_append_printf (text, "c var %d %s\n", i, sat_names_get (names, i));
}

static void
append_literal (GString *text,
                const SatNames *names,
                int literal)
{
  const char *name = sat_names_get (names, ABS (literal));

  if (literal < 0)
    g_string_append_c (text, '!');
  if (name != NULL && sudoku_own_is_name (name))
    g_string_append (text, name);
  else
    g_string_append_printf (text, "x%d", ABS (literal));
}

/* A number that occurs in no clause would be lost. */
static gboolean
has_last (const SatFormula *formula)
{
  return sat_formula_get_max_variable (formula) == sat_formula_get_n_variables (formula);
}

/**
 * sudoku_own_formula_describe: (skip)
 * @formula: a formula
 *
 * Writes a formula as own clauses: a line for each clause, with names where there are any. The
 * empty clause becomes a contradiction.
 *
 * Returns: (transfer full): a text from which sudoku_own_parse() makes the same clauses
 */
char *
sudoku_own_formula_describe (const SatFormula *formula)
{
  g_autoptr (SatNames) names = NULL;
  GString *text = NULL;

  g_return_val_if_fail (formula != NULL, NULL);

  names =
    sat_names_new (sat_formula_get_comments (formula), sat_formula_get_n_variables (formula));
  text = g_string_new (NULL);
  append_comments (formula, names, text);
  if (!has_last (formula))
    g_string_append_printf (text, "c var %d x%d\n", sat_formula_get_n_variables (formula),
                            sat_formula_get_n_variables (formula));
  for (guint64 i = 0; i < sat_formula_get_n_clauses (formula); i++)
    {
      gsize n = 0;
      const int *literals = sat_formula_get_clause (formula, i, &n);

      for (gsize k = 0; k < n; k++)
        {
          g_string_append (text, k > 0 ? " | " : "");
          append_literal (text, names, literals[k]);
        }
      g_string_append (text, n == 0 ? "x1\n!x1\n" : "\n");
    }
  return g_string_free (text, FALSE);
}
