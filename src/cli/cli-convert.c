/* SPDX-License-Identifier: GPL-3.0-or-later */

/* satdoku-cli convert: the same puzzles in another format. */

#include "satdoku-config.h"

#include <glib/gi18n.h>

#include "cli-command.h"
#include "cli-puzzles.h"

static CliStatus
convert (CliSession *session,
         const CliPuzzle *puzzle)
{
  return cli_session_print_document (session, puzzle->document, NULL, puzzle->place);
}

/**
 * cli_convert:
 * @session: the run
 *
 * Returns: the exit status
 */
CliStatus
cli_convert (CliSession *session)
{
  if (session->options->to == NULL)
    {
      cli_session_tell (session, NULL, "%s", _ ("'convert' needs --to FORMAT"));
      return CLI_BAD;
    }
  return cli_puzzles_run (session, convert, NULL);
}
