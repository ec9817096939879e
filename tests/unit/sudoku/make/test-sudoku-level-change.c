/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles made harder and easier: by brute force there is only one solution, the same as before;
 * the level is that of the plain implementation; and no smaller set of cells does it, each of which
 * is tried, those that make no sense as well. */

#include <sudoku-generate.h>
#include <sudoku-level-change.h>
#include <sudoku-rate.h>
#include <sudoku-solve.h>

#include "test-brute.h"
#include "test-puzzle.h"
#include "test-rate.h"

#define N_PUZZLES 176
/* Sets of more cells are not tried again. */
#define N_CHANGED_MAX 3

static SudokuDifficulty
rate (const SudokuGrid *grid)
{
  g_autoptr (SudokuGrid) givens = sudoku_grid_copy (grid);
  const SudokuGeometry *geometry = sudoku_grid_get_geometry (grid);

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (sudoku_grid_get_fixed (grid, cell) != 0)
      sudoku_grid_set (givens, cell, sudoku_grid_get_fixed (grid, cell), SUDOKU_ORIGIN_GIVEN);
  return sudoku_geometry_is_plain_or_x (geometry) && sudoku_geometry_has_boxes (geometry)
           ? test_rate (givens)
           : sudoku_rate_by_phases (givens);
}

static gboolean
is_wanted (SudokuDifficulty before,
           SudokuDifficulty after,
           SudokuLevelDirection direction)
{
  return direction == SUDOKU_LEVEL_HARDER ? after > before : after < before;
}

/* Whether exactly @left more changes can do it, in cells from @first on. */
static gboolean
is_possible_with (SudokuGrid *grid,
                  const SudokuGrid *solution,
                  SudokuDifficulty before,
                  SudokuLevelDirection direction,
                  guint first,
                  guint left)
{
  if (left == 0)
    return test_brute_count (grid, 2) == 1 && is_wanted (before, rate (grid), direction);
  for (guint cell = first; cell < sudoku_grid_get_n_cells (grid); cell++)
    {
      guint value = sudoku_grid_get_fixed (grid, cell);
      gboolean possible;

      sudoku_grid_set (grid, cell, value != 0 ? 0 : sudoku_grid_get_value (solution, cell),
                       value != 0 ? SUDOKU_ORIGIN_NONE : SUDOKU_ORIGIN_GIVEN);
      possible = is_possible_with (grid, solution, before, direction, cell + 1, left - 1);
      sudoku_grid_set (grid, cell, value, value != 0 ? SUDOKU_ORIGIN_GIVEN : SUDOKU_ORIGIN_NONE);
      if (possible)
        return TRUE;
    }
  return FALSE;
}

static guint
count_changed (const SudokuGrid *one,
               const SudokuGrid *other)
{
  guint n = 0;

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (one); cell++)
    n += sudoku_grid_get_fixed (one, cell) != sudoku_grid_get_fixed (other, cell);
  return n;
}

/* What is said of it is so. */
static void
check_change (const SudokuGrid *grid,
              const SudokuGrid *solution,
              SudokuLevelDirection direction,
              const SudokuLevelChange *change)
{
  g_assert_cmpint (change->before, ==, rate (grid));
  g_assert_true (is_wanted (change->before, change->after, direction));
  g_assert_cmpint (change->after, ==, rate (change->grid));
  g_assert_cmpuint (change->n_changed, ==, count_changed (grid, change->grid));
  g_assert_cmpuint (change->n_changed, >, 0);
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (sudoku_grid_get_fixed (change->grid, cell) != 0)
      g_assert_cmpuint (sudoku_grid_get_fixed (change->grid, cell), ==,
                        sudoku_grid_get_value (solution, cell));
}

static void
check_symmetric (const SudokuGrid *grid,
                 const SudokuGrid *changed,
                 const guint *orbits)
{
  /* What was given together, or empty, is so again. */
  for (guint a = 0; a < sudoku_grid_get_n_cells (grid); a++)
    for (guint b = 0; b < a; b++)
      if (orbits[a] == orbits[b] && (sudoku_grid_get_fixed (grid, a) != 0) ==
                                      (sudoku_grid_get_fixed (grid, b) != 0))
        g_assert_cmpint (sudoku_grid_get_fixed (changed, a) != 0, ==,
                         sudoku_grid_get_fixed (changed, b) != 0);
}

static void
check (SudokuGrid *grid,
       SudokuLevelDirection direction,
       const guint *orbits,
       guint seed,
       guint *counts)
{
  g_autoptr (SudokuLevelChange) change =
    sudoku_level_change_find (grid, direction, orbits, seed, NULL, NULL);
  g_autoptr (SudokuLevelChange) again =
    sudoku_level_change_find (grid, direction, orbits, seed, NULL, NULL);
  g_autoptr (SudokuGrid) solution = NULL;

  g_assert_cmpint (sudoku_check (grid, NULL, &solution, NULL, NULL), ==, SUDOKU_VERDICT_UNIQUE);
  counts[change->outcome]++;
  g_assert_cmpint (change->outcome, ==, again->outcome);
  if (change->outcome != SUDOKU_LEVEL_CHANGED)
    {
      g_assert_true (direction == SUDOKU_LEVEL_HARDER ||
                     change->before == SUDOKU_DIFFICULTY_TRIVIAL);
      g_assert_null (change->grid);
      return;
    }
  g_assert_true (sudoku_grid_equal (change->grid, again->grid));
  check_change (grid, solution, direction, change);
  g_assert_cmpuint (test_brute_count (change->grid, 2), ==, 1);
  if (orbits != NULL)
    check_symmetric (grid, change->grid, orbits);
  else if (change->fewest)
    for (guint n = 1; n < change->n_changed && n < N_CHANGED_MAX; n++)
      g_assert_false (is_possible_with (grid, solution, change->before, direction, 0, n));
}

/* All rules, without a symmetry and with each. */
static void
test_brute_force_all (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (91);
  guint easier[SUDOKU_LEVEL_NOT_FOUND + 1] = { 0 }, harder[SUDOKU_LEVEL_NOT_FOUND + 1] = { 0 };

  for (guint i = 0; i < N_PUZZLES; i++)
    {
      g_autoptr (SudokuGrid) grid = test_puzzle_make_unique (i, 0.1, rand);
      g_autofree guint *orbits = NULL;

      if (grid == NULL)
        continue;
      orbits = i % 2 == 0 ? NULL : test_puzzle_make_orbits (i / 2, grid);
      check (grid, SUDOKU_LEVEL_EASIER, orbits, i, easier);
      check (grid, SUDOKU_LEVEL_HARDER, orbits, i, harder);
    }
  g_test_message ("easier: %u, at the end %u", easier[SUDOKU_LEVEL_CHANGED],
                  easier[SUDOKU_LEVEL_AT_END]);
  g_test_message ("harder: %u, at the end %u, out of reach %u, not found %u",
                  harder[SUDOKU_LEVEL_CHANGED], harder[SUDOKU_LEVEL_AT_END],
                  harder[SUDOKU_LEVEL_OUT_OF_REACH], harder[SUDOKU_LEVEL_NOT_FOUND]);
  g_assert_cmpuint (easier[SUDOKU_LEVEL_CHANGED], >, 15);
  g_assert_cmpuint (harder[SUDOKU_LEVEL_CHANGED], >, 40);
  g_assert_cmpuint (easier[SUDOKU_LEVEL_NOT_FOUND], ==, 0);
}

/* At 9×9: again and again from one end to the other. */
static void
walk (SudokuGrid *grid,
      SudokuLevelDirection direction)
{
  SudokuLevelOutcome outcome = SUDOKU_LEVEL_CHANGED;
  g_autoptr (SudokuGrid) now = sudoku_grid_copy (grid);
  guint n = 0;

  while (outcome == SUDOKU_LEVEL_CHANGED)
    {
      g_autoptr (SudokuLevelChange) change =
        sudoku_level_change_find (now, direction, NULL, n++, NULL, NULL);

      outcome = change->outcome;
      if (outcome != SUDOKU_LEVEL_CHANGED)
        break;
      g_test_message ("%u changed: %s, then %s%s", change->n_changed,
                      sudoku_difficulty_get_id (change->before),
                      sudoku_difficulty_get_id (change->after),
                      change->fewest ? ", the fewest" : "");
      g_assert_cmpint (sudoku_check (change->grid, NULL, NULL, NULL, NULL), ==,
                       SUDOKU_VERDICT_UNIQUE);
      g_assert_cmpint (test_rate (change->grid), ==, change->after);
      sudoku_grid_free (now);
      now = g_steal_pointer (&change->grid);
    }
  g_assert_cmpint (outcome, ==, SUDOKU_LEVEL_AT_END);
  g_assert_cmpuint (n, >, 2);
}

static void
test_nine (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (92);
  g_autoptr (SudokuGrid) many = test_puzzle_make_large (9, 0.6, rand);
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  const SudokuGenerateOptions options = {
    .geometry = geometry,
    .unique = TRUE,
    .difficulty = SUDOKU_DIFFICULTY_DIABOLICAL,
  };
  g_autoptr (SudokuGrid) few = sudoku_generate (&options, NULL, NULL, NULL);

  walk (many, SUDOKU_LEVEL_HARDER);
  walk (few, SUDOKU_LEVEL_EASIER);
}

static void
test_refused (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (GRand) rand = g_rand_new_with_seed (93);
  g_autoptr (SudokuGrid) unique = test_puzzle_make_large (9, 0.4, rand);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  const SudokuTask task = { .cancellable = cancellable };
  g_autoptr (SudokuLevelChange) change =
    sudoku_level_change_find (grid, SUDOKU_LEVEL_HARDER, NULL, 0, NULL, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (change->outcome, ==, SUDOKU_LEVEL_NOT_UNIQUE);
  g_assert_cmpint (change->verdict, ==, SUDOKU_VERDICT_SEVERAL);
  g_cancellable_cancel (cancellable);
  g_assert_null (
    sudoku_level_change_find (unique, SUDOKU_LEVEL_HARDER, NULL, 0, &task, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/level-change/brute-force", test_brute_force_all);
  g_test_add_func ("/level-change/nine", test_nine);
  g_test_add_func ("/level-change/refused", test_refused);
  return g_test_run ();
}
