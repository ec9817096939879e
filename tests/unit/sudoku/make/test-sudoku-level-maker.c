/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles of a level: judged again by a second, plain implementation, and counted by MiniSat. */

#include <string.h>

#include <sudoku-error.h>
#include <sudoku-generate.h>
#include <sudoku-level-judge.h>
#include <sudoku-level-offer.h>
#include <sudoku-rule-text.h>
#include <sudoku-shape-hint.h>

#include "test-config.h"
#include "test-level.h"
#include "test-minisat.h"

#define N_SEEDS (TEST_SANITIZED ? 1 : 3)

static void
check_unique (const SudokuGrid *puzzle)
{
  g_autoptr (TestMinisat) minisat = NULL;

  if (!test_minisat_is_there ())
    return;
  minisat = test_minisat_new_plain (sudoku_grid_get_geometry (puzzle));
  g_assert_cmpuint (test_minisat_count (minisat, puzzle, 2), ==, 1);
}

static void
check_report (const SudokuGrid *puzzle,
              const SudokuGenerated *report)
{
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (puzzle); cell++)
    {
      guint value = sudoku_grid_get_value (puzzle, cell);

      g_assert_cmpuint (sudoku_grid_get_value (report->solution, cell), !=, 0);
      g_assert_cmpint (sudoku_grid_get_origin (report->solution, cell) == SUDOKU_ORIGIN_GIVEN, ==,
                       value != 0);
      if (value != 0)
        g_assert_cmpuint (sudoku_grid_get_value (report->solution, cell), ==, value);
    }
}

static void
check_symmetry (const SudokuGenerateOptions *options,
                const SudokuGrid *puzzle)
{
  guint orbit[SUDOKU_ORBIT_MAX];

  for (guint cell = 0; options->symmetry != NULL && cell < sudoku_grid_get_n_cells (puzzle); cell++)
    for (guint i = options->symmetry->orbit (options->geometry, cell, orbit); i-- > 0;)
      g_assert_cmpint (sudoku_grid_get_value (puzzle, orbit[i]) != 0, ==,
                       sudoku_grid_get_value (puzzle, cell) != 0);
}

/* (transfer full) */
static SudokuGrid *
make (const SudokuGenerateOptions *options)
{
  SudokuGenerated report = { 0 };
  g_autoptr (GError) error = NULL;
  SudokuGrid *puzzle = sudoku_generate (options, NULL, &report, &error);

  g_assert_no_error (error);
  g_test_message ("seed %" G_GUINT64_FORMAT ", %s: %u givens, %.3f s", options->seed,
                  sudoku_level_get_id (options->level),
                  sudoku_grid_count (puzzle, SUDOKU_ORIGIN_GIVEN), report.seconds);
  check_report (puzzle, &report);
  check_symmetry (options, puzzle);
  check_unique (puzzle);
  g_assert_true (test_level_is (puzzle, options->level));
  g_assert_cmpint (sudoku_level_judge (puzzle, NULL), ==, options->level);
  sudoku_generated_clear (&report);
  return puzzle;
}

static void
check_levels (SudokuGenerateOptions *options,
              SudokuLevel hardest,
              guint n_seeds)
{
  for (guint i = SUDOKU_LEVEL_BEGINNER; i <= hardest; i++)
    for (options->seed = 1; options->seed <= n_seeds; options->seed++)
      {
        g_autoptr (SudokuGrid) puzzle = NULL;

        options->level = (SudokuLevel)i;
        if (!sudoku_level_offer_has (options, options->level))
          continue;
        puzzle = make (options);
        test_level_check_givens (options, puzzle);
      }
}

static void
test_nine (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  SudokuGenerateOptions options = { .geometry = geometry, .unique = TRUE };

  for (guint i = SUDOKU_LEVEL_BEGINNER; i < SUDOKU_N_LEVELS; i++)
    g_assert_true (sudoku_level_offer_has (&options, (SudokuLevel)i));
  check_levels (&options, SUDOKU_LEVEL_EXTREME, N_SEEDS);
}

static void
test_symmetric (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  SudokuGenerateOptions options = { .geometry = geometry, .unique = TRUE };

  options.symmetry = sudoku_symmetry_find ("half-turn");
  check_levels (&options, SUDOKU_LEVEL_EXPERT, N_SEEDS);
  options.symmetry = sudoku_symmetry_find ("quarter-turn");
  check_levels (&options, SUDOKU_LEVEL_HARD, 1);
}

/* Boxes that are no squares, further houses, random regions, and none at all. */
static void
test_shapes (void)
{
  g_autoptr (SudokuGeometry) small = sudoku_geometry_new (2, 3, FALSE, NULL);
  g_autoptr (SudokuGeometry) turned = sudoku_geometry_new (3, 2, FALSE, NULL);
  g_autoptr (SudokuGeometry) x = sudoku_geometry_new (3, 3, TRUE, NULL);
  g_autoptr (SudokuGeometry) latin = sudoku_geometry_new_plain (9, FALSE, NULL);
  g_autoptr (SudokuGeometry) nine = sudoku_geometry_new (3, 3, FALSE, NULL);
  SudokuGeometry *const geometries[] = { small, turned, x, latin };
  SudokuGenerateOptions options = { .unique = TRUE };

  for (gsize i = 0; i < G_N_ELEMENTS (geometries); i++)
    {
      options.geometry = geometries[i];
      check_levels (&options, SUDOKU_LEVEL_HARD, 1);
    }
  options.geometry = nine;
  options.wildness = 2;
  check_levels (&options, SUDOKU_LEVEL_MEDIUM, 1);
}

/* As many givens as are asked for, and only where they may stand. */
static void
test_wishes (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuPattern) pattern = sudoku_pattern_new (9);
  SudokuGenerateOptions options = {
    .geometry = geometry,
    .unique = TRUE,
    .level = SUDOKU_LEVEL_MEDIUM,
    .n_givens = 40,
    .seed = 7,
  };
  g_autoptr (SudokuGrid) many = make (&options);
  g_autoptr (SudokuGrid) within = NULL;

  g_assert_cmpuint (sudoku_grid_count (many, SUDOKU_ORIGIN_GIVEN), ==, 40);
  for (guint cell = 0; cell < 81; cell++)
    sudoku_pattern_set (pattern, cell, cell / 27 != 1 || cell % 9 / 3 != 1);
  options.n_givens = 0;
  options.pattern = pattern;
  within = make (&options);
  test_level_check_givens (&options, within);
  for (guint cell = 0; cell < 81; cell++)
    if (!sudoku_pattern_has (pattern, cell))
      g_assert_cmpuint (sudoku_grid_get_value (within, cell), ==, 0);
}

/* Another seed or level is another puzzle, and not one with more givens. */
static void
test_same (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  SudokuGenerateOptions options = {
    .geometry = geometry, .unique = TRUE, .level = SUDOKU_LEVEL_HARD, .seed = 3
  };
  g_autoptr (SudokuGrid) once = make (&options);
  g_autoptr (SudokuGrid) again = make (&options);
  g_autoptr (SudokuGrid) other = NULL;
  g_autoptr (SudokuGrid) easier = NULL;
  guint n_shared = 0;

  options.seed = 4;
  other = make (&options);
  options.seed = 3;
  options.level = SUDOKU_LEVEL_MEDIUM;
  easier = make (&options);
  for (guint cell = 0; cell < 81; cell++)
    n_shared += sudoku_grid_get_value (once, cell) != 0 &&
                sudoku_grid_get_value (once, cell) == sudoku_grid_get_value (easier, cell);
  g_assert_true (sudoku_grid_same_values (once, again));
  g_assert_false (sudoku_grid_same_values (once, other));
  g_assert_cmpuint (n_shared, <, 15);
}

static void
check_fails (const SudokuGenerateOptions *options,
             const SudokuTask *task,
             const char *id)
{
  g_autoptr (GError) error = NULL;
  SudokuGenerated report = { 0 };
  g_autoptr (SudokuGrid) puzzle = sudoku_generate (options, task, &report, &error);

  g_assert_null (puzzle);
  g_assert_null (report.solution);
  g_assert_true (sudoku_generate_has_missed_level (error));
  g_assert_cmpstr (sat_issue_get_id (sudoku_error_get_issue (error)), ==, id);
}

static void
test_refused (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuGeometry) tiny = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGeometry) plain = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuRule) own = sudoku_rule_parse (9, "mine:r1c1=1", &error);
  g_autoptr (SudokuGeometry) with_own = sudoku_geometry_add_rules (plain, &own, 1, &error);
  SudokuGenerateOptions options = {
    .geometry = tiny, .unique = TRUE, .level = SUDOKU_LEVEL_HARD, .seed = 1
  };

  g_assert_no_error (error);
  check_fails (&options, NULL, "level-not-offered");
  options.geometry = with_own;
  check_fails (&options, NULL, "level-not-offered");
  options.geometry = plain;
  options.difficulty = SUDOKU_DIFFICULTY_HARD;
  check_fails (&options, NULL, "level-not-alone");
  options.difficulty = SUDOKU_DIFFICULTY_UNKNOWN;
  options.strategy = sudoku_strategy_find ("bisection");
  check_fails (&options, NULL, "level-not-alone");
  options.strategy = NULL;
  options.demand.technique = sudoku_technique_find ("x-wing");
  check_fails (&options, NULL, "level-not-alone");
}

static void
test_ended (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuGeometry) plain = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  SudokuGenerateOptions options = {
    .geometry = plain, .unique = TRUE, .level = SUDOKU_LEVEL_EXTREME, .seed = 1
  };
  const SudokuTask late = { .time_limit = 1e-9 };
  const SudokuTask cancelled = { .cancellable = cancellable };

  check_fails (&options, &late, "level-not-found");
  g_cancellable_cancel (cancellable);
  g_assert_null (sudoku_generate (&options, &cancelled, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* The numbers that are promised for 9×9. */
static void
test_offers (void)
{
  static const struct
  {
    guint least;
    guint most;
  } givens[SUDOKU_N_LEVELS] = {
    { 0, 0 },
    { 36, 40 },
    { 32, 35 },
    { 29, 32 },
    { 27, 30 },
    { 25, 28 },
    { 0, SUDOKU_LEVEL_MANY },
  };
  g_autoptr (SudokuGeometry) plain = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGeometry) turned = sudoku_geometry_new (3, 2, TRUE, NULL);
  SudokuGenerateOptions options = { .geometry = plain };
  g_autofree char *kind = NULL;
  g_autofree char *turned_kind = NULL;
  g_autofree char *regions_kind = NULL;

  for (guint i = SUDOKU_LEVEL_BEGINNER; i < SUDOKU_N_LEVELS; i++)
    {
      guint least = 1, most = 1;

      g_assert_true (
        sudoku_level_offer_get_givens (&options, (SudokuLevel)i, &least, &most));
      g_assert_cmpuint (least, ==, givens[i].least);
      g_assert_cmpuint (most, ==, givens[i].most);
    }
  kind = sudoku_level_offer_get_kind (&options);
  g_assert_cmpstr (kind, ==, "9 3x3");
  options.wildness = 2;
  regions_kind = sudoku_level_offer_get_kind (&options);
  g_assert_cmpstr (regions_kind, ==, "9 regions");
  options.wildness = 0;
  options.geometry = turned;
  turned_kind = sudoku_level_offer_get_kind (&options);
  g_assert_cmpstr (turned_kind, ==, "6 2x3 x");
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/level-maker/nine", test_nine);
  g_test_add_func ("/level-maker/symmetric", test_symmetric);
  g_test_add_func ("/level-maker/shapes", test_shapes);
  g_test_add_func ("/level-maker/wishes", test_wishes);
  g_test_add_func ("/level-maker/same", test_same);
  g_test_add_func ("/level-maker/refused", test_refused);
  g_test_add_func ("/level-maker/ended", test_ended);
  g_test_add_func ("/level-maker/offers", test_offers);
  return g_test_run ();
}
