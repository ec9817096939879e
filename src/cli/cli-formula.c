/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A formula that is no puzzle: solved as what it is, with the output of the SAT competitions. */

#include "satdoku-config.h"

#include "cli-formula.h"

#include <glib/gi18n.h>
#include <sat-check.h>
#include <sat-model.h>
#include <sat-process.h>
#include <sat-solver.h>
#include <words-error.h>

static gboolean
push_clauses (const SatDimacs *formula,
              SatSink *sink,
              GError **error)
{
  gsize n_literals = 0;
  const int *literals = sat_clauses_get_literals (formula->clauses, &n_literals);

  return sat_sink_add (sink, literals, n_literals, error);
}

static gboolean
stream_cb (SatSink *sink,
           gpointer user_data,
           GCancellable *cancellable,
           GError **error)
{
  return push_clauses (user_data, sink, error);
}

static SatModel *
solve_inside (CliSession *session,
              const SatDimacs *formula,
              GError **error)
{
  g_autoptr (SatSolver) solver = sat_solver_new (SAT_PROFILE_DEFAULT);
  g_autoptr (SatModel) model = NULL;
  g_autoptr (GError) local_error = NULL;
  SudokuTask task;
  SatStatus status;

  cli_session_get_task (session, &task);
  sat_solver_set_cancellable (solver, task.cancellable);
  if (task.time_limit > 0)
    sat_solver_set_deadline (solver, g_get_monotonic_time () +
                                       (gint64)(task.time_limit * G_USEC_PER_SEC));
  if (!push_clauses (formula, sat_solver_get_sink (solver), error))
    return NULL;
  status = sat_solver_solve (solver, &local_error);
  if (local_error != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&local_error));
      return NULL;
    }
  model = sat_model_new (status);
  if (status != SAT_STATUS_SATISFIABLE)
    return g_steal_pointer (&model);
  sat_model_set_has_literals (model);
  for (int i = 1; i <= sat_clauses_get_max_variable (formula->clauses); i++)
    if (!sat_model_add (model, sat_solver_value (solver, i) ? i : -i, error))
      return NULL;
  return g_steal_pointer (&model);
}

static SatModel *
solve_outside (CliSession *session,
               const SatDimacs *formula,
               GError **error)
{
  const SatProcessJob job = {
    .command = session->options->solver,
    .n_variables = sat_clauses_get_max_variable (formula->clauses),
    .n_clauses = sat_clauses_get_n_clauses (formula->clauses),
    .stream = stream_cb,
    .stream_data = (gpointer)formula,
    .time_limit = session->options->time_limit,
  };
  gboolean timed_out = FALSE;

  return sat_process_solve (&job, &timed_out, NULL, session->cancellable, error);
}

/* Whether the clauses hold, checked apart from the solver. */
static gboolean
check_model (CliSession *session,
             const char *name,
             const SatDimacs *formula,
             const SatModel *model)
{
  g_autoptr (SatChecker) checker = sat_checker_new (model);
  g_autofree char *n_false = NULL;

  push_clauses (formula, sat_checker_get_sink (checker), NULL);
  if (sat_checker_get_n_false (checker) == 0)
    return TRUE;
  n_false = g_strdup_printf ("%" G_GUINT64_FORMAT, sat_checker_get_n_false (checker));
  /* Translators: %s is a number. */
  cli_session_tell (session, name, _ ("the solver's model is wrong: false clauses: %s"), n_false);
  return FALSE;
}

static void
tell_warnings (CliSession *session,
               const SatDimacs *formula)
{
  for (guint i = 0; i < formula->warnings->len; i++)
    {
      g_autofree char *words = words_issue (formula->warnings->pdata[i], WORDS_STYLE_TERMINAL);

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

/* A solver that is wrong when it says that there is no model is caught by our own. */
static CliStatus
report_unsatisfiable (CliSession *session,
                      const char *name,
                      const SatDimacs *formula,
                      const SatModel *model)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SatModel) own = solve_inside (session, formula, &error);

  if (own == NULL)
    return cli_session_fail (session, name, error);
  if (sat_model_get_status (own) == SAT_STATUS_SATISFIABLE)
    {
      cli_session_tell (session, name, "%s",
                        _ ("the solver is wrong: it says that there is no solution, but Satdoku "
                           "finds this one"));
      return MAX (print_model (session, own), CLI_WRONG);
    }
  if (sat_model_get_status (own) == SAT_STATUS_UNKNOWN)
    cli_session_tell (session, name, "%s",
                      _ ("the solver says that there is no solution; not checked, since that would "
                         "take too long"));
  return print_model (session, model);
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
                   const SatDimacs *formula)
{
  gboolean outside = session->options->solver != NULL;
  g_autoptr (SatModel) model = NULL;
  g_autoptr (GError) error = NULL;

  tell_warnings (session, formula);
  model = outside ? solve_outside (session, formula, &error)
                  : solve_inside (session, formula, &error);
  if (model == NULL)
    return cli_session_fail (session, name, error);
  if (sat_model_get_status (model) == SAT_STATUS_UNSATISFIABLE && outside)
    return report_unsatisfiable (session, name, formula, model);
  if (sat_model_has_literals (model) && !check_model (session, name, formula, model))
    return CLI_WRONG;
  return print_model (session, model);
}
