/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes the formula of a puzzle as DIMACS CNF to a file or standard output. */

#include "satdoku-config.h"

#include "cli-formula-file.h"

#include <sat-dimacs.h>
#include <sat-file-writer.h>

#include "cli-io.h"

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
 * cli_formula_file_write:
 * @session: the run
 * @cnf: a formula
 * @path: (nullable): where it goes; %NULL or "-": standard output
 *
 * Writes all of it, or leaves the file as it was.
 *
 * Returns: %CLI_YES, or the status of what was wrong, which has been reported
 */
CliStatus
cli_formula_file_write (CliSession *session,
                        const SudokuCnf *cnf,
                        const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *name = cli_io_get_output_name (path);
  g_autoptr (SatFileWriter) writer =
    sat_file_writer_new (path != NULL ? path : "-", SAT_FILE_PACK | SAT_FILE_SPECIAL, NULL,
                         session->cancellable, &error);

  if (writer == NULL ||
      !write_formula (session, cnf, sat_file_writer_get_stream (writer), &error) ||
      !sat_file_writer_commit (writer, NULL, &error))
    return cli_session_fail (session, name, error);
  return CLI_YES;
}
