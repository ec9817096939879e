/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles that need a technique, made at length: with the rows of the table up to its own, asked
 * one by one, they are solved, and with its row taken out they are not. A seed whose tries end
 * before a puzzle is found is passed over and counted: at most as many as give one.
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

/* Returns: whether there is one among the tries of the seed */
static gboolean
make_puzzle (const SudokuGenerateOptions *options,
             double *seconds)
{
  gint64 start = g_get_monotonic_time ();
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuGrid) puzzle = sudoku_generate (options, NULL, NULL, &error);

  *seconds = (double)(g_get_monotonic_time () - start) / G_USEC_PER_SEC;
  if (sudoku_generate_has_missed_level (error))
    return FALSE;
  g_assert_no_error (error);
  g_assert_cmpint (sudoku_check (puzzle, NULL, NULL, NULL, NULL), ==, SUDOKU_VERDICT_UNIQUE);
  g_assert_true (test_solves (puzzle, options->demand.technique, NULL));
  g_assert_false (test_solves (puzzle, options->demand.technique, options->demand.technique));
  return TRUE;
}

/* Returns: how many seeds gave none */
static guint
make_puzzles (SudokuGenerateOptions *options,
              guint n_puzzles,
              double *seconds)
{
  guint n_made = 0, n_none = 0;

  for (options->seed = 1; n_made < n_puzzles; options->seed++)
    if (make_puzzle (options, &seconds[n_made]))
      n_made++;
    else
      g_assert_cmpuint (++n_none, <=, n_puzzles);
  return n_none;
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

      guint n_none = make_puzzles (&options, n_puzzles, seconds);

      qsort (seconds, n_puzzles, sizeof *seconds, compare);
      g_print ("ok %u %u puzzles that need %s: median %.3f s, max %.3f s, %u seeds gave none\n",
               (guint)i + 1, n_puzzles, techniques[i], seconds[n_puzzles / 2],
               seconds[n_puzzles - 1], n_none);
    }
  g_print ("1..%u\n", (guint)G_N_ELEMENTS (techniques));
  return 0;
}
