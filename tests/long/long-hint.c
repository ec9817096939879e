/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Hints at every position of the paths of hard puzzles: there is one, it says nothing wrong, and
 * how much processor time it took and how many truths it needs.
 *
 *   long-hint [9×9 [16×16 [25×25 [36×36 [ITEMS]]]]]   so many puzzles of each set; all, unless less
 *                                                     is asked for; -p /long/hint/25 takes one set
 *                                                     alone
 *
 * The path is that of the hints themselves. From 25×25 on a hint is asked for at every tenth
 * position and wherever nothing easy helps; in the others an easy step is taken. Where the budget
 * of a hint ends before there is any, the solution fills a cell. Of puzzles with items, MiniSat
 * proves each step from what it cites alone. */

#include <stdlib.h>
#include <string.h>
#include <sudoku-generate.h>
#include <sudoku-hint.h>
#include <sudoku-solve.h>

#include "test-data.h"
#include "test-format.h"
#include "test-grid.h"
#include "test-minisat.h"
#include "test-step.h"
#include "test-times.h"

#define N_STAGES 4
/* A step with more truths is long. */
#define N_TRUTHS_LONG 40
/* The hardest of the rated sample. */
#define RATING_HARD 8.6
#define N_LARGE_MADE 300
#define N_HUGE_MADE 11
#define N_HUGEST_MADE 2
/* From this side on a hint is asked for at each so many positions. */
#define SIDE_SPARSE 25
#define STRIDE 10
/* A prime number. */
#define SPREAD 7919

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
  gboolean may_fail;
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

/* How many steps have up to 1, 2, 4, 8 … truths. */
static void
print_histogram (const GArray *truths)
{
  g_autoptr (GString) text = g_string_new ("  truths:");
  guint i = 0;

  for (guint limit = 1; i < truths->len; limit *= 2)
    {
      guint n = 0;

      for (; i < truths->len && g_array_index (truths, guint, i) <= limit; i++)
        n++;
      g_string_append_printf (text, " up to %u: %u,", limit, n);
    }
  g_string_truncate (text, text->len - 1);
  g_test_message ("%s", text->str);
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
    "  ms: median %.2f, p99 %.1f, max %.1f",
    g_array_index (self->seconds, double, get_share (self->seconds, 50)) * 1000,
    g_array_index (self->seconds, double, get_share (self->seconds, 99)) * 1000,
    g_array_index (self->seconds, double, self->seconds->len - 1) * 1000);
  if (self->truths->len > 0)
    g_test_message ("  truths: median %u, p99 %u, max %u, more than %d: %.2f %%",
                    g_array_index (self->truths, guint, get_share (self->truths, 50)),
                    g_array_index (self->truths, guint, get_share (self->truths, 99)),
                    g_array_index (self->truths, guint, self->truths->len - 1), N_TRUTHS_LONG,
                    100.0 * n_long / self->truths->len);
  if (self->truths->len > 0)
    print_histogram (self->truths);
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

/* Each step follows from its certificate alone. */
static void
prove_steps (const SudokuGrid *grid,
             const SudokuSet *removed,
             const GPtrArray *steps,
             SudokuLinks *links)
{
  g_autoptr (SudokuPosition) position = sudoku_position_new_at (grid, removed);

  for (guint i = 0; i < steps->len; i++)
    g_assert_true (
      test_step_follows (g_ptr_array_index (steps, i), position, links, TEST_STEP_NOTHING));
}

/* Takes one step of the five levels. Returns FALSE when there is none. */
static gboolean
take_easy_step (SudokuStepSearch *search,
                SudokuGrid *grid,
                SudokuSet *removed,
                const SudokuGrid *solution)
{
  g_autoptr (SudokuPosition) position = sudoku_position_new_at (grid, removed);
  gsize n = 0;
  const SudokuTechnique *const *techniques = sudoku_techniques (&n);

  for (gsize i = 0; i < n; i++)
    if (techniques[i]->difficulty != SUDOKU_DIFFICULTY_UNKNOWN)
      {
        g_autoptr (GPtrArray) steps =
          sudoku_step_search_run (search, position, techniques + i, 1, SUDOKU_STEP_FIRST);

        if (steps->len == 0)
          continue;
        take_steps (grid, removed, steps, solution);
        return TRUE;
      }
  return FALSE;
}

/* Fills one of the empty cells, in an order that is spread over the board. */
static void
tell_cell (SudokuGrid *grid,
           const SudokuGrid *solution,
           guint number)
{
  guint n_cells = sudoku_grid_get_n_cells (grid), cell = number * SPREAD % n_cells;

  while (sudoku_grid_get_value (grid, cell) != 0)
    cell = (cell + 1) % n_cells;
  sudoku_grid_set (grid, cell, sudoku_grid_get_value (solution, cell), SUDOKU_ORIGIN_ENTRY);
}

static void
note (Tally *self,
      const SudokuHint *hint,
      double seconds)
{
  guint n = 0;

  g_array_append_val (self->seconds, seconds);
  if (hint->cut_short)
    self->n_cut_short++;
  if (hint->steps->len == 0)
    {
      self->n_none++;
      return;
    }
  sudoku_step_get_truths (g_array_index (hint->steps, SudokuHintStep, 0).step, &n);
  g_array_append_val (self->truths, n);
  self->n_stages[hint->stage]++;
}

static void
follow (Tally *self,
        const SudokuGrid *puzzle,
        const SudokuGrid *known)
{
  g_autoptr (SudokuGrid) grid = sudoku_grid_copy (puzzle);
  g_autoptr (SudokuGrid) found = NULL;
  g_autofree SudokuSet *removed = g_new0 (SudokuSet, sudoku_grid_get_n_cells (puzzle));
  g_autoptr (SudokuLinks) links = sudoku_links_new (sudoku_grid_get_geometry (puzzle));
  g_autoptr (SudokuStepSearch) search = sudoku_step_search_new (links);
  SudokuHintWish wish = { .removed = removed };
  guint stride = sudoku_grid_get_side (puzzle) < SIDE_SPARSE ? 1 : STRIDE;
  gboolean has_items = sudoku_geometry_has_items (sudoku_grid_get_geometry (puzzle));

  /* With several solutions there is none that hints must agree with. */
  if (known == NULL && sudoku_check (puzzle, NULL, &found, NULL, NULL) != SUDOKU_VERDICT_UNIQUE)
    return;
  if (known == NULL)
    known = found;
  wish.solution = known;
  self->n_puzzles++;
  for (guint i = 0;; i++)
    {
      double start = test_times_now ();
      g_autoptr (GError) error = NULL;
      g_autoptr (SudokuHint) hint = NULL;

      if (i % stride != 0 && take_easy_step (search, grid, removed, known))
        continue;
      hint = sudoku_hint_find (grid, &wish, NULL, &error);
      g_assert_no_error (error);
      if (hint->kind == SUDOKU_HINT_SOLVED)
        return;
      note (self, hint, test_times_now () - start);
      if (hint->kind == SUDOKU_HINT_STEP)
        {
          g_autoptr (GPtrArray) steps = g_ptr_array_new ();

          for (guint k = 0; k < hint->steps->len; k++)
            g_ptr_array_add (steps, g_array_index (hint->steps, SudokuHintStep, k).step);
          if (has_items && test_minisat_is_there ())
            prove_steps (grid, removed, steps, links);
          take_steps (grid, removed, steps, known);
          continue;
        }
      /* Only on large boards, and in the hardest killers, the budget may end before there is
       * any. */
      g_assert_cmpint (hint->kind, ==, SUDOKU_HINT_NONE);
      g_assert_true (stride > 1 || self->may_fail);
      tell_cell (grid, known, i);
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

/* @n_givens: the fewest; @n_spread: so many numbers of givens */
static void
follow_made (const char *name,
             guint box,
             guint n_givens,
             guint n_spread,
             guint n_max)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (box, box, FALSE, NULL);
  g_auto (Tally) tally;

  tally_init (&tally, name, n_max);
  for (guint i = 0; i < n_max; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (SudokuGrid) puzzle = NULL;
      SudokuGenerated report = { 0 };
      SudokuGenerateOptions options = {
        .geometry = geometry,
        .unique = TRUE,
        .n_givens = n_givens + i % n_spread,
        .seed = i + 1,
      };

      puzzle = sudoku_generate (&options, NULL, &report, &error);
      g_assert_no_error (error);
      follow (&tally, puzzle, report.solution);
      sudoku_generated_clear (&report);
      /* A large one takes minutes. */
      if (box * box >= SIDE_SPARSE || i + 1 == n_max)
        print_tally (&tally);
    }
}

/* The puzzles of this side in a folder. @part: of the names of its files */
static void
follow_folder (const char *name,
               const char *folder,
               const char *part,
               guint side,
               guint n_max)
{
  g_autofree char *path = test_data_path (folder);
  g_autoptr (GDir) dir = path == NULL ? NULL : g_dir_open (path, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_auto (Tally) tally;
  const char *file = NULL;

  tally_init (&tally, name, n_max);
  while (dir != NULL && (file = g_dir_read_name (dir)) != NULL)
    if (strstr (file, part) != NULL)
      g_ptr_array_add (names, g_build_filename (folder, file, NULL));
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len && tally.n_puzzles < n_max; i++)
    {
      g_autoptr (SudokuGrid) puzzle = test_grid_load (g_ptr_array_index (names, i));

      if (sudoku_grid_get_side (puzzle) != side)
        continue;
      follow (&tally, puzzle, NULL);
      print_tally (&tally);
    }
}

static guint n_small = G_MAXUINT, n_middle = N_LARGE_MADE, n_large = G_MAXUINT, n_huge = G_MAXUINT,
             n_items = G_MAXUINT;

static void
test_hardest (void)
{
  follow_file ("9x9/norvig_hardest.tsv", 0, -1, n_small);
}

static void
test_fewest (void)
{
  follow_file ("9x9/17clue_every100th.sdm", 0, -1, n_small);
}

static void
test_sample (void)
{
  follow_file ("9x9/se_rated_sample.txt", 1, 2, n_small);
}

static void
test_middle (void)
{
  follow_made ("16×16 made, 90 to 95 givens", 4, 90, 6, n_middle);
}

static void
test_large (void)
{
  follow_folder ("25×25 of gecode", "large/gecode", "", 25, n_large);
}

static void
test_large_made (void)
{
  follow_made ("25×25 made, 280 givens", 5, 280, 1, MIN (n_large, N_HUGE_MADE));
}

static void
test_huge (void)
{
  follow_folder ("36×36", "large/other", "36x36", 36, n_huge);
  follow_made ("36×36 made, 700 givens", 6, 700, 1, MIN (n_huge, N_HUGEST_MADE));
}

/* The puzzles of other people with items; a list of generated killers aside, which are alike. */
static void
test_items (void)
{
  g_autofree char *path = test_data_path ("variants");
  g_autoptr (GDir) dir = path == NULL ? NULL : g_dir_open (path, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_auto (Tally) tally;
  const char *file = NULL;

  tally_init (&tally, "items", n_items);
  while (dir != NULL && (file = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (file, ".json") && !g_str_has_prefix (file, "gen-"))
      g_ptr_array_add (names, g_build_filename ("variants", file, NULL));
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len && tally.n_puzzles < n_items; i++)
    {
      const char *name = g_ptr_array_index (names, i);
      gsize length = 0;
      g_autofree char *text = test_data_load (name, &length);
      g_autoptr (GError) error = NULL;
      g_autoptr (SudokuGrid) puzzle =
        test_format_read (NULL, name, text, length, NULL, NULL, &error);

      g_assert_no_error (error);
      g_test_message ("%s", name);
      tally.may_fail = strstr (name, "hs-killer") != NULL;
      follow (&tally, puzzle, NULL);
      print_tally (&tally);
    }
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
  if (argc > 4)
    n_huge = (guint)strtoul (argv[4], NULL, 10);
  if (argc > 5)
    n_items = (guint)strtoul (argv[5], NULL, 10);
  g_test_add_func ("/long/hint/9/hardest", test_hardest);
  g_test_add_func ("/long/hint/9/fewest", test_fewest);
  g_test_add_func ("/long/hint/9/sample", test_sample);
  g_test_add_func ("/long/hint/16", test_middle);
  g_test_add_func ("/long/hint/25/gecode", test_large);
  g_test_add_func ("/long/hint/25/made", test_large_made);
  g_test_add_func ("/long/hint/36", test_huge);
  g_test_add_func ("/long/hint/items", test_items);
  return g_test_run ();
}
