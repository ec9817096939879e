/* SPDX-License-Identifier: GPL-3.0-or-later */

/* satdoku-cli latin: a Latin square that satisfies laws, as a formula or solved. */

#include "satdoku-config.h"

#include <glib/gi18n.h>
#include <string.h>
#include <sudoku-solve.h>

#include "cli-command.h"
#include "cli-encode.h"

/* Renaming the elements must not change the problem: where x·x = x, all are alike. */
static gboolean
check_symmetry (CliSession *session)
{
  const GPtrArray *rules = session->options->rules;
  gboolean broken = FALSE, idempotent = FALSE;

  for (guint i = 0; rules != NULL && i + 1 < rules->len; i++)
    {
      broken |= g_str_equal (rules->pdata[i], "break-symmetry");
      idempotent |= g_str_equal (rules->pdata[i], "idempotent");
    }
  if (!broken || idempotent)
    return TRUE;
  cli_session_tell (session, NULL, "%s", _ ("--break-symmetry needs --idempotent"));
  return FALSE;
}

static SudokuGrid *
make_grid (CliSession *session,
           GError **error)
{
  SudokuShapeHint shape = session->options->shape;
  g_autoptr (SudokuGeometry) geometry = NULL;
  guint64 side = 0;

  if (!g_ascii_string_to_unsigned (session->file, 10, SUDOKU_SIDE_MIN, SUDOKU_SIDE_MAX, &side,
                                   NULL))
    {
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                   _ ("'%s' is not a whole number between %u and %u"), session->file,
                   SUDOKU_SIDE_MIN, SUDOKU_SIDE_MAX);
      return NULL;
    }
  shape.no_boxes = TRUE;
  geometry = sudoku_shape_hint_complete (&shape, "latin", (guint)side, error);
  return geometry != NULL ? sudoku_grid_new (geometry) : NULL;
}

static CliStatus
print_square (CliSession *session,
              const SudokuGrid *square)
{
  g_autoptr (SudokuDocument) document = sudoku_document_new (square);

  return cli_session_print_document (session, document, sudoku_format_find ("rows"), "latin");
}

static CliStatus
solve (CliSession *session,
       const SudokuGrid *grid)
{
  g_autoptr (SudokuGrid) square = NULL;
  g_autoptr (GError) error = NULL;
  SudokuVerdict verdict;
  CliStatus status;
  SudokuTask task;

  cli_session_get_task (session, &task);
  verdict = sudoku_solve (grid, &task, &square, NULL, &error);
  if (error != NULL)
    return cli_session_fail (session, "latin", error);
  if (square != NULL)
    return print_square (session, square);
  if (verdict == SUDOKU_VERDICT_UNKNOWN)
    return cli_session_give_up (session, "latin");
  status = cli_session_print (session, "no square\n");
  return MAX (status, CLI_NO);
}

CliStatus
cli_latin (CliSession *session)
{
  const CliOptions *options = session->options;
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuGrid) grid = NULL;
  g_autoptr (SudokuCnf) cnf = NULL;
  CliStatus status = CLI_YES;

  if (!check_symmetry (session))
    return CLI_BAD;
  grid = make_grid (session, &error);
  if (grid == NULL)
    return cli_session_fail (session, NULL, error);
  if (!options->solve || options->output != NULL)
    {
      cnf = sudoku_cnf_new_reduced (grid, options->encoding,
                                    options->numbering != NULL ? options->numbering
                                                               : sudoku_numbering_find ("latin"),
                                    options->reduction);
      status = cli_encode_write (session, cnf, options->output);
    }
  return status == CLI_YES && options->solve ? solve (session, grid) : status;
}
