/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The scales: what they are made of, and puzzles whose ratings are known. */

#include <sudoku-chain-length.h>
#include <sudoku-rating.h>
#include <sudoku-solve.h>
#include <sudoku-step-search.h>

#include "test-grid.h"

#define BUDGET (G_GUINT64_CONSTANT (1) << 32)

/* Singles solve it. */
#define EASY_PUZZLE \
  "530070000600195000098000060800060003400803001700020006060000280000419005000080079"

/* Only nets solve it. */
#define HARD_PUZZLE \
  "000500700095070006000002850100000907007010200908000005063800000700050640001004000"

static SudokuRating *
rate (const char *line,
      const char *scale,
      guint64 budget)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, line, FALSE);

  return sudoku_rating_new (grid, sudoku_scale_find (scale), TRUE, budget, NULL);
}

static void
test_order (void)
{
  gsize n_scales = 0;
  const SudokuScale *scales = sudoku_scales (&n_scales);

  g_assert_cmpuint (n_scales, ==, 4);
  for (gsize i = 0; i < n_scales; i++)
    {
      gsize n = 0;
      const SudokuTechnique *const *techniques = sudoku_scale_get_techniques (&scales[i], &n);

      g_assert_true (sudoku_scale_find (scales[i].id) == &scales[i]);
      g_assert_cmpuint (n, >, 0);
      for (gsize k = 0; k < n; k++)
        {
          g_assert_cmpuint (scales[i].get_order (techniques[k]), >, 0);
          if (k > 0)
            g_assert_cmpuint (scales[i].get_order (techniques[k - 1]), <=,
                              scales[i].get_order (techniques[k]));
        }
    }
  g_assert_null (sudoku_scale_find ("no-scale"));
}

/* Each technique once, but for chains nested in chains, with those of both scales in between. */
static void
test_by_ease (void)
{
  static const char *const order[] = { "direct-pointing", "naked-single", "two-strong-links",
                                       "naked-quad", "x-cycle", "forcing-net-verity",
                                       "nested-forcing-chain" };
  gsize n = 0, n_all = 0, next = 0;
  const SudokuTechnique *const *techniques = sudoku_scale_list_by_ease (&n);
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);

  sudoku_techniques (&n_all);
  g_assert_cmpuint (n, ==, n_all - 5);
  for (gsize i = 0; i < n; i++)
    {
      g_assert_true (g_hash_table_add (seen, (gpointer)techniques[i]));
      if (next < G_N_ELEMENTS (order) && g_str_equal (techniques[i]->id, order[next]))
        next++;
    }
  g_assert_cmpuint (next, ==, G_N_ELEMENTS (order));
}

/* The lengths at which chains get a tenth harder. */
static void
test_length (void)
{
  static const guint limits[] = { 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256 };

  for (guint i = 0; i < G_N_ELEMENTS (limits); i++)
    {
      g_assert_cmpuint (sudoku_chain_length_rating (limits[i] + 2), ==, i);
      g_assert_cmpuint (sudoku_chain_length_rating (limits[i] + 3), ==, i + 1);
    }
  g_assert_cmpuint (sudoku_chain_length_rating (0), ==, 0);
}

/* The path leads to the solution, which the solver finds by other means. */
static void
assert_solves (const SudokuRating *rating,
               const char *line)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, line, FALSE);
  g_autoptr (SudokuGrid) solution = NULL;
  guint n = 0;
  SudokuStep *const *steps = sudoku_rating_get_steps (rating, &n);

  sudoku_solve (grid, NULL, &solution, NULL, NULL);
  g_assert_nonnull (solution);
  for (guint i = 0; i < n; i++)
    {
      guint n_conclusions = 0;
      const SudokuConclusion *conclusions =
        sudoku_step_get_conclusions (steps[i], &n_conclusions);

      for (guint k = 0; k < n_conclusions; k++)
        g_assert_cmpint (sudoku_grid_get_value (solution, conclusions[k].candidate / 9) ==
                           conclusions[k].candidate % 9 + 1,
                         ==, conclusions[k].placed);
    }
}

static void
test_easy (void)
{
  gsize n_scales = 0;
  const SudokuScale *scales = sudoku_scales (&n_scales);

  for (gsize i = 0; i < n_scales; i++)
    {
      g_autoptr (SudokuRating) rating = rate (EASY_PUZZLE, scales[i].id, BUDGET);

      g_assert_true (sudoku_rating_is_solved (rating));
      g_assert_cmpuint (sudoku_rating_get_explainer (rating), <=, 23);
      g_assert_cmpint (sudoku_rating_get_hodoku_level (rating), ==, SUDOKU_LEVEL_EASY);
      g_assert_cmpuint (sudoku_rating_get_hodoku_score (rating), >, 0);
      assert_solves (rating, EASY_PUZZLE);
    }
}

static void
test_hard (void)
{
  g_autoptr (SudokuRating) rating = rate (HARD_PUZZLE, "explainer", BUDGET);
  g_autoptr (SudokuRating) difficulties = rate (HARD_PUZZLE, "difficulties", BUDGET);

  g_assert_true (sudoku_rating_is_solved (rating));
  g_assert_cmpuint (sudoku_rating_get_n_refused (rating), ==, 0);
  g_assert_cmpuint (sudoku_rating_get_explainer (rating), >=, 85);
  assert_solves (rating, HARD_PUZZLE);
  g_assert_false (sudoku_rating_is_solved (difficulties));
  g_assert_cmpint (sudoku_rating_get_hodoku_level (difficulties), ==, SUDOKU_LEVEL_EXTREME);
}

/* (transfer full): where a puzzle first needs a technique in the order of a scale */
static SudokuPosition *
reach (const char *line,
       const SudokuRating *rating,
       const char *id)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, line, FALSE);
  SudokuPosition *position = sudoku_position_new (grid);
  guint n = 0;
  SudokuStep *const *steps = sudoku_rating_get_steps (rating, &n);

  for (guint i = 0; i < n; i++)
    {
      if (g_str_equal (sudoku_step_get_technique (steps[i])->id, id))
        return position;
      sudoku_step_apply (steps[i], position);
    }
  g_assert_not_reached ();
}

/* What is nested says more, so that chains with it conclude more; all of it is proven. */
static void
test_nested (void)
{
  static const char *const ids[] = { "dynamic-forcing-chain", "nested-forcing-chain",
                                     "nested-forcing-chain-2", "nested-forcing-chain-3" };
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuLinks) links = sudoku_links_new (geometry);
  g_autoptr (SudokuStepSearch) search = sudoku_step_search_new (links);
  g_autoptr (SudokuRating) rating = rate (HARD_PUZZLE, "explainer", BUDGET);
  g_autoptr (SudokuPosition) position = reach (HARD_PUZZLE, rating, ids[0]);
  const SudokuTechnique *technique = NULL;
  g_autoptr (GPtrArray) one = NULL;
  guint n_before = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr (GPtrArray) found = NULL;

      technique = sudoku_technique_find (ids[i]);
      found = sudoku_step_search_run (search, position, &technique, 1, SUDOKU_STEP_ALL);
      g_assert_cmpuint (found->len, >, n_before);
      g_assert_cmpuint (sudoku_step_search_get_n_refused (search), ==, 0);
      n_before = found->len;
    }
  technique = sudoku_technique_find ("nested-forcing-chain-5");
  one = sudoku_step_search_run (search, position, &technique, 1, SUDOKU_STEP_FIRST);
  g_assert_cmpuint (one->len, ==, 1);
  g_assert_cmpuint (sudoku_step_search_get_n_refused (search), ==, 0);
}

/* Without enough work the path ends before the solution. */
static void
test_budget (void)
{
  g_autoptr (SudokuRating) rating = rate (HARD_PUZZLE, "explainer", 100);

  g_assert_false (sudoku_rating_is_solved (rating));
  g_assert_true (sudoku_rating_was_cut_short (rating));
}

static void
test_cancelled (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, HARD_PUZZLE, FALSE);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  const SudokuTask tasks[] = { { .cancellable = cancellable }, { .time_limit = 1e-9 } };

  g_cancellable_cancel (cancellable);
  for (gsize i = 0; i < G_N_ELEMENTS (tasks); i++)
    {
      g_autoptr (SudokuRating) rating =
        sudoku_rating_new (grid, sudoku_scale_find ("explainer"), TRUE, BUDGET, &tasks[i]);

      g_assert_false (sudoku_rating_is_solved (rating));
      g_assert_true (sudoku_rating_was_cut_short (rating));
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/rating/order", test_order);
  g_test_add_func ("/sudoku/rating/by-ease", test_by_ease);
  g_test_add_func ("/sudoku/rating/length", test_length);
  g_test_add_func ("/sudoku/rating/easy", test_easy);
  g_test_add_func ("/sudoku/rating/hard", test_hard);
  g_test_add_func ("/sudoku/rating/nested", test_nested);
  g_test_add_func ("/sudoku/rating/budget", test_budget);
  g_test_add_func ("/sudoku/rating/cancelled", test_cancelled);
  return g_test_run ();
}
