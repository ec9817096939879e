/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What all commands share while they run: results go to standard output, everything else to
 * standard error, and the work ends quietly when nobody reads the output any more. */

#include "satdoku-config.h"

#include "cli-session.h"

#include <gio/gunixoutputstream.h>
#include <glib/gi18n.h>
#include <limits.h>
#include <sat-deadline.h>
#include <sat-error.h>
#include <sat-printable.h>
#include <string.h>
#include <unistd.h>
#include <words-error.h>

#include "cli-io.h"

/* How long results are still written after a run was cancelled, µs. */
#define PATIENCE (G_USEC_PER_SEC / 20)

/**
 * cli_session_init:
 * @self: (out caller-allocates): the run
 * @options: the arguments; borrowed
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
  self->on_terminal = isatty (STDOUT_FILENO);
  self->repeats = cli_repeats_new ();
  cli_progress_init (&self->progress);
}

/**
 * cli_session_init_part:
 * @self: (out caller-allocates): the part
 * @whole: the run
 * @cancellable: ends the part; borrowed
 * @record: the destination of its results and messages; borrowed
 *
 * Begins a part of a run that writes nothing itself. It need not be cleared.
 */
void
cli_session_init_part (CliSession *self,
                       const CliSession *whole,
                       GCancellable *cancellable,
                       CliRecord *record)
{
  *self = (CliSession){
    .options = whole->options,
    .file = whole->file,
    .has_more_files = whole->has_more_files,
    .cancellable = cancellable,
    .record = record,
  };
}

/**
 * cli_session_end_file:
 * @self: a run, not a part of one
 *
 * Reports how many repeated messages about its file were suppressed, and resets the counters.
 */
void
cli_session_end_file (CliSession *self)
{
  g_autoptr (CliRepeats) repeats = g_steal_pointer (&self->repeats);
  g_autofree char *name = self->file != NULL ? cli_io_get_name (self->file) : NULL;
  char *repeated = NULL;

  for (guint i = 0; (repeated = cli_repeats_describe (repeats, i)) != NULL; i++)
    {
      cli_progress_hide (&self->progress);
      cli_session_warn (name, repeated);
      g_free (repeated);
    }
  self->repeats = cli_repeats_new ();
}

/**
 * cli_session_clear:
 *
 * Ends a run and its output.
 *
 * Returns: %CLI_YES, or the status of a write error
 */
CliStatus
cli_session_clear (CliSession *self)
{
  CliStatus status = CLI_YES;
  g_autoptr (GString) foot = g_string_new (NULL);

  if (self->last != NULL)
    sudoku_format_write_between (self->format, self->last, NULL, foot);
  if (foot->len > 0)
    status = cli_session_print (self, foot->str);
  g_clear_pointer (&self->last, sudoku_document_unref);
  g_clear_pointer (&self->told, g_hash_table_unref);
  cli_progress_hide (&self->progress);
  if (self->repeats != NULL)
    cli_session_end_file (self);
  g_clear_pointer (&self->repeats, cli_repeats_free);
  g_clear_object (&self->out);
  return status;
}

/**
 * cli_session_begin_puzzle:
 *
 * Starts the time limit, which covers everything done to one puzzle.
 */
void
cli_session_begin_puzzle (CliSession *self)
{
  self->puzzle_deadline = sat_deadline_begin (self->options->time_limit);
}

/**
 * cli_session_get_seconds_left:
 *
 * Returns: the rest of the time limit; 0 when there is none, and next to nothing when it is over
 */
double
cli_session_get_seconds_left (const CliSession *self)
{
  return self->puzzle_deadline != 0 ? sat_deadline_get_rest (self->puzzle_deadline)
                                    : self->options->time_limit;
}

/**
 * cli_session_get_task:
 * @task: (out caller-allocates): the task of the next piece of work
 *
 * Makes the task for a piece of work; all pieces on one puzzle share its time limit.
 */
void
cli_session_get_task (CliSession *self,
                      SudokuTask *task)
{
  *task = (SudokuTask){
    .cancellable = self->cancellable,
    .time_limit = cli_session_get_seconds_left (self),
    .progress = self->follow,
    .progress_data = self->follow_data,
  };
  if (self->record != NULL || !cli_progress_is_shown (&self->progress))
    return;
  cli_progress_start (&self->progress);
  task->progress = cli_progress_cb;
  task->progress_data = &self->progress;
}

/* A pipe whose reader does not read must not keep a cancelled run alive, and ends it; other outputs
 * accept everything at once. */
static gboolean
write_patiently (CliSession *self,
                 const char *text,
                 gsize length)
{
  GPollFD poll = { .fd = STDOUT_FILENO, .events = G_IO_OUT };

  if (self->deadline == 0)
    self->deadline = g_get_monotonic_time () + PATIENCE;
  while (length > 0)
    {
      gint64 left = self->deadline - g_get_monotonic_time ();
      gsize n_written = 0;

      /* A ready reader gets the output even when the time is over. */
      if (g_poll (&poll, 1, left > 0 ? (int)(left / 1000) + 1 : 0) <= 0 ||
          !g_output_stream_write_all (self->out, text, MIN (length, PIPE_BUF), &n_written, NULL,
                                      NULL))
        {
          self->closed = TRUE;
          return FALSE;
        }
      text += n_written;
      length -= n_written;
    }
  return TRUE;
}

static CliStatus
write_out (CliSession *self,
           const char *text,
           gsize length)
{
  g_autofree char *printable = NULL;
  g_autoptr (GError) error = NULL;
  gsize n_written = 0;

  /* On one terminal the progress line is in the way. */
  if (self->on_terminal)
    cli_progress_hide (&self->progress);
  if (self->closed)
    return CLI_YES;
  /* The title of a puzzle may contain anything; in a file it stays as it is. */
  if (self->on_terminal)
    {
      text = printable = sat_printable_lines (text, length);
      length = strlen (text);
    }
  if (g_output_stream_write_all (self->out, text, length, &n_written, self->cancellable, &error))
    return CLI_YES;
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) &&
      write_patiently (self, text + n_written, length - n_written))
    return CLI_YES;
  return cli_session_fail (self, _ ("standard output"), error);
}

/**
 * cli_session_print:
 * @text: a result, with a line break
 *
 * Writes a result to standard output at once, even after the run was cancelled, as long as there is
 * a reader.
 *
 * Returns: %CLI_YES, or the status of a write error
 */
CliStatus
cli_session_print (CliSession *self,
                   const char *text)
{
  if (self->record == NULL)
    return write_out (self, text, strlen (text));
  cli_record_add_text (self->record, text);
  return CLI_YES;
}

/* Reported once for all puzzles, with the place of the first. */
static void
tell_losses (CliSession *self,
             const char *place,
             const SudokuFormat *format,
             const SudokuDocument *document)
{
  g_autoptr (GPtrArray) losses = sudoku_format_list_losses (format, document);

  if (self->told == NULL)
    self->told = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (guint i = 0; i < losses->len; i++)
    {
      char *words = words_issue (losses->pdata[i], WORDS_STYLE_TERMINAL);

      if (!g_hash_table_contains (self->told, words))
        cli_session_tell (self, place, "%s", words);
      g_hash_table_add (self->told, words);
    }
}

/* Whether a format has nothing between two puzzles, nor around all of them. */
static gboolean
is_bare (const SudokuFormat *format)
{
  return sudoku_format_has (format, SUDOKU_FORMAT_LINES) && format->head == NULL &&
         format->section == NULL && format->foot == NULL;
}

/* A puzzle in another format than the previous one begins a new text. */
static void
write_between (const CliSession *self,
               const SudokuFormat *format,
               const SudokuDocument *document,
               GString *string)
{
  gboolean goes_on = format == self->format;

  if (self->last != NULL && !goes_on)
    sudoku_format_write_between (self->format, self->last, NULL, string);
  if (self->format != NULL && !goes_on && !sudoku_format_has (format, SUDOKU_FORMAT_LINES))
    g_string_append_c (string, '\n');
  if (!is_bare (format))
    sudoku_format_write_between (format, goes_on ? self->last : NULL, document, string);
}

static CliStatus
write_puzzle (CliSession *self,
              const CliPiece *piece)
{
  g_autoptr (GString) between = g_string_new (NULL);
  CliStatus status = CLI_YES;

  write_between (self, piece->format, piece->document, between);
  if (piece->format == self->options->to && piece->document != NULL)
    tell_losses (self, piece->place, piece->format, piece->document);
  self->n_grids++;
  self->format = piece->format;
  g_clear_pointer (&self->last, sudoku_document_unref);
  if (!is_bare (piece->format))
    self->last = sudoku_document_ref (piece->document);
  if (between->len == 0)
    return write_out (self, piece->text, piece->length);
  g_string_append_len (between, piece->text, (gssize)piece->length);
  status = write_out (self, between->str, between->len);
  return status;
}

/**
 * cli_session_print_document:
 * @document: a puzzle or its solution
 * @preferred: (nullable): the format to use without --to, if it can express the puzzle
 * @place: (nullable): the prefix of messages
 *
 * Prints a puzzle; an empty line separates those of several lines.
 *
 * Returns: %CLI_YES, or %CLI_BAD when the format of --to can't express it
 */
CliStatus
cli_session_print_document (CliSession *self,
                            const SudokuDocument *document,
                            const SudokuFormat *preferred,
                            const char *place)
{
  const SudokuFormat *format = self->options->to;
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) text = NULL;

  if (format == NULL)
    format = sudoku_format_for_output (preferred, document);
  text = g_string_new (NULL);
  if (!sudoku_format_write_one (format, document, text, &error))
    return cli_session_fail (self, place, error);
  if (!g_str_has_suffix (text->str, "\n"))
    g_string_append_c (text, '\n');
  if (self->record == NULL)
    return write_puzzle (self, &(CliPiece){ .kind = CLI_PIECE_PUZZLE,
                                            .text = text->str,
                                            .length = text->len,
                                            .format = format,
                                            .document = (SudokuDocument *)document,
                                            .place = place });
  cli_record_add_puzzle (self->record, format, text, (SudokuDocument *)document, place);
  return CLI_YES;
}

/**
 * cli_session_print_cells:
 * @self: a part of a run that is recorded
 * @format: a format with %SUDOKU_FORMAT_CELLS
 * @values: (array length=n_cells): values, 0 = empty
 * @n_cells: how many there are
 *
 * Prints a puzzle of only these values, as cli_session_print_document() does.
 */
void
cli_session_print_cells (CliSession *self,
                         const SudokuFormat *format,
                         const guint8 *values,
                         guint n_cells)
{
  cli_record_add_cells (self->record, format, values, n_cells);
}

/**
 * cli_session_play:
 * @record: the record of a part
 *
 * Writes the output of a part.
 *
 * Returns: %CLI_YES, or the status of a write error
 */
CliStatus
cli_session_play (CliSession *self,
                  const CliRecord *record)
{
  CliStatus status = CLI_YES;

  for (guint i = 0; i < cli_record_get_n_pieces (record) && !self->closed; i++)
    {
      CliPiece piece;
      CliStatus result = CLI_YES;

      cli_record_get_piece (record, i, &piece);
      if (piece.kind == CLI_PIECE_PUZZLE)
        result = write_puzzle (self, &piece);
      else if (piece.kind == CLI_PIECE_TEXT)
        result = write_out (self, piece.text, piece.length);
      else
        cli_session_tell (self, NULL, "%.*s", (int)piece.length, piece.text);
      status = MAX (status, result);
    }
  return status;
}

/**
 * cli_session_warn:
 * @place: (nullable): the subject of the message, "name:line"
 * @message: the message, without a line break
 *
 * Writes a message to standard error. Foreign text in it, such as file names, can't control the
 * terminal.
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
 * @place: (nullable): the subject of the message, "name:line"
 * @format: the message, without a line break
 * @...: the arguments of the format
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
  if (self->record != NULL)
    {
      cli_record_add_message (self->record, place, message);
      return;
    }
  if (self->repeats != NULL && !cli_repeats_add (self->repeats, place, message))
    return;
  cli_progress_hide (&self->progress);
  cli_session_warn (place, message);
}

/* Whether it only remains open what 0 is. */
static gboolean
is_zero_open (const GError *error)
{
  const SatIssue *issue = sudoku_error_get_issue (error);

  return issue != NULL && g_str_equal (sat_issue_get_id (issue), "zero-two-readings");
}

/**
 * cli_session_fail:
 * @place: (nullable): the subject, when the error's message doesn't name it
 * @error: the error
 *
 * Reports an error. Being cancelled means giving up, and so do a time limit and too little memory;
 * that nobody reads the output any more is no error but ends the work.
 *
 * Returns: the status
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
  if (is_zero_open (error))
    /* Translators: %s says that 0 can be a value or an empty cell. */
    cli_session_tell (self, place,
                      _ ("%s; choose the format with --from to read 0 as an empty cell"),
                      words);
  else
    cli_session_tell (self, place, "%s", words);
  return g_error_matches (error, SAT_ERROR, SAT_ERROR_MEMORY) ? CLI_GAVE_UP : CLI_BAD;
}

/**
 * cli_session_give_up:
 * @place: (nullable): the subject of the message
 *
 * Reports what ended the work: the time limit, or a signal.
 *
 * Returns: %CLI_GAVE_UP
 */
CliStatus
cli_session_give_up (CliSession *self,
                     const char *place)
{
  g_autoptr (GError) error = NULL;

  if (g_cancellable_set_error_if_cancelled (self->cancellable, &error))
    return cli_session_fail (self, place, error);
  /* Translators: %g is a number of seconds. */
  cli_session_tell (self, place, _ ("gave up after %g seconds"), self->options->time_limit);
  return CLI_GAVE_UP;
}

/**
 * cli_session_report_signal:
 * @status: the highest status so far
 *
 * Reports a signal that came between two pieces of work, so that neither has reported it.
 *
 * Returns: the status of the run
 */
CliStatus
cli_session_report_signal (CliSession *self,
                           CliStatus status)
{
  g_autoptr (GError) error = NULL;

  if (status != CLI_GAVE_UP && g_cancellable_set_error_if_cancelled (self->cancellable, &error))
    return cli_session_fail (self, NULL, error);
  return status;
}
