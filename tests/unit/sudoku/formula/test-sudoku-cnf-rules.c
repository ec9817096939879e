/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The clauses of all rules: their order, and that they say what the plain definitions say. */

#include <sat-check.h>
#include <sat-model.h>
#include <sat-solver.h>
#include <string.h>
#include <sudoku-check.h>
#include <sudoku-decode.h>
#include <words-terms.h>
#include <words-trouble.h>

#include "test-brute.h"
#include "test-cnf.h"
#include "test-rules.h"

static SudokuCnf *
make_cnf (guint side,
          const char *rules,
          const char *encoding)
{
  const TestRules shape = { side, rules };
  g_autoptr (SudokuGeometry) geometry = test_rules_make (&shape);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);

  return test_make_cnf (grid, encoding, "original");
}

/* ---- order ---- */

static void
test_families (void)
{
  static const struct
  {
    guint side;
    const char *rules;
    const char *families;
  } cases[] = {
    { 9, "boxes=3x3 x windows disjoint anti-knight anti-king non-consecutive even:r1c1 odd:r2c2",
      "cells boxes rows columns falling rising windows disjoint anti-knight anti-king "
      "non-consecutive even odd" },
    { 9, "odd:r1c1 odd:r2c2 complete boxes=3x3", "cells complete rows columns odd" },
    { 4, "regions:1,1,1,2,1,3,2,2,3,3,4,2,3,4,4,4", "cells regions rows columns" },
    { 5, "anti-king", "cells rows columns anti-king" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (SudokuCnf) cnf = make_cnf (cases[i].side, cases[i].rules, "full");
      g_autoptr (GString) ids = g_string_new (NULL);
      gsize n = 0;
      const SudokuFamily *families = sudoku_cnf_get_families (cnf, &n);

      for (gsize k = 0; k < n; k++)
        g_string_append_printf (ids, "%s%s", k > 0 ? " " : "", families[k].id);
      g_assert_cmpstr (ids->str, ==, cases[i].families);
    }
}

/* Variables with the original numbering at side 9 and below. */
static int
variable (guint row,
          guint column,
          guint value)
{
  return (int)(100 * row + 10 * column + value);
}

/* What is said together in box (i, k) for v: the literals of the three groups. */
static void
get_bundle (guint n,
            guint i,
            guint k,
            guint v,
            int groups[3][SUDOKU_SIDE_MAX])
{
  guint place = 0;

  for (guint p = 1; p <= n; p++)
    for (guint q = 1; q <= n; q++, place++)
      {
        groups[0][place] = variable ((i - 1) * n + p, (k - 1) * n + q, v);
        groups[1][place] = variable ((i - 1) * n + p, v, (k - 1) * n + q);
        groups[2][place] = variable (v, (k - 1) * n + q, (i - 1) * n + p);
      }
}

static void
check_next (const SudokuCnf *cnf,
            guint64 *clause,
            const int *literals,
            guint n_literals)
{
  int found[SUDOKU_SIDE_MAX];
  guint n_found = sudoku_cnf_get_clause (cnf, (*clause)++, found);

  g_assert_cmpmem (found, n_found * sizeof (int), literals, n_literals * sizeof (int));
}

/* "Complete" by the definition of the original program, clause by clause. */
static void
test_complete_order (void)
{
  for (guint n = 2; n <= 3; n++)
    for (guint full = 0; full < 2; full++)
      {
        const char *rules = n == 2 ? "boxes=2x2 complete" : "boxes=3x3 complete";
        g_autoptr (SudokuCnf) cnf = make_cnf (n * n, rules, full ? "full" : "simpler");
        const SudokuFamily *family = sudoku_cnf_lookup_family (cnf, "complete");
        guint side = n * n;
        guint64 clause = family->first;

        for (guint bundle = 0; bundle < side * side; bundle++)
          {
            int groups[3][SUDOKU_SIDE_MAX];

            get_bundle (n, bundle / side / n + 1, bundle / side % n + 1, bundle % side + 1,
                        groups);
            for (guint g = 0; g < 3; g++)
              check_next (cnf, &clause, groups[g], side);
            for (guint a = 0; full && a < side; a++)
              for (guint b = a + 1; b < side; b++)
                for (guint g = 0; g < 3; g++)
                  check_next (cnf, &clause, (int[]){ -groups[g][a], -groups[g][b] }, 2);
          }
        g_assert_cmpuint (clause, ==, family->first + family->n_clauses);
        g_assert_cmpuint (family->index, ==, 1);
      }
}

/* Pairs and masks are said in both encodings: by pair, then by values. */
static void
test_pairs_order (void)
{
  static const char *const encodings[] = { "full", "simpler" };

  for (gsize i = 0; i < G_N_ELEMENTS (encodings); i++)
    {
      g_autoptr (SudokuCnf) cnf =
        make_cnf (4, "anti-king non-consecutive even:r2c2", encodings[i]);
      guint64 king = sudoku_cnf_lookup_family (cnf, "anti-king")->first;
      guint64 apart = sudoku_cnf_lookup_family (cnf, "non-consecutive")->first;
      guint64 even = sudoku_cnf_lookup_family (cnf, "even")->first;

      g_assert_cmpuint (sudoku_cnf_lookup_family (cnf, "anti-king")->n_clauses, ==, 18 * 4);
      g_assert_cmpuint (sudoku_cnf_lookup_family (cnf, "non-consecutive")->n_clauses, ==, 24 * 6);
      g_assert_cmpuint (sudoku_cnf_lookup_family (cnf, "even")->n_clauses, ==, 2);
      check_next (cnf, &king, (int[]){ -111, -221 }, 2);
      check_next (cnf, &king, (int[]){ -112, -222 }, 2);
      check_next (cnf, &apart, (int[]){ -111, -122 }, 2);
      check_next (cnf, &apart, (int[]){ -112, -121 }, 2);
      check_next (cnf, &apart, (int[]){ -112, -123 }, 2);
      check_next (cnf, &even, (int[]){ -221 }, 1);
      check_next (cnf, &even, (int[]){ -223 }, 1);
    }
}

/* ---- meaning ---- */

typedef struct
{
  SudokuGeometry *geometry;
  guint n_grids;
  guint n_accepted;
} Latin;

/* With the helpers that follow from its cells. */
static gboolean
is_satisfied (const SudokuCnf *cnf,
              const SudokuGrid *grid)
{
  g_autoptr (SatModel) model = sudoku_model_from_grid (grid, sudoku_cnf_get_numbering (cnf));
  g_autoptr (SatChecker) checker = sat_checker_new (model);

  sudoku_cnf_complete_model (cnf, model);
  g_assert_true (sudoku_cnf_stream (cnf, sat_checker_get_sink (checker), NULL, NULL));
  return sat_checker_get_n_false (checker) == 0;
}

/* A Latin square satisfies the formula exactly when it keeps all rules. */
static gboolean
check_square (const guint8 *values,
              gpointer user_data)
{
  Latin *self = user_data;
  g_autoptr (SudokuGrid) empty = sudoku_grid_new (self->geometry);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (self->geometry);
  gboolean accepted;

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    sudoku_grid_set (grid, cell, values[cell], SUDOKU_ORIGIN_ANSWER);
  accepted = sudoku_check_is_solved (grid);
  for (guint full = 0; full < 2; full++)
    {
      g_autoptr (SudokuCnf) cnf = test_make_cnf (empty, full ? "full" : "simpler", "compact");

      g_assert_cmpint (is_satisfied (cnf, grid), ==, accepted);
    }
  self->n_grids++;
  self->n_accepted += accepted;
  return TRUE;
}

/* All Latin squares of side 4, by the rules of each case of that side. */
static void
test_latin (void)
{
  const TestRules plain = { 4, "rows" };
  g_autoptr (SudokuGeometry) latin = test_rules_make (&plain);
  g_autoptr (SudokuGrid) empty = sudoku_grid_new (latin);
  static const TestRules counted[] = {
    { 4, "boxes=2x2" },
    { 4, "boxes=2x2 x" },
    { 4, "boxes=2x2 anti-knight" },
    { 4, "boxes=2x2 anti-king" },
    { 4, "boxes=2x2 non-consecutive" },
  };
  static const guint counts[] = { 288, 48, 24, 0, 0 };

  for (gsize i = 0; i < test_n_rules + G_N_ELEMENTS (counted); i++)
    {
      const TestRules *rules = i < test_n_rules ? &test_rules[i] : &counted[i - test_n_rules];
      g_autoptr (SudokuGeometry) geometry = test_rules_make (rules);
      Latin check = { .geometry = geometry };

      if (rules->side != 4)
        continue;
      test_brute_force (empty, check_square, &check);
      g_assert_cmpuint (check.n_grids, ==, 576);
      g_test_message ("%s: %u", rules->rules, check.n_accepted);
      if (i >= test_n_rules)
        g_assert_cmpuint (check.n_accepted, ==, counts[i - test_n_rules]);
    }
}

/* All models of a formula are grids that keep the rules, each once. */
static void
check_models (const TestRules *rules,
              const char *encoding,
              guint n_expected)
{
  g_autoptr (SudokuCnf) cnf = make_cnf (rules->side, rules->rules, encoding);
  g_autoptr (SatSolver) solver = sat_solver_new (SAT_PROFILE_DEFAULT);
  guint n_models = 0, side = rules->side;

  g_assert_true (sudoku_cnf_stream (cnf, sat_solver_get_sink (solver), NULL, NULL));
  while (sat_solver_solve (solver, NULL) == SAT_STATUS_SATISFIABLE)
    {
      g_autoptr (SudokuGrid) grid = sudoku_grid_copy (sudoku_cnf_get_grid (cnf));
      g_autoptr (GArray) blocking = g_array_new (FALSE, FALSE, sizeof (int));

      for (guint i = 0; i < side * side * side; i++)
        {
          int literal = sudoku_cnf_get_variable (cnf, i / side, i % side + 1);
          int blocked = -literal;

          if (!sat_solver_value (solver, literal))
            continue;
          g_array_append_val (blocking, blocked);
          sudoku_grid_set (grid, i / side, i % side + 1, SUDOKU_ORIGIN_ANSWER);
        }
      g_assert_true (sudoku_check_is_solved (grid));
      g_assert_cmpuint (blocking->len, ==, side * side);
      sat_solver_add_clause (solver, (const int *)(gpointer)blocking->data, blocking->len, NULL);
      n_models++;
    }
  g_assert_cmpuint (n_models, ==, n_expected);
}

static void
test_models (void)
{
  const TestRules plain = { 4, "rows" };
  g_autoptr (SudokuGeometry) latin = test_rules_make (&plain);
  g_autoptr (SudokuGrid) empty = sudoku_grid_new (latin);

  for (gsize i = 0; i < test_n_rules; i++)
    {
      g_autoptr (SudokuGeometry) geometry = test_rules_make (&test_rules[i]);
      Latin check = { .geometry = geometry };

      if (test_rules[i].side != 4)
        continue;
      test_brute_force (empty, check_square, &check);
      check_models (&test_rules[i], "full", check.n_accepted);
      check_models (&test_rules[i], "simpler", check.n_accepted);
    }
}

/* ---- words ---- */

/* What a clause says, and what a model does that makes it false. */
static void
test_words (void)
{
  static const struct
  {
    const char *rules;
    const char *family;
    guint number;
    const char *words;
    const char *wrong;
  } cases[] = {
    { "boxes=2x2 complete", "complete", 1,
      "Box 1 of the columns of values needs column 1 somewhere",
      "box 1 of the columns of values has no 1" },
    { "boxes=2x2 complete", "complete", 2, "Box 1 of the rows of values needs row 1 somewhere",
      "box 1 of the rows of values has no 1" },
    { "boxes=2x2 complete", "complete", 4, "Row 1 column 1 can’t hold both 1 and 2",
      "1 appears twice in box 1 of the columns of values: row 1 column 1" },
    { "boxes=2x2 complete", "complete", 7,
      "Row 1 column 1 can’t hold 1 when row 2 column 1 holds 1: column 1 would be twice in box 1 "
      "of the columns of values",
      "1 appears twice in box 1 of the columns of values: row 1 column 1 and row 2 column 1" },
    { "windows", "windows", 1,
      "Window 1 can’t hold a 1 in both row 2 column 2 and row 2 column 3",
      "1 appears twice in window 1: row 2 column 2 and row 2 column 3" },
    { "regions:1,1,1,2,1,3,2,2,3,3,4,2,3,4,4,4", "regions", 0, "Region 1 needs a 1 somewhere",
      "region 1 has no 1" },
    { "anti-knight", "anti-knight", 1,
      "Row 1 column 1 and row 2 column 3, a knight’s move apart, can’t both hold a 2",
      "2 appears twice a knight’s move apart: row 1 column 1 and row 2 column 3" },
    { "non-consecutive", "non-consecutive", 2,
      "Row 1 column 1 can’t hold a 2 beside a 3 in row 1 column 2",
      "row 1 column 1 and row 1 column 2 are neighbours and differ by 1" },
    { "odd:r3c2", "odd", 1, "Row 3 column 2 must be odd and can’t hold 4",
      "row 3 column 2 must be odd and holds 4" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (SudokuCnf) cnf = make_cnf (4, cases[i].rules, "full");
      guint64 clause = sudoku_cnf_lookup_family (cnf, cases[i].family)->first + cases[i].number;
      g_autofree char *words = words_clause (cnf, clause);
      g_autofree char *wrong = words_false_clause (cnf, clause);

      g_assert_cmpstr (words, ==, cases[i].words);
      g_assert_cmpstr (wrong, ==, cases[i].wrong);
    }
}

/* No sentence leaves a name in braces unfilled. */
static void
test_words_filled (void)
{
  for (gsize i = 0; i < test_n_rules; i++)
    {
      g_autoptr (SudokuCnf) cnf = make_cnf (test_rules[i].side, test_rules[i].rules, "full");

      for (guint64 clause = 0; clause < sudoku_cnf_get_n_clauses (cnf); clause += 7)
        {
          g_autofree char *words = words_clause (cnf, clause);
          g_autofree char *wrong = words_false_clause (cnf, clause);

          g_assert_null (strpbrk (words, "{}"));
          g_assert_null (strpbrk (wrong, "{}"));
        }
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/cnf-rules/families", test_families);
  g_test_add_func ("/sudoku/cnf-rules/complete-order", test_complete_order);
  g_test_add_func ("/sudoku/cnf-rules/pairs-order", test_pairs_order);
  g_test_add_func ("/sudoku/cnf-rules/latin", test_latin);
  g_test_add_func ("/sudoku/cnf-rules/models", test_models);
  g_test_add_func ("/sudoku/cnf-rules/words", test_words);
  g_test_add_func ("/sudoku/cnf-rules/words-filled", test_words_filled);
  return g_test_run ();
}
