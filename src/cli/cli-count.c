/* SPDX-License-Identifier: GPL-3.0-or-later */

/* satdoku-cli count: how many solutions. */

#include "satdoku-config.h"

#include <glib/gi18n.h>
#include <sudoku-cnf.h>
#include <sudoku-solve.h>

#include "cli-command.h"
#include "cli-core.h"
#include "cli-puzzle-stream.h"

static CliStatus
print_number (CliSession *session,
              guint64 n_solutions)
{
  g_autofree char *text = g_strdup_printf ("%" G_GUINT64_FORMAT "\n", n_solutions);
  CliStatus status = cli_session_print (session, text);

  return MAX (status, n_solutions > 0 ? CLI_YES : CLI_NO);
}

static gboolean
count_cells (CliSession *session,
             const CliCells *cells,
             CliStatus *status)
{
  SudokuSearchResult result;
  SudokuTask task;
  SudokuTaskRun run;

  if (cells->search == NULL || session->options->solver != NULL)
    return FALSE;
  cli_session_get_task (session, &task);
  sudoku_task_run_init (&run, &task);
  if (!sudoku_quick_search_count (cells->search, cells->values, session->options->limit, &run,
                                  &result) ||
      !result.complete)
    return FALSE;
  *status = print_number (session, result.n_found);
  return TRUE;
}

/* Names in own clauses are variables without a cell: a counter is told that only those of cells
 * count, and the user that not every counter obeys. NULL without names. */
static char *
make_head (CliSession *session,
           const CliPuzzle *puzzle)
{
  const SudokuGeometry *geometry = sudoku_grid_get_geometry (puzzle->grid);
  const SudokuOwnClauses *said = sudoku_groups_get_own (sudoku_geometry_get_groups (geometry));
  guint side = sudoku_grid_get_side (puzzle->grid);
  g_autoptr (SatCounting) counting = NULL;

  if (said == NULL || sudoku_own_get_n_names (sudoku_own_clauses_get_own (said)) == 0)
    return NULL;
  cli_session_tell (session, puzzle->place, "%s",
                    _ ("names in your own clauses are variables, too: a counter that ignores “c p "
                       "show” counts their values as well"));
  counting = sat_counting_new ();
  counting->shown = g_array_new (FALSE, FALSE, sizeof (int));
  for (int variable = 1; variable <= (int)(side * side * side); variable++)
    g_array_append_val (counting->shown, variable);
  return sat_counting_write (counting);
}

/* A numbering without gaps: a counter considers what occurs in no clause as free. */
static CliStatus
count_outside (CliSession *session,
               const CliPuzzle *puzzle)
{
  g_autoptr (SudokuCnf) cnf = sudoku_cnf_new (puzzle->grid, sudoku_encoding_find ("full"),
                                              sudoku_numbering_find ("compact"));
  g_autofree char *head = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (SatFormula) formula = sudoku_cnf_make_formula (cnf, session->cancellable, &error);

  if (formula == NULL)
    return cli_session_fail (session, puzzle->place, error);
  head = make_head (session, puzzle);
  return cli_core_count_outside (session, puzzle->place, formula, head);
}

static CliStatus
count (CliSession *session,
       const CliPuzzle *puzzle)
{
  SudokuTask task;
  g_autoptr (GError) error = NULL;
  guint64 n_solutions = 0;
  gboolean complete = FALSE;

  if (session->options->solver != NULL)
    return count_outside (session, puzzle);
  cli_session_get_task (session, &task);
  if (!sudoku_count (puzzle->grid, session->options->limit, &task, &n_solutions, &complete, &error))
    return cli_session_fail (session, puzzle->place, error);
  if (!complete)
    return cli_session_give_up (session, puzzle->place);
  return print_number (session, n_solutions);
}

CliStatus
cli_count (CliSession *session)
{
  static const CliPuzzleWork work = {
    .puzzle = count,
    .cells = count_cells,
    .formula = cli_core_count,
  };

  return cli_puzzle_stream_run (session, &work);
}
