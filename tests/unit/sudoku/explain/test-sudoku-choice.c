/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What becomes of trying values, against trying everything: fates by counting all solutions, and
 * what trials share by filling in what is the only possibility until there is none. */

#include <sudoku-check.h>
#include <sudoku-choice.h>

#include "test-brute.h"
#include "test-shapes.h"

#define N_POSITIONS 150

static const TestShape shapes[] = { { 2, 2, FALSE }, { 1, 4, FALSE }, { 2, 3, FALSE } };

/* Puzzles with several solutions, and some with a wrong number. */
static SudokuGrid *
make_base (const TestShape *shape,
           GRand *random)
{
  g_autoptr (SudokuGeometry) geometry = test_shape_make (shape);
  g_autoptr (SudokuGrid) full = test_canonical_grid (geometry);
  SudokuGrid *base = test_thin_out (full, random, shape->columns == 3 ? 0.5 : 0.35);
  guint side = sudoku_grid_get_side (base);
  guint cell = (guint)g_rand_int_range (random, 0, (gint32)(side * side));

  if (g_rand_int_range (random, 0, 4) == 0 && sudoku_grid_get_value (base, cell) == 0)
    sudoku_grid_set (base, cell, (guint)g_rand_int_range (random, 1, (gint32)side + 1),
                     SUDOKU_ORIGIN_ENTRY);
  return base;
}

/* Entered by somebody who looks at nothing but the rules. */
static void
enter_some (SudokuGrid *grid,
            GRand *random)
{
  guint n_cells = sudoku_grid_get_n_cells (grid);

  for (guint n = (guint)g_rand_int_range (random, 0, 4); n > 0; n--)
    {
      guint cell = (guint)g_rand_int_range (random, 0, (gint32)n_cells);
      SudokuSet candidates = sudoku_check_get_candidates (grid, cell);

      if (sudoku_grid_get_value (grid, cell) == 0 && !sudoku_set_is_empty (candidates))
        sudoku_grid_set (grid, cell,
                         sudoku_set_nth (candidates, (guint)g_rand_int_range (
                                                       random, 0,
                                                       (gint32)sudoku_set_count (candidates))),
                         SUDOKU_ORIGIN_ENTRY);
    }
}

/* Is there no other cell of a house for the value, where each cell has what is in @sets? */
static gboolean
is_only_place (SudokuGeometry *geometry,
               const SudokuSet *sets,
               guint cell,
               guint value)
{
  for (guint house = 0; house < sudoku_geometry_get_n_houses (geometry); house++)
    {
      const guint16 *cells = sudoku_geometry_get_house_cells (geometry, house);
      guint n = 0;
      gboolean inside = FALSE;

      for (guint i = 0; i < sudoku_geometry_get_side (geometry); i++)
        {
          n += sudoku_set_has (sets[cells[i]], value);
          inside |= cells[i] == cell;
        }
      if (inside && n == 1)
        return TRUE;
    }
  return FALSE;
}

/* By cell: what is left when all single possibilities are taken. */
static SudokuSet *
close_plainly (const SudokuGrid *start)
{
  g_autoptr (SudokuGrid) grid = sudoku_grid_copy (start);
  SudokuGeometry *geometry = sudoku_grid_get_geometry (grid);
  guint n_cells = sudoku_grid_get_n_cells (grid), side = sudoku_grid_get_side (grid);
  SudokuSet *sets = g_new0 (SudokuSet, n_cells);
  gboolean changed = TRUE;

  while (changed)
    {
      changed = FALSE;
      for (guint cell = 0; cell < n_cells; cell++)
        sets[cell] = sudoku_grid_get_value (grid, cell) != 0
                       ? sudoku_set_single (sudoku_grid_get_value (grid, cell))
                       : sudoku_check_get_candidates (grid, cell);
      for (guint cell = 0; cell < n_cells && !changed; cell++)
        for (guint value = 1; value <= side && !changed; value++)
          if (sudoku_grid_get_value (grid, cell) == 0 && sudoku_set_has (sets[cell], value) &&
              (sudoku_set_count (sets[cell]) == 1 ||
               is_only_place (geometry, sets, cell, value)))
            {
              sudoku_grid_set (grid, cell, value, SUDOKU_ORIGIN_ENTRY);
              changed = TRUE;
            }
    }
  return sets;
}

static SudokuTrialFate
expected_fate (const SudokuChoice *choice,
               const guint64 *counts,
               guint side,
               guint value,
               guint trial)
{
  const SudokuGrid *position = sudoku_choice_get_position (choice, trial);
  guint n_possible = 0;

  for (guint other = 1; other <= side; other++)
    n_possible += counts[other] > 0;
  if (counts[value] == 0)
    return SUDOKU_TRIAL_DEAD;
  if (sudoku_check_is_solved (position))
    return SUDOKU_TRIAL_SOLVED;
  if (test_brute_count (position, 1) == 0)
    return SUDOKU_TRIAL_MISTAKEN;
  return n_possible == 1 ? SUDOKU_TRIAL_FORCED : SUDOKU_TRIAL_OPEN;
}

typedef struct
{
  const SudokuShared *shared;
  guint n_shared;
} Claims;

static gboolean
holds (const guint8 *values,
       gpointer user_data)
{
  const Claims *claims = user_data;

  for (guint i = 0; i < claims->n_shared; i++)
    {
      const SudokuShared *item = &claims->shared[i];

      g_assert_true ((values[item->cell] == item->value) == item->placed);
    }
  return TRUE;
}

/* Is it in the list? */
static gboolean
is_shared (const Claims *claims,
           guint cell,
           guint value,
           gboolean placed)
{
  for (guint i = 0; i < claims->n_shared; i++)
    if (claims->shared[i].cell == cell && claims->shared[i].value == value &&
        claims->shared[i].placed == placed)
      return TRUE;
  return FALSE;
}

/* All that the living trials have in common, and nothing else. */
static void
check_shared (const SudokuChoice *choice,
              const SudokuGrid *base)
{
  guint n_cells = sudoku_grid_get_n_cells (base), side = sudoku_grid_get_side (base);
  g_autofree SudokuSet *united = g_new0 (SudokuSet, n_cells);
  Claims claims = { 0 };
  guint n_alive = 0, n = 0;
  gboolean may = sudoku_set_is_empty (sudoku_choice_get_untried (choice));

  claims.shared = sudoku_choice_get_shared (choice, &claims.n_shared);
  for (guint i = 0; i < sudoku_choice_get_n (choice); i++)
    {
      g_autofree SudokuSet *sets = close_plainly (sudoku_choice_get_position (choice, i));

      may &= sudoku_choice_get_fate (choice, i) != SUDOKU_TRIAL_MISTAKEN;
      if (sudoku_choice_get_fate (choice, i) == SUDOKU_TRIAL_DEAD)
        continue;
      n_alive++;
      for (guint cell = 0; cell < n_cells; cell++)
        united[cell] = sudoku_set_or (united[cell], sets[cell]);
    }
  for (guint cell = 0; may && n_alive > 1 && cell < n_cells; cell++)
    for (guint value = 1; value <= side && sudoku_grid_get_value (base, cell) == 0; value++)
      {
        gboolean single = sudoku_set_count (united[cell]) == 1;
        gboolean placed = single && sudoku_set_has (united[cell], value);
        gboolean gone = !single && !sudoku_set_has (united[cell], value) &&
                        sudoku_set_has (sudoku_check_get_candidates (base, cell), value);

        g_assert_cmpint (is_shared (&claims, cell, value, TRUE), ==, placed);
        g_assert_cmpint (is_shared (&claims, cell, value, FALSE), ==, gone);
        n += placed + gone;
      }
  g_assert_cmpuint (claims.n_shared, ==, n);
  if (!sudoku_choice_rests_on_entries (choice))
    test_brute_force (base, holds, &claims);
}

typedef struct
{
  guint n_shared;
  guint n_of_fate[SUDOKU_TRIAL_SOLVED + 1];
} Seen;

static void
check_position (const SudokuGrid *base,
                guint cell,
                GRand *random,
                Seen *seen)
{
  guint side = sudoku_grid_get_side (base), n = 0;
  guint64 counts[SUDOKU_SIDE_MAX + 1] = { 0 };
  guint values[SUDOKU_SIDE_MAX] = { 0 };
  g_autoptr (SudokuChoice) choice = sudoku_choice_new (base, cell);
  g_autoptr (GError) error = NULL;
  gboolean all = g_rand_boolean (random);

  for (guint value = 1; value <= side; value++)
    {
      g_autoptr (SudokuGrid) grid = sudoku_choice_make_trial (choice, value);

      counts[value] = sudoku_check_has_conflict (grid) ? 0 : test_brute_count (grid, 1);
      if (!sudoku_set_has (sudoku_check_get_candidates (base, cell), value) ||
          (!all && g_rand_boolean (random)))
        continue;
      if (g_rand_boolean (random))
        enter_some (grid, random);
      sudoku_choice_add (choice, value, grid);
      values[n++] = value;
    }
  g_assert_true (sudoku_choice_judge (choice, TRUE, NULL, &error));
  g_assert_no_error (error);
  for (guint value = 1; value <= side; value++)
    g_assert_cmpint (sudoku_set_has (sudoku_choice_get_possible (choice), value), ==,
                     counts[value] > 0);
  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpint (sudoku_choice_get_fate (choice, i), ==,
                       expected_fate (choice, counts, side, values[i], i));
      seen->n_of_fate[sudoku_choice_get_fate (choice, i)]++;
    }
  check_shared (choice, base);
  sudoku_choice_get_shared (choice, &n);
  seen->n_shared += n > 0;
}

static void
test_brute (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (5);
  Seen seen = { 0 };

  for (gsize i = 0; i < G_N_ELEMENTS (shapes); i++)
    for (guint k = 0; k < N_POSITIONS; k++)
      {
        g_autoptr (SudokuGrid) base = make_base (&shapes[i], random);
        guint cell = (guint)g_rand_int_range (random, 0, (gint32)sudoku_grid_get_n_cells (base));

        if (sudoku_grid_get_value (base, cell) == 0)
          check_position (base, cell, random, &seen);
      }
  g_test_message ("%u open, %u dead, %u mistaken, %u forced, %u solved, %u with something shared",
                  seen.n_of_fate[SUDOKU_TRIAL_OPEN], seen.n_of_fate[SUDOKU_TRIAL_DEAD],
                  seen.n_of_fate[SUDOKU_TRIAL_MISTAKEN], seen.n_of_fate[SUDOKU_TRIAL_FORCED],
                  seen.n_of_fate[SUDOKU_TRIAL_SOLVED], seen.n_shared);
  for (guint fate = SUDOKU_TRIAL_OPEN; fate < SUDOKU_TRIAL_SOLVED; fate++)
    g_assert_cmpuint (seen.n_of_fate[fate], >, 5);
  g_assert_cmpuint (seen.n_shared, >, 20);
}

static SudokuGrid *
new_empty (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);

  return sudoku_grid_new (geometry);
}

static void
test_solved (void)
{
  g_autoptr (SudokuGrid) empty = new_empty ();
  g_autoptr (SudokuGrid) full = test_canonical_grid (sudoku_grid_get_geometry (empty));
  g_autoptr (SudokuGrid) base = sudoku_grid_copy (full);
  g_autoptr (SudokuChoice) choice = NULL;

  sudoku_grid_set (base, 0, 0, SUDOKU_ORIGIN_NONE);
  choice = sudoku_choice_new (base, 0);
  sudoku_choice_add (choice, sudoku_grid_get_value (full, 0), full);
  g_assert_true (sudoku_choice_judge (choice, TRUE, NULL, NULL));
  g_assert_cmpint (sudoku_choice_get_fate (choice, 0), ==, SUDOKU_TRIAL_SOLVED);
}

/* Without the solver only what the rules force counts: a wrong number may stay open. */
static void
test_without_solver (void)
{
  g_autoptr (SudokuGrid) base = new_empty ();
  g_autoptr (SudokuChoice) choice = NULL;

  /* 1 and 2 are in row 1 and box 1 beside the cell; 3 is in its column. */
  sudoku_grid_set (base, 2, 1, SUDOKU_ORIGIN_GIVEN);
  sudoku_grid_set (base, 5, 2, SUDOKU_ORIGIN_GIVEN);
  choice = sudoku_choice_new (base, 0);
  for (guint value = 3; value <= 4; value++)
    {
      g_autoptr (SudokuGrid) grid = sudoku_choice_make_trial (choice, value);

      sudoku_choice_add (choice, value, grid);
    }
  g_assert_true (sudoku_choice_judge (choice, FALSE, NULL, NULL));
  g_assert_cmpint (sudoku_choice_get_fate (choice, 0), ==, SUDOKU_TRIAL_OPEN);
  g_assert_cmpint (sudoku_choice_get_fate (choice, 1), ==, SUDOKU_TRIAL_OPEN);
}

static void
test_cancelled (void)
{
  g_autoptr (SudokuGrid) base = new_empty ();
  g_autoptr (SudokuChoice) choice = sudoku_choice_new (base, 0);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  const SudokuTask task = { .cancellable = cancellable };

  sudoku_choice_add (choice, 1, base);
  g_cancellable_cancel (cancellable);
  g_assert_false (sudoku_choice_judge (choice, TRUE, &task, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

static void
test_equal (void)
{
  g_autoptr (SudokuGrid) base = new_empty ();
  g_autoptr (SudokuChoice) one = sudoku_choice_new (base, 0);
  g_autoptr (SudokuChoice) other = sudoku_choice_new (base, 0);
  g_autoptr (SudokuChoice) elsewhere = sudoku_choice_new (base, 1);
  g_autoptr (SudokuGrid) grid = sudoku_choice_make_trial (one, 1);

  g_assert_true (sudoku_choice_equal (one, other));
  g_assert_false (sudoku_choice_equal (one, elsewhere));
  sudoku_choice_add (one, 1, grid);
  g_assert_false (sudoku_choice_equal (one, other));
  sudoku_grid_set (grid, 5, 2, SUDOKU_ORIGIN_ENTRY);
  sudoku_choice_add (other, 1, grid);
  g_assert_false (sudoku_choice_equal (one, other));
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/choice/brute", test_brute);
  g_test_add_func ("/choice/solved", test_solved);
  g_test_add_func ("/choice/without-solver", test_without_solver);
  g_test_add_func ("/choice/cancelled", test_cancelled);
  g_test_add_func ("/choice/equal", test_equal);
  return g_test_run ();
}
