/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How fast are puzzles made, and how few givens do large ones keep? Beside qqwing and
 * the Solo of Simon Tatham's puzzles, where they are installed. */

#include <sudoku-generate.h>

#include "bench-peer.h"
#include "bench.h"

typedef struct
{
  SudokuGeometry *geometry;
  guint n_puzzles;
  double time_limit;
  guint n_givens; /* of the last puzzle */
} Bench;

static void
generate (gpointer data)
{
  Bench *self = data;
  SudokuTask task = { .time_limit = self->time_limit };

  for (guint i = 0; i < self->n_puzzles; i++)
    {
      SudokuGenerateOptions options = { .geometry = self->geometry, .unique = TRUE, .seed = i };
      g_autoptr (SudokuGrid) puzzle = sudoku_generate (&options, &task, NULL, NULL);

      self->n_givens = sudoku_grid_count (puzzle, SUDOKU_ORIGIN_GIVEN);
    }
}

static void
fill (gpointer data)
{
  const Bench *self = data;
  g_autoptr (SudokuGrid) grid = sudoku_generate_full (self->geometry, 1, NULL, NULL);
}

static double
time_of (guint box,
         guint n_puzzles)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (box, box, FALSE, NULL);
  Bench bench = { .geometry = geometry, .n_puzzles = n_puzzles };

  return bench_run (3, generate, &bench).cpu / n_puzzles;
}

static void
print_part (const char *name,
            guint box,
            double time_limit,
            const char *target)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (box, box, FALSE, NULL);
  Bench bench = { .geometry = geometry, .n_puzzles = 1, .time_limit = time_limit };

  bench_run (1, generate, &bench);
  bench_print (name, 100.0 * bench.n_givens / sudoku_geometry_get_n_cells (geometry), "%",
               target);
}

static void
print_fill (const char *name,
            guint box,
            const char *target)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (box, box, FALSE, NULL);
  Bench bench = { .geometry = geometry };

  bench_print (name, bench_run (3, fill, &bench).cpu, "s", target);
}

int
main (int argc,
      char *argv[])
{
  double nine = time_of (3, 300), sixteen = time_of (4, 5);

  bench_print ("generate-9-minimal", 1 / nine, "1/s", NULL);
  bench_print_ratio ("generate-9-over-qqwing", nine,
                     bench_peer ("qqwing --generate 100", NULL) / 100, ">= 15");
  bench_print_ratio ("generate-9-over-sgt-solo", nine,
                     bench_peer ("/usr/games/sgt-solo --generate 3 3x3du", NULL) / 3, NULL);
  bench_print ("generate-16-minimal", sixteen, "s", "<= 0.15");
  bench_print_ratio ("generate-16-over-sgt-solo", sixteen,
                     bench_peer ("/usr/games/sgt-solo --generate 1 4x4de", NULL), NULL);
  print_part ("generate-25-in-1-s", 5, 1, "<= 48");
  print_part ("generate-25-in-10-s", 5, 10, "<= 45");
  print_part ("generate-36-in-0.5-s", 6, 0.5, "< 100");
  print_part ("generate-36-in-5-s", 6, 5, "<= 53");
  print_fill ("fill-36", 6, NULL);
  print_fill ("fill-100", 10, "<= 0.5");
  return 0;
}
