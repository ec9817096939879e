/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How fast are puzzles rated? The levels in bulk beside qqwing, which rates in its own way; and
 * each scale with its steps, on puzzles of all ratings. */

#include <string.h>

#include <sudoku-rate.h>
#include <sudoku-rating.h>

#include "bench-peer.h"
#include "bench.h"
#include "test-data.h"
#include "test-grid.h"

#define N_ROUNDS 40
#define N_PEER 500

/* Of the sample, which is in the order of the ratings, each n-th is rated. */
#define STRIDE 7

/* More than any step of the sample needs. */
#define BUDGET (G_GUINT64_CONSTANT (1) << 32)

typedef struct
{
  GPtrArray *puzzles; /* owned: SudokuGrid */
  const SudokuScale *scale;
} Bulk;

static void
rate_levels (gpointer data)
{
  const Bulk *self = data;

  for (guint round = 0; round < N_ROUNDS; round++)
    for (guint i = 0; i < self->puzzles->len; i++)
      g_assert_cmpint (sudoku_rate (self->puzzles->pdata[i]), !=, SUDOKU_DIFFICULTY_UNKNOWN);
}

static void
rate_steps (gpointer data)
{
  const Bulk *self = data;

  for (guint i = 0; i < self->puzzles->len; i++)
    sudoku_rating_free (
      sudoku_rating_new (self->puzzles->pdata[i], self->scale, TRUE, BUDGET, NULL));
}

/* Each n-th puzzle of a file with one in each line, anywhere in it. @text: (nullable): gets the
 * first of them. */
static GPtrArray *
load (const char *name,
      guint stride,
      GString *text)
{
  g_autofree char *contents = test_data_load (name, NULL);
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (GPtrArray) puzzles = g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_grid_free);
  g_auto (GStrv) words = NULL;
  guint n = 0;

  if (contents == NULL)
    return NULL;
  words = g_strsplit_set (contents, " \t\r\n", -1);
  for (guint i = 0; words[i] != NULL; i++)
    {
      if (strlen (words[i]) != 81 || n++ % stride != 0)
        continue;
      g_ptr_array_add (puzzles, test_grid_from_line (geometry, words[i], FALSE));
      if (text != NULL && puzzles->len <= N_PEER)
        g_string_append_printf (text, "%s\n", words[i]);
    }
  return g_steal_pointer (&puzzles);
}

static void
bench_levels (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GPtrArray) puzzles = load ("9x9/17clue_every100th.sdm", 1, text);
  Bulk bulk = { .puzzles = puzzles };
  double own, peer;

  if (puzzles == NULL)
    return;
  own = bench_run (3, rate_levels, &bulk).cpu / (N_ROUNDS * puzzles->len);
  bench_print ("rate-levels", 1 / own, "1/s", NULL);
  peer = bench_peer ("qqwing --solve --stats --one-line", text->str);
  bench_print_ratio ("rate-levels-over-qqwing", own, peer / MIN (puzzles->len, N_PEER), ">= 5");
}

static void
bench_scales (void)
{
  g_autoptr (GPtrArray) puzzles = load ("9x9/se_rated_sample.txt", STRIDE, NULL);
  gsize n_scales = 0;
  const SudokuScale *scales = sudoku_scales (&n_scales);

  for (gsize i = 0; puzzles != NULL && i < n_scales; i++)
    {
      Bulk bulk = { .puzzles = puzzles, .scale = &scales[i] };
      g_autofree char *name = g_strconcat ("rate-steps-", scales[i].id, NULL);

      bench_print (name, 1000 * bench_run (1, rate_steps, &bulk).cpu / puzzles->len, "ms", NULL);
    }
}

int
main (int argc,
      char *argv[])
{
  bench_levels ();
  bench_scales ();
  return 0;
}
