/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What groups of clauses say, and how large a core is, in words: under each rule, each group in
 * other words than the others. */

#include <string.h>
#include <sudoku-rule-text.h>
#include <sudoku-rule.h>
#include <words-core.h>

static void
check (SudokuGeometry *geometry,
       const char *expected)
{
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuCnf) cnf = NULL;
  g_autoptr (SudokuClauseGroups) groups = NULL;
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  sudoku_grid_set (grid, 5, 2, SUDOKU_ORIGIN_GIVEN);
  cnf = sudoku_cnf_new (grid, sudoku_encoding_find ("full"), sudoku_numbering_find ("original"));
  groups = sudoku_clause_groups_new (cnf, NULL, NULL);
  for (guint32 i = 0; i < sudoku_clause_groups_get_sat (groups)->n_groups; i++)
    {
      char *words = words_clause_group (cnf, sudoku_clause_groups_get (groups, i));

      g_assert_nonnull (words);
      if (!g_hash_table_add (known, words))
        g_error ("said twice: %s", words);
    }
  if (!g_hash_table_contains (known, expected))
    g_error ("not said: %s", expected);
}

static void
test_groups (void)
{
  static const struct
  {
    const char *rule; /* (nullable) */
    const char *expected;
  } cases[] = {
    { NULL, "Row 2 column 2 is given as 2" },
    { NULL, "Row 1 column 1 holds exactly one value" },
    { NULL, "Box 3 holds 4 exactly once" },
    { "x", "The falling diagonal holds 1 exactly once" },
    { "anti-king", "A king’s move apart: row 1 column 1 and row 2 column 2" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);

      if (cases[i].rule != NULL)
        {
          g_autoptr (SudokuRule) rule = sudoku_rule_parse (4, cases[i].rule, &error);
          SudokuGeometry *other = NULL;

          g_assert_no_error (error);
          other = sudoku_geometry_add_rules (geometry, &rule, 1, &error);
          g_assert_no_error (error);
          sudoku_geometry_unref (geometry);
          geometry = other;
        }
      check (geometry, cases[i].expected);
    }
}

static void
assert_core (gboolean of_rules,
             guint n_givens,
             guint n_others,
             const char *expected)
{
  g_autofree char *words = NULL;
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuCnf) cnf =
    sudoku_cnf_new (grid, sudoku_encoding_find ("full"), sudoku_numbering_find ("original"));
  g_autoptr (SudokuClauseGroups) groups = sudoku_clause_groups_new (cnf, NULL, NULL);

  words = words_core (of_rules ? groups : NULL, n_givens, n_others);
  g_assert_cmpstr (words, ==, expected);
}

static void
test_core (void)
{
  assert_core (TRUE, 9, 10, "9 givens and 10 rules");
  assert_core (TRUE, 1, 1, "1 given and 1 rule");
  assert_core (TRUE, 0, 3, "3 rules");
  assert_core (FALSE, 2, 1, "2 givens and 1 clause");
  assert_core (FALSE, 0, 3, "3 clauses");
}

static void
test_count (void)
{
  static const struct
  {
    SatModelCount count;
    const char *expected;
  } cases[] = {
    { { 1, TRUE, FALSE }, "1 model" },
    { { 24, TRUE, FALSE }, "24 models" },
    { { 101, FALSE, FALSE }, "More than 100 models" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *words = words_model_count (&cases[i].count);

      g_assert_cmpstr (words, ==, cases[i].expected);
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words-core/groups", test_groups);
  g_test_add_func ("/words-core/core", test_core);
  g_test_add_func ("/words-core/count", test_count);
  return g_test_run ();
}
