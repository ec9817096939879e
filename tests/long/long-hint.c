/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Hints at every position of the paths of hard puzzles: there is one, it says nothing wrong, and
 * how long it took and how many truths it needs.
 *
 *   long-hint [9×9 [16×16 [25×25]]]     so many puzzles of each set; all, unless less is asked for
 *
 * The path is that of the hints themselves. */

#include <stdlib.h>
#include <string.h>

#include <sudoku-generate.h>
#include <sudoku-hint.h>
#include <sudoku-solve.h>

#include "test-data.h"
#include "test-grid.h"

#define N_STAGES 4
/* A step with more truths is long. */
#define N_TRUTHS_LONG 40
/* The hardest of the rated sample. */
#define RATING_HARD 8.6
#define N_LARGE_MADE 300

/* What was seen in a set of puzzles. */
typedef struct
{
  const char *name;
  guint n_puzzles;
  guint n_puzzles_max;
  GArray *seconds; /* owned: double */
  GArray *truths;  /* owned: guint */
  guint n_stages[N_STAGES];
  guint n_none;
  guint n_cut_short;
} Tally;

static int
compare_doubles (gconstpointer a,
                 gconstpointer b)
{
  const double *first = a, *second = b;

  return (*first > *second) - (*first < *second);
}

static int
compare_numbers (gconstpointer a,
                 gconstpointer b)
{
  const guint *first = a, *second = b;

  return (*first > *second) - (*first < *second);
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *)a, *(const char *const *)b);
}

static guint
get_share (const GArray *array,
           guint percent)
{
  return MIN (array->len - 1, array->len * percent / 100);
}

static void
print_tally (Tally *self)
{
  guint n_long = 0;

  if (self->seconds->len == 0)
    return;
  g_array_sort (self->seconds, compare_doubles);
  g_array_sort (self->truths, compare_numbers);
  for (guint i = 0; i < self->truths->len; i++)
    n_long += g_array_index (self->truths, guint, i) > N_TRUTHS_LONG;
  g_test_message ("%s: %u puzzles, %u positions, none in %u, cut short in %u", self->name,
                  self->n_puzzles, self->seconds->len, self->n_none, self->n_cut_short);
  g_test_message (
    "  ms: median %.1f, p99 %.1f, max %.1f",
    g_array_index (self->seconds, double, get_share (self->seconds, 50)) * 1000,
    g_array_index (self->seconds, double, get_share (self->seconds, 99)) * 1000,
    g_array_index (self->seconds, double, self->seconds->len - 1) * 1000);
  if (self->truths->len > 0)
    g_test_message ("  truths: median %u, p99 %u, max %u, more than %d: %.2f %%",
                    g_array_index (self->truths, guint, get_share (self->truths, 50)),
                    g_array_index (self->truths, guint, get_share (self->truths, 99)),
                    g_array_index (self->truths, guint, self->truths->len - 1), N_TRUTHS_LONG,
                    100.0 * n_long / self->truths->len);
  g_test_message ("  by techniques %u, net %u, split %u, core %u", self->n_stages[0],
                  self->n_stages[1], self->n_stages[2], self->n_stages[3]);
}

static void
tally_clear (Tally *self)
{
  g_array_unref (self->seconds);
  g_array_unref (self->truths);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Tally, tally_clear)

static void
tally_init (Tally *self,
            const char *name,
            guint n_puzzles_max)
{
  *self = (Tally){ .name = name, .n_puzzles_max = n_puzzles_max };
  self->seconds = g_array_new (FALSE, FALSE, sizeof (double));
  self->truths = g_array_new (FALSE, FALSE, sizeof (guint));
}

/* Takes all steps of a hint: what they say must agree with the solution. */
static void
take_steps (SudokuGrid *grid,
            SudokuSet *removed,
            const GPtrArray *steps,
            const SudokuGrid *solution)
{
  guint side = sudoku_grid_get_side (grid);

  for (guint k = 0; k < steps->len; k++)
    {
      guint n = 0;
      const SudokuConclusion *conclusions =
        sudoku_step_get_conclusions (g_ptr_array_index (steps, k), &n);

      for (guint i = 0; i < n; i++)
        {
          guint cell = conclusions[i].candidate / side;
          guint value = conclusions[i].candidate % side + 1;

          g_assert_true (conclusions[i].placed ==
                         (sudoku_grid_get_value (solution, cell) == value));
          if (conclusions[i].placed)
            sudoku_grid_set (grid, cell, value, SUDOKU_ORIGIN_ENTRY);
          else
            removed[cell] = sudoku_set_or (removed[cell], sudoku_set_single (value));
        }
    }
}

static void
note (Tally *self,
      const SudokuHint *hint,
      double seconds)
{
  const GPtrArray *steps = sudoku_hint_get_steps (hint);
  guint n = 0;

  g_array_append_val (self->seconds, seconds);
  if (sudoku_hint_was_cut_short (hint))
    self->n_cut_short++;
  if (steps->len == 0)
    {
      self->n_none++;
      return;
    }
  sudoku_step_get_truths (g_ptr_array_index (steps, 0), &n);
  g_array_append_val (self->truths, n);
  self->n_stages[sudoku_hint_get_stage (hint)]++;
}

static void
follow (Tally *self,
        const SudokuGrid *puzzle,
        const SudokuGrid *known)
{
  g_autoptr (SudokuGrid) grid = sudoku_grid_copy (puzzle);
  g_autoptr (SudokuGrid) found = NULL;
  g_autofree SudokuSet *removed = g_new0 (SudokuSet, sudoku_grid_get_n_cells (puzzle));
  SudokuHintWish wish = { .removed = removed, .unique = TRUE };

  if (known == NULL)
    sudoku_solve (puzzle, NULL, &found, NULL, NULL);
  if (known == NULL)
    known = found;
  g_assert_nonnull (known);
  self->n_puzzles++;
  for (;;)
    {
      gint64 start = g_get_monotonic_time ();
      g_autoptr (GError) error = NULL;
      g_autoptr (SudokuHint) hint = sudoku_hint_find (grid, &wish, NULL, &error);

      g_assert_no_error (error);
      if (sudoku_hint_get_kind (hint) == SUDOKU_HINT_SOLVED)
        return;
      note (self, hint, (double)(g_get_monotonic_time () - start) / G_USEC_PER_SEC);
      if (sudoku_hint_get_kind (hint) != SUDOKU_HINT_STEP)
        {
          g_assert_cmpint (sudoku_hint_get_kind (hint), ==, SUDOKU_HINT_NONE);
          return;
        }
      take_steps (grid, removed, sudoku_hint_get_steps (hint), known);
    }
}

/* @field: which word of a line is the puzzle; @rating: which is its rating, -1: none */
static void
follow_file (const char *name,
             guint field,
             int rating,
             guint n_max)
{
  gsize length = 0;
  g_autofree char *text = test_data_load (name, &length);
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_auto (GStrv) lines = text == NULL ? NULL : g_strsplit (text, "\n", -1);
  g_auto (Tally) tally;

  tally_init (&tally, name, n_max);
  for (guint i = 0; lines != NULL && lines[i] != NULL && tally.n_puzzles < n_max; i++)
    {
      g_auto (GStrv) words = g_strsplit_set (lines[i], " \t", -1);
      g_autoptr (SudokuGrid) puzzle = NULL;

      if (g_strv_length (words) <= field || strlen (g_strchomp (words[field])) != 81 ||
          (rating >= 0 && g_ascii_strtod (words[rating], NULL) < RATING_HARD))
        continue;
      puzzle = test_grid_from_line (geometry, words[field], FALSE);
      follow (&tally, puzzle, NULL);
    }
  print_tally (&tally);
}

static void
follow_made (guint n_max)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (4, 4, FALSE, NULL);
  g_auto (Tally) tally;

  tally_init (&tally, "16×16 made, 90 to 95 givens", n_max);
  for (guint i = 0; i < n_max; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (SudokuGrid) puzzle = NULL;
      SudokuGenerated report = { 0 };
      SudokuGenerateOptions options = {
        .geometry = geometry,
        .unique = TRUE,
        .n_givens = 90 + i % 6,
        .seed = i + 1,
      };

      puzzle = sudoku_generate (&options, NULL, &report, &error);
      g_assert_no_error (error);
      follow (&tally, puzzle, report.solution);
      sudoku_generated_clear (&report);
    }
  print_tally (&tally);
}

static void
follow_large (guint n_max)
{
  g_autofree char *path = test_data_path ("large/gecode");
  g_autoptr (GDir) dir = path == NULL ? NULL : g_dir_open (path, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_auto (Tally) tally;
  const char *name = NULL;

  tally_init (&tally, "25×25 of gecode", n_max);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, g_build_filename ("large/gecode", name, NULL));
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len && tally.n_puzzles < n_max; i++)
    {
      g_autoptr (SudokuGrid) puzzle = test_grid_load (g_ptr_array_index (names, i));

      if (sudoku_grid_get_side (puzzle) == 25)
        follow (&tally, puzzle, NULL);
    }
  print_tally (&tally);
}

static guint n_small = G_MAXUINT, n_middle = N_LARGE_MADE, n_large = G_MAXUINT;

static void
test_small (void)
{
  follow_file ("9x9/norvig_hardest.tsv", 0, -1, n_small);
  follow_file ("9x9/17clue_every100th.sdm", 0, -1, n_small);
  follow_file ("9x9/se_rated_sample.txt", 1, 2, n_small);
}

static void
test_middle (void)
{
  follow_made (n_middle);
}

static void
test_large (void)
{
  follow_large (n_large);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  if (argc > 1)
    n_small = (guint)strtoul (argv[1], NULL, 10);
  if (argc > 2)
    n_middle = (guint)strtoul (argv[2], NULL, 10);
  if (argc > 3)
    n_large = (guint)strtoul (argv[3], NULL, 10);
  g_test_add_func ("/long/hint/9", test_small);
  g_test_add_func ("/long/hint/16", test_middle);
  g_test_add_func ("/long/hint/25", test_large);
  return g_test_run ();
}
