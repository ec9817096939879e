/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds out which levels there are for a size with its rules, and prints the rows of the table in
 * sudoku-level-offer.c. A level is offered where most of a few seeds make a puzzle in time.
 *
 *   long-offers [SECONDS [KIND…]]    at most SECONDS of the processor for each puzzle, 20 unless
 *                                    another number is given; all kinds, or some: "9 3x3 x" is
 *                                    one */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sudoku-item-sample.h>
#include <sudoku-rule-list.h>
#include <sudoku-rule-text.h>
#include <time.h>

#include <sudoku-generate.h>
#include <sudoku-level-judge.h>
#include <sudoku-level-maker.h>
#include <sudoku-level-offer.h>

#define SECONDS 20
#define N_MINIMAL 41
#define N_SEEDS 5
#define N_FOUND 3

static const char *const all_kinds[] = {
  "4 2x2",
  "6 2x3",
  "8 2x4",
  "9 3x3",
  "10 2x5",
  "12 2x6",
  "12 3x4",
  "14 2x7",
  "15 3x5",
  "16 4x4",
  "16 2x8",
  "18 3x6",
  "20 4x5",
  "25 5x5",
  "4",
  "5",
  "6",
  "7",
  "8",
  "9",
  "10",
  "11",
  "12",
  "5 regions",
  "6 regions",
  "7 regions",
  "8 regions",
  "9 regions",
  "10 regions",
  "12 regions",
  "6 2x3 x",
  "8 2x4 x",
  "9 3x3 x",
  "10 2x5 x",
  "12 3x4 x",
  "16 4x4 x",
  "8 regions x",
  "9 regions x",
  "9 3x3 windows",
  "16 4x4 windows",
  "9 3x3 x windows",
  "6 2x3 disjoint",
  "8 2x4 disjoint",
  "9 3x3 disjoint",
  "10 2x5 disjoint",
  "12 3x4 disjoint",
  "16 4x4 disjoint",
  "9 3x3 anti-knight",
  "9 3x3 anti-king",
  "9 3x3 non-consecutive",
  "6 2x3 non-consecutive",
  "6 2x3 anti-king",
  "9 3x3 x disjoint",
  "6 2x3 cage",
  "9 3x3 cage",
  "6 2x3 thermometer",
  "9 3x3 thermometer",
  "6 2x3 arrow",
  "9 3x3 arrow",
  "9 3x3 whispers",
  "9 3x3 renban",
  "9 3x3 difference ratio",
  "9 3x3 little-killer",
  "9 3x3 sandwich",
  "5 less",
  "6 less",
  "7 less",
  "9 less",
  "5 skyscraper",
  "6 skyscraper",
  "7 skyscraper",
  "5 sum product difference-cage quotient-cage",
  "6 sum product difference-cage quotient-cage",
};

/* Stops with a message when the text is no kind. */
static SudokuGenerateOptions
read_kind (const char *kind)
{
  g_auto (GStrv) words = g_strsplit (kind, " ", -1);
  guint side = (guint)g_ascii_strtoull (words[0], NULL, 10), rows = 0, columns = 0, n = 1;
  gboolean regions = g_strcmp0 (words[1], "regions") == 0;
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuGeometry) geometry = NULL;
  SudokuGenerateOptions options = { .unique = TRUE };

  if (words[1] != NULL && sscanf (words[1], "%ux%u", &rows, &columns) == 2)
    geometry = sudoku_geometry_new (rows, columns, FALSE, &error);
  else
    geometry = sudoku_geometry_new_plain (side, FALSE, &error);
  if (regions)
    options.wildness = 2;
  for (n = rows > 0 || regions ? 2 : 1; words[1] != NULL && words[n] != NULL; n++)
    {
      const SudokuRuleKind *item = sudoku_rule_kind_find (words[n], -1);
      g_autoptr (SudokuRule) rule = NULL;
      g_autoptr (SudokuGeometry) before = NULL;

      if (item != NULL && sudoku_rule_kind_can_sample (item))
        {
          options.sampled = sudoku_set_or (options.sampled, sudoku_rule_kind_get_set (item));
          continue;
        }
      rule = sudoku_rule_parse (side, words[n], &error);
      g_assert_no_error (error);
      before = g_steal_pointer (&geometry);
      geometry = sudoku_geometry_add_rules (before, &rule, 1, &error);
      g_assert_no_error (error);
    }
  g_assert_no_error (error);
  options.geometry = g_steal_pointer (&geometry);
  return options;
}

static double
get_cpu_time (void)
{
  return (double)clock () / CLOCKS_PER_SEC;
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  const guint *x = a, *y = b;

  return *x < *y ? -1 : *x > *y;
}

/* The givens of minimal puzzles, in the middle; -1 when none is made. */
static int
count_minimal (const SudokuGenerateOptions *kind,
               double seconds)
{
  guint numbers[N_MINIMAL], n = 0;
  double end = get_cpu_time () + seconds;

  for (guint seed = 1; seed <= N_MINIMAL && (n < 3 || get_cpu_time () < end); seed++)
    {
      SudokuGenerateOptions options = *kind;
      const SudokuTask task = { .time_limit = 100 * seconds };
      g_autoptr (SudokuGrid) puzzle = NULL;

      options.seed = seed;
      puzzle = sudoku_generate (&options, &task, NULL, NULL);
      if (puzzle == NULL)
        return -1;
      numbers[n++] = sudoku_grid_count (puzzle, SUDOKU_ORIGIN_GIVEN);
    }
  qsort (numbers, n, sizeof *numbers, compare);
  return (int)numbers[n / 2];
}

/* Ends a puzzle by the time of the processor, which other programs don't shorten. */
typedef struct
{
  GCancellable *cancellable;
  double end;
} Limit;

static void
progress_cb (const SudokuProgress *progress,
             gpointer user_data)
{
  const Limit *limit = user_data;

  if (get_cpu_time () > limit->end)
    g_cancellable_cancel (limit->cancellable);
}

static gboolean
find_level (const SudokuGenerateOptions *kind,
            SudokuLevel level,
            guint n_minimal,
            double seconds)
{
  guint n_cells = sudoku_geometry_get_n_cells (kind->geometry), least = 0, most = 0, n_found = 0;

  sudoku_level_offer_scale_givens (n_cells, n_minimal, level, &least, &most);
  for (guint seed = 1; seed <= N_SEEDS && n_found < N_FOUND; seed++)
    {
      double start = get_cpu_time ();
      g_autoptr (GCancellable) cancellable = g_cancellable_new ();
      Limit limit = { .cancellable = cancellable, .end = start + seconds };
      const SudokuTask task = {
        .cancellable = cancellable, .progress = progress_cb, .progress_data = &limit
      };
      SudokuGenerateOptions options = *kind;
      g_autoptr (SudokuGrid) puzzle = NULL;

      options.level = level;
      options.seed = seed;
      puzzle = sudoku_level_make (&options, least, most, &task, NULL, NULL);
      n_found += puzzle != NULL;
      g_printerr ("# %s, %u to %u givens, seed %u: %s, %.2f s\n", sudoku_level_get_id (level),
                  least, most, seed, puzzle != NULL ? "found" : "none",
                  get_cpu_time () - start);
      /* The rest can't make up for it. */
      if (seed - n_found > N_SEEDS - N_FOUND)
        return FALSE;
    }
  return n_found >= N_FOUND;
}

static void
print_kind (const char *kind,
            double seconds)
{
  static const char initials[SUDOKU_N_LEVELS] = {
    [SUDOKU_LEVEL_BEGINNER] = 'B',
    [SUDOKU_LEVEL_EASY] = 'E',
    [SUDOKU_LEVEL_MEDIUM] = 'M',
    [SUDOKU_LEVEL_HARD] = 'H',
    [SUDOKU_LEVEL_EXPERT] = 'P',
    [SUDOKU_LEVEL_EXTREME] = 'X',
  };
  SudokuGenerateOptions options = read_kind (kind);
  g_autofree char *name = sudoku_level_offer_get_kind (&options);
  g_autoptr (GString) levels = g_string_new (NULL);
  int n_minimal;

  g_assert_cmpstr (name, ==, kind);
  n_minimal = count_minimal (&options, seconds);
  for (guint i = SUDOKU_LEVEL_BEGINNER; n_minimal >= 0 && i < SUDOKU_N_LEVELS; i++)
    {
      if (i == SUDOKU_LEVEL_BEGINNER && !sudoku_level_may_be_beginner (options.geometry))
        continue;
      if (find_level (&options, (SudokuLevel)i, (guint)n_minimal, seconds))
        g_string_append_c (levels, initials[i]);
    }
  if (levels->len > 0)
    g_print ("  { \"%s\", %d, \"%s\" },\n", kind, n_minimal, levels->str);
  sudoku_geometry_unref (options.geometry);
}

int
main (int argc,
      char *argv[])
{
  double seconds = argc > 1 ? g_ascii_strtod (argv[1], NULL) : SECONDS;

  for (int i = 2; i < argc; i++)
    print_kind (argv[i], seconds);
  for (gsize i = 0; argc <= 2 && i < G_N_ELEMENTS (all_kinds); i++)
    print_kind (all_kinds[i], seconds);
  return 0;
}
