/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What all commands share while they run: results go to standard output, everything else
 * to standard error, and an output that nobody reads any more ends the work quietly. */

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

/* How long results of a run that was cancelled are written, µs. */
#define PATIENCE (G_USEC_PER_SEC / 20)

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
  self->on_terminal = isatty (STDOUT_FILENO);
  self->repeats = cli_repeats_new ();
  cli_progress_init (&self->progress);
}

/**
 * cli_session_init_part:
 * @self: (out caller-allocates): a part of the run
 * @whole: the run
 * @cancellable: ends the part; borrowed
 * @record: where its results and messages go; borrowed
 *
 * Begins a part of a run that writes nothing itself. It needs not be cleared.
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
 * @self: a run, but no part of one
 *
 * Tells how often the messages about its file came that were not written. Those about the next one
 * are counted anew.
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
 * @self: a run
 *
 * Ends it, and what was printed.
 *
 * Returns: %CLI_YES, or what failing to write the end means for the exit status
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
 * @self: a run
 *
 * The time limit is for all that is done to one puzzle, and begins to count now.
 */
void
cli_session_begin_puzzle (CliSession *self)
{
  self->puzzle_deadline = sat_deadline_begin (self->options->time_limit);
}

/**
 * cli_session_get_seconds_left:
 * @self: a run
 *
 * Returns: how much of the time limit is left; 0 when there is none, and next to nothing when it
 *   is over
 */
double
cli_session_get_seconds_left (const CliSession *self)
{
  return self->puzzle_deadline != 0 ? sat_deadline_get_rest (self->puzzle_deadline)
                                    : self->options->time_limit;
}

/**
 * cli_session_get_task:
 * @self: a run
 * @task: (out caller-allocates): what the next piece of work has to obey
 *
 * What is done to a puzzle in several pieces of work shares its time limit.
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

/* A pipe whose reader does not read must not keep a run alive that was cancelled, and ends it; all
 * others take what there is at once. */
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

      /* Who takes it at once gets it also when the time is over. */
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

  /* On one terminal the line of the progress is in the way. */
  if (self->on_terminal)
    cli_progress_hide (&self->progress);
  if (self->closed)
    return CLI_YES;
  /* The title of a puzzle may hold anything; in a file it stays what it is. */
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
 * @self: a run
 * @text: a result, with its newline
 *
 * Writes it to standard output at once. What was found out before the run was cancelled is written
 * all the same, as long as somebody takes it.
 *
 * Returns: %CLI_YES, or what failing to write means for the exit status
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

/* Once for all puzzles, with the place of the first that loses it. */
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

/* Whether nothing stands between two puzzles in a format, nor around all of them. */
static gboolean
is_bare (const SudokuFormat *format)
{
  return sudoku_format_has (format, SUDOKU_FORMAT_LINES) && format->head == NULL &&
         format->section == NULL && format->foot == NULL;
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
 * Prints a puzzle of nothing but these values, as cli_session_print_document() does.
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
 * @self: a run
 * @record: of a part of it
 *
 * Writes what the part had to say.
 *
 * Returns: %CLI_YES, or what failing to write means for the exit status
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

/* Whether a text could be read if it were known what 0 is. */
static gboolean
is_zero_open (const GError *error)
{
  const SatIssue *issue = sudoku_error_get_issue (error);

  return issue != NULL && g_str_equal (sat_issue_get_id (issue), "zero-two-readings");
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
  if (is_zero_open (error))
    /* Translators: %s says that 0 can be a value or an empty cell. */
    cli_session_tell (self, place,
                      _ ("%s; name the format (--from) to have it read as an empty cell"),
                      words);
  else
    cli_session_tell (self, place, "%s", words);
  return g_error_matches (error, SAT_ERROR, SAT_ERROR_MEMORY) ? CLI_GAVE_UP : CLI_BAD;
}

/**
 * cli_session_give_up:
 * @self: a run
 * @place: (nullable): what the message is about
 *
 * Says what ended the work: the time limit, or that the run was cancelled.
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
 * @self: a run
 * @status: the highest status so far
 *
 * Reports a signal that came between two pieces of work, so that neither has done so.
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
