/* SPDX-License-Identifier: GPL-3.0-or-later */

/* satdoku-cli encode: puzzles as DIMACS CNF, each in a file of its own. */

#include "satdoku-config.h"

#include "cli-encode.h"

#include <glib/gi18n.h>
#include <sat-dimacs.h>
#include <sat-file-writer.h>
#include <string.h>
#include <sudoku-names.h>
#include <sudoku-origin.h>
#include <words-trouble.h>

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
  g_autofree char *origin = NULL;
  SudokuTask task;

  cli_session_get_task (session, &task);
  if (session->options->names && !sudoku_names_write (cnf, stream, session->cancellable, error))
    return FALSE;
  writer = sat_dimacs_writer_new (stream,
                                  sudoku_cnf_get_n_variables (cnf),
                                  sudoku_cnf_get_n_clauses (cnf),
                                  session->cancellable);
  if (!sudoku_cnf_stream (cnf, sat_dimacs_writer_get_sink (writer), &task, error))
    return FALSE;
  if (!sat_dimacs_writer_finish (writer, error))
    return FALSE;
  origin = sudoku_origin_write (cnf);
  return g_output_stream_write_all (stream, origin, strlen (origin), NULL, session->cancellable,
                                    error);
}

/**
 * cli_encode_write:
 * @path: (nullable): where to write; %NULL or "-": standard output
 *
 * Writes a whole formula, or leaves the file as it was.
 *
 * Returns: %CLI_YES, or the status of an error, which has been reported
 */
CliStatus
cli_encode_write (CliSession *session,
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

/* Removes the suffix of compression, and that of the format: a dot at the beginning of a name
 * belongs to the name. */
static char *
strip_endings (const char *path)
{
  static const char *const packed[] = { ".gz", ".xz", ".bz2", ".zip" };
  char *name = g_strdup (path);
  const char *base = strrchr (name, '/');
  char *dot = NULL;

  base = base != NULL ? base + 1 : name;
  for (gsize i = 0; i < G_N_ELEMENTS (packed); i++)
    if (g_str_has_suffix (base, packed[i]) && strlen (base) > strlen (packed[i]))
      {
        name[strlen (name) - strlen (packed[i])] = '\0';
        break;
      }
  dot = strrchr (base, '.');
  if (dot != NULL && dot > base)
    *dot = '\0';
  return name;
}

/* NAME.cnf beside the file; NULL: standard output. */
static char *
get_output (const CliSession *session,
            const char *file)
{
  g_autofree char *name = NULL;

  if (session->options->output != NULL)
    return g_strdup (session->options->output);
  if (g_str_equal (file, "-"))
    return NULL;
  name = strip_endings (file);
  return g_strconcat (name, ".cnf", NULL);
}

/* Two formulas of one run would overwrite each other, whatever is allowed for existing files:
 * nothing is written then. */
static CliStatus
check_outputs (CliSession *session,
               char **files)
{
  g_autoptr (GHashTable) takers = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; files[i] != NULL; i++)
    {
      g_autofree char *output = get_output (session, files[i]);
      g_autofree char *path = output != NULL ? g_canonicalize_filename (output, NULL) : NULL;
      const char *taker = path != NULL ? g_hash_table_lookup (takers, path) : NULL;
      g_autofree char *name = NULL;
      g_autofree char *first = NULL;
      g_autofree char *second = NULL;

      if (taker != NULL)
        {
          name = cli_io_get_output_name (output);
          first = cli_io_get_name (taker);
          second = cli_io_get_name (files[i]);
          /* Translators: both are names of files. */
          cli_session_tell (session, name,
                            _ ("both “%s” and “%s” would be written to this file; encode one of "
                               "them separately, with -o OUT"),
                            first, second);
          return CLI_BAD;
        }
      if (path != NULL)
        g_hash_table_insert (takers, g_steal_pointer (&path), files[i]);
    }
  return CLI_YES;
}

/* A file that the user has not named is overwritten only if that is allowed, and the puzzle itself
 * never. */
static CliStatus
check_output (CliSession *session,
              const char *output)
{
  g_autofree char *name = NULL;

  if (output == NULL || !g_file_test (output, G_FILE_TEST_EXISTS))
    return CLI_YES;
  name = cli_io_get_output_name (output);
  if (cli_io_is_input (output, session->file))
    cli_session_tell (session, name, "%s", _ ("this would overwrite the puzzle; choose another "
                                              "name with -o"));
  else if (session->options->output == NULL && !session->options->force)
    cli_session_tell (session, name, "%s",
                      _ ("this file already exists; use --force to overwrite it"));
  else
    return CLI_YES;
  return CLI_BAD;
}

/* A formula in which the givens leave an empty clause is not written: the reason says more. */
static CliStatus
check_dead_end (CliSession *session,
                const SudokuCnf *cnf)
{
  const SudokuDeadEnd *dead_end = sudoku_cnf_get_dead_end (cnf);
  g_autofree char *name = NULL;
  g_autofree char *why = NULL;

  if (dead_end->kind == SUDOKU_DEAD_END_NONE)
    return CLI_YES;
  name = cli_io_get_name (session->file);
  why = words_dead_end (sudoku_grid_get_geometry (sudoku_cnf_get_grid (cnf)), dead_end);
  /* Translators: %s is a sentence such as "Row 1 has no place for 3". */
  cli_session_tell (session, name, _ ("unsolvable: %s"), why);
  return CLI_NO;
}

static CliStatus
encode (CliSession *session)
{
  const CliOptions *options = session->options;
  g_auto (CliPuzzle) puzzle = { 0 };
  g_autofree char *output = get_output (session, session->file);
  CliStatus status = check_output (session, output);
  g_autoptr (SudokuCnf) cnf = NULL;

  if (status == CLI_YES)
    status = cli_puzzles_read_one (session, &puzzle, NULL);
  if (status != CLI_YES)
    return status;
  cnf = sudoku_cnf_new_reduced (puzzle.grid, options->encoding,
                                options->numbering != NULL ? options->numbering
                                                           : sudoku_numbering_find ("original"),
                                options->reduction);
  status = check_dead_end (session, cnf);
  return status != CLI_YES ? status : cli_encode_write (session, cnf, output);
}

/**
 * cli_encode:
 *
 * Encodes each file. An unreadable file does not stop the others; two with the same output do.
 *
 * Returns: the exit status
 */
CliStatus
cli_encode (CliSession *session)
{
  char **files = session->options->arguments;
  CliStatus status = CLI_YES;

  if (session->options->output != NULL && files[1] != NULL)
    {
      cli_session_tell (session, NULL, "%s", _ ("-o can be used with one file only"));
      return CLI_BAD;
    }
  status = check_outputs (session, files);
  if (status != CLI_YES)
    return status;
  for (guint i = 0; files[i] != NULL && !session->closed && status != CLI_GAVE_UP; i++)
    {
      CliStatus result;

      session->file = files[i];
      result = encode (session);
      status = MAX (status, result);
      cli_session_end_file (session);
    }
  return status;
}
