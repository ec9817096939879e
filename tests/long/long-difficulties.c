/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles of each difficulty at length, rated again by a plain implementation, with the times that
 * making them took.
 *
 *   long-difficulties [N [M]]     N of each difficulty at 9×9, plain and with a half turn, and M at
 *                                 16×16: 100 and 20, unless less is asked for */

#include <stdlib.h>

#include <sudoku-generate.h>
#include <sudoku-solve.h>

#include "test-rate.h"

#define N_SMALL 100
#define N_LARGE 20

static guint
get_number (int argc,
            char *argv[],
            int index,
            guint fallback)
{
  return argc > index ? (guint)g_ascii_strtoull (argv[index], NULL, 10) : fallback;
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  const double *x = a, *y = b;

  return *x < *y ? -1 : *x > *y;
}

/* Returns the seconds. */
static double
make_puzzle (const SudokuGenerateOptions *options,
             guint *n_givens)
{
  gint64 start = g_get_monotonic_time ();
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuGrid) puzzle = sudoku_generate (options, NULL, NULL, &error);
  double seconds = (double)(g_get_monotonic_time () - start) / G_USEC_PER_SEC;

  g_assert_no_error (error);
  g_assert_cmpint (test_rate (puzzle), ==, options->difficulty);
  g_assert_cmpint (sudoku_check (puzzle, NULL, NULL, NULL, NULL), ==, SUDOKU_VERDICT_UNIQUE);
  *n_givens += sudoku_grid_count (puzzle, SUDOKU_ORIGIN_GIVEN);
  return seconds;
}

static void
make_puzzles (SudokuGeometry *geometry,
              const char *symmetry,
              guint n_puzzles,
              guint *n)
{
  g_autofree double *seconds = g_new (double, n_puzzles);

  for (guint i = SUDOKU_DIFFICULTY_TRIVIAL; n_puzzles > 0 && i < SUDOKU_N_DIFFICULTIES; i++)
    {
      SudokuGenerateOptions options = {
        .geometry = geometry,
        .symmetry = sudoku_symmetry_find (symmetry),
        .unique = TRUE,
        .difficulty = (SudokuDifficulty)i,
      };
      guint n_givens = 0;

      for (guint k = 0; k < n_puzzles; k++)
        {
          options.seed = k + 1;
          seconds[k] = make_puzzle (&options, &n_givens);
        }
      qsort (seconds, n_puzzles, sizeof *seconds, compare);
      g_print ("ok %u %u puzzles, side %u, symmetry %s, %s: median %.4f s, max %.4f s, "
               "%.1f givens\n",
               ++*n, n_puzzles, sudoku_geometry_get_side (geometry), symmetry,
               sudoku_difficulty_get_id (options.difficulty), seconds[n_puzzles / 2],
               seconds[n_puzzles - 1], (double)n_givens / n_puzzles);
    }
}

int
main (int argc,
      char *argv[])
{
  guint n_small = get_number (argc, argv, 1, N_SMALL);
  guint n_large = get_number (argc, argv, 2, N_LARGE);
  g_autoptr (SudokuGeometry) small = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGeometry) large = sudoku_geometry_new (4, 4, FALSE, NULL);
  guint n = 0;

  make_puzzles (small, "none", n_small, &n);
  make_puzzles (small, "half-turn", n_small, &n);
  make_puzzles (large, "none", n_large, &n);
  g_print ("1..%u\n", n);
  return 0;
}
