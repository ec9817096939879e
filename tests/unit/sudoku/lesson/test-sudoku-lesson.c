/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Each lesson opens, has the models it should have, can be watched, and is proved. */

#include <glib/gstdio.h>
#include <sat-at-most-one.h>
#include <sat-formula.h>
#include <sat-proof-check.h>
#include <sat-prover.h>
#include <sat-trace-solve.h>
#include <string.h>
#include <sudoku-cnf.h>
#include <sudoku-contents.h>
#include <sudoku-lesson.h>
#include <sys/wait.h>

#include "test-minisat.h"

#define MANY G_MAXUINT

/* What each is meant to be. @n_models: MANY where there are too many variables to try all
 * assignments, so that only the verdict is known. @n_shown: the number of models counts these
 * first variables; 0: all. */
static const struct
{
  const char *id;
  guint n_models;
  guint n_shown;
} expected[] = {
  { "minimal-4x4", 1, 0 },
  { "modus-ponens", 1, 0 },
  { "four-clauses", 0, 0 },
  { "implication-cycle", 0, 0 },
  { "pigeonhole-3-2", 0, 0 },
  { "pigeonhole-5-4", 0, 0 },
  { "unsolvable-4x4", 0, 0 },
  { "conflicts-9x9", 1, 0 },
  { "exactly-one-pairwise", 4, 4 },
  { "exactly-one-sequential", 4, 4 },
  { "exactly-one-ladder", 4, 4 },
  { "exactly-one-tree", 4, 4 },
  { "exactly-one-product", 4, 4 },
  { "exactly-one-commander", 4, 4 },
  { "exactly-one-bimander", 4, 4 },
  { "exactly-one-binary", 4, 4 },
  { "parity", 0, 0 },
  { "random-few", MANY, 0 },
  { "random-threshold", 0, 0 },
  { "random-many", 0, 0 },
};

static SudokuContents *
open_lesson (const SudokuLesson *lesson)
{
  g_autoptr (GBytes) bytes = sudoku_lesson_load (lesson);
  SudokuContents *contents = sudoku_contents_new (lesson->file, NULL, bytes);
  g_autoptr (GError) error = NULL;

  sudoku_contents_read (contents, SUDOKU_CONTENTS_PUZZLE, NULL, &error);
  g_assert_no_error (error);
  return contents;
}

/* Its clauses, also those of a puzzle, in the encoding it is looked at in. */
static SatClauses *
collect (const SudokuLesson *lesson)
{
  g_autoptr (SudokuContents) contents = open_lesson (lesson);
  SatFormula *formula = sudoku_contents_get_formula (contents);
  SatClauses *clauses = sat_clauses_new ();
  g_autoptr (SudokuCnf) cnf = NULL;
  g_autoptr (GError) error = NULL;

  if (formula != NULL)
    sat_formula_stream (formula, sat_clauses_get_sink (clauses), NULL, &error);
  else
    {
      cnf = sudoku_cnf_new (sudoku_document_get_grid (sudoku_contents_get_document (contents)),
                            sudoku_encoding_find (lesson->encoding),
                            sudoku_numbering_find ("compact"));
      sudoku_cnf_stream (cnf, sat_clauses_get_sink (clauses), NULL, &error);
    }
  g_assert_no_error (error);
  return clauses;
}

static const int *
get_literals (const SatClauses *clauses)
{
  gsize n_literals = 0;

  return sat_clauses_get_literals (clauses, &n_literals);
}

static gsize
get_n_literals (const SatClauses *clauses)
{
  gsize n_literals = 0;

  sat_clauses_get_literals (clauses, &n_literals);
  return n_literals;
}

/* Tries all assignments. */
static guint
count_models (const SatClauses *clauses,
              int n_variables,
              guint n_shown)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  const guint shown = n_shown == 0 ? G_MAXUINT : (1u << n_shown) - 1;

  for (guint assignment = 0; assignment < 1u << n_variables; assignment++)
    {
      const int *literal = get_literals (clauses);
      const int *end = literal + get_n_literals (clauses);
      gboolean model = TRUE;

      while (literal < end && model)
        {
          gboolean holds = FALSE;

          for (; *literal != 0; literal++)
            holds |= ((assignment >> (ABS (*literal) - 1)) & 1) == (*literal > 0);
          model = holds;
          literal++;
        }
      if (model)
        g_hash_table_add (seen, GUINT_TO_POINTER (assignment & shown));
    }
  return g_hash_table_size (seen);
}

static SatStatus
run_minisat (const SatClauses *clauses,
             int n_variables)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;
  const int *literals = get_literals (clauses);
  int fd = g_file_open_tmp ("lesson-XXXXXX.cnf", &path, &error);
  const char *argv[] = { "minisat", "-verb=0", path, NULL };
  int status = 0;

  g_assert_no_error (error);
  g_close (fd, NULL);
  g_string_printf (text, "p cnf %d %" G_GUINT64_FORMAT "\n", n_variables,
                   sat_clauses_get_n_clauses (clauses));
  for (gsize i = 0; i < get_n_literals (clauses); i++)
    g_string_append_printf (text, "%d%c", literals[i], literals[i] == 0 ? '\n' : ' ');
  g_file_set_contents (path, text->str, (gssize)text->len, &error);
  g_assert_no_error (error);
  g_spawn_sync (NULL, (char **)argv, NULL, G_SPAWN_SEARCH_PATH | G_SPAWN_STDOUT_TO_DEV_NULL, NULL,
                NULL, NULL, NULL, &status, &error);
  g_assert_no_error (error);
  g_unlink (path);
  g_assert_true (WIFEXITED (status));
  return WEXITSTATUS (status) == 10 ? SAT_STATUS_SATISFIABLE : SAT_STATUS_UNSATISFIABLE;
}

/* As the window watches it at first. */
static SatTrace *
watch (const SatClauses *clauses)
{
  static const SatTraceOptions options = { .decide = SAT_TRACE_DECIDE_FIRST, .minimise = TRUE };
  g_autoptr (GError) error = NULL;
  g_autoptr (SatTraceFormula) formula = sat_trace_formula_new (clauses, &error);
  SatTrace *trace = NULL;

  g_assert_no_error (error);
  trace = sat_trace_solve (formula, &options, NULL, 1000000, NULL, &error);
  g_assert_no_error (error);
  return trace;
}

static void
check_watched (const SatClauses *clauses,
               SatStatus status)
{
  g_autoptr (SatTrace) trace = watch (clauses);

  g_assert_cmpint (sat_trace_get_end (trace), ==,
                   status == SAT_STATUS_SATISFIABLE ? SAT_TRACE_END_SATISFIED
                                                    : SAT_TRACE_END_UNSATISFIABLE);
}

static guint
count_steps (const char *id,
             SatTraceKind kind)
{
  g_autoptr (SatClauses) clauses = collect (sudoku_lesson_find (id));
  g_autoptr (SatTrace) trace = watch (clauses);
  guint n = 0;

  for (guint i = 0; i < sat_trace_get_n_steps (trace); i++)
    n += sat_trace_get_step (trace, i)->kind == kind;
  return n;
}

/* What the course says is to be seen. */
static void
test_promises (void)
{
  g_assert_cmpuint (count_steps ("modus-ponens", SAT_TRACE_DECIDE), ==, 0);
  g_assert_cmpuint (count_steps ("implication-cycle", SAT_TRACE_DECIDE), ==, 1);
  g_assert_cmpuint (count_steps ("pigeonhole-3-2", SAT_TRACE_DECIDE), ==, 1);
  g_assert_cmpuint (count_steps ("unsolvable-4x4", SAT_TRACE_CONFLICT), >, 1);
  g_assert_cmpuint (count_steps ("conflicts-9x9", SAT_TRACE_CONFLICT), >, 1);
  g_assert_cmpuint (count_steps ("random-few", SAT_TRACE_CONFLICT), <,
                    count_steps ("random-many", SAT_TRACE_CONFLICT));
  g_assert_cmpuint (count_steps ("random-many", SAT_TRACE_CONFLICT), <,
                    count_steps ("random-threshold", SAT_TRACE_CONFLICT));
}

/* That there is no model. */
static void
check_proved (const SatClauses *clauses)
{
  g_autoptr (SatProver) prover = sat_prover_new ();
  g_autoptr (SatProofChecker) checker = sat_proof_checker_new ();
  SatProofVerdict verdict;
  g_autoptr (GError) error = NULL;

  sat_sink_add (sat_solver_get_sink (sat_prover_get_solver (prover)),
                get_literals (clauses), get_n_literals (clauses), &error);
  g_assert_no_error (error);
  g_assert_cmpint (sat_prover_solve (prover, &error), ==, SAT_STATUS_UNSATISFIABLE);
  sat_sink_add (sat_proof_checker_get_sink (checker), get_literals (clauses),
                get_n_literals (clauses), &error);
  g_assert_no_error (error);
  g_assert_true (
    sat_proof_checker_run (checker, sat_prover_get_proof (prover), NULL, &verdict, &error));
  g_assert_cmpint (verdict.kind, ==, SAT_PROOF_RIGHT);
}

static void
test_lesson (gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  const SudokuLesson *lesson = sudoku_lesson_find (expected[row].id);
  SatStatus status =
    expected[row].n_models > 0 ? SAT_STATUS_SATISFIABLE : SAT_STATUS_UNSATISFIABLE;
  g_autoptr (SatClauses) clauses = collect (lesson);
  int n_variables = sat_clauses_get_max_variable (clauses);

  if (n_variables <= 20)
    g_assert_cmpuint (count_models (clauses, n_variables, expected[row].n_shown), ==,
                      expected[row].n_models);
  if (test_minisat_is_there ())
    g_assert_cmpint (run_minisat (clauses, n_variables), ==, status);
  check_watched (clauses, status);
  if (status == SAT_STATUS_UNSATISFIABLE)
    check_proved (clauses);
}

/* Of a puzzle with a solution, minisat counts. */
static void
test_puzzles (void)
{
  gsize n = 0;
  const SudokuLesson *lessons = sudoku_lessons (&n);

  for (gsize i = 0; i < n; i++)
    {
      g_autoptr (SudokuContents) contents = open_lesson (&lessons[i]);
      const SudokuGrid *grid = NULL;
      g_autoptr (TestMinisat) minisat = NULL;

      g_assert_true ((lessons[i].encoding != NULL) ==
                     (sudoku_contents_get_formula (contents) == NULL));
      if (lessons[i].encoding == NULL || !test_minisat_is_there ())
        continue;
      grid = sudoku_document_get_grid (sudoku_contents_get_document (contents));
      minisat = test_minisat_new_plain (sudoku_grid_get_geometry (grid));
      g_assert_cmpuint (test_minisat_count (minisat, grid, 2), ==, expected[i].n_models);
    }
}

/* No lesson is without a row here, and no file without a lesson; each says what it is, and what its
 * variables are. */
static void
test_table (void)
{
  gsize n = 0;
  const SudokuLesson *lessons = sudoku_lessons (&n);
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "..", "data", "lessons", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n_files = 0;

  g_assert_cmpuint (n, ==, G_N_ELEMENTS (expected));
  for (gsize i = 0; i < n; i++)
    {
      g_autoptr (GBytes) bytes = sudoku_lesson_load (&lessons[i]);

      g_assert_cmpstr (lessons[i].id, ==, expected[i].id);
      g_assert_cmpuint (strlen (lessons[i].title), >, 0);
      g_assert_true (g_str_has_suffix (lessons[i].summary, "."));
      if (lessons[i].encoding == NULL)
        g_assert_true (g_str_has_prefix (g_bytes_get_data (bytes, NULL), "c "));
      else
        g_assert_nonnull (sudoku_encoding_find (lessons[i].encoding));
    }
  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    n_files += !g_str_has_suffix (name, ".xml");
  g_assert_cmpuint (n_files, ==, n);
  g_assert_null (sudoku_lesson_find ("modus"));
}

/* The way that a lesson speaks of is the one of the encodings. */
static void
test_exactly_one (void)
{
  gsize n = 0;
  const SatAtMostOne *const *ways = sat_at_most_ones (&n);

  for (gsize i = 0; i < n; i++)
    {
      g_autofree char *id = g_strconcat ("exactly-one-", ways[i]->id, NULL);
      const SudokuLesson *lesson = sudoku_lesson_find (id);
      g_autoptr (SatClauses) clauses = NULL;
      const int *literal;
      gboolean exact = sat_at_most_one_is_exact (ways[i], 4);

      g_assert_nonnull (lesson);
      clauses = collect (lesson);
      literal = get_literals (clauses);
      g_assert_cmpuint (sat_clauses_get_n_clauses (clauses), ==,
                        sat_at_most_one_count (ways[i], 4) + !exact);
      if (!exact)
        literal += 5;
      for (guint k = 0; k < sat_at_most_one_count (ways[i], 4); k++)
        {
          int clause[SAT_AT_MOST_ONE_LENGTH_MAX];
          guint length = sat_at_most_one_get_clause (ways[i], 4, k, clause);

          g_assert_cmpmem (literal, length * sizeof (int), clause, length * sizeof (int));
          g_assert_cmpint (literal[length], ==, 0);
          literal += length + 1;
        }
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku-lesson/table", test_table);
  g_test_add_func ("/sudoku-lesson/puzzles", test_puzzles);
  g_test_add_func ("/sudoku-lesson/exactly-one", test_exactly_one);
  g_test_add_func ("/sudoku-lesson/promises", test_promises);
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autofree char *path = g_strconcat ("/sudoku-lesson/", expected[i].id, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_lesson);
    }
  return g_test_run ();
}
