/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The fewest givens that leave one solution, at 9×9, where nearly no solution is known at first:
 * as few as where all are, of which trying all pairs and triples says the same. What is left is one
 * solution by brute force. On small boards and under all rules long-ambiguity does so. */

#include <sudoku-isolation.h>

#include "test-brute.h"
#include "test-grid.h"

#include <sudoku-generate.h>

#define N_PUZZLES 40
#define N_SOLUTIONS_MAX 400

typedef struct
{
  guint orbit_of[81];
  guint n_orbits;
  guint8 chosen[81];
  guint8 solution[81];
} Given;

/* Half a turn takes two cells together, or each is alone. */
static void
number_orbits (Given *self,
               const SudokuGrid *grid,
               gboolean by_two)
{
  self->n_orbits = 0;
  for (guint cell = 0; cell < 81; cell++)
    {
      guint other = 80 - cell;

      if (sudoku_grid_get_fixed (grid, cell) != 0)
        self->orbit_of[cell] = G_MAXUINT;
      else if (by_two && other < cell && sudoku_grid_get_fixed (grid, other) == 0)
        self->orbit_of[cell] = self->orbit_of[other];
      else
        self->orbit_of[cell] = self->n_orbits++;
    }
}

/* Returns how many givens that are, which leave one solution. */
static guint
count_given (const Given *self,
             const SudokuGrid *grid)
{
  g_autoptr (SudokuGrid) with = sudoku_grid_copy (grid);
  guint n = 0;

  for (guint cell = 0; cell < 81; cell++)
    if (self->orbit_of[cell] != G_MAXUINT && self->chosen[self->orbit_of[cell]])
      {
        sudoku_grid_set (with, cell, self->solution[cell], SUDOKU_ORIGIN_GIVEN);
        n++;
      }
  g_assert_cmpuint (test_brute_count (with, 2), ==, 1);
  return n;
}

static guint
find (const SudokuGrid *grid,
      guint n_known,
      gboolean by_two)
{
  g_autoptr (SudokuAmbiguity) ambiguity = sudoku_ambiguity_find (grid, n_known, NULL, NULL);
  g_autoptr (SudokuIsolation) isolation = NULL;
  gboolean proven = FALSE;
  SudokuTaskRun run;
  Given given;

  sudoku_task_run_init (&run, NULL);
  number_orbits (&given, grid, by_two);
  isolation = sudoku_isolation_new (grid, ambiguity, given.orbit_of, given.n_orbits, &run);
  g_assert_true (
    sudoku_isolation_find_fewest (isolation, 81, given.chosen, given.solution, &proven));
  g_assert_true (proven);
  return count_given (&given, grid);
}

/* By all sets of two cells: whether one of the solutions is alone with what it has there. */
static gboolean
do_two_suffice (const SudokuAmbiguity *ambiguity)
{
  const GPtrArray *solutions = ambiguity->solutions;

  for (guint a = 0; a < 81; a++)
    for (guint b = 0; b <= a; b++)
      {
        guint n[100] = { 0 };

        for (guint i = 0; i < solutions->len; i++)
          {
            const guint8 *solution = g_ptr_array_index (solutions, i);

            n[solution[a] * 10 + solution[b]]++;
          }
        for (guint i = 0; i < G_N_ELEMENTS (n); i++)
          if (n[i] == 1)
            return TRUE;
      }
  return FALSE;
}

static void
test_nine (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (31);
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  guint n_by_size[82] = { 0 };

  for (guint i = 0, n = 0; n < N_PUZZLES; i++)
    {
      g_autoptr (SudokuGrid) full = sudoku_generate_full (geometry, i, NULL, NULL);
      g_autoptr (SudokuGrid) grid = test_thin_out (full, rand, 0.33);
      g_autoptr (SudokuAmbiguity) all = sudoku_ambiguity_find (grid, N_SOLUTIONS_MAX, NULL, NULL);
      guint fewest;

      if (!all->complete || all->solutions->len < 10)
        continue;
      n++;
      fewest = find (grid, 2, FALSE);
      g_assert_cmpuint (fewest, ==, find (grid, N_SOLUTIONS_MAX, FALSE));
      g_assert_cmpint (fewest <= 2, ==, do_two_suffice (all));
      n_by_size[fewest]++;
      g_assert_cmpuint (find (grid, 2, TRUE), ==, find (grid, N_SOLUTIONS_MAX, TRUE));
    }
  g_test_message ("%u, %u, %u", n_by_size[1], n_by_size[2], n_by_size[3]);
  g_assert_cmpuint (n_by_size[1], >, 3);
  g_assert_cmpuint (n_by_size[2], >, 3);
}

/* Soon is not better than the fewest, and nothing is found where nothing may be given. */
static void
test_soon (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuAmbiguity) ambiguity = sudoku_ambiguity_find (grid, 288, NULL, NULL);
  g_autoptr (SudokuIsolation) isolation = NULL;
  guint orbit_of[16];
  guint8 chosen[16], solution[16];
  gboolean proven = FALSE;
  SudokuTaskRun run;

  sudoku_task_run_init (&run, NULL);
  for (guint cell = 0; cell < 16; cell++)
    orbit_of[cell] = cell;
  isolation = sudoku_isolation_new (grid, ambiguity, orbit_of, 16, &run);
  g_assert_cmpuint (sudoku_isolation_find_soon (isolation, chosen, solution), >=, 4);
  /* Four givens are the fewest at 4×4. */
  g_assert_false (sudoku_isolation_find_fewest (isolation, 3, chosen, solution, &proven));
  g_assert_true (proven);
  g_assert_true (sudoku_isolation_find_fewest (isolation, 4, chosen, solution, &proven));
  g_assert_true (proven);
  g_assert_false (sudoku_isolation_find_fewest (isolation, 0, chosen, solution, &proven));
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/isolation/nine", test_nine);
  g_test_add_func ("/isolation/soon", test_soon);
  return g_test_run ();
}
