/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What may stand for a given, against trying each value in each cell: by brute force on small
 * boards under all rules, by counting at 9×9. */

#include <sudoku-check.h>
#include <sudoku-exchange.h>
#include <sudoku-generate-options.h>
#include <sudoku-repair.h>
#include <sudoku-solve.h>

#include "test-brute.h"
#include "test-grid.h"
#include "test-puzzle.h"

#define N_PUZZLES 132
#define N_SYMMETRIC 264
#define UNIQUE \
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/* So many solutions are listed, and the solver is asked where there are more. */
#define N_LISTED_MAX 1000
#define N_MORE 3

typedef guint64 (*CountFunc) (const SudokuGrid *grid);

static guint64
count_by_force (const SudokuGrid *grid)
{
  return test_brute_count (grid, 2);
}

static guint64
count_by_solving (const SudokuGrid *grid)
{
  guint64 n = 0;

  g_assert_true (sudoku_count (grid, 2, NULL, &n, NULL, NULL));
  return n;
}

/* Whether the puzzle with something else in the place of a given is unique. */
static gboolean
is_unique_with (const SudokuGrid *grid,
                guint given,
                guint cell,
                guint value,
                CountFunc count)
{
  g_autoptr (SudokuGrid) other = sudoku_grid_copy (grid);

  sudoku_grid_set (other, given, 0, SUDOKU_ORIGIN_NONE);
  sudoku_grid_set (other, cell, value, SUDOKU_ORIGIN_GIVEN);
  return count (other) == 1;
}

/* All of them are found, and no others. Returns how many change the solution. */
static guint
check (const SudokuGrid *grid,
       guint given,
       CountFunc count,
       guint *n_same)
{
  g_autoptr (SudokuExchange) found = sudoku_exchange_find (grid, given, NULL, NULL, NULL);
  g_autoptr (SudokuGrid) solution = NULL;
  guint n = 0, n_other = 0;

  g_assert_nonnull (found);
  g_assert_cmpint (found->verdict, ==, SUDOKU_VERDICT_UNIQUE);
  g_assert_true (found->complete);
  g_assert_cmpint (sudoku_check (grid, NULL, &solution, NULL, NULL), ==, SUDOKU_VERDICT_UNIQUE);
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    for (guint value = 1; value <= sudoku_grid_get_side (grid); value++)
      {
        gboolean same = sudoku_grid_get_value (solution, cell) == value;

        if ((sudoku_grid_get_fixed (grid, cell) != 0 && cell != given) ||
            (cell == given && same) || !is_unique_with (grid, given, cell, value, count))
          continue;
        g_assert_cmpuint (n, <, found->n_substitutes);
        g_assert_cmpuint (found->substitutes[n].cell, ==, cell);
        g_assert_cmpuint (found->substitutes[n].value, ==, value);
        g_assert_cmpint (found->substitutes[n].same, ==, same);
        n++;
        *n_same += same;
        n_other += !same;
      }
  g_assert_cmpuint (n, ==, found->n_substitutes);
  return n_other;
}

static void
test_brute_force_all (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (81);
  guint n_same = 0, n_other = 0;

  for (guint i = 0; i < N_PUZZLES; i++)
    {
      g_autoptr (SudokuGrid) grid = test_puzzle_make_unique (i, 0.3, rand);

      for (guint cell = 0; grid != NULL && cell < sudoku_grid_get_n_cells (grid); cell++)
        if (sudoku_grid_get_fixed (grid, cell) != 0)
          n_other += check (grid, cell, count_by_force, &n_same);
    }
  g_test_message ("%u with the same solution, %u with another one", n_same, n_other);
  g_assert_cmpuint (n_same, >, 1000);
  g_assert_cmpuint (n_other, >, 1000);
}

static void
test_nine (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, UNIQUE, FALSE);
  guint n_same = 0, n_other = 0;

  for (guint cell = 0; cell < 81; cell++)
    if (sudoku_grid_get_fixed (grid, cell) != 0)
      n_other += check (grid, cell, count_by_solving, &n_same);
  g_test_message ("%u with the same solution, %u with another one", n_same, n_other);
  g_assert_cmpuint (n_same, >, 0);
  g_assert_cmpuint (n_other, >, 0);
}

/* By a half turn. What was found is right, though there may be more. */
static guint
check_half_turn (const SudokuGrid *grid,
                 guint given)
{
  g_autofree guint *orbits = sudoku_symmetry_list_orbits (sudoku_symmetry_find ("half-turn"),
                                                          sudoku_grid_get_geometry (grid));
  g_autoptr (SudokuExchange) found = sudoku_exchange_find (grid, given, orbits, NULL, NULL);

  g_assert_false (found->complete);
  for (guint i = 0; i < found->n_substitutes; i++)
    {
      g_autoptr (SudokuGrid) made = sudoku_exchange_make (found, i, grid);
      guint cell = found->substitutes[i].cell;

      g_assert_cmpuint (count_by_solving (made), ==, 1);
      g_assert_cmpuint (sudoku_grid_get_value (made, cell), ==, found->substitutes[i].value);
      g_assert_cmpuint (sudoku_grid_get_value (made, 80 - cell), !=, 0);
    }
  return found->n_substitutes;
}

/* Where there are more solutions than are listed. */
static void
test_many (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (82);
  guint n_same = 0, n_other = 0, n_turned = 0, n = 0;

  while (n < N_MORE)
    {
      g_autoptr (SudokuGrid) whole = test_puzzle_make_large (9, 0.2, rand);
      g_autoptr (SudokuRepair) minimal =
        sudoku_repair_find (whole, SUDOKU_REPAIR_MINIMAL, NULL, NULL, NULL);

      for (guint cell = 0; cell < 81 && n < N_MORE; cell++)
        {
          g_autoptr (SudokuGrid) without = sudoku_grid_copy (minimal->grid);
          guint64 n_solutions = 0;

          if (sudoku_grid_get_fixed (without, cell) == 0)
            continue;
          sudoku_grid_set (without, cell, 0, SUDOKU_ORIGIN_NONE);
          g_assert_true (
            sudoku_count (without, N_LISTED_MAX + 1, NULL, &n_solutions, NULL, NULL));
          if (n_solutions <= N_LISTED_MAX)
            continue;
          n_other += check (minimal->grid, cell, count_by_solving, &n_same);
          n_turned += check_half_turn (minimal->grid, cell);
          n++;
        }
    }
  g_test_message ("%u with the same solution, %u with another one, %u by a half turn", n_same,
                  n_other, n_turned);
  g_assert_cmpuint (n_same + n_other, >, 0);
  g_assert_cmpuint (n_turned, >, 0);
}

/* Fills the cells one after the other in all ways, as long as one of them leaves one solution; the
 * value in a cell is fixed. */
static gboolean
can_fill (SudokuGrid *grid,
          const GArray *cells,
          guint i,
          guint fixed,
          guint value)
{
  guint cell = i < cells->len ? g_array_index (cells, guint, i) : 0;
  gboolean can = FALSE;

  if (i == cells->len)
    return count_by_force (grid) == 1;
  for (guint v = 1; v <= sudoku_grid_get_side (grid) && !can; v++)
    {
      if (cell == fixed && v != value)
        continue;
      sudoku_grid_set (grid, cell, v, SUDOKU_ORIGIN_GIVEN);
      can = !sudoku_check_has_conflict (grid) && can_fill (grid, cells, i + 1, fixed, value);
    }
  sudoku_grid_set (grid, cell, 0, SUDOKU_ORIGIN_NONE);
  return can;
}

/* Whether the orbit of the cell can be filled in the place of that of the given. */
static gboolean
can_exchange (const SudokuGrid *grid,
              const guint *orbits,
              guint given,
              guint cell,
              guint value)
{
  g_autoptr (SudokuGrid) rest = sudoku_grid_copy (grid);
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (guint));
  guint before = sudoku_grid_get_value (grid, given);

  for (guint i = 0; i < sudoku_grid_get_n_cells (grid); i++)
    if (orbits[i] == orbits[given])
      sudoku_grid_set (rest, i, 0, SUDOKU_ORIGIN_NONE);
  for (guint i = 0; i < sudoku_grid_get_n_cells (grid); i++)
    if (orbits[i] == orbits[cell] && sudoku_grid_get_value (rest, i) == 0)
      g_array_append_val (cells, i);
  if (sudoku_grid_get_value (rest, cell) != 0)
    return FALSE;
  if (orbits[cell] != orbits[given])
    return can_fill (rest, cells, 0, cell, value);
  /* Another number where the given was. */
  for (guint other = 1; other <= sudoku_grid_get_side (grid); other++)
    {
      g_autoptr (SudokuGrid) filled = sudoku_grid_copy (rest);
      g_autoptr (GArray) others = g_array_new (FALSE, FALSE, sizeof (guint));

      if (other == before || (cell == given && other != value))
        continue;
      sudoku_grid_set (filled, given, other, SUDOKU_ORIGIN_GIVEN);
      for (guint i = 0; i < cells->len; i++)
        if (g_array_index (cells, guint, i) != given)
          g_array_append_val (others, g_array_index (cells, guint, i));
      if (!sudoku_check_has_conflict (filled) && can_fill (filled, others, 0, cell, value))
        return TRUE;
    }
  return FALSE;
}

/* Under a symmetry, against filling the cells that go together in all ways. */
static guint
check_orbits (const SudokuGrid *grid,
              const guint *orbits,
              guint given)
{
  g_autoptr (SudokuExchange) found = sudoku_exchange_find (grid, given, orbits, NULL, NULL);
  guint side = sudoku_grid_get_side (grid), n = 0;

  g_assert_true (found->complete);
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    for (guint value = 1; value <= side; value++)
      {
        gboolean listed = n < found->n_substitutes && found->substitutes[n].cell == cell &&
                          found->substitutes[n].value == value;

        g_assert_cmpint (listed, ==, can_exchange (grid, orbits, given, cell, value));
        n += listed;
      }
  g_assert_cmpuint (n, ==, found->n_substitutes);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (SudokuGrid) made = sudoku_exchange_make (found, i, grid);
      g_autoptr (SudokuGrid) solution = NULL;

      g_assert_cmpuint (count_by_force (made), ==, 1);
      g_assert_cmpuint (sudoku_grid_get_value (made, found->substitutes[i].cell), ==,
                        found->substitutes[i].value);
      g_assert_cmpuint (sudoku_grid_get_value (made, given), !=,
                        sudoku_grid_get_value (grid, given));
      g_assert_true (sudoku_check (grid, NULL, &solution, NULL, NULL) == SUDOKU_VERDICT_UNIQUE);
      for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
        {
          guint orbit = orbits[cell];

          g_assert_true (!found->substitutes[i].same || sudoku_grid_get_value (made, cell) == 0 ||
                         sudoku_grid_get_value (made, cell) ==
                           sudoku_grid_get_value (solution, cell));
          if (orbit != orbits[given] && orbit != orbits[found->substitutes[i].cell])
            g_assert_cmpuint (sudoku_grid_get_value (made, cell), ==,
                              sudoku_grid_get_value (grid, cell));
          else
            g_assert_cmpint (sudoku_grid_get_value (made, cell) != 0, ==,
                             orbit == orbits[found->substitutes[i].cell]);
        }
    }
  return n;
}

static void
test_symmetry (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (83);
  guint n = 0, n_together = 0;

  for (guint i = 0; i < N_SYMMETRIC; i++)
    {
      g_autoptr (SudokuGrid) grid = test_puzzle_make_unique (i, 0.35, rand);
      g_autofree guint *orbits = grid != NULL ? test_puzzle_make_orbits (i / 2, grid) : NULL;

      /* Boards of more cells have too many fillings for plain trying. */
      if (orbits == NULL || sudoku_grid_get_side (grid) > 4)
        continue;
      for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
        if (sudoku_grid_get_fixed (grid, cell) != 0)
          {
            n += check_orbits (grid, orbits, cell);
            n_together += orbits[cell] != cell;
          }
    }
  g_test_message ("%u exchanges, of %u givens that are not the first of their orbit", n,
                  n_together);
  g_assert_cmpuint (n, >, 200);
  g_assert_cmpuint (n_together, >, 50);
}

static void
test_refused (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  const SudokuTask task = { .cancellable = cancellable };
  g_autoptr (SudokuExchange) found = NULL;
  g_autoptr (GError) error = NULL;

  sudoku_grid_set (grid, 0, 5, SUDOKU_ORIGIN_ENTRY);
  found = sudoku_exchange_find (grid, 0, NULL, NULL, NULL);
  g_assert_cmpint (found->verdict, ==, SUDOKU_VERDICT_SEVERAL);
  g_assert_cmpuint (found->n_substitutes, ==, 0);
  g_cancellable_cancel (cancellable);
  g_assert_null (sudoku_exchange_find (grid, 0, NULL, &task, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exchange/brute-force", test_brute_force_all);
  g_test_add_func ("/exchange/nine", test_nine);
  g_test_add_func ("/exchange/many", test_many);
  g_test_add_func ("/exchange/symmetry", test_symmetry);
  g_test_add_func ("/exchange/refused", test_refused);
  return g_test_run ();
}
