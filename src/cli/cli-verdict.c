/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The printed verdict on a puzzle, and satdoku-cli check: does it keep the rules, is there a
 * solution, is it unique? */

#include "satdoku-config.h"

#include "cli-verdict.h"

#include <words-trouble.h>

#include "cli-command.h"
#include "cli-puzzle-stream.h"

/* The words are not translated: scripts compare them. */
static const struct
{
  const char *word;
  CliStatus status;
} verdicts[] = {
  [SUDOKU_VERDICT_UNIQUE] = { "unique", CLI_YES },
  [SUDOKU_VERDICT_SEVERAL] = { "several solutions", CLI_NO },
  [SUDOKU_VERDICT_NO_SOLUTION] = { "no solution", CLI_NO },
  [SUDOKU_VERDICT_CONFLICT] = { "conflict", CLI_NO },
};

/**
 * cli_verdict_print:
 * @puzzle: a puzzle of the input
 * @verdict: (out): the verdict
 *
 * Prints in a word or two whether the rules are kept, and whether there is a solution and it is
 * unique; indented lines give the places of faults. Everything filled counts.
 *
 * Returns: the exit status
 */
CliStatus
cli_verdict_print (CliSession *session,
                   const CliPuzzle *puzzle,
                   SudokuVerdict *verdict)
{
  SudokuTask task;
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) text = NULL;
  CliStatus status;

  cli_session_get_task (session, &task);
  *verdict = sudoku_check (puzzle->grid, &task, NULL, NULL, &error);
  if (error != NULL)
    return cli_session_fail (session, puzzle->place, error);
  if (*verdict == SUDOKU_VERDICT_UNKNOWN)
    return cli_session_give_up (session, puzzle->place);

  text = g_string_new (verdicts[*verdict].word);
  g_string_append_c (text, '\n');
  if (*verdict == SUDOKU_VERDICT_CONFLICT || *verdict == SUDOKU_VERDICT_NO_SOLUTION)
    {
      g_autoptr (GPtrArray) details = words_no_solution (puzzle->grid);

      for (guint i = 0; i < details->len; i++)
        g_string_append_printf (text, "  %s\n", (const char *)g_ptr_array_index (details, i));
    }
  status = cli_session_print (session, text->str);
  return MAX (status, verdicts[*verdict].status);
}

static CliStatus
check (CliSession *session,
       const CliPuzzle *puzzle)
{
  SudokuVerdict verdict = SUDOKU_VERDICT_UNKNOWN;

  return cli_verdict_print (session, puzzle, &verdict);
}

/* If there is a solution, only the word is printed. */
static gboolean
check_cells (CliSession *session,
             const CliCells *cells,
             CliStatus *status)
{
  SudokuSearchResult result;
  SudokuVerdict verdict;

  if (cells->search == NULL)
    return FALSE;
  verdict = sudoku_quick_search_judge (cells->search, cells->values, TRUE, NULL, &result);
  if (verdict != SUDOKU_VERDICT_UNIQUE && verdict != SUDOKU_VERDICT_SEVERAL)
    return FALSE;
  cli_session_print (session, verdict == SUDOKU_VERDICT_UNIQUE ? "unique\n"
                                                               : "several solutions\n");
  *status = verdicts[verdict].status;
  return TRUE;
}

CliStatus
cli_check (CliSession *session)
{
  static const CliPuzzleWork work = { .puzzle = check, .cells = check_cells };

  return cli_puzzle_stream_run (session, &work);
}
