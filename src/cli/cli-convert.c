/* SPDX-License-Identifier: GPL-3.0-or-later */

/* satdoku-cli convert: the same puzzles in another format. */

#include "satdoku-config.h"

#include <glib/gi18n.h>
#include <sudoku-canonical.h>

#include "cli-command.h"
#include "cli-puzzle-stream.h"

static CliStatus
print_canonical (CliSession *session,
                 const CliPuzzle *puzzle)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuGrid) grid = sudoku_canonical_new (puzzle->grid, &error);
  g_autoptr (SudokuDocument) document = NULL;

  if (grid == NULL)
    return cli_session_fail (session, puzzle->place, error);
  document = sudoku_document_new_filled (puzzle->document, grid);
  return cli_session_print_document (session, document, NULL, puzzle->place);
}

static CliStatus
convert (CliSession *session,
         const CliPuzzle *puzzle)
{
  if (session->options->canonical)
    return print_canonical (session, puzzle);
  return cli_session_print_document (session, puzzle->document, NULL, puzzle->place);
}

/* Rules may be lost, which is reported with the first puzzle. */
static gboolean
convert_cells (CliSession *session,
               const CliCells *cells,
               CliStatus *status)
{
  const CliOptions *options = session->options;

  if (options->canonical || options->to != cells->format || options->shape.rules != NULL)
    return FALSE;
  cli_session_print_cells (session, cells->format, cells->values, cells->n_cells);
  *status = CLI_YES;
  return TRUE;
}

CliStatus
cli_convert (CliSession *session)
{
  static const CliPuzzleWork work = { .puzzle = convert, .cells = convert_cells };

  session->options->rewrites = !session->options->canonical;
  if (session->options->to == NULL)
    {
      cli_session_tell (session, NULL, "%s", _ ("'convert' needs --to FORMAT"));
      return CLI_BAD;
    }
  return cli_puzzle_stream_run (session, &work);
}
