/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes as own clauses: what is read is written and read back as the same, and its clauses have
 * variables that mean something. The first byte is the side. */

#include "fuzz.h"

#include <sudoku-own-clauses.h>
#include <sudoku-rule-list.h>
#include <sudoku-rule-make.h>
#include <sudoku-rule-text.h>

static void
check_clauses (SudokuOwn *own)
{
  guint side = sudoku_own_get_side (own);
  g_autoptr (SudokuOwnClauses) clauses =
    sudoku_own_clauses_new (own, &sat_at_most_one_product);
  guint n_variables = side * side * side + sudoku_own_clauses_get_n_extra (clauses);

  for (guint i = 0; i < sudoku_own_clauses_get_n (clauses); i++)
    {
      guint n = 0;
      const int *literals = sudoku_own_clauses_get (clauses, i, &n);

      g_assert_cmpuint (n, >=, 1);
      g_assert_cmpuint (n, <=, SUDOKU_OWN_LENGTH_MAX);
      for (guint k = 0; k < n; k++)
        g_assert_true (literals[k] != 0 && (guint)ABS (literals[k]) <= n_variables);
      g_assert_cmpuint (sudoku_own_clauses_get_constraint (clauses, i), <, sudoku_own_get_n (own));
    }
}

static void
check_rule (SudokuOwn *own)
{
  guint side = sudoku_own_get_side (own);
  g_autoptr (SudokuRule) rule = sudoku_rule_new_own (own);
  g_autofree char *word = sudoku_rule_to_text (rule, side);
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuRule) again = sudoku_rule_parse (side, word, &error);

  g_assert_no_error (error);
  g_assert_cmpint (sudoku_rule_compare (rule, again), ==, 0);
  g_assert_null (strpbrk (word, " \t\n;>"));
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuOwn) own = NULL;
  g_autoptr (SudokuOwn) again = NULL;
  guint side;

  if (size == 0)
    return 0;
  side = SUDOKU_SIDE_MIN + data[0] % 15u;
  own =
    sudoku_own_parse (side, (const char *)data + 1, (gssize)size - 1, "fuzz", NULL, NULL, &error);
  if (own == NULL)
    {
      fuzz_check_error (error);
      return 0;
    }
  again = sudoku_own_parse (side, sudoku_own_get_text (own), -1, "again", NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (sudoku_own_get_text (again), ==, sudoku_own_get_text (own));
  if (sudoku_own_get_n (own) == 0)
    return 0;
  check_rule (own);
  check_clauses (own);
  return 0;
}
