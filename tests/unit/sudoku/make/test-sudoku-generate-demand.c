/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What puzzles demand: told apart, and made, as a second, plain implementation has it. */

#include <sudoku-error.h>
#include <sudoku-generate.h>
#include <sudoku-solve.h>

#include "test-needs.h"
#include "test-rules.h"

/* With each step: easy enough to be asked of every puzzle, on one scale or the other. */
static const char *const techniques[] = {
  "naked-single",
  "hidden-single",
  "pointing",
  "naked-pair",
  "w-wing",
  "skyscraper",
  "remote-pair",
  "bug-1",
  "direct-pointing",
  "two-strong-links",
};

static SudokuGrid *
make_any (guint64 seed)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  SudokuGenerateOptions options = { .geometry = geometry, .unique = TRUE, .seed = seed };

  return sudoku_generate (&options, NULL, NULL, NULL);
}

/* Each technique is needed by some puzzles and not by others, among puzzles as they come. */
static void
test_technique (void)
{
  guint n_needed = 0;

  for (guint64 seed = 1; seed <= 24; seed++)
    {
      g_autoptr (SudokuGrid) puzzle = make_any (seed);

      for (gsize i = 0; i < G_N_ELEMENTS (techniques); i++)
        {
          SudokuDemand demand = { .technique = sudoku_technique_find (techniques[i]) };
          gboolean needed = test_needs (puzzle, demand.technique);

          g_assert_cmpint (sudoku_demand_is_met (&demand, puzzle, NULL), ==, needed);
          g_assert_cmpint (sudoku_demand_allows (&demand, puzzle, NULL), ==,
                           test_solves (puzzle, demand.technique, NULL));
          n_needed += needed ? 1 : 0;
        }
    }
  g_assert_cmpuint (n_needed, >, 10);
}

static void
test_rating_range (void)
{
  static const guint limits[] = { 10, 12, 15, 17, 20, 23, 26, 30, 42, 55, 66, 72 };

  for (guint64 seed = 30; seed < 45; seed++)
    {
      g_autoptr (SudokuGrid) puzzle = make_any (seed);
      guint rating = test_rating (puzzle);

      for (gsize i = 0; i + 1 < G_N_ELEMENTS (limits); i++)
        {
          SudokuDemand demand = { .rating_min = limits[i], .rating_max = limits[i + 1] };

          g_assert_cmpint (sudoku_demand_is_met (&demand, puzzle, NULL), ==,
                           rating >= limits[i] && rating <= limits[i + 1]);
          g_assert_cmpint (sudoku_demand_allows (&demand, puzzle, NULL), ==,
                           rating > 0 && rating <= limits[i + 1]);
        }
    }
}

static void
assert_levels (SudokuGeometry *geometry,
               const char *technique,
               guint rating_min,
               guint rating_max,
               SudokuDifficulty least,
               SudokuDifficulty most)
{
  const SudokuDemand demand = {
    .technique = technique != NULL ? sudoku_technique_find (technique) : NULL,
    .rating_min = rating_min,
    .rating_max = rating_max,
  };
  SudokuDifficulty real_least = SUDOKU_DIFFICULTY_UNKNOWN, real_most = SUDOKU_DIFFICULTY_UNKNOWN;

  sudoku_demand_get_levels (&demand, geometry, &real_least, &real_most);
  g_assert_cmpint (real_least, ==, least);
  g_assert_cmpint (real_most, ==, most);
}

/* What is said of levels before anything is made. */
static void
test_levels (void)
{
  g_autoptr (SudokuGeometry) usual = sudoku_geometry_new (3, 3, FALSE, NULL);
  const TestRules rules = { 9, "boxes=3x3 anti-knight" };
  g_autoptr (SudokuGeometry) knights = test_rules_make (&rules);

  assert_levels (usual, NULL, 0, 0, SUDOKU_DIFFICULTY_TRIVIAL, SUDOKU_DIFFICULTY_DIABOLICAL);
  assert_levels (usual, "full-house", 0, 0, SUDOKU_DIFFICULTY_TRIVIAL, SUDOKU_DIFFICULTY_TRIVIAL);
  assert_levels (usual, "hidden-single", 0, 0, SUDOKU_DIFFICULTY_EASY, SUDOKU_DIFFICULTY_EASY);
  assert_levels (usual, "naked-pair", 0, 0, SUDOKU_DIFFICULTY_MODERATE,
                 SUDOKU_DIFFICULTY_DIABOLICAL);
  assert_levels (usual, "x-wing", 0, 0, SUDOKU_DIFFICULTY_DIABOLICAL,
                 SUDOKU_DIFFICULTY_DIABOLICAL);
  assert_levels (knights, "x-wing", 0, 0, SUDOKU_DIFFICULTY_HARD, SUDOKU_DIFFICULTY_DIABOLICAL);
  assert_levels (usual, NULL, 12, 23, SUDOKU_DIFFICULTY_TRIVIAL, SUDOKU_DIFFICULTY_EASY);
  assert_levels (usual, NULL, 24, 90, SUDOKU_DIFFICULTY_MODERATE, SUDOKU_DIFFICULTY_DIABOLICAL);
}

static SudokuGrid *
generate (const SudokuGenerateOptions *options)
{
  g_autoptr (GError) error = NULL;
  SudokuGrid *puzzle = sudoku_generate (options, NULL, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpint (sudoku_check (puzzle, NULL, NULL, NULL, NULL), ==, SUDOKU_VERDICT_UNIQUE);
  return puzzle;
}

/* Those that come up, and those for which givens must be left: none comes up without. */
static void
test_make_technique (void)
{
  static const char *const wanted[] = { "full-house", "naked-single", "naked-pair", "w-wing" };
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (wanted); i++)
    {
      SudokuGenerateOptions options = {
        .geometry = geometry,
        .unique = TRUE,
        .symmetry = sudoku_symmetry_find ("half-turn"),
        .demand.technique = sudoku_technique_find (wanted[i]),
        .seed = i + 1,
      };
      g_autoptr (SudokuGrid) puzzle = generate (&options);
      g_autoptr (SudokuGrid) same = generate (&options);

      g_assert_true (test_needs (puzzle, options.demand.technique));
      g_assert_true (sudoku_grid_same_values (puzzle, same));
    }
}

static void
count_tries_cb (const SudokuProgress *progress,
                gpointer user_data)
{
  guint64 *n_tried = user_data;

  *n_tried = progress->restarts;
}

/* What hardly ever comes up by itself: puzzles that come near it are given more, in the manner of
 * the symmetry, until they need it. That takes far fewer tries. */
static void
test_mend (void)
{
  static const char *const wanted[] = { "hidden-triple", "x-wing", "swordfish" };
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (wanted); i++)
    {
      SudokuGenerateOptions options = {
        .geometry = geometry,
        .unique = TRUE,
        .symmetry = sudoku_symmetry_find ("half-turn"),
        .demand.technique = sudoku_technique_find (wanted[i]),
        .seed = 1,
      };
      guint64 n_tried = 0;
      const SudokuTask task = { .progress = count_tries_cb, .progress_data = &n_tried };
      SudokuGenerated report = { 0 };
      g_autoptr (GError) error = NULL;
      g_autoptr (SudokuGrid) puzzle = sudoku_generate (&options, &task, &report, &error);

      g_assert_no_error (error);
      g_assert_cmpuint (n_tried, <, 3000);
      g_assert_true (test_needs (puzzle, options.demand.technique));
      g_assert_cmpint (sudoku_check (puzzle, NULL, NULL, NULL, NULL), ==, SUDOKU_VERDICT_UNIQUE);
      for (guint cell = 0; cell < 81; cell++)
        {
          gboolean given = sudoku_grid_get_value (puzzle, cell) != 0;

          g_assert_true (given == (sudoku_grid_get_value (puzzle, 80 - cell) != 0));
          g_assert_true (given ==
                         (sudoku_grid_get_origin (report.solution, cell) == SUDOKU_ORIGIN_GIVEN));
        }
      sudoku_generated_clear (&report);
    }
}

/* Of other shapes, too; and with a level and a technique at the same time. */
static void
test_make_rating (void)
{
  static const guint ranges[][2] = { { 10, 10 }, { 26, 34 } };
  g_autoptr (SudokuGeometry) usual = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGeometry) small = sudoku_geometry_new (2, 3, TRUE, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (ranges); i++)
    {
      SudokuGenerateOptions options = {
        .geometry = i == 0 ? small : usual,
        .unique = TRUE,
        .difficulty = i == 0 ? SUDOKU_DIFFICULTY_UNKNOWN : SUDOKU_DIFFICULTY_HARD,
        .demand = { .rating_min = ranges[i][0], .rating_max = ranges[i][1] },
        .seed = 7,
      };
      g_autoptr (SudokuGrid) puzzle = NULL;

      if (i > 0)
        options.demand.technique = sudoku_technique_find ("pointing");
      puzzle = generate (&options);
      g_assert_cmpuint (test_rating (puzzle), >=, ranges[i][0]);
      g_assert_cmpuint (test_rating (puzzle), <=, ranges[i][1]);
      if (i > 0)
        g_assert_true (test_needs (puzzle, options.demand.technique));
    }
}

static void
assert_refused (const SudokuGenerateOptions *options,
                const char *id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) other = NULL;

  g_assert_false (sudoku_generate_check (options, &error));
  g_assert_cmpstr (sat_issue_get_id (sudoku_error_get_issue (error)), ==, id);
  g_assert_null (sudoku_generate (options, NULL, NULL, &other));
  g_assert_error (other, SUDOKU_ERROR, SUDOKU_ERROR_NO_SOLUTION);
  g_assert_true (sudoku_generate_has_missed_level (other));
}

/* What can't be is known before anything is made. */
static void
test_refused (void)
{
  g_autoptr (SudokuGeometry) usual = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGeometry) large = sudoku_geometry_new (4, 4, FALSE, NULL);
  g_autoptr (SudokuGeometry) tiny = sudoku_geometry_new (2, 2, FALSE, NULL);
  SudokuGenerateOptions options = {
    .geometry = usual,
    .unique = TRUE,
    .demand.technique = sudoku_technique_find ("x-wing"),
  };

  g_assert_true (sudoku_generate_check (&options, NULL));
  options.difficulty = SUDOKU_DIFFICULTY_HARD;
  assert_refused (&options, "demands-conflict");
  options.difficulty = SUDOKU_DIFFICULTY_UNKNOWN;
  options.demand.rating_min = options.demand.rating_max = 12;
  assert_refused (&options, "demands-conflict");
  options.demand.rating_max = 0;
  options.geometry = large;
  assert_refused (&options, "demand-too-large");
  options.geometry = tiny;
  assert_refused (&options, "demand-out-of-reach");
  options.geometry = usual;
  options.demand.technique = sudoku_technique_find ("siamese-finned-swordfish");
  assert_refused (&options, "demand-on-no-scale");
}

typedef struct
{
  GCancellable *cancellable;
  guint64 n_tried;
} Follower;

static void
follow_cb (const SudokuProgress *progress,
           gpointer user_data)
{
  Follower *self = user_data;

  g_assert_cmpuint (progress->restarts, >=, self->n_tried);
  self->n_tried = progress->restarts;
  if (self->n_tried == 3)
    g_cancellable_cancel (self->cancellable);
}

/* A search in vain tells its tries, ends when nobody waits, and when there is no time left. */
static void
test_ends (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Follower follower = { .cancellable = cancellable };
  SudokuTask task = {
    .cancellable = cancellable, .progress = follow_cb, .progress_data = &follower
  };
  SudokuGenerateOptions options = {
    .geometry = geometry,
    .unique = TRUE,
    .demand = { .technique = sudoku_technique_find ("larger-fish") },
  };
  g_autoptr (GError) error = NULL;

  g_assert_null (sudoku_generate (&options, &task, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpuint (follower.n_tried, ==, 3);
  g_clear_error (&error);
  task = (SudokuTask){ .time_limit = 1e-6 };
  g_assert_null (sudoku_generate (&options, &task, NULL, &error));
  g_assert_true (sudoku_generate_has_missed_level (error));
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/generate-demand/technique", test_technique);
  g_test_add_func ("/sudoku/generate-demand/rating-range", test_rating_range);
  g_test_add_func ("/sudoku/generate-demand/levels", test_levels);
  g_test_add_func ("/sudoku/generate-demand/make-technique", test_make_technique);
  g_test_add_func ("/sudoku/generate-demand/mend", test_mend);
  g_test_add_func ("/sudoku/generate-demand/make-rating", test_make_rating);
  g_test_add_func ("/sudoku/generate-demand/refused", test_refused);
  g_test_add_func ("/sudoku/generate-demand/ends", test_ends);
  return g_test_run ();
}
