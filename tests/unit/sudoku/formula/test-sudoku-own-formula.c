/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Formulas without a board: from a text to clauses and back. */

#include "sudoku-own-formula.h"

#include <string.h>

static SatFormula *
read_formula (const char *text)
{
  g_autoptr (GError) error = NULL;
  SatDimacs *dimacs = sat_dimacs_read ("test", text, strlen (text), NULL, &error);

  g_assert_no_error (error);
  return sat_formula_new (dimacs);
}

static char *
write_text (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuOwn) own = sudoku_own_parse (0, text, -1, "test", NULL, NULL, &error);

  g_assert_no_error (error);
  return sudoku_own_formula_write (own);
}

static const struct
{
  const char *text, *dimacs;
} cases[] = {
  { "a | !b\nb -> c", "c var 1 a\nc var 2 b\nc var 3 c\np cnf 3 2\n1 -2 0\n-2 3 0\n" },
  { "1 -2 0 3 0", "p cnf 3 2\n1 -2 0\n3 0\n" },
  { "c var 2 b\n1 -2 0\nb | q", "c var 2 b\nc var 3 q\np cnf 3 2\n1 -2 0\n2 3 0\n" },
  { "c 1 a\nc x 2 b\na & b", "c var 1 a\nc var 2 b\np cnf 2 2\n1 0\n2 0\n" },
  { "x3 | r1c1", "c var 4 r1c1\np cnf 4 1\n3 4 0\n" },
  { "at most 1 of a b c",
    "c var 1 a\nc var 2 b\nc var 3 c\np cnf 3 3\n-1 -2 0\n-1 -3 0\n-2 -3 0\n" },
  { "p cnf 3 1\n1 2 0", "p cnf 2 1\n1 2 0\n" },
};

static void
test_write (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *dimacs = write_text (cases[i].text);

      g_assert_cmpstr (dimacs, ==, cases[i].dimacs);
    }
}

/* What is written of a formula is read to the same clauses, with the same names. */
static void
test_round (void)
{
  static const char *const texts[] = {
    "c Hello\nc var 1 a\nc var 2 not a word\nc var 3 b\np cnf 5 3\n1 -2 0\n3 4 0\n-3 0\n",
    "p cnf 2 4\n1 2 0\n1 -2 0\n-1 2 0\n-1 -2 0\n",
    "p cnf 4 0\n",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (SatFormula) formula = read_formula (texts[i]);
      g_autofree char *text = sudoku_own_formula_describe (formula);
      g_autofree char *dimacs = write_text (text);
      g_autoptr (SatFormula) again = read_formula (dimacs);

      g_assert_cmpuint (sat_formula_get_n_clauses (again), ==,
                        sat_formula_get_n_clauses (formula));
      g_assert_cmpint (sat_formula_get_n_variables (again), ==,
                       sat_formula_get_n_variables (formula));
      for (guint64 k = 0; k < sat_formula_get_n_clauses (formula); k++)
        {
          gsize n = 0, m = 0;
          const int *literals = sat_formula_get_clause (formula, k, &n);
          const int *others = sat_formula_get_clause (again, k, &m);

          g_assert_cmpmem (literals, n * sizeof *literals, others, m * sizeof *others);
        }
    }
}

static void
test_errors (void)
{
  static const char *const texts[] = { "r1c1=3", "a |", "r1c1 < r2c2", "r1c1 r1c2 differ", "1 2" };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (sudoku_own_parse (0, texts[i], -1, "test", NULL, NULL, &error));
      g_assert_nonnull (error);
    }
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/own-formula/write", test_write);
  g_test_add_func ("/own-formula/round", test_round);
  g_test_add_func ("/own-formula/errors", test_errors);
  return g_test_run ();
}
