/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Formulas of Latin squares with laws read back: as we write them, as another program does, and as
 * one that leaves out what says nothing. What is taken is equivalent, by a solver. */

#include <string.h>
#include <sudoku-format.h>
#include <test-format.h>
#include <test-formula.h>
#include <test-rules.h>
#include <test-words.h>

#define SIDE_MAX 6

static SudokuGrid *
make_grid (guint side,
           const char *rules,
           guint n_givens)
{
  const TestRules shape = { side, rules };
  g_autoptr (SudokuGeometry) geometry = test_rules_make (&shape);
  SudokuGrid *grid = sudoku_grid_new (geometry);

  for (guint i = 0; i < n_givens; i++)
    sudoku_grid_set (grid, 1 + i * (side - 1), i % side + 1, SUDOKU_ORIGIN_GIVEN);
  return grid;
}

/* Two laws may say the same in a small square: then either is right. */
static void
assert_says (const TestFormula *formula,
             const SudokuGrid *grid)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuGrid) found = NULL;
  g_autoptr (GPtrArray) said = NULL;

  if (sudoku_grid_get_side (grid) > 3)
    {
      test_formula_assert_says (formula, grid, "original");
      return;
    }
  found = test_formula_recognise (formula, NULL, &error);
  g_assert_no_error (error);
  said = test_formula_new (found, "full", "original");
  test_formula_assert_equivalent (formula, said);
}

static void
check_round_trip (guint side,
                  const char *rules,
                  guint n_givens)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (side);
  g_autoptr (SudokuGrid) grid = make_grid (side, rules, n_givens);
  gsize n_encodings = 0;
  const SudokuEncoding *encodings = sudoku_encodings (&n_encodings);

  g_test_message ("%u %s", side, rules);
  for (gsize i = 0; i < n_encodings; i++)
    {
      g_autoptr (GPtrArray) formula = NULL;

      if (!test_formula_is_plain (&encodings[i]))
        continue;
      formula = test_formula_new (grid, encodings[i].id, "original");
      assert_says (formula, grid);
      test_formula_shuffle (formula, rand);
      assert_says (formula, grid);
    }
}

static void
test_round_trip (void)
{
  gsize n_kinds = 0;
  const SudokuRuleKind *const *kinds = sudoku_rule_kinds (&n_kinds);

  for (gsize i = 0; i < n_kinds; i++)
    for (guint side = 2; kinds[i]->law != NULL && side <= SIDE_MAX; side++)
      {
        g_autofree char *with = g_strdup_printf ("%s idempotent", kinds[i]->id);
        g_autofree char *broken = g_strdup_printf ("%s idempotent break-symmetry", kinds[i]->id);

        check_round_trip (side, kinds[i]->id, 0);
        check_round_trip (side, kinds[i]->id, side - 1);
        check_round_trip (side, with, side % 3);
        check_round_trip (side, broken, 0);
      }
}

/* What stands on the diagonal by law may be given, too. */
static void
test_given_diagonal (void)
{
  g_autoptr (SudokuGrid) grid = make_grid (5, "idempotent qg5", 0);
  g_autoptr (GPtrArray) formula = NULL;

  sudoku_grid_set (grid, 6, 2, SUDOKU_ORIGIN_GIVEN);
  formula = test_formula_new (grid, "minimal", "compact");
  test_formula_assert_says (formula, grid, "compact");
}

static int
code (guint i,
      guint j,
      guint d)
{
  return (int)(100 * (i + 1) + 10 * (j + 1) + d + 2);
}

static gboolean
says_nothing (guint x,
              guint y,
              guint z,
              guint w)
{
  return (x == y && z != w) || (x == z && y == w);
}

/* The file of a Python program, by its description: cells hold at least
 * one value, rows and columns each at most once, x·x = x and (x·y)·(y·x) = x; the header declares
 * too much. @tidy leaves out what says nothing, and says nothing twice. */
static char *
make_file (guint n,
           gboolean tidy)
{
  GString *text = g_string_new ("p cnf 999 999999\n");

  for (guint i = 0; i < n * n; i++)
    {
      for (guint d = 0; d < n; d++)
        g_string_append_printf (text, "%d ", code (i / n, i % n, d));
      g_string_append (text, "0\n");
    }
  for (guint i = 0; i < n * n; i++)
    for (guint a = 0; a < n; a++)
      for (guint b = a + 1; b < n; b++)
        g_string_append_printf (text, "-%d -%d 0\n-%d -%d 0\n", code (i / n, a, i % n),
                                code (i / n, b, i % n), code (a, i / n, i % n),
                                code (b, i / n, i % n));
  for (guint x = 0; x < n; x++)
    g_string_append_printf (text, "%d 0\n", code (x, x, x));
  for (guint i = 0; i < n * n * n * n; i++)
    {
      guint x = i / (n * n * n), y = i / (n * n) % n, z = i / n % n, w = i % n;

      if (tidy && says_nothing (x, y, z, w))
        continue;
      if (!tidy || code (x, y, z) != code (y, x, w))
        g_string_append_printf (text, "-%d ", code (x, y, z));
      g_string_append_printf (text, "-%d %d 0\n", code (y, x, w), code (z, w, x));
    }
  return g_string_free (text, FALSE);
}

static void
test_other_program (void)
{
  for (guint n = 2; n <= 9; n++)
    for (int tidy = 0; tidy < 2; tidy++)
      {
        g_autofree char *text = make_file (n, tidy);
        const SudokuFormat *used = NULL;
        g_autoptr (GError) error = NULL;
        g_autoptr (SudokuGrid) grid =
          test_format_read (NULL, "t", text, strlen (text), NULL, &used, &error);
        SudokuGeometry *geometry = NULL;

        g_assert_no_error (error);
        geometry = sudoku_grid_get_geometry (grid);
        g_assert_cmpuint (sudoku_grid_get_side (grid), ==, n);
        g_assert_cmpuint (sudoku_grid_count (grid, SUDOKU_ORIGIN_GIVEN), ==, 0);
        g_assert_nonnull (sudoku_geometry_find_rule (geometry, "idempotent"));
        if (n > 3)
          g_assert_nonnull (sudoku_geometry_find_rule (geometry, "schroeder"));
      }
}

/* Without one clause that says something it is another formula, and that is said. */
static void
test_dropped (void)
{
  g_autoptr (SudokuGrid) grid = make_grid (4, "schroeder", 0);
  g_autoptr (SudokuCnf) cnf = test_make_cnf (grid, "minimal", "original");
  g_autoptr (GPtrArray) formula = test_formula_new (grid, "minimal", "original");
  guint n_refused = 0, n_taken = 0;

  for (guint i = 0; i < formula->len; i++)
    {
      g_autoptr (SudokuGrid) found = NULL;
      g_autoptr (GError) error = NULL;
      gpointer dropped = NULL;
      SudokuClause clause;

      sudoku_cnf_describe (cnf, i, &clause);
      if (clause.kind != SUDOKU_CLAUSE_LAW)
        continue;
      dropped = g_ptr_array_steal_index (formula, i);
      found = test_formula_recognise (formula, NULL, &error);
      g_ptr_array_insert (formula, (int)i, dropped);
      if (found != NULL)
        {
          n_taken++;
          test_formula_assert_says (formula, grid, "original");
          continue;
        }
      n_refused++;
      if (n_refused == 1)
        test_words_assert (error, "t: the rules of this Latin square are incomplete: no clause of "
                                  "“Schröder’s Second Law (QG3)” says all that follows from 2 in "
                                  "row 1 column 1");
    }
  g_assert_cmpuint (n_refused + n_taken, ==, 256);
  g_assert_cmpuint (n_refused, >, 100);
  g_assert_cmpuint (n_taken, >, 50);
}

static void
test_changed (void)
{
  static const char *const rules[] = { "schroeder idempotent", "commutative", "unipotent qg1",
                                       "associative", "qg2", "semisymmetric break-symmetry" };
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  guint n_taken = 0;

  for (guint i = 0; i < 240; i++)
    {
      g_autoptr (SudokuGrid) grid = make_grid (3 + i % 2, rules[i / 2 % G_N_ELEMENTS (rules)], 0);
      g_autoptr (SudokuGrid) found = NULL;
      g_autoptr (GPtrArray) said = NULL;
      g_autoptr (GPtrArray) formula =
        test_formula_new (grid, i % 3 == 0 ? "full" : "minimal", "original");

      for (gint32 n = g_rand_int_range (rand, 1, 4); n > 0; n--)
        test_formula_change (formula, rand);
      found = test_formula_recognise (formula, NULL, NULL);
      if (found == NULL)
        continue;
      n_taken++;
      said = test_formula_new (found, "full", "original");
      test_formula_assert_equivalent (formula, said);
    }
  g_test_message ("%u taken", n_taken);
  g_assert_cmpuint (n_taken, >, 10);
  g_assert_cmpuint (n_taken, <, 220);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/recognise-laws/round-trip", test_round_trip);
  g_test_add_func ("/sudoku/recognise-laws/given-diagonal", test_given_diagonal);
  g_test_add_func ("/sudoku/recognise-laws/other-program", test_other_program);
  g_test_add_func ("/sudoku/recognise-laws/dropped", test_dropped);
  g_test_add_func ("/sudoku/recognise-laws/changed", test_changed);
  return g_test_run ();
}
