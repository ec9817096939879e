/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <sudoku-generate.h>
#include <sudoku-solve.h>
#include <sudoku-strategy.h>

#include "test-brute.h"
#include "test-grid.h"
#include "test-minisat.h"
#include "test-shapes.h"

static SudokuGrid *
generate (const SudokuGenerateOptions *options,
          SudokuGenerated *report)
{
  g_autoptr (GError) error = NULL;
  SudokuGrid *puzzle = sudoku_generate (options, NULL, report, &error);

  g_assert_no_error (error);
  test_assert_solves (report->solution, puzzle);
  return puzzle;
}

/* By brute force, or by another solver from the plain rules; what takes that too long is checked by
 * our own. */
static void
assert_unique (SudokuGeometry *geometry,
               const SudokuGrid *puzzle)
{
  g_autoptr (TestMinisat) minisat = NULL;

  if (sudoku_geometry_get_side (geometry) <= 6)
    {
      g_assert_cmpuint (test_brute_count (puzzle, 2), ==, 1);
      return;
    }
  if (sudoku_geometry_get_side (geometry) > 12)
    {
      g_assert_cmpint (sudoku_check (puzzle, NULL, NULL, NULL, NULL), ==, SUDOKU_VERDICT_UNIQUE);
      return;
    }
  if (!test_minisat_is_there ())
    return;
  minisat = test_minisat_new_plain (geometry);
  g_assert_cmpuint (test_minisat_count (minisat, puzzle, 2), ==, 1);
}

static void
test_table (void)
{
  gsize n_strategies = 0;
  const SudokuStrategy *const *strategies = sudoku_strategies (&n_strategies);

  g_assert_cmpuint (n_strategies, ==, 2);
  g_assert_cmpstr (strategies[0]->id, ==, "minimal");
  for (gsize i = 0; i < n_strategies; i++)
    g_assert_true (sudoku_strategy_find (strategies[i]->id) == strategies[i]);
  g_assert_null (sudoku_strategy_find ("no such strategy"));
}

/* The usual one is the first: nothing changes when it is asked for. */
static void
test_minimal (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  SudokuGenerateOptions options = { .geometry = geometry, .unique = TRUE };

  for (options.seed = 0; options.seed < 5; options.seed++)
    {
      g_autoptr (SudokuGrid) usual = sudoku_generate (&options, NULL, NULL, NULL);
      g_autoptr (SudokuGrid) asked = NULL;

      options.strategy = sudoku_strategy_find ("minimal");
      asked = sudoku_generate (&options, NULL, NULL, NULL);
      options.strategy = NULL;
      g_assert_true (sudoku_grid_equal (usual, asked));
    }
}

/* One solution at every shape, and the same again. */
static void
test_bisection (void)
{
  static const TestShape more[] = { { 4, 4, FALSE }, { 1, 8, FALSE } };

  for (gsize i = 0; i < test_n_shapes + G_N_ELEMENTS (more); i++)
    for (guint64 seed = 0; seed < (i < test_n_shapes ? 4 : 1); seed++)
      {
        const TestShape *shape = i < test_n_shapes ? &test_shapes[i] : &more[i - test_n_shapes];
        g_autoptr (SudokuGeometry) geometry = test_shape_make (shape);
        SudokuGenerateOptions options = {
          .geometry = geometry,
          .unique = TRUE,
          .strategy = sudoku_strategy_find ("bisection"),
          .symmetry = sudoku_symmetry_find (seed % 2 == 0 ? "none" : "quarter-turn"),
          .seed = seed,
        };
        SudokuGenerated report = { 0 };
        g_autoptr (SudokuGrid) puzzle = generate (&options, &report);
        g_autoptr (SudokuGrid) again = sudoku_generate (&options, NULL, NULL, NULL);

        if (seed % 2 == i % 2 || i >= test_n_shapes)
          assert_unique (geometry, puzzle);
        g_assert_true (sudoku_grid_equal (puzzle, again));
        sudoku_generated_clear (&report);
      }
}

/* Is some given, or are all that go with it, needed? */
static gboolean
has_needed (const SudokuGrid *puzzle,
            const SudokuSymmetry *symmetry)
{
  SudokuGeometry *geometry = sudoku_grid_get_geometry (puzzle);

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (puzzle); cell++)
    {
      g_autoptr (SudokuGrid) less = sudoku_grid_copy (puzzle);
      guint orbit[SUDOKU_ORBIT_MAX];
      guint n = symmetry->orbit (geometry, cell, orbit);

      if (sudoku_grid_get_value (puzzle, cell) == 0)
        continue;
      for (guint i = 0; i < n; i++)
        sudoku_grid_set (less, orbit[i], 0, SUDOKU_ORIGIN_NONE);
      if (test_brute_count (less, 2) > 1)
        return TRUE;
    }
  return FALSE;
}

/* The last of those that are taken is one too many to take the next: at 6×6 a brute force says so.
 * Where the bisection ended because so few are never left, that need not be. */
static void
test_last (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 3, FALSE, NULL);

  for (guint64 seed = 0; seed < 30; seed++)
    {
      SudokuGenerateOptions options = {
        .geometry = geometry,
        .unique = TRUE,
        .strategy = sudoku_strategy_find ("bisection"),
        .symmetry = sudoku_symmetry_find (seed % 2 == 0 ? "none" : "half-turn"),
        .seed = seed,
      };
      SudokuGenerated report = { 0 };
      g_autoptr (SudokuGrid) puzzle = generate (&options, &report);
      guint n = sudoku_grid_count (puzzle, SUDOKU_ORIGIN_GIVEN);

      g_assert_cmpuint (n, >=, 36 * 20 / 81);
      g_assert_cmpuint (n, <, 36);
      g_assert_true (n <= 36 * 20 / 81 + 1 || has_needed (puzzle, options.symmetry));
      sudoku_generated_clear (&report);
    }
}

/* As many givens as are wanted; never fewer than 20 of 81, as Maple does. */
static void
test_givens (void)
{
  static const guint wanted[] = { 5, 40, 60, 81 };
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (wanted); i++)
    for (guint64 seed = 0; seed < 10; seed++)
      {
        SudokuGenerateOptions options = {
          .geometry = geometry,
          .unique = TRUE,
          .strategy = sudoku_strategy_find ("bisection"),
          .n_givens = wanted[i],
          .seed = seed,
        };
        SudokuGenerated report = { 0 };
        g_autoptr (SudokuGrid) puzzle = generate (&options, &report);
        guint n = sudoku_grid_count (puzzle, SUDOKU_ORIGIN_GIVEN);

        g_assert_cmpuint (n, >=, MAX (wanted[i], 20));
        if (wanted[i] == 81)
          g_assert_cmpuint (n, ==, 81);
        if (wanted[i] == 60)
          g_assert_cmpuint (n, <=, 70);
        sudoku_generated_clear (&report);
      }
}

/* A level is kept to by every strategy. */
static void
test_level (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 4, FALSE, NULL);
  SudokuGenerateOptions options = {
    .geometry = geometry,
    .unique = TRUE,
    .strategy = sudoku_strategy_find ("bisection"),
    .difficulty = SUDOKU_DIFFICULTY_TRIVIAL,
    .seed = 3,
  };
  SudokuGenerated report = { 0 };
  g_autoptr (SudokuGrid) puzzle = generate (&options, &report);

  assert_unique (geometry, puzzle);
  g_assert_false (report.minimal);
  sudoku_generated_clear (&report);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/generate/strategy/table", test_table);
  g_test_add_func ("/sudoku/generate/strategy/minimal", test_minimal);
  g_test_add_func ("/sudoku/generate/strategy/bisection", test_bisection);
  g_test_add_func ("/sudoku/generate/strategy/last", test_last);
  g_test_add_func ("/sudoku/generate/strategy/givens", test_givens);
  g_test_add_func ("/sudoku/generate/strategy/level", test_level);
  return g_test_run ();
}
