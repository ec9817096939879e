/* SPDX-License-Identifier: GPL-3.0-or-later */

/* satdoku-cli decode: what a SAT solver printed becomes a grid, once it is known to be right. */

#include "satdoku-config.h"

#include <glib/gi18n.h>
#include <sat-model.h>
#include <words-answer.h>

#include "cli-command.h"
#include "cli-io.h"
#include "cli-puzzles.h"

static SatModel *
read_model (CliSession *session,
            const char *name,
            GError **error)
{
  g_autoptr (GBytes) bytes = cli_io_load (session->options->model, session->cancellable, error);
  gconstpointer data = NULL;
  gsize length = 0;

  if (bytes == NULL)
    return NULL;
  data = g_bytes_get_data (bytes, &length);
  return sat_model_read (name, data != NULL ? data : "", length, session->cancellable, error);
}

/* By SudokuDecodeStatus; what is right is printed. */
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

/**
 * cli_decode:
 * @session: the run
 *
 * Returns: the exit status
 */
CliStatus
cli_decode (CliSession *session)
{
  const CliOptions *options = session->options;
  g_auto (CliPuzzle) puzzle = { 0 };
  g_autoptr (SudokuCnf) cnf = NULL;
  g_autoptr (SatModel) model = NULL;
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
  status = cli_puzzles_read_one (session, &puzzle);
  if (status != CLI_YES)
    return status;
  name = cli_io_get_name (options->model);
  model = read_model (session, name, &error);
  if (model == NULL)
    return cli_session_fail (session, NULL, error);
  cnf = sudoku_cnf_new (puzzle.grid, options->encoding, options->numbering);
  return report (session, name, &puzzle, cnf, model);
}
