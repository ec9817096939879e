/* SPDX-License-Identifier: GPL-3.0-or-later */

/* satdoku-cli check: are the rules kept, is there a solution, is it the only one? */

#include "satdoku-config.h"

#include "cli-command.h"
#include "cli-puzzles.h"
#include "cli-verdict.h"

static CliStatus
check (CliSession *session,
       const CliPuzzle *puzzle)
{
  SudokuVerdict verdict = SUDOKU_VERDICT_UNKNOWN;

  return cli_verdict_print (session, puzzle, &verdict);
}

/**
 * cli_check:
 * @session: the run
 *
 * Returns: the exit status
 */
CliStatus
cli_check (CliSession *session)
{
  return cli_puzzles_run (session, check, NULL);
}
