/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long does it take to make a puzzle of each level? Medians and maxima of many seeds. */

#include <sudoku-generate.h>

#include "bench.h"

/* Seconds: the median, and the most. */
typedef struct
{
  guint box;
  SudokuLevel level;
  guint n_puzzles;
  const char *median;
  const char *most;
} Case;

static const Case cases[] = {
  { 3, SUDOKU_LEVEL_BEGINNER, 100, "<= 0.05", "<= 2" },
  { 3, SUDOKU_LEVEL_EASY, 100, "<= 0.05", "<= 2" },
  { 3, SUDOKU_LEVEL_MEDIUM, 100, "<= 0.05", "<= 2" },
  { 3, SUDOKU_LEVEL_HARD, 100, "<= 0.05", "<= 2" },
  { 3, SUDOKU_LEVEL_EXPERT, 100, "<= 0.05", "<= 2" },
  { 3, SUDOKU_LEVEL_EXTREME, 100, "<= 0.5", "<= 6" },
  { 4, SUDOKU_LEVEL_BEGINNER, 100, "<= 1", "<= 10" },
  { 4, SUDOKU_LEVEL_EASY, 100, "<= 1", "<= 10" },
  { 4, SUDOKU_LEVEL_MEDIUM, 100, "<= 1", "<= 10" },
  { 4, SUDOKU_LEVEL_HARD, 100, "<= 1", "<= 10" },
  { 4, SUDOKU_LEVEL_EXPERT, 100, "<= 10", "<= 60" },
};

typedef struct
{
  SudokuGenerateOptions options;
  gboolean made;
} Bench;

static void
make (gpointer data)
{
  Bench *self = data;
  g_autoptr (SudokuGrid) puzzle = sudoku_generate (&self->options, NULL, NULL, NULL);

  self->made = puzzle != NULL;
}

static void
run_case (const Case *row)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (row->box, row->box, FALSE, NULL);
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (double));
  g_autofree char *stem = g_strdup_printf ("level-%u-%s", row->box * row->box,
                                           sudoku_level_get_id (row->level));
  g_autofree char *median = g_strconcat (stem, "-median", NULL);
  g_autofree char *most = g_strconcat (stem, "-max", NULL);
  double longest = 0;
  Bench bench = {
    .options = { .geometry = geometry, .unique = TRUE, .level = row->level },
  };

  for (guint seed = 1; seed <= row->n_puzzles; seed++)
    {
      double seconds;

      bench.options.seed = seed;
      seconds = bench_run (1, make, &bench).cpu;
      if (!bench.made)
        g_printerr ("%s: none of seed %u\n", stem, seed);
      longest = MAX (longest, seconds);
      g_array_append_val (times, seconds);
    }
  bench_print (median, bench_median (times), "s", row->median);
  bench_print (most, longest, "s", row->most);
}

int
main (int argc,
      char *argv[])
{
  /* For a look at some of them: their numbers. */
  for (int i = 1; i < argc; i++)
    run_case (&cases[g_ascii_strtoull (argv[i], NULL, 10) % G_N_ELEMENTS (cases)]);
  for (gsize i = 0; argc == 1 && i < G_N_ELEMENTS (cases); i++)
    run_case (&cases[i]);
  return 0;
}
