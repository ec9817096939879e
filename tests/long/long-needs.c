/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles that need a technique, made at length: with the rows of the table up to its own, asked
 * one by one, they are solved, and with its row taken out they are not.
 *
 *   long-needs [N]      N for each of these techniques: 10, unless less is asked for */

#include <stdlib.h>

#include <sudoku-generate.h>
#include <sudoku-solve.h>

#include "test-needs.h"

#define N_PUZZLES 10

/* Of ten families, and of sets and fish all; one is of the other scale. */
static const char *const techniques[] = {
  "naked-pair",
  "naked-triple",
  "naked-quad",
  "hidden-pair",
  "hidden-triple",
  "hidden-quad",
  "x-wing",
  "swordfish",
  "jellyfish",
  "skyscraper",
  "w-wing",
  "xy-wing",
  "sue-de-coq",
  "unique-rectangle-1",
  "two-strong-links",
  "xy-chain",
};

static int
compare (gconstpointer a,
         gconstpointer b)
{
  const double *x = a, *y = b;

  return *x < *y ? -1 : *x > *y;
}

/* Returns the seconds. */
static double
make_puzzle (const SudokuGenerateOptions *options)
{
  gint64 start = g_get_monotonic_time ();
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuGrid) puzzle = sudoku_generate (options, NULL, NULL, &error);
  double seconds = (double)(g_get_monotonic_time () - start) / G_USEC_PER_SEC;

  g_assert_no_error (error);
  g_assert_cmpint (sudoku_check (puzzle, NULL, NULL, NULL, NULL), ==, SUDOKU_VERDICT_UNIQUE);
  g_assert_true (test_solves (puzzle, options->demand.technique, NULL));
  g_assert_false (test_solves (puzzle, options->demand.technique, options->demand.technique));
  return seconds;
}

int
main (int argc,
      char *argv[])
{
  guint n_puzzles = argc > 1 ? (guint)g_ascii_strtoull (argv[1], NULL, 10) : N_PUZZLES;
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autofree double *seconds = g_new (double, n_puzzles);

  for (gsize i = 0; i < G_N_ELEMENTS (techniques); i++)
    {
      SudokuGenerateOptions options = {
        .geometry = geometry,
        .unique = TRUE,
        .demand.technique = sudoku_technique_find (techniques[i]),
      };

      for (guint k = 0; k < n_puzzles; k++)
        {
          options.seed = k + 1;
          seconds[k] = make_puzzle (&options);
        }
      qsort (seconds, n_puzzles, sizeof *seconds, compare);
      g_print ("ok %u %u puzzles that need %s: median %.3f s, max %.3f s\n", (guint)i + 1,
               n_puzzles, techniques[i], seconds[n_puzzles / 2], seconds[n_puzzles - 1]);
    }
  g_print ("1..%u\n", (guint)G_N_ELEMENTS (techniques));
  return 0;
}
