/* SPDX-License-Identifier: GPL-3.0-or-later */

/* satdoku-cli solve: a solution of each puzzle, by the built-in engine or an external SAT
 * solver. */

#include "satdoku-config.h"

#include <glib/gi18n.h>
#include <sat-process.h>
#include <sudoku-examine.h>
#include <sudoku-partial.h>
#include <sudoku-solve.h>
#include <words-conflict-set.h>
#include <words-solver.h>
#include <words-trouble.h>

#include "cli-command.h"
#include "cli-formula.h"
#include "cli-puzzle-stream.h"

static void
tell_partial (CliSession *session,
              const CliPuzzle *puzzle,
              const SudokuPartial *partial)
{
  g_autofree char *filled = words_partial (partial);
  g_autofree char *dropped = words_partial_dropped (partial);

  if (dropped != NULL)
    cli_session_tell (session, puzzle->place, "%s", dropped);
  cli_session_tell (session, puzzle->place, "%s", filled);
}

/* As far as possible. */
static CliStatus
print_partial (CliSession *session,
               const CliPuzzle *puzzle)
{
  g_autoptr (SudokuPartial) partial = NULL;
  g_autoptr (GError) error = NULL;
  SudokuTask task;
  CliStatus status;

  cli_session_get_task (session, &task);
  partial = sudoku_partial_find (puzzle->grid, &task, &error);
  if (partial == NULL)
    return cli_session_fail (session, puzzle->place, error);
  tell_partial (session, puzzle, partial);
  status = cli_puzzle_print_solution (puzzle, session, partial->grid);
  return MAX (status, CLI_NO);
}

/* The program that uses this format printed statistics, and "No solution!" with the puzzle. */
static gboolean
is_of_commas (const CliPuzzle *puzzle)
{
  return g_str_equal (puzzle->format->id, "commas");
}

static CliStatus
print_no_solution (CliSession *session,
                   const CliPuzzle *puzzle)
{
  CliStatus status = cli_session_print (session, "No solution!\n");
  CliStatus printed = session->closed ? CLI_YES
                                      : cli_puzzle_print_solution (puzzle, session, puzzle->grid);

  return MAX (status, printed);
}

static CliStatus
tell_no_solution (CliSession *session,
                  const CliPuzzle *puzzle)
{
  g_autoptr (GPtrArray) details = words_no_solution (puzzle->grid);
  CliStatus status = CLI_YES;

  if (details->len == 0)
    cli_session_tell (session, puzzle->place, "%s", _ ("no solution"));
  for (guint i = 0; i < details->len; i++)
    /* Translators: %s says why: "5 appears twice in row 3: columns 1 and 4". */
    cli_session_tell (session, puzzle->place, _ ("no solution: %s"),
                      (const char *)g_ptr_array_index (details, i));
  if (is_of_commas (puzzle))
    status = print_no_solution (session, puzzle);
  else
    cli_puzzle_tell (puzzle, session);
  if (session->options->partial)
    {
      CliStatus partial = print_partial (session, puzzle);

      status = MAX (status, partial);
    }
  return MAX (status, CLI_NO);
}

/* The formula is that of the puzzle, even where it was solved without. */
static void
tell_total (CliSession *session,
            const CliPuzzle *puzzle,
            gint64 start)
{
  g_autoptr (SudokuCnf) cnf = sudoku_cnf_new (puzzle->grid,
                                              sudoku_encoding_find ("full"),
                                              sudoku_numbering_find ("original"));
  g_autofree char *clauses = NULL;

  clauses = g_strdup_printf ("%" G_GUINT64_FORMAT, sudoku_cnf_get_n_clauses (cnf));
  cli_session_tell (session, puzzle->place, _ ("Formula: %d variables, %s clauses"),
                    sudoku_cnf_get_n_variables (cnf), clauses);
  cli_session_tell (session, puzzle->place, _ ("Total: %.6f s"),
                    (double)(g_get_monotonic_time () - start) / G_USEC_PER_SEC);
}

static void
tell_stats (CliSession *session,
            const CliPuzzle *puzzle,
            const SudokuSolveStats *stats)
{
  g_autoptr (GPtrArray) facts = words_solve_stats (stats, FALSE);

  for (guint i = 0; i < facts->len; i++)
    {
      const WordsFact *fact = g_ptr_array_index (facts, i);

      /* Translators: a fact about the solver, such as "Clauses: 120". */
      cli_session_tell (session, puzzle->place, _ ("%s: %s"), fact->name, fact->value);
    }
}

static CliStatus
solve_inside (CliSession *session,
              const CliPuzzle *puzzle)
{
  g_autoptr (SudokuGrid) solution = NULL;
  SudokuSolveStats stats = { 0 };
  gint64 start = g_get_monotonic_time ();
  g_autoptr (GError) error = NULL;
  SudokuVerdict verdict;
  SudokuTask task;

  cli_session_get_task (session, &task);
  verdict = sudoku_solve (puzzle->grid, &task, &solution, &stats, &error);
  if (session->options->stats || is_of_commas (puzzle))
    {
      tell_stats (session, puzzle, &stats);
      tell_total (session, puzzle, start);
    }
  if (error != NULL)
    return cli_session_fail (session, puzzle->place, error);
  if (verdict == SUDOKU_VERDICT_UNKNOWN)
    return cli_session_give_up (session, puzzle->place);
  if (solution == NULL)
    return tell_no_solution (session, puzzle);
  return cli_puzzle_print_solution (puzzle, session, solution);
}

static gboolean
solve_cells (CliSession *session,
             const CliCells *cells,
             CliStatus *status)
{
  const CliOptions *options = session->options;
  SudokuSearchResult result;

  if (cells->search == NULL || options->stats || options->partial ||
      (options->to != NULL && options->to != cells->format))
    return FALSE;
  sudoku_quick_search_judge (cells->search, cells->values, FALSE, NULL, &result);
  if (result.n_found == 0)
    return FALSE;
  cli_session_print_cells (session, cells->format,
                           sudoku_quick_search_get_solution (cells->search), cells->n_cells);
  *status = CLI_YES;
  return TRUE;
}

static gboolean
stream_cb (SatSink *sink,
           gpointer user_data,
           GCancellable *cancellable,
           GError **error)
{
  const SudokuTask task = { .cancellable = cancellable };

  return sudoku_cnf_stream (user_data, sink, &task, error);
}

/* A solver that wrongly claims that there is no solution is caught by our own. */
static CliStatus
report_unsatisfiable (CliSession *session,
                      const CliPuzzle *puzzle,
                      const SudokuExamination *examination)
{
  if (examination->solution != NULL)
    {
      cli_session_tell (session, puzzle->place, "%s",
                        _ ("the solver is wrong: it reports no solution, but Satdoku found this "
                           "one"));
      cli_puzzle_print_solution (puzzle, session, examination->solution);
      return CLI_WRONG;
    }
  if (examination->verdict != SUDOKU_VERDICT_UNKNOWN)
    return tell_no_solution (session, puzzle);
  cli_session_tell (session, puzzle->place, "%s",
                    _ ("the solver reports no solution; checking this would take too long"));
  return CLI_NO;
}

static CliStatus
report_violated (CliSession *session,
                 const CliPuzzle *puzzle,
                 const SudokuCnf *cnf,
                 const SudokuDecoding *decoding)
{
  g_autoptr (GPtrArray) sentences = words_decoding (cnf, decoding);

  for (guint i = 0; i < sentences->len; i++)
    /* Translators: %s says what is wrong: "it gives no value for row 1 column 2". */
    cli_session_tell (session, puzzle->place, _ ("the solver's model is wrong: %s"),
                      (const char *)g_ptr_array_index (sentences, i));
  return CLI_WRONG;
}

static CliStatus
report_answer (CliSession *session,
               const CliPuzzle *puzzle,
               const SudokuCnf *cnf,
               const SudokuExamination *examination)
{
  const SudokuDecoding *decoding = examination->decoding;

  switch (decoding->status)
    {
    case SUDOKU_DECODE_OK:
      return cli_puzzle_print_solution (puzzle, session, decoding->grid);
    case SUDOKU_DECODE_UNSATISFIABLE:
      return report_unsatisfiable (session, puzzle, examination);
    case SUDOKU_DECODE_UNKNOWN:
      cli_session_tell (session, puzzle->place, "%s",
                        _ ("the solver gave up: it reports that the answer is unknown"));
      return CLI_GAVE_UP;
    case SUDOKU_DECODE_NO_MODEL:
      cli_session_tell (session, puzzle->place, "%s",
                        _ ("the solver reports a solution, but does not print it"));
      return CLI_BAD;
    case SUDOKU_DECODE_VIOLATED:
    default:
      return report_violated (session, puzzle, cnf, decoding);
    }
}

static SatModel *
run_solver (CliSession *session,
            SudokuCnf *cnf,
            SatProcessReport *report,
            GError **error)
{
  const CliOptions *options = session->options;

  return sat_process_solve (&(SatProcessJob){ .command = options->solver,
                                              .n_variables = sudoku_cnf_get_n_variables (cnf),
                                              .n_clauses = sudoku_cnf_get_n_clauses (cnf),
                                              .stream = stream_cb,
                                              .stream_data = cnf,
                                              .limits = { .time = options->time_limit } },
                            report, session->cancellable, error);
}

static void
tell_outside_stats (CliSession *session,
                    const CliPuzzle *puzzle,
                    const SudokuCnf *cnf,
                    double seconds)
{
  g_autofree char *clauses = NULL;

  clauses = g_strdup_printf ("%" G_GUINT64_FORMAT, sudoku_cnf_get_n_clauses (cnf));
  cli_session_tell (session, puzzle->place,
                    _ ("variables: %d, clauses: %s, engine: %s, seconds: %.6f"),
                    sudoku_cnf_get_n_variables (cnf), clauses, session->options->solver, seconds);
}

static CliStatus
solve_outside (CliSession *session,
               const CliPuzzle *puzzle)
{
  g_autoptr (SudokuCnf) cnf = sudoku_cnf_new (puzzle->grid,
                                              sudoku_encoding_find ("full"),
                                              sudoku_numbering_find ("compact"));
  gint64 start = g_get_monotonic_time ();
  g_autoptr (SatModel) model = NULL;
  g_autoptr (SudokuExamination) examination = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (SatProcessReport) report = { 0 };
  SudokuTask task;

  model = run_solver (session, cnf, &report, &error);
  if (model == NULL)
    return cli_session_fail (session, puzzle->place, error);
  if (session->options->stats || is_of_commas (puzzle))
    tell_outside_stats (session, puzzle, cnf,
                        (double)(g_get_monotonic_time () - start) / G_USEC_PER_SEC);
  if (report.timed_out)
    return cli_session_give_up (session, puzzle->place);
  cli_session_get_task (session, &task);
  examination = sudoku_examine (cnf, model, SUDOKU_VERDICT_UNKNOWN, &task, &error);
  if (examination == NULL)
    return cli_session_fail (session, puzzle->place, error);
  return report_answer (session, puzzle, cnf, examination);
}

CliStatus
cli_solve (CliSession *session)
{
  static const CliPuzzleWork inside = {
    .puzzle = solve_inside,
    .cells = solve_cells,
    .formula = cli_formula_solve,
  };
  static const CliPuzzleWork outside = { .puzzle = solve_outside, .formula = cli_formula_solve };

  return cli_puzzle_stream_run (session, session->options->solver != NULL ? &outside : &inside);
}
