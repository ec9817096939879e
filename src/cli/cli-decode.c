/* SPDX-License-Identifier: GPL-3.0-or-later */

/* satdoku-cli decode: what a SAT solver printed becomes a grid, once it is known to be right. */

#include "satdoku-config.h"

#include <glib/gi18n.h>
#include <sat-model.h>
#include <sat-packing.h>
#include <satdoku-words-trouble.h>
#include <sudoku-decode.h>

#include "cli-command.h"
#include "cli-io.h"
#include "cli-puzzles.h"

static SatModel *
read_model (CliSession *session,
            const char *name,
            GError **error)
{
  g_autoptr (GBytes) bytes = cli_io_load (session->options->model, session->cancellable, error);
  g_autoptr (GBytes) unpacked = NULL;
  gconstpointer data = NULL;
  gsize length = 0;

  if (bytes == NULL)
    return NULL;
  unpacked = sat_packing_unpack (name, bytes, SAT_UNPACKED_MAX, session->cancellable, error);
  if (unpacked == NULL)
    return NULL;
  data = g_bytes_get_data (unpacked, &length);
  return sat_model_read (name, data != NULL ? data : "", length, session->cancellable, error);
}

static CliStatus
reject (CliSession *session,
        const char *name,
        const SudokuCnf *cnf,
        const SatModel *model,
        const SudokuDecoding *decoding)
{
  const SudokuNumbering *numbering = NULL;
  g_autoptr (GPtrArray) sentences = NULL;
  g_autoptr (GError) error = NULL;
  SudokuTask task;

  cli_session_get_task (session, &task);
  numbering = sudoku_decode_guess_numbering (cnf, model, &task, &error);
  if (error != NULL)
    return cli_session_fail (session, name, error);
  if (numbering != NULL)
    {
      cli_session_tell (session, name,
                        _ ("the model is right, but in the numbering '%s': use --numbering %s"),
                        numbering->id, numbering->id);
      return CLI_NO;
    }
  cli_session_tell (session, name, "%s", _ ("the model is no solution of the puzzle"));
  sentences = satdoku_words_decoding (cnf, decoding);
  for (guint i = 0; i < sentences->len; i++)
    cli_session_tell (session, name, "%s", (const char *)g_ptr_array_index (sentences, i));
  return CLI_NO;
}

static CliStatus
report (CliSession *session,
        const char *name,
        const CliPuzzle *puzzle,
        const SudokuCnf *cnf,
        const SatModel *model)
{
  g_autoptr (SudokuDecoding) decoding = NULL;
  g_autoptr (GError) error = NULL;
  SudokuTask task;

  cli_session_get_task (session, &task);
  decoding = sudoku_decode (cnf, model, &task, &error);
  if (decoding == NULL)
    return cli_session_fail (session, name, error);
  switch (decoding->status)
    {
    case SUDOKU_DECODE_OK:
      return cli_session_print_grid (session, decoding->grid, puzzle->format, puzzle->place);
    case SUDOKU_DECODE_NO_MODEL:
      cli_session_tell (session, name, "%s",
                        _ ("the solver says that there is a solution, but not which one"));
      return CLI_NO;
    case SUDOKU_DECODE_UNSATISFIABLE:
      cli_session_tell (session, name, "%s", _ ("the solver says that there is no solution"));
      return CLI_NO;
    case SUDOKU_DECODE_UNKNOWN:
      cli_session_tell (session, name, "%s", _ ("the solver gave up"));
      return CLI_GAVE_UP;
    case SUDOKU_DECODE_VIOLATED:
    default:
      return reject (session, name, cnf, model, decoding);
    }
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
