/* SPDX-License-Identifier: GPL-3.0-or-later */

/* satdoku-cli worksheet and check-worksheet: tasks for a class, and verdicts on their answers. */

#include "satdoku-config.h"

#include <glib/gi18n.h>
#include <sat-file-writer.h>
#include <string.h>
#include <sudoku-worksheet-check.h>
#include <words-worksheet.h>

#include "cli-command.h"
#include "cli-io.h"
#include "cli-topic.h"

#define SIDE 4

/* The requested boxes, or the usual ones of the side. */
static gboolean
choose_boxes (const CliOptions *options,
              SudokuWorksheetSpec *spec,
              GError **error)
{
  SudokuShapeHint shape = options->shape;
  guint side = shape.box_rows != 0  ? shape.box_rows * shape.box_columns
               : options->size != 0 ? options->size
                                    : SIDE;
  g_autoptr (SudokuGeometry) geometry =
    sudoku_shape_hint_complete (&shape, "worksheet", side, error);

  if (geometry == NULL)
    return FALSE;
  spec->box_rows = sudoku_geometry_get_box_rows (geometry);
  spec->box_columns = sudoku_geometry_get_box_columns (geometry);
  if (spec->box_rows * spec->box_columns == side && side >= SIDE &&
      side <= SUDOKU_WORKSHEET_SIDE_MAX)
    return TRUE;
  g_set_error_literal (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                       _ ("a worksheet has a board of 4, 6, 8 or 9 rows"));
  return FALSE;
}

static CliStatus
write_text (CliSession *session,
            const char *text)
{
  const char *path = session->options->output;
  g_autofree char *name = NULL;
  g_autoptr (SatFileWriter) writer = NULL;
  g_autoptr (GError) error = NULL;

  if (path == NULL || g_str_equal (path, "-"))
    return cli_session_print (session, text);
  name = cli_io_get_output_name (path);
  writer = sat_file_writer_new (path, SAT_FILE_PACK | SAT_FILE_SPECIAL, NULL, session->cancellable,
                                &error);
  if (writer == NULL ||
      !g_output_stream_write_all (sat_file_writer_get_stream (writer), text, strlen (text), NULL,
                                  session->cancellable, &error) ||
      !sat_file_writer_commit (writer, NULL, &error))
    return cli_session_fail (session, name, error);
  return CLI_YES;
}

CliStatus
cli_worksheet (CliSession *session)
{
  const CliOptions *options = session->options;
  SudokuWorksheetSpec spec = { .kind = sudoku_worksheet_kind_find (options->arguments[0]) };
  g_autoptr (SudokuWorksheet) worksheet = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  SudokuTask task;

  if (spec.kind == NULL)
    {
      g_autofree char *message =
        cli_topic_get_unknown_message (&cli_topic_worksheets, options->arguments[0]);

      cli_session_tell (session, NULL, "%s", message);
      return CLI_BAD;
    }
  spec.seed = options->has_seed ? options->seed : g_random_int ();
  if (spec.kind->has_board && !choose_boxes (options, &spec, &error))
    return cli_session_fail (session, NULL, error);
  cli_session_get_task (session, &task);
  worksheet = sudoku_worksheet_new (&spec, &task, &error);
  if (worksheet == NULL)
    return cli_session_fail (session, "worksheet", error);
  text = words_worksheet (worksheet, options->key);
  return write_text (session, text);
}

static CliStatus
print_verdict (CliSession *session,
               const SudokuWorksheet *worksheet,
               const SudokuWorksheetVerdict *verdict,
               const char *name)
{
  g_autoptr (GPtrArray) sentences = words_worksheet_verdict (worksheet, verdict);
  gboolean wrong = verdict->n_missing > 0 || verdict->n_excess > 0;
  CliStatus status = CLI_YES, result = verdict->right                 ? CLI_YES
                                       : verdict->unchecked && !wrong ? CLI_GAVE_UP
                                                                      : CLI_NO;

  for (guint i = 0; i < sentences->len && status == CLI_YES; i++)
    {
      g_autofree char *line = g_strdup_printf ("%s: %s\n", name, (char *)sentences->pdata[i]);

      status = cli_session_print (session, line);
    }
  return MAX (status, result);
}

CliStatus
cli_check_worksheet (CliSession *session)
{
  g_autofree char *name = cli_io_get_name (session->file);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = cli_io_load (session->file, session->cancellable, &error);
  g_autoptr (SudokuWorksheet) worksheet = NULL;
  g_autoptr (SudokuWorksheetVerdict) verdict = NULL;
  g_autofree char *text = NULL;
  SudokuWorksheetSpec spec;
  SudokuTask task;
  gsize length = 0;
  const char *data;

  if (bytes == NULL)
    return cli_session_fail (session, NULL, error);
  data = g_bytes_get_data (bytes, &length);
  /* Without bytes there is no data pointer. */
  text = length > 0 ? g_strndup (data, length) : g_strdup ("");
  cli_session_get_task (session, &task);
  if (sudoku_worksheet_find_spec (name, text, &spec, &error))
    worksheet = sudoku_worksheet_new (&spec, &task, &error);
  if (worksheet != NULL)
    verdict = sudoku_worksheet_check (worksheet, name, text, &task, &error);
  if (verdict == NULL)
    return cli_session_fail (session, NULL, error);
  return print_verdict (session, worksheet, verdict, name);
}
