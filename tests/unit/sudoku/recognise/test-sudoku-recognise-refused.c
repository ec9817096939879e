/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Formulas that are no puzzle, or not quite: they are refused with the reason, and what is
 * accepted in spite of a change says the same by the judgement of a solver. */

#include <string.h>
#include <sudoku-format.h>
#include <test-format.h>
#include <test-formula.h>
#include <test-rules.h>

#include "test-words.h"
#include "words-terms.h"

static char *
word_missing (const SudokuCnf *cnf,
              guint64 index)
{
  SudokuGeometry *geometry = sudoku_grid_get_geometry (sudoku_cnf_get_grid (cnf));
  guint side = sudoku_geometry_get_side (geometry);
  SudokuClause clause;
  g_autofree char *house = NULL;

  sudoku_cnf_describe (cnf, index, &clause);
  if (clause.kind == SUDOKU_CLAUSE_CELL_AT_MOST)
    return g_strdup_printf ("t: the rules of Sudoku are incomplete here: no clause says that row "
                            "%u column %u does not hold both %u and %u",
                            clause.cell / side + 1, clause.cell % side + 1, clause.value,
                            clause.other_value);
  house = words_house (geometry, clause.house);
  return g_strdup_printf ("t: the rules of Sudoku are incomplete here: no clause says that %s "
                          "holds %u",
                          house, clause.value);
}

/* The simpler formula has nothing to spare: any clause that is dropped is missed by name. The
 * full one can do without any. */
static void
check_dropped (const TestShape *shape,
               guint seed)
{
  g_autoptr (SudokuGeometry) geometry = test_shape_make (shape);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuCnf) cnf = test_make_cnf (grid, "simpler", "original");
  g_autoptr (GPtrArray) simpler = test_formula_new_of_kinds (cnf, G_MAXUINT);
  g_autoptr (GPtrArray) full = test_formula_new (grid, "full", "original");

  if (test_shape_get_side (shape) < 4 || test_shape_get_side (shape) > 6)
    return;
  for (guint i = 0; i < simpler->len; i++)
    {
      g_autofree char *message = word_missing (cnf, i);
      gpointer clause = g_ptr_array_steal_index (simpler, i);

      test_formula_assert_refused (simpler, message);
      g_ptr_array_insert (simpler, (int)i, clause);
    }
  for (guint i = 0; i < full->len; i += 5)
    {
      gpointer clause = g_ptr_array_steal_index (full, i);

      test_formula_assert_says (full, grid, "original");
      g_ptr_array_insert (full, (int)i, clause);
    }
}

static void
test_dropped (void)
{
  test_formula_for_all_shapes (check_dropped);
}

/* What is to be said when a clause of a rule is missing that only that rule says. */
static char *
word_missing_of_rule (const SudokuCnf *cnf,
                      const SudokuClause *clause)
{
  SudokuGeometry *geometry = sudoku_grid_get_geometry (sudoku_cnf_get_grid (cnf));
  const SudokuGroups *groups = sudoku_geometry_get_groups (geometry);
  guint side = sudoku_geometry_get_side (geometry);
  guint32 first = 0;

  if (clause->kind == SUDOKU_CLAUSE_HOUSE_AT_LEAST)
    return g_strdup_printf ("t: the rules of Sudoku are incomplete here: no clause says that house "
                            "%u of “Windows” holds %u",
                            sudoku_groups_get_house (groups, clause->house)->number + 1,
                            clause->value);
  if (clause->kind == SUDOKU_CLAUSE_PAIR)
    return g_strdup_printf ("t: the rules of Sudoku are incomplete here: no clause of “%s” says "
                            "what %u in row %u column %u excludes in row %u column %u",
                            sudoku_groups_get_pair (groups, clause->pair)->family->title,
                            clause->value, clause->cell / side + 1, clause->cell % side + 1,
                            clause->other_cell / side + 1, clause->other_cell % side + 1);
  first = sudoku_groups_get_truth_candidates (groups, clause->truth)[0];
  return g_strdup_printf ("t: the rules of Sudoku are incomplete here: no clause of “%s” says that "
                          "one of several candidates is true, beginning with %u in row %u column "
                          "%u",
                          sudoku_groups_get_truth (groups, clause->truth)->family->title,
                          first % side + 1, first / side / side + 1, first / side % side + 1);
}

/* The clauses of other rules are missed by the name of the rule. */
static void
test_dropped_of_rules (void)
{
  static const struct
  {
    TestRules rules;
    const char *family;
    guint n;
  } cases[] = {
    { { 5, "anti-knight" }, "anti-knight", 20 },
    { { 4, "boxes=2x2 complete" }, NULL, 20 },
    { { 9, "boxes=3x3 windows" }, "windows", 20 },
  };

  for (gsize c = 0; c < G_N_ELEMENTS (cases); c++)
    {
      g_autoptr (SudokuGeometry) geometry = test_rules_make (&cases[c].rules);
      g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
      g_autoptr (SudokuCnf) cnf = test_make_cnf (grid, "simpler", "original");
      g_autoptr (GPtrArray) formula = test_formula_new_of_kinds (cnf, G_MAXUINT);
      guint n = 0;

      for (guint i = formula->len; i-- > 0 && n < cases[c].n;)
        {
          g_autofree char *message = NULL;
          gpointer dropped = NULL;
          SudokuClause clause;

          sudoku_cnf_describe (cnf, i, &clause);
          if (clause.kind != SUDOKU_CLAUSE_TRUTH_AT_LEAST &&
              g_strcmp0 (sudoku_cnf_find_family (cnf, i)->id, cases[c].family) != 0)
            continue;
          message = word_missing_of_rule (cnf, &clause);
          dropped = g_ptr_array_steal_index (formula, i);
          test_formula_assert_refused (formula, message);
          g_ptr_array_insert (formula, (int)i, dropped);
          n++;
        }
      g_assert_cmpuint (n, ==, cases[c].n);
    }
}

static const struct
{
  int literals[8];
  const char *message;
} extras[] = {
  { { 0 }, "clause 2305 (0) is empty: nothing can satisfy it" },
  { { 111, 222, 0 }, "clause 2305 (111 222 0) is neither a rule of Sudoku nor a given" },
  { { -111, -222, 0 }, "clause 2305 (-111 -222 0) is neither a rule of Sudoku nor a given" },
  { { -111, -341, 0 }, "clause 2305 (-111 -341 0) is neither a rule of Sudoku nor a given" },
  { { -111, -111, 0 }, "clause 2305 (-111 -111 0) is neither a rule of Sudoku nor a given" },
  { { -111, 112, 0 }, "clause 2305 (-111 112 0) is neither a rule of Sudoku nor a given" },
  { { -111, -112, -113, 0 },
    "clause 2305 (-111 -112 -113 0) is neither a rule of Sudoku nor a given" },
  { { 111, 112, 113, 114, 115, 115, 0 },
    "clause 2305 (111 112 113 114 115 115 0) is neither a rule of Sudoku nor a given" },
  { { 111, 112, 113, 114, 115, 116, 121, 0 },
    "clause 2305 (111 112 113 114 115 116 …) is neither a rule of Sudoku nor a given" },
  { { -111, -1110, 0 },
    "clause 2305 has the variable 1110, which stands for no cell and value of a 6×6 grid" },
  { { 100000000, 0 },
    "clause 2305 has the variable 100000000, which stands for no cell and value of a 6×6 grid" },
};

static void
test_extra (void)
{
  static const TestShape shape = { 3, 2, FALSE };
  g_autoptr (SudokuGeometry) geometry = test_shape_make (&shape);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (GPtrArray) formula = test_formula_new (grid, "full", "original");

  for (gsize i = 0; i < G_N_ELEMENTS (extras); i++)
    {
      g_autofree char *message = g_strconcat ("t: ", extras[i].message, NULL);
      gsize n = 0;

      while (extras[i].literals[n] != 0)
        n++;
      test_formula_add (formula, extras[i].literals, n);
      test_formula_assert_refused (formula, message);
      g_ptr_array_set_size (formula, (int)formula->len - 1);
    }
  test_formula_add (formula, (int[]){ 113 }, 1);
  test_formula_add (formula, (int[]){ 115 }, 1);
  test_formula_assert_refused (formula, "t: clause 2306 (115 0) gives 5 to row 1 column 1, "
                                        "which another clause gives 3");
}

static const struct
{
  const char *text;
  const char *message;
} foreign[] = {
  { "p cnf 0 0\n", "t: this formula is not a puzzle: it has no variables" },
  { "p cnf 9 1\n0\n", "t: this formula is not a puzzle: it has no variables" },
  { "p cnf 100000000 1\n-100000000 0\n",
    "t: this formula is not a puzzle: it has 1 variable, and a grid of side N has N³, one for "
    "each cell and value" },
  { "p cnf 8 1\n1 2 3 4 5 6 7 8 0\n",
    "t: clause 1 (1 2 3 4 5 6 …) is neither a rule of Sudoku nor a given" },
  { "p cnf 8 2\n1 2 3 4 5 6 7 8 0\n1 x 0\n", NULL },
};

static void
test_foreign (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (foreign); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (test_format_read (NULL, "t", foreign[i].text, strlen (foreign[i].text),
                                       NULL, NULL, &error));
      if (foreign[i].message != NULL)
        test_words_assert (error, foreign[i].message);
      else
        g_assert_error (error, SAT_ERROR, SAT_ERROR_SYNTAX);
    }
}

static void
test_changed (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  guint n_taken = 0;

  for (guint i = 0; i < 400; i++)
    {
      g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, i % 3 == 0, NULL);
      g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
      g_autoptr (SudokuGrid) found = NULL;
      const char *encoding = i % 2 == 0 ? "full" : "simpler";
      g_autoptr (GPtrArray) formula = test_formula_new (grid, encoding, "original");
      g_autoptr (GPtrArray) said = NULL;

      for (gint32 n = g_rand_int_range (rand, 1, 4); n > 0; n--)
        test_formula_change (formula, rand);
      found = test_formula_recognise (formula, NULL, NULL);
      if (found == NULL)
        continue;
      n_taken++;
      said = test_formula_new (found, "full", "original");
      test_formula_assert_equivalent (formula, said);
    }
  g_assert_cmpuint (n_taken, >, 40);
  g_assert_cmpuint (n_taken, <, 360);
}

/* The same with other rules. */
static void
test_changed_rules (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (2);
  guint n_taken = 0, n_tried = 0;

  for (guint i = 0; n_tried < 450; i++)
    {
      const TestRules *rules = &test_rules[i % test_n_rules];
      g_autoptr (SudokuGrid) found = NULL;
      g_autoptr (SudokuGeometry) geometry = NULL;
      g_autoptr (SudokuGrid) grid = NULL;
      g_autoptr (GPtrArray) formula = NULL;
      g_autoptr (GPtrArray) said = NULL;

      if (rules->side != 4)
        continue;
      n_tried++;
      geometry = test_rules_make (rules);
      grid = sudoku_grid_new (geometry);
      formula = test_formula_new (grid, n_tried % 2 == 0 ? "full" : "simpler", "original");
      for (gint32 n = g_rand_int_range (rand, 1, 4); n > 0; n--)
        test_formula_change (formula, rand);
      found = test_formula_recognise (formula, NULL, NULL);
      if (found == NULL)
        continue;
      n_taken++;
      said = test_formula_new (found, "full", "original");
      test_formula_assert_equivalent (formula, said);
    }
  g_assert_cmpuint (n_taken, >, 15);
  g_assert_cmpuint (n_taken, <, 430);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/recognise-refused/dropped", test_dropped);
  g_test_add_func ("/sudoku/recognise-refused/dropped-of-rules", test_dropped_of_rules);
  g_test_add_func ("/sudoku/recognise-refused/extra", test_extra);
  g_test_add_func ("/sudoku/recognise-refused/foreign", test_foreign);
  g_test_add_func ("/sudoku/recognise-refused/changed", test_changed);
  g_test_add_func ("/sudoku/recognise-refused/changed-rules", test_changed_rules);
  return g_test_run ();
}
