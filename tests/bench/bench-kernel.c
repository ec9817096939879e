/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How fast is the search for 9×9 beside tdoku, the fastest solver that is known? Both begin with
 * the characters of a puzzle, and find its solution and that there is no other. Each set is
 * arranged anew by chance until there are many puzzles. Our search, tdoku and `satdoku-cli check`
 * take turns in one run, and what is printed are medians. Without tdoku, whose library the variable
 * TDOKU_LIBRARY names, our figures stand beside ratios that were once measured.
 *
 *   bench-kernel [FILE…]     files of puzzles, one a line, instead of the sets
 *
 * SEARCH_VARIANT=ID has our search, but not `check`, use these instructions instead of the best:
 * "avx2", "plain". */

#include <glib/gstdio.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sudoku-arrangement.h>
#include <sudoku-search.h>
#include <unistd.h>

#include "bench-peer.h"
#include "bench-tdoku.h"
#include "bench.h"
#include "test-data.h"

#define N_CELLS 81
/* A puzzle and the end of the line. */
#define LINE (N_CELLS + 1)
#define N_PUZZLES 50000
#define N_ROUNDS 5

typedef struct
{
  const char *name;
  const char *file;
  double rating;             /* those of at least that, which follows the puzzle */
  double recorded;           /* how many times as fast as tdoku the search was; 0: unknown */
  const char *kernel_target; /* (nullable) */
  const char *check_target;  /* (nullable) */
} Set;

/* The ratios are those of a run with AVX-512, of tdoku at af42618 built by clang 14. */
static const Set sets[] = {
  { "17-givens", "9x9/17clue_every100th.sdm", 0, 2.4, ">= 1.3", ">= 1" },
  { "norvig-top95", "9x9/norvig_top95.tsv", 0, 1.25, NULL, NULL },
  { "norvig-hardest", "9x9/norvig_hardest.tsv", 0, 1.7, ">= 1", NULL },
  { "explainer-8.5", "9x9/se_rated_sample.txt", 8.5, 1.55, ">= 1", NULL },
  { "magictour", "9x9/puzzles3_magictour_top1465", 0, 1.35, ">= 1", NULL },
};

typedef struct
{
  GString *text; /* a puzzle a line */
  guint n_puzzles;
  char *path; /* the same as a file */
  SudokuSearch *search;
  BenchTdoku tdoku; /* (nullable) */
  guint64 n_guesses;
  guint64 n_sweeps;
  gsize n_tdoku_guesses;
} Bench;

static void
run_search (gpointer data)
{
  Bench *self = data;

  self->n_guesses = self->n_sweeps = 0;
  for (guint i = 0; i < self->n_puzzles; i++)
    {
      const char *line = self->text->str + i * LINE;
      SudokuSearchResult result;
      guint8 values[N_CELLS];

      for (guint cell = 0; cell < N_CELLS; cell++)
        values[cell] = line[cell] == '.' ? 0 : (guint8)(line[cell] - '0');
      sudoku_search_load (self->search, values);
      sudoku_search_run (self->search, 2, 0, NULL, &result);
      g_assert_cmpuint (result.n_found, ==, 1);
      self->n_guesses += result.n_guesses;
      self->n_sweeps += result.n_sweeps;
    }
}

static void
run_tdoku (gpointer data)
{
  Bench *self = data;

  self->n_tdoku_guesses = 0;
  for (guint i = 0; i < self->n_puzzles; i++)
    {
      const char *line = self->text->str + i * LINE;
      char solution[N_CELLS];
      gsize n_guesses = 0;

      g_assert_cmpuint (self->tdoku (line, 2, 0, solution, &n_guesses), ==, 1);
      self->n_tdoku_guesses += n_guesses;
    }
}

/* Per puzzle, in all threads. */
static double
time_check (const Bench *self,
            const char *options)
{
  g_autofree char *command =
    g_strdup_printf ("%s check %s %s", g_getenv ("SATDOKU_CLI"), options, self->path);

  return bench_peer (command, NULL);
}

/* The puzzle that begins at @at, and is rated behind, if the set asks for it. */
static const char *
find_puzzle (const char *line,
             double rating)
{
  gsize skipped = rating > 0 ? strcspn (line, " ") : 0;
  const char *at = line[skipped] == ' ' ? line + skipped + 1 : line;

  if (strspn (at, ".0123456789") < N_CELLS)
    return NULL;
  return rating == 0 || g_ascii_strtod (at + N_CELLS, NULL) >= rating ? at : NULL;
}

/* (transfer full) (element-type utf8): each without blanks but '.'. */
static GPtrArray *
read_puzzles (const char *text,
              double rating)
{
  GPtrArray *puzzles = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      const char *puzzle = find_puzzle (lines[i], rating);

      if (puzzle != NULL)
        g_ptr_array_add (puzzles, g_strdelimit (g_strndup (puzzle, N_CELLS), "0", '.'));
    }
  return puzzles;
}

static void
append_arranged (GString *text,
                 const char *puzzle,
                 const SudokuArrangement *arrangement)
{
  char line[LINE];

  line[N_CELLS] = '\n';
  for (guint cell = 0; cell < N_CELLS; cell++)
    line[sudoku_arrangement_get_cell (arrangement, cell)] =
      puzzle[cell] == '.'
        ? '.'
        : (char)('0' + sudoku_arrangement_get_value (arrangement, (guint)(puzzle[cell] - '0')));
  g_string_append_len (text, line, LINE);
}

/* Each puzzle equally often. */
static GString *
multiply (const GPtrArray *puzzles,
          SudokuGeometry *geometry)
{
  GString *text = g_string_new (NULL);
  SudokuRandom random;

  sudoku_random_init (&random, 1);
  while (text->len < (gsize)N_PUZZLES * LINE)
    {
      g_autoptr (SudokuArrangement) arrangement = sudoku_arrangement_new (9);

      sudoku_arrangement_shuffle (arrangement, geometry, &random);
      for (guint i = 0; i < puzzles->len; i++)
        append_arranged (text, puzzles->pdata[i], arrangement);
    }
  return text;
}

static char *
write_file (const GString *text)
{
  g_autoptr (GError) error = NULL;
  char *path = NULL;
  int file = g_file_open_tmp ("bench-kernel-XXXXXX", &path, &error);

  g_assert_no_error (error);
  close (file);
  g_file_set_contents (path, text->str, (gssize)text->len, &error);
  g_assert_no_error (error);
  return path;
}

static void
print (const char *set,
       const char *what,
       double value,
       const char *unit,
       const char *target)
{
  g_autofree char *name = g_strconcat (set, "-", what, NULL);

  bench_print (name, value, unit, target);
}

enum
{
  KERNEL,
  CHECK_ONE,
  CHECK_ALL,
  TDOKU,
  N_RUNNERS,
};

static const char *const runner_names[N_RUNNERS] = {
  "kernel",
  "check-1-thread",
  "check-all-threads",
  "tdoku",
};

/* Of the times of all rounds: how fast is each, and how many times as fast as tdoku? */
static void
print_times (const Bench *self,
             const Set *set,
             double times[N_ROUNDS][N_RUNNERS])
{
  const char *const targets[] = { set->kernel_target, set->check_target, set->check_target };

  for (guint i = 0; i < (self->tdoku != NULL ? N_RUNNERS : TDOKU); i++)
    {
      g_autofree char *name = g_strconcat (runner_names[i], "-over-tdoku", NULL);
      g_autoptr (GArray) rates = g_array_new (FALSE, FALSE, sizeof (double));
      g_autoptr (GArray) ratios = g_array_new (FALSE, FALSE, sizeof (double));

      for (guint round = 0; round < N_ROUNDS; round++)
        {
          double rate = self->n_puzzles / times[round][i];
          double ratio = times[round][TDOKU] / times[round][i];

          g_array_append_val (rates, rate);
          g_array_append_val (ratios, ratio);
        }
      print (set->name, runner_names[i], bench_median (rates), "1/s", NULL);
      if (i != TDOKU && self->tdoku != NULL)
        print (set->name, name, bench_median (ratios), "times", targets[i]);
    }
  if (self->tdoku == NULL && set->recorded > 0)
    print (set->name, "kernel-over-tdoku-elsewhere", set->recorded, "times", targets[KERNEL]);
}

static void
bench_set (Bench *self,
           const Set *set,
           const char *text,
           SudokuGeometry *geometry)
{
  g_autoptr (GPtrArray) puzzles = read_puzzles (text, set->rating);
  double times[N_ROUNDS][N_RUNNERS];

  g_assert_cmpuint (puzzles->len, >, 0);
  self->text = multiply (puzzles, geometry);
  self->n_puzzles = (guint)(self->text->len / LINE);
  self->path = write_file (self->text);
  for (guint round = 0; round < N_ROUNDS; round++)
    {
      times[round][KERNEL] = bench_run (1, run_search, self).cpu;
      times[round][TDOKU] = self->tdoku != NULL ? bench_run (1, run_tdoku, self).cpu : 0;
      times[round][CHECK_ONE] = time_check (self, "-j1");
      times[round][CHECK_ALL] = time_check (self, "");
    }
  print (set->name, "puzzles", self->n_puzzles, "", NULL);
  print_times (self, set, times);
  print (set->name, "guesses", (double)self->n_guesses / self->n_puzzles, "per puzzle", NULL);
  print (set->name, "sweeps", (double)self->n_sweeps / self->n_puzzles, "per puzzle", NULL);
  if (self->tdoku != NULL)
    print (set->name, "tdoku-guesses", (double)self->n_tdoku_guesses / self->n_puzzles,
           "per puzzle", NULL);
  g_unlink (self->path);
  g_free (self->path);
  g_string_free (self->text, TRUE);
}

static void
bench_file (Bench *self,
            const char *path,
            SudokuGeometry *geometry)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  if (g_file_get_contents (path, &text, NULL, &error))
    bench_set (self, &(Set){ .name = name }, text, geometry);
  else
    g_error ("%s", error->message);
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuSearch) search = sudoku_search_new (geometry);
  g_auto (GStrv) variants = sudoku_search_list_variants ();
  const char *variant = g_getenv ("SEARCH_VARIANT");
  Bench bench = { .search = search, .tdoku = bench_tdoku_load () };

  g_assert_nonnull (g_getenv ("SATDOKU_CLI"));
  if (variant == NULL)
    variant = variants[0];
  g_assert_true (g_strv_contains ((const char *const *)variants, variant));
  sudoku_search_set_variant (search, variant);
  printf ("instructions of the search: %s\n", variant);
  if (bench.tdoku == NULL)
    printf ("without tdoku: beside our figures stand ratios of another machine\n");
  for (int i = 1; i < argc; i++)
    bench_file (&bench, argv[i], geometry);
  for (gsize i = 0; argc == 1 && i < G_N_ELEMENTS (sets); i++)
    {
      g_autofree char *text = test_data_load (sets[i].file, NULL);

      if (text != NULL)
        bench_set (&bench, &sets[i], text, geometry);
    }
  return 0;
}
