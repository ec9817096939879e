/* SPDX-License-Identifier: GPL-3.0-or-later */

/* satdoku-cli encode: one puzzle as DIMACS CNF. */

#include "satdoku-config.h"

#include <sat-dimacs.h>
#include <sat-file-writer.h>
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
  CliStatus status = cli_puzzles_read_one (session, &puzzle, NULL);
  g_autoptr (SudokuCnf) cnf = NULL;
  g_autoptr (SatFileWriter) writer = NULL;
  g_autofree char *name = NULL;
  g_autoptr (GError) error = NULL;

  if (status != CLI_YES)
    return status;
  cnf = sudoku_cnf_new (puzzle.grid, options->encoding,
                        options->numbering != NULL ? options->numbering
                                                   : sudoku_numbering_find ("original"));
  name = cli_io_get_output_name (options->output);
  writer = sat_file_writer_new (options->output != NULL ? options->output : "-",
                                SAT_FILE_PACK | SAT_FILE_SPECIAL, NULL, session->cancellable,
                                &error);
  if (writer == NULL ||
      !write_formula (session, cnf, sat_file_writer_get_stream (writer), &error) ||
      !sat_file_writer_commit (writer, NULL, &error))
    return cli_session_fail (session, name, error);
  return CLI_YES;
}
