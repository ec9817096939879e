/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How fast are puzzles solved and proven unique? 9×9 in bulk beside qqwing, which only
 * solves; and large ones, which are cut out of random full grids. */

#include <sudoku-generate.h>
#include <sudoku-solve.h>

#include "bench-peer.h"
#include "bench.h"
#include "test-brute.h"
#include "test-data.h"
#include "test-grid.h"
#include "test-shapes.h"

/* Each bulk is repeated to about so many puzzles. */
#define N_BULK 20000
#define N_PEER 500
#define TIME_LIMIT 60

typedef struct
{
  GPtrArray *puzzles;
  guint n_rounds;
} Bulk;

typedef struct
{
  SudokuGrid *puzzle;
  gboolean solved;
} Large;

static void
check_all (gpointer data)
{
  const Bulk *self = data;

  for (guint round = 0; round < self->n_rounds; round++)
    for (guint i = 0; i < self->puzzles->len; i++)
      g_assert_cmpint (sudoku_check (self->puzzles->pdata[i], NULL, NULL, NULL, NULL), ==,
                       SUDOKU_VERDICT_UNIQUE);
}

/* One puzzle a line, up to the first blank; *@text gets the puzzles alone. */
static GPtrArray *
load_lines (const char *name,
            GString *lines_out)
{
  g_autofree char *text = test_data_load (name, NULL);
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (GPtrArray) puzzles = g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_grid_free);
  g_auto (GStrv) lines = NULL;

  if (text == NULL)
    return NULL;
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (strspn (lines[i], ".0123456789") < 81)
        continue;
      g_ptr_array_add (puzzles, test_grid_from_line (geometry, lines[i], FALSE));
      if (puzzles->len <= N_PEER)
        g_string_append_printf (lines_out, "%.81s\n", lines[i]);
    }
  return g_steal_pointer (&puzzles);
}

static void
bench_bulk (const char *name,
            const char *file,
            const char *target,
            const char *ratio_target)
{
  g_autoptr (GString) lines = g_string_new (NULL);
  g_autoptr (GPtrArray) puzzles = load_lines (file, lines);
  g_autofree char *ratio = g_strconcat (name, "-over-qqwing", NULL);
  Bulk bulk = { .puzzles = puzzles };
  double own, peer;

  if (puzzles == NULL)
    return;
  bulk.n_rounds = MAX (N_BULK / puzzles->len, 1);
  own = bench_run (3, check_all, &bulk).cpu / (bulk.n_rounds * puzzles->len);
  bench_print (name, 1 / own, "1/s", target);
  peer = bench_peer ("qqwing --solve --one-line", lines->str);
  bench_print_ratio (ratio, own, peer / MIN (puzzles->len, N_PEER), ratio_target);
}

static void
solve_large (gpointer data)
{
  Large *self = data;
  SudokuTask task = { .time_limit = TIME_LIMIT };
  SudokuVerdict verdict = sudoku_solve (self->puzzle, &task, NULL, NULL, NULL);

  self->solved = verdict == SUDOKU_VERDICT_SOLVABLE || verdict == SUDOKU_VERDICT_UNIQUE;
}

/* The median of several puzzles that keep this part of a full grid. */
static void
bench_large (const char *name,
             guint box,
             double density,
             guint n_puzzles,
             const char *target)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (box, box, FALSE, NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (double));

  for (guint i = 0; i < n_puzzles; i++)
    {
      g_autoptr (SudokuGrid) full = sudoku_generate_full (geometry, i, NULL, NULL);
      g_autoptr (SudokuGrid) puzzle = test_thin_out (full, rand, density);
      Large large = { .puzzle = puzzle };
      double cpu = bench_run (1, solve_large, &large).cpu;

      if (!large.solved)
        cpu = TIME_LIMIT;
      g_array_append_val (times, cpu);
    }
  bench_print (name, bench_median (times), "s", target);
}

int
main (int argc,
      char *argv[])
{
  bench_bulk ("solve-17-givens", "9x9/17clue_every100th.sdm", NULL, ">= 6");
  bench_bulk ("solve-norvig-hardest", "9x9/norvig_hardest.tsv", NULL, NULL);
  bench_bulk ("solve-norvig-top95", "9x9/norvig_top95.tsv", NULL, NULL);
  bench_large ("solve-36-at-30", 6, 0.30, 15, "<= 0.1");
  bench_large ("solve-36-at-45", 6, 0.45, 10, "<= 3");
  bench_large ("solve-49-empty", 7, 0, 1, "<= 1");
  bench_large ("solve-49-at-30", 7, 0.30, 9, "<= 0.35");
  bench_large ("solve-49-at-60", 7, 0.60, 5, "<= 0.05");
  bench_large ("solve-100-at-75", 10, 0.75, 3, "<= 0.02");
  return 0;
}
