/* SPDX-License-Identifier: GPL-3.0-or-later */

/* satdoku-cli encode: one puzzle as DIMACS CNF. */

#include "satdoku-config.h"

#include <sat-compression.h>
#include <sat-dimacs.h>
#include <sudoku-cnf.h>

#include "cli-command.h"
#include "cli-io.h"
#include "cli-puzzles.h"

static gboolean
write_formula (CliSession *session,
               const SudokuCnf *cnf,
               GOutputStream *stream,
               GError **error)
{
  g_autoptr (SatDimacsWriter) writer = NULL;
  SudokuTask task;

  cli_session_get_task (session, &task);
  writer = sat_dimacs_writer_new (stream,
                                  sudoku_cnf_get_n_variables (cnf),
                                  sudoku_cnf_get_n_clauses (cnf),
                                  session->cancellable);
  if (!sudoku_cnf_stream (cnf, sat_dimacs_writer_get_sink (writer), &task, error))
    return FALSE;
  return sat_dimacs_writer_finish (writer, error);
}

/* A stream of its own keeps the last of the compressed bytes until it is closed. */
static gboolean
end_packing (GOutputStream *stream,
             CliOutput *output,
             GError **error)
{
  if (stream == cli_output_get_stream (output))
    return TRUE;
  return g_output_stream_close (stream, NULL, error);
}

/**
 * cli_encode:
 * @session: the run
 *
 * Returns: the exit status
 */
CliStatus
cli_encode (CliSession *session)
{
  const CliOptions *options = session->options;
  g_auto (CliPuzzle) puzzle = { 0 };
  CliStatus status = cli_puzzles_read_one (session, &puzzle);
  g_autoptr (SudokuCnf) cnf = NULL;
  g_autoptr (CliOutput) output = NULL;
  g_autoptr (GOutputStream) stream = NULL;
  g_autoptr (GError) error = NULL;

  if (status != CLI_YES)
    return status;
  cnf = sudoku_cnf_new (puzzle.grid, options->encoding, options->numbering);
  output = cli_output_new (options->output, &error);
  if (output == NULL)
    return cli_session_fail (session, NULL, error);
  stream = sat_compression_wrap (cli_output_get_stream (output),
                                 options->output != NULL ? options->output : "-");
  if (write_formula (session, cnf, stream, &error) && end_packing (stream, output, &error))
    cli_output_commit (output, &error);
  if (error != NULL)
    return cli_session_fail (session, options->output, error);
  return CLI_YES;
}
