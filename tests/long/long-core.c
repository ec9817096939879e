/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cores and backbones at length.
 *
 *   long-core [ARRANGEMENTS [POSITIONS [CANCELS]]]
 *
 * Of the invalid samples of the shared data, and of so many arrangements of each (20), with the
 * plainest and the smallest encodings: MiniSat finds no model of a core, and one when any of its
 * groups is left out, which satisfies what is left; single clauses inside are as many as are
 * needed, too; there are no more groups than PicoMUS, where it is installed, finds clauses.
 * On so many positions of 1 to 1,000 solutions (200) the backbone is what clasp says. So many times
 * (100) a search is cancelled somewhere, and the longest time until it ends is printed.
 *
 * A solver that is not installed is left out. */

#include <glib/gstdio.h>
#include <sat-backbone.h>
#include <sat-check.h>
#include <sat-core.h>
#include <sat-process.h>
#include <stdlib.h>
#include <string.h>
#include <sudoku-arrangement.h>
#include <sudoku-clause-groups.h>
#include <sudoku-solve.h>

#include "test-data.h"
#include "test-grid.h"
#include "test-small-formula.h"

#define N_ARRANGEMENTS 20
#define N_POSITIONS 200
#define N_CANCELS 100
#define N_SOLUTIONS_MAX 1000

static void
report (gboolean fine,
        guint *n,
        const char *text)
{
  g_print ("%s %u %s\n", fine ? "ok" : "not ok", ++*n, text);
}

static gboolean
is_there (const char *name)
{
  g_autofree char *program = g_find_program_in_path (name);

  return program != NULL;
}

static gboolean
stream_cb (SatSink *sink,
           gpointer user_data,
           GCancellable *cancellable,
           GError **error)
{
  return sat_formula_stream (user_data, sink, cancellable, error);
}

/* Without MiniSat, nothing is known. A model is held against each clause. */
static SatStatus
ask_minisat (SatFormula *formula)
{
  const SatProcessJob job = {
    .command = "minisat",
    .n_variables = sat_formula_get_n_variables (formula),
    .n_clauses = sat_formula_get_n_clauses (formula),
    .stream = stream_cb,
    .stream_data = formula,
    .limits = { .time = 60 },
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (SatModel) model = sat_process_solve (&job, NULL, NULL, &error);

  g_assert_no_error (error);
  if (sat_model_get_status (model) == SAT_STATUS_SATISFIABLE)
    {
      g_autoptr (SatChecker) checker = sat_checker_new (model);

      g_assert_true (sat_formula_stream (formula, sat_checker_get_sink (checker), NULL, NULL));
      g_assert_cmpuint (sat_checker_get_n_false (checker), ==, 0);
    }
  return sat_model_get_status (model);
}

/* The clauses of a core, without one of its groups. */
static SatFormula *
extract (const SatCore *core,
         const SatFormula *formula,
         const SatGroups *groups,
         guint left_out)
{
  SatCore fewer = { .groups = g_array_copy (core->groups) };
  SatFormula *extracted;

  if (left_out < fewer.groups->len)
    g_array_remove_index (fewer.groups, left_out);
  extracted = sat_core_extract (&fewer, formula, groups);
  g_array_unref (fewer.groups);
  return extracted;
}

static void
check_core (const SatCore *core,
            const SatFormula *formula,
            const SatGroups *groups)
{
  g_autoptr (SatFormula) whole = extract (core, formula, groups, G_MAXUINT);

  g_assert_cmpint (core->status, ==, SAT_STATUS_UNSATISFIABLE);
  g_assert_true (core->minimal);
  if (!is_there ("minisat"))
    return;
  g_assert_cmpint (ask_minisat (whole), ==, SAT_STATUS_UNSATISFIABLE);
  for (guint i = 0; i < core->groups->len; i++)
    {
      g_autoptr (SatFormula) fewer = extract (core, formula, groups, i);

      g_assert_cmpint (ask_minisat (fewer), ==, SAT_STATUS_SATISFIABLE);
    }
}

static GString *
write_formula (const SatFormula *formula)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "p cnf %d %" G_GUINT64_FORMAT "\n",
                          sat_formula_get_n_variables (formula),
                          sat_formula_get_n_clauses (formula));
  for (guint64 i = 0; i < sat_formula_get_n_clauses (formula); i++)
    {
      gsize n_literals;
      const int *literals = sat_formula_get_clause (formula, i, &n_literals);

      for (gsize k = 0; k < n_literals; k++)
        g_string_append_printf (text, "%d ", literals[k]);
      g_string_append (text, "0\n");
    }
  return text;
}

/* How many clauses PicoMUS finds; G_MAXUINT where it isn't installed. */
static guint
ask_picomus (SatFormula *formula)
{
  g_autofree char *path = NULL;
  g_autofree char *output = NULL;
  g_autoptr (GString) text = write_formula (formula);
  g_autoptr (GError) error = NULL;
  const char *found = NULL;
  guint n = G_MAXUINT;
  int fd;

  if (!is_there ("picomus"))
    return G_MAXUINT;
  fd = g_file_open_tmp ("satdoku-XXXXXX.cnf", &path, &error);
  g_assert_no_error (error);
  close (fd);
  g_assert_true (g_file_set_contents (path, text->str, (gssize)text->len, &error));
  g_spawn_sync (NULL, (char *[]){ (char *)"picomus", path, NULL }, NULL, G_SPAWN_SEARCH_PATH, NULL,
                NULL, &output, NULL, NULL, &error);
  g_assert_no_error (error);
  g_unlink (path);
  for (const char *line = output; (line = strstr (line, "\nv ")) != NULL; line++)
    {
      n = n == G_MAXUINT ? 0 : n;
      n += atoi (line + 3) > 0;
    }
  found = strstr (output, "size ");
  return found != NULL ? (guint)atoi (found + strlen ("size ")) : n;
}

/* Every clause of the groups of a core by itself. */
static SatCore *
find_clauses (const SatCore *core,
              const SatFormula *formula,
              const SatGroups *groups,
              GArray **of_clause)
{
  guint64 n_clauses = sat_formula_get_n_clauses (formula);
  SatGroups single = { 0 };
  g_autoptr (GError) error = NULL;
  SatCore *found;

  *of_clause = g_array_new (FALSE, FALSE, sizeof (guint32));
  for (guint64 i = 0; i < n_clauses; i++)
    {
      guint32 group = sat_groups_get (groups, i);
      guint32 clause = g_array_binary_search (core->groups, &group, sat_literals_compare, NULL)
                         ? single.n_groups++
                         : SAT_GROUP_NONE;

      g_array_append_val (*of_clause, clause);
    }
  single.of_clause = (const guint32 *)(void *)(*of_clause)->data;
  found = sat_core_find (formula, &single, 0, NULL, &error);
  g_assert_no_error (error);
  check_core (found, formula, &single);
  return found;
}

/* Returns how many groups there are. */
static guint
check_puzzle (const SudokuGrid *grid,
              const char *encoding,
              const char *name)
{
  g_autoptr (SudokuCnf) cnf = sudoku_cnf_new (grid, sudoku_encoding_find (encoding),
                                              sudoku_numbering_find ("compact"));
  g_autoptr (SudokuClauseGroups) groups = sudoku_clause_groups_new (cnf, NULL, NULL);
  const SatGroups *sat = sudoku_clause_groups_get_sat (groups);
  g_autoptr (SatFormula) formula = sudoku_cnf_make_formula (cnf, NULL, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (SatCore) core = sat_core_find (formula, sat, 0, NULL, &error);
  g_autoptr (SatCore) clauses = NULL;
  g_autoptr (GArray) of_clause = NULL;
  guint n_givens = 0, by_picomus;

  g_assert_no_error (error);
  check_core (core, formula, sat);
  if (name == NULL)
    return core->groups->len;
  clauses = find_clauses (core, formula, sat, &of_clause);
  for (guint i = 0; i < core->groups->len; i++)
    n_givens += sudoku_clause_groups_get (groups, g_array_index (core->groups, guint32, i))->kind ==
                SUDOKU_CLAUSE_GROUP_GIVEN;
  by_picomus = ask_picomus (formula);
  g_print ("# %s, %s: %u givens, %u rules, %u calls; %u clauses inside; PicoMUS: %u clauses\n",
           name, encoding, n_givens, core->groups->len - n_givens, core->n_calls,
           clauses->groups->len, by_picomus);
  g_assert_cmpuint (core->groups->len, <=, by_picomus);
  return core->groups->len;
}

static SudokuGrid *
arrange (const SudokuGrid *grid,
         SudokuRandom *random)
{
  SudokuGeometry *geometry = sudoku_grid_get_geometry (grid);
  g_autoptr (SudokuArrangement) arrangement = sudoku_arrangement_new (sudoku_grid_get_side (grid));
  SudokuGrid *other = sudoku_grid_new (geometry);

  sudoku_arrangement_shuffle (arrangement, geometry, random);
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (sudoku_grid_get_value (grid, cell) != 0)
      sudoku_grid_set (other, sudoku_arrangement_get_cell (arrangement, cell),
                       sudoku_arrangement_get_value (arrangement,
                                                     sudoku_grid_get_value (grid, cell)),
                       SUDOKU_ORIGIN_GIVEN);
  return other;
}

static void
check_samples (char **lines,
               guint n_arrangements,
               guint *n)
{
  static const char *const encodings[] = { "full", "minimal", "triad/product" };
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autofree char *text = NULL;
  SudokuRandom random;
  guint n_samples = 0, n_cores = 0;

  sudoku_random_init (&random, 1);
  for (guint i = 1; lines[i] != NULL; i++)
    {
      g_auto (GStrv) fields = g_strsplit (lines[i], "\t", -1);
      g_autoptr (SudokuGrid) grid = NULL;

      if (g_strv_length (fields) < 3 ||
          (!g_str_equal (fields[2], "invalid") && !g_str_equal (fields[2], "0")))
        continue;
      n_samples++;
      grid = test_grid_from_line (geometry, fields[1], FALSE);
      for (guint k = 0; k < (n_arrangements > 0 ? G_N_ELEMENTS (encodings) : 1); k++, n_cores++)
        check_puzzle (grid, encodings[k], fields[0]);
      for (guint k = 0; k < n_arrangements; k++, n_cores++)
        {
          g_autoptr (SudokuGrid) other = arrange (grid, &random);

          check_puzzle (other, encodings[k % G_N_ELEMENTS (encodings)], NULL);
        }
    }
  text = g_strdup_printf ("%u cores of %u samples have no model, and need each of their groups",
                          n_cores, n_samples);
  report (n_samples > 0, n, text);
}

/* Those that clasp prints last. */
static GHashTable *
ask_clasp (const SatFormula *formula)
{
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GBytes) input = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *output = NULL;
  g_auto (GStrv) words = NULL;
  GHashTable *found = g_hash_table_new (NULL, NULL);
  char *last = NULL;

  input = g_string_free_to_bytes (write_formula (formula));
  process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE,
                              &error, "clasp", "-n", "0", "--enum-mode=cautious", NULL);
  g_assert_no_error (error);
  g_subprocess_communicate (process, input, NULL, &bytes, NULL, &error);
  g_assert_no_error (error);
  output = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  for (char *line = output; (line = strstr (line, "c Answer:")) != NULL; line++)
    last = line;
  g_assert_nonnull (last);
  words = g_strsplit_set (strchr (last, '\n'), " \n", -1);
  for (guint i = 0; words[i] != NULL && !g_str_equal (words[i], "s"); i++)
    if (atoi (words[i]) != 0)
      g_hash_table_add (found, GINT_TO_POINTER (atoi (words[i])));
  return found;
}

/* clasp leaves out what is false in each: "Consequences" are atoms. */
static gboolean
compare_backbones (const SatFormula *formula,
                   guint *n_literals)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SatBackbone) backbone = sat_backbone_find (formula, NULL, &error);
  g_autoptr (GHashTable) expected = ask_clasp (formula);
  guint n_same = 0;

  g_assert_no_error (error);
  g_assert_true (backbone->complete);
  for (guint i = 0; i < backbone->literals->len; i++)
    {
      int literal = g_array_index (backbone->literals, int, i);

      if (literal > 0)
        n_same += g_hash_table_contains (expected, GINT_TO_POINTER (literal)) ? 1 : 1000000;
    }
  *n_literals += n_same;
  return n_same == g_hash_table_size (expected);
}

/* The solution of a puzzle with so many cells empty that it has some solutions, not too many. */
static SudokuGrid *
open_up (SudokuGeometry *geometry,
         const char *line,
         SudokuRandom *random,
         guint64 *n_solutions)
{
  g_autoptr (SudokuGrid) puzzle = test_grid_from_line (geometry, line, FALSE);
  g_autoptr (SudokuGrid) solution = NULL;
  SudokuGrid *grid = NULL;
  guint16 cells[81];
  guint64 limit = G_GUINT64_CONSTANT (1) << sudoku_random_below (random, 11);

  g_assert_cmpint (sudoku_solve (puzzle, NULL, &solution, NULL, NULL), !=,
                   SUDOKU_VERDICT_NO_SOLUTION);
  grid = sudoku_grid_new (geometry);
  for (guint cell = 0; cell < G_N_ELEMENTS (cells); cell++)
    sudoku_grid_set (grid, cell, sudoku_grid_get_value (solution, cell), SUDOKU_ORIGIN_GIVEN);
  sudoku_random_permutation (random, cells, G_N_ELEMENTS (cells));
  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      guint64 n = 0;
      gboolean complete = FALSE;

      sudoku_grid_set (grid, cells[i], 0, SUDOKU_ORIGIN_NONE);
      g_assert_true (
        sudoku_count (grid, N_SOLUTIONS_MAX + 1, NULL, &n, &complete, NULL));
      if (n <= MIN (limit, N_SOLUTIONS_MAX))
        *n_solutions = n;
      else
        sudoku_grid_set (grid, cells[i], sudoku_grid_get_value (solution, cells[i]),
                         SUDOKU_ORIGIN_GIVEN);
    }
  return grid;
}

static void
check_backbones (guint n_positions,
                 guint *n)
{
  g_autofree char *data = test_data_load ("9x9/17clue_every100th.sdm", NULL);
  g_auto (GStrv) lines = NULL;
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autofree char *text = NULL;
  guint n_lines, n_right = 0, n_literals = 0, n_several = 0;
  guint64 most = 0;
  SudokuRandom random;

  if (data == NULL || !is_there ("clasp"))
    {
      report (TRUE, n, "backbones # SKIP no clasp or no shared data");
      return;
    }
  sudoku_random_init (&random, 2);
  lines = g_strsplit (g_strchomp (data), "\n", -1);
  n_lines = g_strv_length (lines);
  for (guint i = 0; i < n_positions; i++)
    {
      guint64 n_solutions = 1;
      g_autoptr (SudokuGrid) grid = open_up (geometry, lines[i % n_lines], &random, &n_solutions);
      g_autoptr (SudokuCnf) cnf = sudoku_cnf_new (grid, sudoku_encoding_find ("full"),
                                                  sudoku_numbering_find ("compact"));
      g_autoptr (SatFormula) formula = sudoku_cnf_make_formula (cnf, NULL, NULL);

      n_several += n_solutions > 1;
      most = MAX (most, n_solutions);
      n_right += compare_backbones (formula, &n_literals);
    }
  text = g_strdup_printf ("%u of %u backbones are what clasp says, %u literals; %u positions have "
                          "several solutions, up to %" G_GUINT64_FORMAT,
                          n_right, n_positions, n_literals, n_several, most);
  report (n_right == n_positions, n, text);
}

/* A search in a thread, which is cancelled from outside. */
typedef struct
{
  const SatFormula *formula;
  const SatGroups *groups;
  GCancellable *cancellable;
} Search;

static gpointer
search_cb (gpointer data)
{
  const Search *self = data;
  const SatAnalysisRun run = { .cancellable = self->cancellable };
  g_autoptr (GError) error = NULL;
  g_autoptr (SatCore) core = sat_core_find (self->formula, self->groups, 1, &run, &error);

  return GINT_TO_POINTER (core == NULL);
}

/* A formula that takes long. */
static void
check_cancel (guint n_cancels,
              guint *n)
{
  g_autoptr (SatFormula) formula = test_small_formula_new_pigeons (9);
  const SatGroups groups = { NULL, (guint32)sat_formula_get_n_clauses (formula), NULL };
  g_autofree char *text = NULL;
  gint64 longest = 0;
  guint n_cancelled = 0;

  for (guint i = 0; i < n_cancels; i++)
    {
      g_autoptr (GCancellable) cancellable = g_cancellable_new ();
      Search search = { formula, &groups, cancellable };
      GThread *thread = g_thread_new ("search", search_cb, &search);
      gint64 start;

      g_usleep ((gulong)g_random_int_range (0, 100000));
      start = g_get_monotonic_time ();
      g_cancellable_cancel (cancellable);
      n_cancelled += GPOINTER_TO_INT (g_thread_join (thread)) != 0;
      longest = MAX (longest, g_get_monotonic_time () - start);
    }
  text = g_strdup_printf ("%u of %u searches were cancelled, within %.1f ms", n_cancelled,
                          n_cancels, (double)longest / 1000);
  report (TRUE, n, text);
}

int
main (int argc,
      char *argv[])
{
  guint n_arrangements = argc > 1 ? (guint)atoi (argv[1]) : N_ARRANGEMENTS;
  guint n_positions = argc > 2 ? (guint)atoi (argv[2]) : N_POSITIONS;
  guint n_cancels = argc > 3 ? (guint)atoi (argv[3]) : N_CANCELS;
  g_autofree char *text = test_data_load ("invalid/sudopedia.tsv", NULL);
  g_auto (GStrv) lines = NULL;
  guint n = 0;

  if (text == NULL)
    {
      g_print ("1..0 # SKIP no shared data\n");
      return 0;
    }
  lines = g_strsplit (g_strchomp (text), "\n", -1);
  check_samples (lines, n_arrangements, &n);
  check_backbones (n_positions, &n);
  check_cancel (n_cancels, &n);
  g_print ("1..%u\n", n);
  return 0;
}
