/* SPDX-License-Identifier: GPL-3.0-or-later */

/* satdoku-cli count: how many solutions. */

#include "satdoku-config.h"

#include <glib/gi18n.h>
#include <sudoku-cnf.h>
#include <sudoku-solve.h>

#include "cli-command.h"
#include "cli-core.h"
#include "cli-puzzles.h"

/* A numbering without gaps: a counter takes what occurs in no clause for free. */
static CliStatus
count_outside (CliSession *session,
               const CliPuzzle *puzzle)
{
  g_autoptr (SudokuCnf) cnf = sudoku_cnf_new (puzzle->grid, sudoku_encoding_find ("full"),
                                              sudoku_numbering_find ("compact"));
  g_autoptr (GError) error = NULL;
  g_autoptr (SatFormula) formula = sudoku_cnf_make_formula (cnf, session->cancellable, &error);

  if (formula == NULL)
    return cli_session_fail (session, puzzle->place, error);
  return cli_core_count_outside (session, puzzle->place, formula);
}

static CliStatus
count (CliSession *session,
       const CliPuzzle *puzzle)
{
  SudokuTask task;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  guint64 n_solutions = 0;
  gboolean complete = FALSE;
  CliStatus status;

  if (session->options->solver != NULL)
    return count_outside (session, puzzle);
  cli_session_get_task (session, &task);
  if (!sudoku_count (puzzle->grid, session->options->limit, &task, &n_solutions, &complete, &error))
    return cli_session_fail (session, puzzle->place, error);
  if (!complete)
    return cli_session_give_up (session, puzzle->place);
  text = g_strdup_printf ("%" G_GUINT64_FORMAT "\n", n_solutions);
  status = cli_session_print (session, text);
  return MAX (status, n_solutions > 0 ? CLI_YES : CLI_NO);
}

/**
 * cli_count:
 * @session: the run
 *
 * Returns: the exit status
 */
CliStatus
cli_count (CliSession *session)
{
  return cli_puzzles_run (session, count, cli_core_count);
}
