/* SPDX-License-Identifier: GPL-3.0-or-later */

/* satdoku-cli decode: turns the output of a SAT solver into a grid, once it is verified. */

#include "satdoku-config.h"

#include <glib/gi18n.h>
#include <sudoku-contents.h>
#include <words-answer.h>

#include "cli-command.h"
#include "cli-formula.h"
#include "cli-io.h"
#include "cli-puzzles.h"

/* (transfer full) (nullable): an answer; NULL with an error. */
static SudokuContents *
read_answer (CliSession *session,
             const char *name,
             GError **error)
{
  g_autoptr (GInputStream) input = cli_io_open (session->options->model, error);
  g_autoptr (SudokuContents) contents = NULL;

  if (input == NULL)
    return NULL;
  contents = sudoku_contents_load (name, input, session->cancellable, error);
  if (contents == NULL ||
      !sudoku_contents_read (contents, SUDOKU_CONTENTS_ANSWER, session->cancellable, error))
    return NULL;
  if (sudoku_contents_get_model (contents) != NULL)
    return g_steal_pointer (&contents);
  g_propagate_error (error, g_error_copy (sudoku_contents_get_error (contents)));
  return NULL;
}

/* By SudokuDecodeStatus; a right answer is printed. */
static const CliStatus statuses[] = {
  [SUDOKU_DECODE_OK] = CLI_YES,
  [SUDOKU_DECODE_NO_MODEL] = CLI_NO,
  [SUDOKU_DECODE_UNSATISFIABLE] = CLI_NO,
  [SUDOKU_DECODE_UNKNOWN] = CLI_GAVE_UP,
  [SUDOKU_DECODE_VIOLATED] = CLI_NO,
};

static CliStatus
report (CliSession *session,
        const char *name,
        const CliPuzzle *puzzle,
        const SudokuCnf *cnf,
        const SatModel *model)
{
  g_autoptr (SudokuExamination) examination = NULL;
  g_autoptr (GPtrArray) details = NULL;
  g_autofree char *verdict = NULL;
  g_autoptr (GError) error = NULL;
  SudokuTask task;

  cli_session_get_task (session, &task);
  examination = sudoku_examine (cnf, model, SUDOKU_VERDICT_UNKNOWN, &task, &error);
  if (examination == NULL)
    return cli_session_fail (session, name, error);
  if (examination->decoding->status == SUDOKU_DECODE_OK)
    return cli_puzzle_print_solution (puzzle, session, examination->decoding->grid);
  verdict = words_answer (cnf, examination);
  cli_session_tell (session, name, "%s", verdict);
  details = words_answer_details (cnf, examination);
  for (guint i = 0; i < details->len; i++)
    cli_session_tell (session, name, "%s", (const char *)g_ptr_array_index (details, i));
  if (examination->suspect == SUDOKU_SUSPECT_NUMBERING)
    cli_session_tell (session, name, _ ("use --numbering %s"), examination->numbering->id);
  return statuses[examination->decoding->status];
}

/* The answer to a formula that is no puzzle. */
static CliStatus
check_formula (CliSession *session,
               const char *formula_name,
               const SatFormula *formula)
{
  g_autofree char *name = cli_io_get_name (session->options->model);
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuContents) answer = read_answer (session, name, &error);

  if (answer == NULL)
    return cli_session_fail (session, NULL, error);
  return cli_formula_check (session, name, formula, sudoku_contents_get_model (answer));
}

CliStatus
cli_decode (CliSession *session)
{
  const CliOptions *options = session->options;
  g_auto (CliPuzzle) puzzle = { 0 };
  g_autoptr (SudokuCnf) cnf = NULL;
  g_autoptr (SudokuContents) answer = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;
  CliStatus status;

  if (options->model == NULL)
    {
      cli_session_tell (session, NULL, "%s", _ ("'decode' needs --model MODEL"));
      return CLI_BAD;
    }
  if (g_str_equal (options->model, "-") && g_str_equal (options->arguments[0], "-"))
    {
      cli_session_tell (session, NULL, "%s",
                        _ ("the puzzle and the model can't both come from standard input"));
      return CLI_BAD;
    }
  status = cli_puzzles_read_one (session, &puzzle, check_formula);
  if (status != CLI_YES || puzzle.document == NULL)
    return status;
  name = cli_io_get_name (options->model);
  answer = read_answer (session, name, &error);
  if (answer == NULL)
    return cli_session_fail (session, NULL, error);
  cnf = cli_puzzle_make_cnf (&puzzle, session);
  return report (session, name, &puzzle, cnf, sudoku_contents_get_model (answer));
}
