/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Explanations of a formula that is no puzzle, beyond one model: clauses that leave none, the
 * backbone, and the number of models. And the unsatisfiable clauses of a puzzle, as a file. */

#include "satdoku-config.h"

#include "cli-core.h"

#include <glib/gi18n.h>
#include <sat-backbone.h>
#include <sat-core.h>
#include <sat-file-writer.h>
#include <sat-model-count.h>
#include <sat-names.h>
#include <sat-process.h>
#include <string.h>
#include <sudoku-clause-groups.h>
#include <words-core.h>
#include <words-error.h>

#include "cli-formula.h"
#include "cli-io.h"

/* Models are counted up to this in an explanation. */
#define N_MODELS_MAX 1000
/* How many clauses of a core are printed. */
#define N_PRINTED_MAX 1000
/* Blanks before a clause; lines for programs have none. */
#define INDENT 2

static SatAnalysisRun
get_run (CliSession *session)
{
  SudokuTask task;

  cli_session_get_task (session, &task);
  return (SatAnalysisRun){ .cancellable = task.cancellable, .time_limit = task.time_limit };
}

static gboolean
write_clauses (CliSession *session,
               const SatFormula *core,
               GOutputStream *stream,
               GError **error)
{
  g_autoptr (SatDimacsWriter) writer =
    sat_dimacs_writer_new (stream, sat_formula_get_n_variables (core),
                           sat_formula_get_n_clauses (core), session->cancellable);

  return sat_formula_stream (core, sat_dimacs_writer_get_sink (writer), session->cancellable,
                             error) &&
         sat_dimacs_writer_finish (writer, error);
}

/* To the file of -o, if one is named. */
static CliStatus
write_core (CliSession *session,
            const SatCore *core,
            const SatFormula *formula,
            const SatGroups *groups)
{
  const char *path = session->options->output;
  g_autoptr (SatFormula) extracted = NULL;
  g_autoptr (SatFileWriter) writer = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;

  if (path == NULL)
    return CLI_YES;
  extracted = sat_core_extract (core, formula, groups);
  writer = sat_file_writer_new (path, SAT_FILE_PACK | SAT_FILE_SPECIAL, NULL, session->cancellable,
                                &error);
  if (writer != NULL &&
      write_clauses (session, extracted, sat_file_writer_get_stream (writer), &error) &&
      sat_file_writer_commit (writer, NULL, &error))
    return CLI_YES;
  name = cli_io_get_output_name (path);
  return cli_session_fail (session, name, error);
}

/* Can a name stand between literals without being taken for another, or for several? */
static gboolean
stands_bare (const char *name)
{
  return !g_ascii_isdigit (*name) && *name != '-' && strpbrk (name, " \t\"") == NULL;
}

/* "-12", or "-a" if the variable has a name in the formula. */
static void
append_literal (GString *text,
                const SatNames *names,
                int literal)
{
  const char *name = sat_names_get (names, ABS (literal));
  const char *quote = name == NULL || stands_bare (name) ? "" : "\"";

  if (name == NULL)
    g_string_append_printf (text, "%d", literal);
  else
    g_string_append_printf (text, "%s%s%s%s", literal < 0 ? "-" : "", quote, name, quote);
}

/* "core: 3 of 6 clauses", and then each with its number. */
static char *
describe_core (const SatCore *core,
               const SatFormula *formula)
{
  g_autoptr (SatNames) names =
    sat_names_new (sat_formula_get_comments (formula), sat_formula_get_n_variables (formula));
  GString *text = g_string_new (NULL);
  guint n = core->groups->len;

  g_string_append_printf (text, "core: %u of %" G_GUINT64_FORMAT " clauses%s\n", n,
                          sat_formula_get_n_clauses (formula),
                          core->minimal ? "" : " # not proven minimal");
  for (guint i = 0; i < MIN (n, N_PRINTED_MAX); i++)
    {
      guint32 clause = g_array_index (core->groups, guint32, i);
      gsize n_literals = 0;
      const int *literals = sat_formula_get_clause (formula, clause, &n_literals);

      g_string_append_printf (text, "%*s%u: ", INDENT, "", clause + 1);
      for (gsize k = 0; k < n_literals; k++)
        {
          append_literal (text, names, literals[k]);
          g_string_append_c (text, ' ');
        }
      g_string_append (text, "0\n");
    }
  if (n > N_PRINTED_MAX)
    g_string_append_printf (text, "%*s…\n", INDENT, "");
  return g_string_free (text, FALSE);
}

/* Reports over which variables models are counted, and what was asked for and isn't done. Returns
 * %FALSE when it isn't known what to count. */
static gboolean
tell_scope (CliSession *session,
            const char *name,
            const SatFormula *formula)
{
  const SatCounting *counting = sat_formula_get_counting (formula);
  g_autofree char *scope = NULL;

  for (guint i = 0; counting != NULL && i < counting->issues->len; i++)
    {
      g_autofree char *words = words_issue (counting->issues->pdata[i], WORDS_STYLE_TERMINAL);

      cli_session_tell (session, NULL, "%s", words);
    }
  if (counting != NULL && counting->broken)
    return FALSE;
  scope = words_model_scope (formula);
  if (scope != NULL)
    cli_session_tell (session, name, "%s", scope);
  return TRUE;
}

/* "backbone: 1 -3". */
static void
append_backbone (GString *text,
                 const SatBackbone *backbone,
                 const SatFormula *formula)
{
  g_autoptr (SatNames) names =
    sat_names_new (sat_formula_get_comments (formula), sat_formula_get_n_variables (formula));

  g_string_append (text, "backbone:");
  for (guint i = 0; i < backbone->literals->len; i++)
    {
      g_string_append_c (text, ' ');
      append_literal (text, names, g_array_index (backbone->literals, int, i));
    }
  g_string_append (text, backbone->complete ? "\n" : " # not all were tried\n");
}

/* The number of models, and what they have in common. */
static CliStatus
explain_models (CliSession *session,
                const char *name,
                const SatFormula *formula)
{
  const SatAnalysisRun run = get_run (session);
  g_autoptr (SatBackbone) backbone = NULL;
  g_autoptr (GString) text = g_string_new ("satisfiable\n");
  g_autoptr (GError) error = NULL;
  SatModelCount count = { 0 };
  CliStatus status;

  if (!tell_scope (session, name, formula))
    return CLI_BAD;
  if (!sat_model_count (formula, N_MODELS_MAX, &run, &count, &error))
    return cli_session_fail (session, name, error);
  backbone = sat_backbone_find (formula, &run, &error);
  if (backbone == NULL)
    return cli_session_fail (session, name, error);
  if (count.exact)
    g_string_append_printf (text, "models: %" G_GUINT64_FORMAT "\n", count.n_models);
  else
    g_string_append_printf (text, "models: more than %" G_GUINT64_FORMAT "\n",
                            MIN (count.n_models - 1, N_MODELS_MAX));
  append_backbone (text, backbone, formula);
  status = cli_session_print (session, text->str);
  return MAX (status, count.exact && count.n_models == 1 ? CLI_YES : CLI_NO);
}

/**
 * cli_core_explain:
 * @name: the name of the text, for messages
 * @formula: a formula that is no puzzle
 *
 * Prints whether a formula is satisfiable; if not, clauses without a model each of which is needed,
 * and writes them to the file of -o; if so, the number of models and what they have in common.
 *
 * Returns: %CLI_YES when there is exactly one model, %CLI_NO when there are none or several
 */
CliStatus
cli_core_explain (CliSession *session,
                  const char *name,
                  const SatFormula *formula)
{
  const SatAnalysisRun run = get_run (session);
  SatGroups groups = { 0 };
  g_autoptr (SatCore) core = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *clauses = NULL;
  g_autofree char *text = NULL;
  CliStatus status, written;

  cli_formula_tell_warnings (session, formula);
  groups.n_groups = (guint32)sat_formula_get_n_clauses (formula);
  core = sat_core_find (formula, &groups, 0, &run, &error);
  if (core == NULL)
    return cli_session_fail (session, name, error);
  if (core->status == SAT_STATUS_UNKNOWN)
    return cli_session_give_up (session, name);
  if (core->status == SAT_STATUS_SATISFIABLE)
    return explain_models (session, name, formula);
  clauses = describe_core (core, formula);
  text = g_strconcat ("unsatisfiable\n", clauses, NULL);
  status = cli_session_print (session, text);
  written = write_core (session, core, formula, &groups);
  status = MAX (status, written);
  return MAX (status, CLI_NO);
}

/* A counter counts over the variables in the header, which must be right. */
static gboolean
can_tell_counter (const SatFormula *formula,
                  GError **error)
{
  const guint64 n_counted = sat_analysis_count_shown (formula);

  if (n_counted <= SAT_VARIABLE_MAX)
    return TRUE;
  sat_error_set (error, SAT_ERROR_LIMIT, NULL, "number-limit", sat_arg_count (n_counted));
  return FALSE;
}

/**
 * cli_core_count:
 * @name: the name of the text, for messages
 * @formula: a formula that is no puzzle
 *
 * Prints the number of models, over all variables of the header or those that "c p show" names, and
 * reports over which when that is not obvious.
 *
 * Returns: %CLI_YES when there are some, %CLI_NO when there are none
 */
CliStatus
cli_core_count (CliSession *session,
                const char *name,
                const SatFormula *formula)
{
  const SatAnalysisRun run = get_run (session);
  guint64 limit = session->options->limit;
  g_autofree char *head = sat_counting_write (sat_formula_get_counting (formula));
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  SatModelCount count = { 0 };
  CliStatus status;

  cli_formula_tell_warnings (session, formula);
  if (!tell_scope (session, name, formula))
    return CLI_BAD;
  if (session->options->solver != NULL)
    return can_tell_counter (formula, &error)
             ? cli_core_count_outside (session, name, formula, head)
             : cli_session_fail (session, name, error);
  if (limit == 0)
    limit = G_MAXUINT64;
  if (!sat_model_count (formula, limit, &run, &count, &error))
    return cli_session_fail (session, name, error);
  if (count.timed_out)
    return cli_session_give_up (session, name);
  /* As for puzzles, K means K or more; without a limit, too many are reported. */
  if (!count.exact && limit == G_MAXUINT64)
    text = g_strdup_printf ("more than %" G_GUINT64_FORMAT "\n", count.n_models);
  else
    text = g_strdup_printf ("%" G_GUINT64_FORMAT "\n", MIN (count.n_models, limit));
  status = cli_session_print (session, text);
  return MAX (status, count.n_models > 0 ? CLI_YES : CLI_NO);
}

static gboolean
stream_cb (SatSink *sink,
           gpointer user_data,
           GCancellable *cancellable,
           GError **error)
{
  return sat_formula_stream (user_data, sink, cancellable, error);
}

/**
 * cli_core_count_outside:
 * @name: the name of the text, for messages
 * @head: (nullable): comments that tell a counter what to count
 *
 * Prints the number of models according to the program of --solver.
 *
 * Returns: %CLI_YES when there are some, %CLI_NO when there are none
 */
CliStatus
cli_core_count_outside (CliSession *session,
                        const char *name,
                        const SatFormula *formula,
                        const char *head)
{
  const SatProcessJob job = {
    .command = session->options->solver,
    .counts = TRUE,
    .head = head,
    .n_variables = sat_formula_get_n_variables (formula),
    .n_clauses = sat_formula_get_n_clauses (formula),
    .stream = stream_cb,
    .stream_data = (gpointer)formula,
    .limits = { .time = cli_session_get_seconds_left (session) },
  };
  g_auto (SatProcessReport) report = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (SatModel) model = sat_process_solve (&job, &report, session->cancellable, &error);
  const char *n_models = report.statistics.n_models;
  g_autofree char *text = NULL;
  CliStatus status;

  /* A pure counter need not give the answer of a solver. */
  if (*n_models == '\0')
    {
      if (model == NULL)
        return cli_session_fail (session, name, error);
      if (report.timed_out)
        return cli_session_give_up (session, name);
      cli_session_tell (session, name, "%s",
                        _ ("the solver did not print a number of models"));
      return CLI_BAD;
    }
  text = g_strconcat (n_models, "\n", NULL);
  status = cli_session_print (session, text);
  return MAX (status, n_models[strspn (n_models, "0")] != '\0' ? CLI_YES : CLI_NO);
}

/* In its original numbering, if it came as a formula. */
static SudokuCnf *
make_cnf (const CliPuzzle *puzzle)
{
  const SudokuNumbering *numbering = sudoku_document_get_numbering (puzzle->document);

  if (numbering == NULL)
    numbering = sudoku_numbering_find ("original");
  return sudoku_cnf_new (puzzle->grid, sudoku_encoding_find ("full"), numbering);
}

/**
 * cli_core_write_of_puzzle:
 * @puzzle: a puzzle that has no solution
 *
 * Writes unsatisfiable clauses of its formula to the file of -o, if one is named: with as few
 * filled cells and rules as leaving out one at a time leads to.
 *
 * Returns: %CLI_YES, or the status of the error
 */
CliStatus
cli_core_write_of_puzzle (CliSession *session,
                          const CliPuzzle *puzzle)
{
  const SatAnalysisRun run = get_run (session);
  g_autoptr (SudokuCnf) cnf = NULL;
  g_autoptr (SudokuClauseGroups) groups = NULL;
  g_autoptr (SatFormula) formula = NULL;
  g_autoptr (SatCore) core = NULL;
  g_autoptr (GError) error = NULL;

  if (session->options->output == NULL)
    return CLI_YES;
  cnf = make_cnf (puzzle);
  groups = sudoku_clause_groups_new (cnf, session->cancellable, &error);
  if (groups != NULL)
    formula = sudoku_cnf_make_formula (cnf, session->cancellable, &error);
  if (formula != NULL)
    core = sat_core_find (formula, sudoku_clause_groups_get_sat (groups), 0, &run, &error);
  if (core == NULL)
    return cli_session_fail (session, puzzle->place, error);
  if (core->status != SAT_STATUS_UNSATISFIABLE)
    return cli_session_give_up (session, puzzle->place);
  return write_core (session, core, formula, sudoku_clause_groups_get_sat (groups));
}
