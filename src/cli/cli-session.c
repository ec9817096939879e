/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What all commands share while they run: results go to standard output, everything else
 * to standard error, and an output that nobody reads any more ends the work quietly. */

#include "satdoku-config.h"

#include "cli-session.h"

#include <gio/gunixoutputstream.h>
#include <glib/gi18n.h>
#include <sat-error.h>
#include <sat-printable.h>
#include <string.h>
#include <unistd.h>
#include <words-error.h>

/**
 * cli_session_init:
 * @self: (out caller-allocates): the run
 * @options: what the arguments said; borrowed
 * @cancellable: ends the run; borrowed
 *
 * Begins a run.
 */
void
cli_session_init (CliSession *self,
                  CliOptions *options,
                  GCancellable *cancellable)
{
  *self = (CliSession){ .options = options, .cancellable = cancellable };
  if (options->arguments != NULL)
    self->file = options->arguments[0];
  self->out = g_unix_output_stream_new (STDOUT_FILENO, FALSE);
  cli_progress_init (&self->progress);
}

/**
 * cli_session_clear:
 * @self: a run
 *
 * Ends it, and what was printed.
 */
void
cli_session_clear (CliSession *self)
{
  g_autoptr (GString) foot = g_string_new (NULL);

  if (self->last != NULL)
    sudoku_format_write_between (self->format, self->last, NULL, foot);
  if (foot->len > 0)
    cli_session_print (self, foot->str);
  g_clear_pointer (&self->last, sudoku_document_unref);
  cli_progress_hide (&self->progress);
  g_clear_object (&self->out);
}

/**
 * cli_session_get_task:
 * @self: a run
 * @task: (out caller-allocates): what the next piece of work has to obey
 *
 * The time limit counts for each piece of work by itself.
 */
void
cli_session_get_task (CliSession *self,
                      SudokuTask *task)
{
  cli_progress_start (&self->progress);
  *task = (SudokuTask){
    .cancellable = self->cancellable,
    .time_limit = self->options->time_limit,
    .progress = cli_progress_is_shown (&self->progress) ? cli_progress_cb : NULL,
    .progress_data = &self->progress,
  };
}

/**
 * cli_session_print:
 * @self: a run
 * @text: a result, with its newline
 *
 * Writes it to standard output at once.
 *
 * Returns: %CLI_YES, or what failing to write means for the exit status
 */
CliStatus
cli_session_print (CliSession *self,
                   const char *text)
{
  g_autofree char *printable = NULL;
  g_autoptr (GError) error = NULL;

  cli_progress_hide (&self->progress);
  if (self->closed)
    return CLI_YES;
  /* The title of a puzzle may hold anything; in a file it stays what it is. */
  if (isatty (STDOUT_FILENO))
    text = printable = sat_printable_lines (text, strlen (text));
  if (g_output_stream_write_all (self->out, text, strlen (text), NULL, self->cancellable, &error))
    return CLI_YES;
  return cli_session_fail (self, _ ("standard output"), error);
}

/* What is lost with the first puzzle is lost with all of a text. */
static void
tell_losses (CliSession *self,
             const char *place,
             const SudokuFormat *format,
             const SudokuDocument *document)
{
  g_autoptr (GPtrArray) losses = sudoku_format_list_losses (format, document);

  for (guint i = 0; i < losses->len; i++)
    {
      g_autofree char *words = words_issue (losses->pdata[i], WORDS_STYLE_TERMINAL);

      cli_session_tell (self, place, "%s", words);
    }
}

/* A puzzle in another format than the one before begins a text of its own. */
static void
write_between (const CliSession *self,
               const SudokuFormat *format,
               const SudokuDocument *document,
               GString *string)
{
  gboolean goes_on = format == self->format;

  if (self->last != NULL && !goes_on)
    {
      sudoku_format_write_between (self->format, self->last, NULL, string);
      if (!sudoku_format_has (format, SUDOKU_FORMAT_LINES))
        g_string_append_c (string, '\n');
    }
  sudoku_format_write_between (format, goes_on ? self->last : NULL, document, string);
}

/**
 * cli_session_print_document:
 * @self: a run
 * @document: a puzzle or its solution
 * @preferred: (nullable): the format to take if it can say it and no --to is there
 * @place: (nullable): what a message begins with
 *
 * Prints a puzzle; an empty line separates those that take several lines.
 *
 * Returns: %CLI_YES, or %CLI_BAD when the format of --to can't say it
 */
CliStatus
cli_session_print_document (CliSession *self,
                            const SudokuDocument *document,
                            const SudokuFormat *preferred,
                            const char *place)
{
  const SudokuFormat *format = self->options->to;
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) result = NULL;

  if (format == NULL)
    format = sudoku_format_for_output (preferred, document);
  result = g_string_new (NULL);
  write_between (self, format, document, result);
  if (!sudoku_format_write_one (format, document, result, &error))
    return cli_session_fail (self, place, error);
  if (format == self->options->to && self->n_grids == 0)
    tell_losses (self, place, format, document);
  if (!g_str_has_suffix (result->str, "\n"))
    g_string_append_c (result, '\n');
  self->n_grids++;
  self->format = format;
  g_clear_pointer (&self->last, sudoku_document_unref);
  self->last = sudoku_document_ref ((SudokuDocument *)document);
  return cli_session_print (self, result->str);
}

/**
 * cli_session_warn:
 * @place: (nullable): what the message is about, "name:line"
 * @message: the message, without newline
 *
 * Writes a message to standard error. What comes from elsewhere in it, such as the name of a file,
 * can't command the terminal.
 */
void
cli_session_warn (const char *place,
                  const char *message)
{
  g_autofree char *text = place != NULL ? g_strdup_printf ("%s: %s", place, message)
                                        : g_strdup (message);
  g_autofree char *printable = sat_printable_lines (text, strlen (text));

  g_printerr ("%s\n", printable);
}

/**
 * cli_session_tell:
 * @self: a run
 * @place: (nullable): what the message is about, "name:line"
 * @format: the message, without newline
 * @...: what the format asks for
 *
 * Writes a message to standard error.
 */
void
cli_session_tell (CliSession *self,
                  const char *place,
                  const char *format,
                  ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  cli_progress_hide (&self->progress);
  cli_session_warn (place, message);
}

/**
 * cli_session_fail:
 * @self: a run
 * @place: (nullable): what the error is about, when its message doesn't say it
 * @error: what went wrong
 *
 * Reports an error. Being cancelled is giving up, and so are a time limit and too little memory;
 * that nobody
 * reads the output any more is no error but ends the work.
 *
 * Returns: the status it amounts to
 */
CliStatus
cli_session_fail (CliSession *self,
                  const char *place,
                  const GError *error)
{
  g_autofree char *words = NULL;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_BROKEN_PIPE))
    {
      self->closed = TRUE;
      return CLI_YES;
    }
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      cli_session_tell (self, place, "%s", _ ("cancelled"));
      return CLI_GAVE_UP;
    }
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT) && self->options->time_limit > 0)
    return cli_session_give_up (self, place);
  words = words_error (error, WORDS_STYLE_TERMINAL);
  cli_session_tell (self, place, "%s", words);
  return g_error_matches (error, SAT_ERROR, SAT_ERROR_MEMORY) ? CLI_GAVE_UP : CLI_BAD;
}

/**
 * cli_session_give_up:
 * @self: a run
 * @place: (nullable): what the message is about
 *
 * Says that the time limit ended the work.
 *
 * Returns: %CLI_GAVE_UP
 */
CliStatus
cli_session_give_up (CliSession *self,
                     const char *place)
{
  /* Translators: %g is a number of seconds. */
  cli_session_tell (self, place, _ ("gave up after %g seconds"), self->options->time_limit);
  return CLI_GAVE_UP;
}
