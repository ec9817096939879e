/* SPDX-License-Identifier: GPL-3.0-or-later */

/* satdoku-cli lesson: a formula or puzzle to learn from. */

#include "satdoku-config.h"

#include <sudoku-lesson.h>

#include "cli-command.h"
#include "cli-topic.h"

CliStatus
cli_lesson (CliSession *session)
{
  const char *id = session->options->arguments[0];
  const SudokuLesson *lesson = sudoku_lesson_find (id);
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *text = NULL;
  gsize length = 0;
  const char *data;

  if (lesson == NULL)
    {
      g_autofree char *message = cli_topic_get_unknown_message (&cli_topic_lessons, id);

      cli_session_tell (session, NULL, "%s", message);
      return CLI_BAD;
    }
  bytes = sudoku_lesson_load (lesson);
  data = g_bytes_get_data (bytes, &length);
  text = g_strndup (data, length);
  return cli_session_print (session, text);
}
