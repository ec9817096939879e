/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A formula that is no puzzle: solved as what it is, with the output of the SAT competitions. */

#include "satdoku-config.h"

#include "cli-formula.h"

#include <glib/gi18n.h>
#include <sat-formula-solve.h>
#include <sat-process.h>
#include <words-error.h>

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
               GError **error)
{
  const SatProcessJob job = {
    .command = session->options->solver,
    .n_variables = sat_formula_get_n_variables (formula),
    .n_clauses = sat_formula_get_n_clauses (formula),
    .stream = stream_cb,
    .stream_data = (gpointer)formula,
    .time_limit = session->options->time_limit,
  };
  gboolean timed_out = FALSE;

  return sat_process_solve (&job, &timed_out, NULL, session->cancellable, error);
}

static void
tell_warnings (CliSession *session,
               const SatFormula *formula)
{
  const GPtrArray *warnings = sat_formula_get_warnings (formula);

  for (guint i = 0; i < warnings->len; i++)
    {
      g_autofree char *words = words_issue (warnings->pdata[i], WORDS_STYLE_TERMINAL);

      cli_session_tell (session, NULL, "%s", words);
    }
}

static CliStatus
print_model (CliSession *session,
             const SatModel *model)
{
  static const CliStatus statuses[] = {
    [SAT_STATUS_UNKNOWN] = CLI_GAVE_UP,
    [SAT_STATUS_SATISFIABLE] = CLI_YES,
    [SAT_STATUS_UNSATISFIABLE] = CLI_NO,
  };
  g_autoptr (GString) text = g_string_new (NULL);
  CliStatus printed;

  sat_model_dialect_find ("competition")->write (model, text);
  printed = cli_session_print (session, text->str);
  return MAX (printed, statuses[sat_model_get_status (model)]);
}

/* A solver that is wrong is caught: a model by looking at every clause, a claim that there is none
 * by our own solver. */
static CliStatus
report (CliSession *session,
        const char *name,
        const SatVerdict *verdict,
        const SatModel *model)
{
  g_autofree char *n_false = NULL;

  switch (verdict->kind)
    {
    case SAT_VERDICT_VIOLATED:
      n_false = g_strdup_printf ("%" G_GUINT64_FORMAT, verdict->n_false);
      /* Translators: %s is a number. */
      cli_session_tell (session, name, _ ("the solver's model is wrong: false clauses: %s"),
                        n_false);
      return CLI_WRONG;
    case SAT_VERDICT_REFUTED:
      cli_session_tell (session, name, "%s",
                        _ ("the solver is wrong: it says that there is no solution, but Satdoku "
                           "finds this one"));
      return MAX (print_model (session, verdict->model), CLI_WRONG);
    case SAT_VERDICT_UNCHECKED:
      cli_session_tell (session, name, "%s",
                        _ ("the solver says that there is no solution; not checked, since that "
                           "would take too long"));
      return print_model (session, model);
    case SAT_VERDICT_RIGHT:
    case SAT_VERDICT_NO_MODEL:
    case SAT_VERDICT_UNKNOWN:
    case SAT_VERDICT_UNSATISFIABLE:
    default:
      return print_model (session, model);
    }
}

/**
 * cli_formula_solve:
 * @session: the run
 * @name: name of the text, for messages
 * @formula: a formula
 *
 * Solves a formula and prints “s” and “v” lines. What the reader tolerated is told before.
 *
 * Returns: %CLI_YES for a model, %CLI_NO when there is none
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
  SatFormulaRun run;
  SudokuTask task;

  tell_warnings (session, formula);
  cli_session_get_task (session, &task);
  run = (SatFormulaRun){ .cancellable = task.cancellable, .time_limit = task.time_limit };
  model = outside ? solve_outside (session, formula, &error)
                  : sat_formula_solve (formula, &run, NULL, &error);
  if (model == NULL)
    return cli_session_fail (session, name, error);
  verdict = sat_formula_judge (formula, model, !outside, &run, &error);
  if (verdict == NULL)
    return cli_session_fail (session, name, error);
  return report (session, name, verdict, model);
}
