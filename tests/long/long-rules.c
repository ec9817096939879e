/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every rule at length: the number of solutions of many partial grids by our engine, by MiniSat
 * and by brute force over the plain definitions; and puzzles of every rule, unique by MiniSat.
 *
 *   long-rules [GRIDS [PUZZLES]]     200 and 20 of each rule, unless less is asked for */

#include <string.h>

#include <sudoku-generate.h>
#include <sudoku-solve.h>

#include "test-brute.h"
#include "test-frames.h"
#include "test-minisat.h"

#define N_GRIDS 200
#define N_PUZZLES 20
#define SOLUTIONS_MAX 1000
#define N_BATCHES 8
#define SHORT_SOLUTIONS_MAX 40

/* Where partial grids are tried: those of these in which a rule has grids. */
static const TestFrame frames[] = {
  { 4, 2 },
  { 5, 0 },
  { 6, 2 },
  { 9, 3 },
};

/* Beside the rules alone. */
static const char *const combinations[] = {
  "x+anti-king",
  "anti-knight+anti-king",
  "windows+disjoint",
  "jigsaw+anti-king",
  "even+odd",
};

/* What was done, to be printed. */
typedef struct
{
  guint n_grids;
  guint n_exported;
  guint64 minisat_max; /* solutions that are worth a process each */
  guint64 n_solutions;
} Tally;

/* A part of a solution and two values that are not from it. */
static SudokuGrid *
scatter (const SudokuGrid *solution,
         GRand *rand)
{
  SudokuGrid *puzzle = test_thin_out (solution, rand, 0.5 + 0.3 * g_rand_double (rand));
  guint n_cells = sudoku_grid_get_n_cells (puzzle), side = sudoku_grid_get_side (puzzle);

  for (guint i = 0; i < 2; i++)
    sudoku_grid_set (puzzle, (guint)g_rand_int_range (rand, 0, (gint32)n_cells),
                     (guint)g_rand_int_range (rand, 1, (gint32)side + 1), SUDOKU_ORIGIN_GIVEN);
  return puzzle;
}

static guint64
count_with_exported (const SudokuGrid *puzzle)
{
  g_autoptr (SudokuCnf) cnf =
    sudoku_cnf_new (puzzle, sudoku_encoding_find ("full"), sudoku_numbering_find ("compact"));
  g_autoptr (TestMinisat) minisat = test_minisat_new_exported (cnf);

  return test_minisat_count (minisat, puzzle, SOLUTIONS_MAX);
}

static void
check_grid (const SudokuGrid *puzzle,
            TestMinisat *minisat,
            Tally *tally)
{
  guint64 n = 0, brute = test_brute_count (puzzle, SOLUTIONS_MAX);
  gboolean complete = FALSE;

  g_assert_true (sudoku_count (puzzle, SOLUTIONS_MAX, NULL, &n, &complete, NULL));
  g_assert_true (complete);
  g_assert_cmpuint (n, ==, brute);
  /* A process for each solution: in the short form not for the grids that have the most. */
  if (minisat != NULL && n <= tally->minisat_max)
    {
      g_assert_cmpuint (test_minisat_count (minisat, puzzle, SOLUTIONS_MAX), ==, n);
      g_assert_cmpuint (count_with_exported (puzzle), ==, n);
      tally->n_exported++;
    }
  tally->n_grids++;
  tally->n_solutions += n;
}

/* Of one shape; fewer values are left in small grids. */
static void
check_shape (const TestFrame *frame,
             const char *rules,
             guint n_grids,
             GRand *rand,
             Tally *tally)
{
  g_autoptr (SudokuGrid) solution = test_frame_fill (frame, rules, rand);
  g_autoptr (TestMinisat) minisat = NULL;
  double least = frame->side > 6 ? 0.6 : 0.3;

  if (solution == NULL)
    return;
  if (test_minisat_is_there ())
    minisat = test_minisat_new_plain (sudoku_grid_get_geometry (solution));
  for (guint i = 0; i < n_grids; i++)
    {
      g_autoptr (SudokuGrid) puzzle = NULL;

      if (i % 2 == 0)
        puzzle = test_thin_out (solution, rand, least + 0.3 * g_rand_double (rand));
      else
        puzzle = scatter (solution, rand);
      check_grid (puzzle, minisat, tally);
    }
}

static void
check_rules (const char *rules,
             guint n_grids)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (n_grids);
  gint64 start = g_get_monotonic_time ();
  Tally tally = { .minisat_max = n_grids < N_GRIDS ? SHORT_SOLUTIONS_MAX : SOLUTIONS_MAX };
  guint batch = MAX (n_grids / N_BATCHES, 1);

  for (guint i = 0; tally.n_grids < n_grids; i++)
    {
      g_assert_true (i < N_BATCHES * G_N_ELEMENTS (frames) || tally.n_grids > 0);
      check_shape (&frames[i % G_N_ELEMENTS (frames)], rules, MIN (batch, n_grids - tally.n_grids),
                   rand, &tally);
    }
  g_print ("# %s: %u grids, %" G_GUINT64_FORMAT " solutions, %u of them with MiniSat, %.1f s\n",
           rules, tally.n_grids, tally.n_solutions, tally.n_exported,
           (double)(g_get_monotonic_time () - start) / G_USEC_PER_SEC);
}

static int
compare_seconds (gconstpointer a,
                 gconstpointer b)
{
  double difference = *(const double *)a - *(const double *)b;

  return (difference > 0) - (difference < 0);
}

static void
print_puzzles (const char *rules,
               guint n_givens,
               GArray *seconds)
{
  guint n = seconds->len;

  g_array_sort (seconds, compare_seconds);
  g_print ("# %s: %u puzzles, %.1f givens, %.3f s median, %.3f s at most\n", rules, n,
           (double)n_givens / n, g_array_index (seconds, double, n / 2),
           g_array_index (seconds, double, n - 1));
}

static void
make_puzzles (const char *rules,
              guint n_puzzles)
{
  static const TestFrame frame = { 9, 3 };
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_autoptr (SudokuGrid) full = test_frame_fill (&frame, rules, rand);
  g_autoptr (TestMinisat) minisat = NULL;
  SudokuGeometry *geometry;
  g_autoptr (GArray) seconds = g_array_new (FALSE, FALSE, sizeof (double));
  guint n_givens = 0;

  g_assert_nonnull (full);
  geometry = sudoku_grid_get_geometry (full);
  if (test_minisat_is_there ())
    minisat = test_minisat_new_plain (geometry);
  for (guint i = 0; i < n_puzzles; i++)
    {
      SudokuGenerateOptions options = { .geometry = geometry, .unique = TRUE, .seed = i };
      SudokuGenerated report = { 0 };
      g_autoptr (GError) error = NULL;
      g_autoptr (SudokuGrid) puzzle = sudoku_generate (&options, NULL, &report, &error);

      g_assert_no_error (error);
      if (minisat != NULL)
        {
          g_assert_cmpuint (test_minisat_count (minisat, puzzle, 2), ==, 1);
          g_assert_cmpuint (count_with_exported (puzzle), ==, 1);
        }
      n_givens += sudoku_grid_count (puzzle, SUDOKU_ORIGIN_GIVEN);
      g_array_append_val (seconds, report.seconds);
      sudoku_generated_clear (&report);
    }
  print_puzzles (rules, n_givens, seconds);
}

static guint
get_number (int argc,
            char *argv[],
            int i,
            guint otherwise)
{
  return argc > i ? (guint)g_ascii_strtoull (argv[i], NULL, 10) : otherwise;
}

static const char *
get_rules (gsize i)
{
  return i < test_n_frame_rules ? test_frame_rules[i] : combinations[i - test_n_frame_rules];
}

int
main (int argc,
      char *argv[])
{
  guint n_grids = get_number (argc, argv, 1, N_GRIDS);
  guint n_puzzles = get_number (argc, argv, 2, N_PUZZLES);
  gsize n_rules = test_n_frame_rules + G_N_ELEMENTS (combinations);
  guint n = 0;

  for (gsize i = 0; n_grids > 0 && i < n_rules; i++)
    {
      check_rules (get_rules (i), n_grids);
      g_print ("ok %u grids of %s\n", ++n, get_rules (i));
    }
  for (gsize i = 0; n_puzzles > 0 && i < n_rules; i++)
    {
      make_puzzles (get_rules (i), n_puzzles);
      g_print ("ok %u puzzles of %s\n", ++n, get_rules (i));
    }
  g_print ("1..%u\n", n);
  return 0;
}
