/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A formula that is no puzzle: solved as such, with the output of the SAT competitions; and answers
 * to it checked. */

#include "satdoku-config.h"

#include "cli-formula.h"

#include <sat-formula-solve.h>
#include <sat-process.h>
#include <string.h>
#include <words-error.h>
#include <words-formula.h>

static gboolean
stream_cb (SatSink *sink,
           gpointer user_data,
           GCancellable *cancellable,
           GError **error)
{
  return sat_formula_stream (user_data, sink, cancellable, error);
}

static SatModel *
solve_outside (CliSession *session,
               const SatFormula *formula,
               gboolean *timed_out,
               GError **error)
{
  const SatProcessJob job = {
    .command = session->options->solver,
    .n_variables = sat_formula_get_n_variables (formula),
    .n_clauses = sat_formula_get_n_clauses (formula),
    .stream = stream_cb,
    .stream_data = (gpointer)formula,
    .limits = { .time = cli_session_get_seconds_left (session) },
  };
  g_auto (SatProcessReport) report = { 0 };
  SatModel *model = sat_process_solve (&job, &report, session->cancellable, error);

  *timed_out = report.timed_out;
  return model;
}

/* Without an answer if only the time limit ends it. */
static SatModel *
solve_inside (const SatFormula *formula,
              const SatFormulaRun *run,
              gboolean *timed_out,
              GError **error)
{
  SatModel *model = sat_formula_solve (formula, run, NULL, error);

  *timed_out = model != NULL && sat_model_get_status (model) == SAT_STATUS_UNKNOWN;
  return model;
}

/**
 * cli_formula_tell_warnings:
 *
 * Reports what the reader tolerated.
 */
void
cli_formula_tell_warnings (CliSession *session,
                           const SatFormula *formula)
{
  const GPtrArray *warnings = sat_formula_get_warnings (formula);

  for (guint i = 0; i < warnings->len; i++)
    {
      g_autofree char *words = words_issue (warnings->pdata[i], WORDS_STYLE_TERMINAL);

      cli_session_tell (session, NULL, "%s", words);
    }
}

/**
 * cli_formula_print_model:
 *
 * Prints an answer as “s” and “v” lines.
 *
 * Returns: %CLI_YES, or the status of a write error
 */
CliStatus
cli_formula_print_model (CliSession *session,
                         const SatModel *model)
{
  g_autoptr (GString) text = g_string_new (NULL);

  sat_model_dialect_find ("competition")->write (model, text);
  return cli_session_print (session, text->str);
}

/* Prints a verified answer. */
static CliStatus
print_known (CliSession *session,
             const SatVerdict *verdict,
             const SatModel *model)
{
  switch (verdict->kind)
    {
    case SAT_VERDICT_RIGHT:
    case SAT_VERDICT_UNSATISFIABLE:
    case SAT_VERDICT_UNCHECKED:
    case SAT_VERDICT_UNKNOWN:
      return cli_formula_print_model (session, model);
    case SAT_VERDICT_REFUTED:
      return cli_formula_print_model (session, verdict->model);
    case SAT_VERDICT_NO_MODEL:
    case SAT_VERDICT_VIOLATED:
    default:
      return CLI_YES;
    }
}

static void
tell_verdict (CliSession *session,
              const char *place,
              const SatFormula *formula,
              const SatVerdict *verdict)
{
  g_autofree char *sentence = words_verdict (formula, verdict, WORDS_NOTATION_SPOKEN);
  g_autofree char *text = words_verdict_details (formula, verdict);
  g_auto (GStrv) details = g_strsplit (text, "\n", -1);

  cli_session_tell (session, place, "%s", sentence);
  for (guint i = 0; details[i] != NULL; i++)
    cli_session_tell (session, place, "%s", details[i]);
}

/* The source of the answer: the program that was run, without its arguments. */
static char *
make_place (const CliSession *session,
            const char *name)
{
  const char *solver = session->options->solver;
  g_autofree char *program = g_strndup (solver, strcspn (solver, " \t"));

  return g_strdup_printf ("%s: %s", name, program);
}

static CliStatus
report_outside (CliSession *session,
                const char *name,
                const SatFormula *formula,
                const SatVerdict *verdict)
{
  /* By SatVerdictKind. */
  static const CliStatus statuses[] = {
    [SAT_VERDICT_RIGHT] = CLI_YES,
    [SAT_VERDICT_NO_MODEL] = CLI_BAD,
    [SAT_VERDICT_UNKNOWN] = CLI_GAVE_UP,
    [SAT_VERDICT_VIOLATED] = CLI_WRONG,
    [SAT_VERDICT_UNSATISFIABLE] = CLI_NO,
    [SAT_VERDICT_UNCHECKED] = CLI_NO,
    [SAT_VERDICT_REFUTED] = CLI_WRONG,
  };
  g_autofree char *place = make_place (session, name);

  /* The answer itself says it. */
  if (verdict->kind != SAT_VERDICT_RIGHT && verdict->kind != SAT_VERDICT_UNSATISFIABLE)
    tell_verdict (session, place, formula, verdict);
  return statuses[verdict->kind];
}

/* Our own solver is wrong only because of a bug. */
static CliStatus
report_inside (const SatVerdict *verdict)
{
  g_return_val_if_fail (verdict->kind != SAT_VERDICT_VIOLATED, CLI_WRONG);

  return verdict->kind == SAT_VERDICT_RIGHT ? CLI_YES : CLI_NO;
}

/**
 * cli_formula_solve:
 * @name: the name of the text, for messages
 *
 * Solves a formula and prints “s” and “v” lines, after warnings of the reader. A wrong solver is
 * caught: a model by looking at every clause, a claim that there is none by our own solver. What
 * the answer does not show is reported.
 *
 * Returns: %CLI_YES for a model, %CLI_NO when there is none, %CLI_BAD when the solver claims a
 *   model without giving it
 */
CliStatus
cli_formula_solve (CliSession *session,
                   const char *name,
                   const SatFormula *formula)
{
  gboolean outside = session->options->solver != NULL;
  g_autoptr (SatModel) model = NULL;
  g_autoptr (SatVerdict) verdict = NULL;
  g_autoptr (GError) error = NULL;
  gboolean timed_out = FALSE;
  SatFormulaRun run;
  SudokuTask task;
  CliStatus status, printed;

  cli_formula_tell_warnings (session, formula);
  cli_session_get_task (session, &task);
  run = (SatFormulaRun){ .cancellable = task.cancellable, .time_limit = task.time_limit };
  model = outside ? solve_outside (session, formula, &timed_out, &error)
                  : solve_inside (formula, &run, &timed_out, &error);
  if (model == NULL)
    return cli_session_fail (session, name, error);
  verdict = sat_formula_judge (formula, model, !outside, &run, &error);
  if (verdict == NULL)
    return cli_session_fail (session, name, error);
  if (timed_out)
    status = cli_session_give_up (session, name);
  else
    status = outside ? report_outside (session, name, formula, verdict) : report_inside (verdict);
  printed = print_known (session, verdict, model);
  return MAX (status, printed);
}

/**
 * cli_formula_check:
 * @name: the name of the answer, for messages
 * @model: an answer to it
 *
 * Checks an existing answer, reports the verdict and, unless it is wrong, prints it as “s” and “v”
 * lines.
 *
 * Returns: %CLI_YES for a model that satisfies the formula, %CLI_GAVE_UP for an undecided answer,
 *   %CLI_NO otherwise
 */
CliStatus
cli_formula_check (CliSession *session,
                   const char *name,
                   const SatFormula *formula,
                   const SatModel *model)
{
  g_autoptr (SatVerdict) verdict = NULL;
  g_autoptr (GError) error = NULL;
  CliStatus status = CLI_NO, printed;
  SatFormulaRun run;
  SudokuTask task;

  cli_formula_tell_warnings (session, formula);
  cli_session_get_task (session, &task);
  run = (SatFormulaRun){ .cancellable = task.cancellable, .time_limit = task.time_limit };
  verdict = sat_formula_judge (formula, model, FALSE, &run, &error);
  if (verdict == NULL)
    return cli_session_fail (session, name, error);
  tell_verdict (session, name, formula, verdict);
  if (verdict->kind == SAT_VERDICT_RIGHT)
    status = CLI_YES;
  else if (verdict->kind == SAT_VERDICT_UNKNOWN)
    status = CLI_GAVE_UP;
  printed = print_known (session, verdict, model);
  return MAX (status, printed);
}
