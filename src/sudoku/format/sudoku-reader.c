/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads puzzles one after the other from a stream. A format of one puzzle per line is read as the
 * lines come, so that files of any length take no memory and a pipe is answered at once; other
 * formats, and compressed files, are read to the end first. Knows no format. */

#include "sudoku-reader.h"

#include <sat-compression.h>
#include <sat-getter.h>
#include <sat-load.h>
#include <sat-memory.h>
#include <sat-proof-reader.h>
#include <string.h>

#include "sudoku-format-answer.h"
#include "sudoku-refusal.h"
#include "sudoku-square-text.h"
#include "sudoku-text-bytes.h"

#define BLOCK_LENGTH (64u << 10)
/* Long enough for the largest puzzle with additional columns. */
#define LINE_LENGTH_MAX (1u << 20)
/* How many puzzles are looked at before the first is read. */
#define SURVEY_MAX 1000
/* A first line of this length can only be a puzzle by itself, see sudoku-format-line.c. */
#define SURE_LENGTH 64

struct _SudokuReader
{
  GInputStream *stream; /* (nullable): only where @at_end is set from the beginning */
  char *name;
  const SudokuFormat *format; /* NULL until it is detected */
  SudokuShapeHint hint;
  GString *buffer;
  gsize start;         /* of what has not been read of the buffer */
  gsize number;        /* the line number there */
  gsize line;          /* where the last puzzle began */
  gsize length;        /* of its text, without comments */
  gsize last;          /* where in the buffer it is */
  gsize last_length;   /* 0: it is there no more */
  gboolean asked;      /* the user has named the format */
  SudokuZero zero;     /* what the user has said of 0 */
  gboolean returns;    /* lines end with CR alone */
  SudokuSigns signs;   /* of the first puzzles; side 0: nothing unusual */
  char *head;          /* (nullable): names the columns of all lines */
  gboolean begun;      /* the format is settled */
  gboolean at_end;     /* of the stream */
  gboolean ended;      /* nothing more will come */
  SatFormula *formula; /* (nullable): that is no puzzle */
  gboolean doubtful;   /* the text may be no puzzle */
  GPtrArray *readings; /* (nullable) (element-type SudokuReading): of a text that is read whole */
  guint n_taken;       /* of them */
  char *written;       /* (nullable): the last one by itself */
};

/**
 * sudoku_reader_new: (skip)
 * @stream: the source of the text
 * @name: its name, for messages
 * @format: (nullable): the format, or %NULL to detect it
 * @hint: (nullable): the shape, as far as a text can't say it
 *
 * Makes a reader. Nothing is read yet.
 *
 * Returns: (transfer full): the reader
 */
SudokuReader *
sudoku_reader_new (GInputStream *stream,
                   const char *name,
                   const SudokuFormat *format,
                   const SudokuShapeHint *hint)
{
  SudokuReader *self = NULL;

  g_return_val_if_fail (G_IS_INPUT_STREAM (stream) && name != NULL, NULL);

  self = g_new0 (SudokuReader, 1);
  self->stream = g_object_ref (stream);
  self->name = g_strdup (name);
  self->format = format;
  self->asked = format != NULL;
  if (hint != NULL)
    self->hint = *hint;
  self->buffer = g_string_new (NULL);
  self->number = 1;
  return self;
}

/**
 * sudoku_reader_set_asked: (skip)
 * @self: a reader that has not read anything yet
 * @asked: whether the user has named the format; %TRUE at first if there is one
 *
 * Sets who has chosen the format: where a text can be read in two ways, the user's choice decides.
 */
void
sudoku_reader_set_asked (SudokuReader *self,
                         gboolean asked)
{
  g_return_if_fail (self != NULL && !self->begun);

  self->asked = asked;
}

/**
 * sudoku_reader_set_zero: (skip)
 * @self: a reader that has not read anything yet
 * @zero: the meaning of 0 where it can be both a value and an empty cell
 *
 * Sets what the user has decided.
 */
void
sudoku_reader_set_zero (SudokuReader *self,
                        SudokuZero zero)
{
  g_return_if_fail (self != NULL && !self->begun);

  self->zero = zero;
}

/**
 * sudoku_reader_free:
 *
 * Frees it; the stream is not closed.
 */
void
sudoku_reader_free (SudokuReader *self)
{
  g_return_if_fail (self != NULL);

  g_clear_object (&self->stream);
  g_free (self->name);
  g_string_free (self->buffer, TRUE);
  g_clear_pointer (&self->formula, sat_formula_unref);
  g_clear_pointer (&self->readings, g_ptr_array_unref);
  g_free (self->written);
  g_free (self->head);
  g_free (self);
}

/* Is each line a puzzle by itself? */
static gboolean
is_of_lines (const SudokuFormat *format)
{
  return sudoku_format_has (format, SUDOKU_FORMAT_LINES);
}

static const char *
rest (const SudokuReader *self)
{
  return self->buffer->str + self->start;
}

static gsize
rest_length (const SudokuReader *self)
{
  return self->buffer->len - self->start;
}

/* Marks a number of bytes of the buffer as read. */
static void
consume (SudokuReader *self,
         gsize length)
{
  const char *text = rest (self);
  gsize n_newlines = 0;

  for (gsize i = 0; i < length; i++)
    n_newlines += text[i] == '\n';
  self->number += n_newlines;
  self->start += length;
}

/* Normalises line ends in the buffer, from a place on. */
static void
end_lines (SudokuReader *self,
           gsize from)
{
  for (gsize i = from; i < self->buffer->len; i++)
    if (self->buffer->str[i] == '\r')
      self->buffer->str[i] = '\n';
}

/* Reads one more block. */
static gboolean
fill (SudokuReader *self,
      GCancellable *cancellable,
      GError **error)
{
  gsize length = 0;
  gssize n_read = 0;

  g_string_erase (self->buffer, 0, (gssize)self->start);
  self->start = 0;
  length = self->buffer->len;
  if (!sat_memory_check_growth ("memory-text", length, BLOCK_LENGTH, error))
    {
      self->ended = TRUE;
      sat_error_add_place (error, &(SatPlace){ .name = self->name });
      return FALSE;
    }
  g_string_set_size (self->buffer, length + BLOCK_LENGTH);
  n_read = g_input_stream_read (self->stream, self->buffer->str + length, BLOCK_LENGTH,
                                cancellable, error);
  g_string_set_size (self->buffer, length + (gsize)MAX (n_read, 0));
  if (self->returns)
    end_lines (self, length);
  self->at_end = n_read <= 0;
  self->ended = n_read < 0;
  if (n_read < 0)
    sat_error_add_place (error, &(SatPlace){ .name = self->name });
  return n_read >= 0;
}

static gboolean
fill_to (SudokuReader *self,
         gsize length,
         GCancellable *cancellable,
         GError **error)
{
  while (!self->at_end && rest_length (self) < length)
    if (!fill (self, cancellable, error))
      return FALSE;
  return TRUE;
}

/* The length of the complete lines in the buffer. */
static gsize
complete_length (const SudokuReader *self)
{
  const char *newline = NULL;

  if (self->at_end)
    return rest_length (self);
  newline = memrchr (rest (self), '\n', rest_length (self));
  return newline != NULL ? (gsize)(newline - rest (self)) + 1 : 0;
}

/* Counts characters of any number of bytes. */
static gsize
count_characters (const char *at,
                  const char *end)
{
  gsize n = 0;

  for (; at < end; at++)
    n += (*at & 0xc0) != 0x80;
  return n;
}

/* Whether the first lines are certainly one puzzle each, so that a pipe is answered without waiting
 * for more. */
static gboolean
is_surely_lines (const SudokuReader *self)
{
  gsize length = complete_length (self);
  gsize mark = sudoku_source_skip_mark (rest (self), length);
  const SudokuFormat *format = NULL;
  SudokuScanner scanner;

  if (length < SURE_LENGTH)
    return FALSE;
  format = sudoku_format_detect (rest (self), length);
  if (!is_of_lines (format) || sudoku_square_text_is_open (rest (self) + mark, length - mark))
    return FALSE;
  length = format->split (rest (self) + mark, length - mark, 1);
  sudoku_scanner_init (&scanner, "", rest (self) + mark, length, 1);
  while (sudoku_scanner_next_filled_line (&scanner))
    continue;
  return count_characters (scanner.line, scanner.line_end) >= SURE_LENGTH;
}

/* Loads compressed text or text in another encoding as a whole, to read the result instead. */
static gboolean
unpack (SudokuReader *self,
        GCancellable *cancellable,
        GError **error)
{
  g_autoptr (SatLoad) load = sat_load_new (SAT_UNPACKED_MAX);
  g_autoptr (GBytes) packed = NULL;
  g_autoptr (GBytes) unpacked = NULL;

  if (!sat_load_add (load, rest (self), rest_length (self), error) ||
      !sat_load_add_stream (load, self->stream, cancellable, error))
    {
      sat_error_add_place (error, &(SatPlace){ .name = self->name });
      return FALSE;
    }
  packed = sat_load_end (load);
  unpacked = sat_compression_unpack (self->name, packed, SAT_UNPACKED_MAX, cancellable, error);
  if (unpacked == NULL)
    return FALSE;
  unpacked = sudoku_text_bytes_make_plain (g_steal_pointer (&unpacked));
  g_object_unref (self->stream);
  self->stream = g_memory_input_stream_new_from_bytes (unpacked);
  g_string_truncate (self->buffer, 0);
  self->at_end = FALSE;
  return TRUE;
}

/* Whether the symbols of a format are decided in sudoku-signs.c, and each puzzle has a text. */
static gboolean
can_survey (const SudokuReader *self)
{
  static const char empty[] = "._*-?xX";
  gboolean any = FALSE;

  if (self->format->read_all != NULL || self->format->split == NULL ||
      sudoku_format_has (self->format, SUDOKU_FORMAT_CERTAIN) ||
      sudoku_format_has (self->format, SUDOKU_FORMAT_FORMULA) ||
      memchr (rest (self), '0', rest_length (self)) == NULL)
    return FALSE;
  for (gsize i = 0; i < strlen (empty); i++)
    any |= memchr (rest (self), empty[i], rest_length (self)) != NULL;
  return any;
}

/* Looks at the symbols of all puzzles so far, so that one without a 0 is read like the others. */
static void
survey (SudokuReader *self)
{
  SudokuSigns signs = { 0 };
  SudokuSource source = { .name = "", .first_line = 1, .hint = &self->hint, .survey = &signs };
  SudokuSignsReading reading;
  const char *end = rest (self) + MIN (complete_length (self), SUDOKU_FORMAT_DETECT_LENGTH);

  if (!can_survey (self))
    return;
  source.text = rest (self);
  for (guint i = 0; i < SURVEY_MAX && source.text < end; i++)
    {
      SudokuDocument *document;

      source.length = self->format->split (source.text, (gsize)(end - source.text), 1);
      if (source.length == 0)
        break;
      document = self->format->read (&source, NULL);
      g_clear_pointer (&document, sudoku_document_unref);
      source.text += source.length;
    }
  reading = signs.side > 0 ? sudoku_signs_settle (&signs) : SUDOKU_SIGNS_USUAL;
  if (reading == SUDOKU_SIGNS_FROM_ZERO)
    self->signs = signs;
}

/* Decides between formats that can read the same lines. */
static gboolean
settle_format (SudokuReader *self,
               GError **error)
{
  const gsize length = MIN (complete_length (self), SUDOKU_FORMAT_DETECT_LENGTH);
  /* A first line of which only the beginning was read has nothing to decide by. */
  const gsize mark = sudoku_source_skip_mark (rest (self), length);
  const SudokuSource source = {
    .name = self->name,
    .text = rest (self) + mark,
    .length = length - mark,
    .first_line = self->number,
    .hint = &self->hint,
    .asked = self->asked,
  };
  const SudokuFormat *format = sudoku_format_settle (self->format, &source, error);

  self->format = format != NULL ? format : self->format;
  return format != NULL;
}

/* Settles the format. */
static gboolean
begin (SudokuReader *self,
       GCancellable *cancellable,
       GError **error)
{
  if (!fill_to (self, SAT_COMPRESSION_MAGIC_MAX, cancellable, error))
    return FALSE;
  if ((sat_compression_is_packed (rest (self), rest_length (self)) ||
       sudoku_text_bytes_are_utf16 (rest (self), rest_length (self))) &&
      !unpack (self, cancellable, error))
    return FALSE;
  while (!self->at_end && rest_length (self) < SUDOKU_FORMAT_DETECT_LENGTH &&
         !is_of_lines (self->format) && !is_surely_lines (self))
    if (!fill (self, cancellable, error))
      return FALSE;
  while (!self->at_end && rest_length (self) >= SUDOKU_FORMAT_DETECT_LENGTH &&
         self->format == NULL && sudoku_format_is_undecided (rest (self), rest_length (self)))
    if (!fill_to (self, 2 * rest_length (self), cancellable, error))
      return FALSE;
  self->returns = sudoku_text_bytes_have_only_returns (rest (self), rest_length (self));
  if (self->returns)
    end_lines (self, self->start);
  self->doubtful = self->format == NULL &&
                   sudoku_format_answer_is_possible (rest (self), rest_length (self));
  self->format = sudoku_format_choose (self->format, self->name, rest (self), rest_length (self),
                                       error);
  if (self->format == NULL || !settle_format (self, error))
    return FALSE;
  self->doubtful &= !sudoku_format_has (self->format, SUDOKU_FORMAT_FORMULA);
  if (!is_of_lines (self->format))
    {
      if (!fill_to (self, self->format->length_max + 1, cancellable, error) ||
          !sudoku_format_check_text (self->format, self->name, rest (self), rest_length (self),
                                     error))
        return FALSE;
    }
  self->start += sudoku_source_skip_mark (rest (self), rest_length (self));
  survey (self);
  self->head = sudoku_format_copy_head (self->format, rest (self), rest_length (self));
  return TRUE;
}

/* A text that is no puzzle may be the proof of a solver, which is reported instead of a syntax
 * error. */
static void
look_for_proof (SudokuReader *self,
                GCancellable *cancellable,
                GError **error)
{
  const SatPlace place = { .name = self->name };
  g_autoptr (SatProof) proof = NULL;

  if (self->asked || self->number > 1 || rest_length (self) == 0 ||
      g_error_matches (*error, G_IO_ERROR, G_IO_ERROR_CANCELLED) ||
      !sat_proof_is_proof (rest (self), complete_length (self)))
    return;
  /* Only the beginning of a long one is used. */
  if (self->at_end)
    proof = sat_proof_read (self->name, rest (self), rest_length (self), cancellable, NULL);
  if (self->at_end && proof == NULL)
    return;
  self->ended = TRUE;
  g_clear_error (error);
  sudoku_error_set (error, SUDOKU_ERROR_FORMAT, &place, "answer-is-proof");
}

/* Reports what a text that was rejected as a whole looks like. */
static void
review_all (SudokuReader *self,
            GError **error)
{
  const gsize mark = sudoku_source_skip_mark (rest (self), rest_length (self));
  const SudokuSource source = {
    .name = self->name,
    .text = rest (self) + mark,
    .length = rest_length (self) - mark,
    .first_line = self->number,
    .asked = self->asked,
  };

  sudoku_refusal_review (&source, error);
}

/* Before the first puzzle. */
static gboolean
settle (SudokuReader *self,
        GCancellable *cancellable,
        GError **error)
{
  g_autoptr (GError) local_error = NULL;

  if (!self->begun && !begin (self, cancellable, &local_error))
    {
      look_for_proof (self, cancellable, &local_error);
      review_all (self, &local_error);
      g_propagate_error (error, g_steal_pointer (&local_error));
      self->ended = TRUE;
    }
  self->begun = TRUE;
  return !self->ended;
}

/* Skips a line that is too long for the buffer. */
static gboolean
skip_line (SudokuReader *self,
           GCancellable *cancellable,
           GError **error)
{
  const SatPlace place = { .name = self->name, .line = self->number };
  const char *newline = NULL;

  while (complete_length (self) == 0 && !self->at_end)
    {
      self->start = self->buffer->len;
      if (!fill (self, cancellable, error))
        return FALSE;
    }
  newline = memchr (rest (self), '\n', rest_length (self));
  consume (self, newline != NULL ? (gsize)(newline - rest (self)) + 1 : rest_length (self));
  self->line = place.line;
  sudoku_error_set (error, SUDOKU_ERROR_LIMIT, &place, "puzzle-line-too-long",
                    sat_arg_number (LINE_LENGTH_MAX));
  return FALSE;
}

/* Finds the next puzzle of a line format; 0 at the end. FALSE with an error. */
static gboolean
find_line (SudokuReader *self,
           gsize *length,
           GCancellable *cancellable,
           GError **error)
{
  for (;;)
    {
      gsize complete = complete_length (self);

      *length = self->format->split (rest (self), complete, self->number);
      if (*length > 0)
        return TRUE;
      consume (self, complete);
      if (self->at_end)
        return TRUE;
      if (rest_length (self) > LINE_LENGTH_MAX)
        return skip_line (self, cancellable, error);
      if (!fill (self, cancellable, error))
        return FALSE;
    }
}

/* Finds the next puzzle of another format. If there is none in the whole text, the format gets the
 * text all the same, to say what is missing. */
static gsize
find_text (SudokuReader *self)
{
  gsize length = rest_length (self);

  if (self->format->split != NULL && length > 0)
    length = self->format->split (rest (self), length, self->number);
  return length > 0 || self->line > 0 ? length : rest_length (self);
}

/* The line number of a puzzle in the buffer: its last line in a line format, otherwise the first
 * that is not blank. */
static gsize
find_beginning (const SudokuReader *self,
                gsize length)
{
  SudokuScanner scanner;

  sudoku_scanner_init (&scanner, "", rest (self), length, self->number);
  while (sudoku_scanner_next_filled_line (&scanner) && is_of_lines (self->format))
    continue;
  return scanner.number;
}

/* Reports what a text that was rejected looks like. In a line format this is said of its last line:
 * what was passed over above may have been in another part of the text. */
static void
review (const SudokuReader *self,
        const SudokuSource *source,
        GError **error)
{
  SudokuSource last = *source;
  SudokuScanner scanner;

  sudoku_scanner_init (&scanner, "", source->text, source->length, source->first_line);
  while (is_of_lines (self->format) && sudoku_scanner_next_filled_line (&scanner))
    {
      last.text = scanner.line;
      last.first_line = scanner.number;
    }
  last.length = source->length - (gsize)(last.text - source->text);
  sudoku_refusal_review (&last, error);
}

/* Counts the bytes on lines that are no comments. */
static gsize
count_text (const char *text,
            gsize length)
{
  const char *end = text + length;
  gsize count = 0;

  while (text < end)
    {
      const char *newline = memchr (text, '\n', (gsize)(end - text));
      const char *next = newline != NULL ? newline + 1 : end;

      if (*text != '#')
        count += (gsize)(next - text);
      text = next;
    }
  return count;
}

/* The text is a puzzle, but may be meant differently. */
static gboolean
refuse_doubtful (SudokuReader *self,
                 const SudokuDocument *document,
                 GError **error)
{
  const SatPlace place = { .name = self->name };

  self->ended = TRUE;
  sudoku_error_set (error, SUDOKU_ERROR_FORMAT, &place, "text-two-readings",
                    sat_arg_number (sudoku_grid_get_side (sudoku_document_get_grid (document))),
                    sat_arg_text (self->format->id));
  return FALSE;
}

/* The next puzzle of a text that can't be divided into texts of one. */
static SudokuDocument *
take_reading (SudokuReader *self,
              GCancellable *cancellable,
              GError **error)
{
  const SudokuReading *reading = NULL;
  const SudokuSource source = {
    .name = self->name,
    .text = rest (self),
    .length = rest_length (self),
    .first_line = self->number,
    .hint = &self->hint,
    .cancellable = cancellable,
    .asked = self->asked,
    .zero = self->zero,
  };

  if (self->readings == NULL)
    self->readings = self->format->read_all (&source);
  g_clear_pointer (&self->written, g_free);
  self->ended = self->n_taken == self->readings->len;
  if (self->ended)
    return NULL;
  reading = self->readings->pdata[self->n_taken++];
  self->line = reading->line;
  self->length = rest_length (self) / self->readings->len;
  if (reading->document == NULL)
    {
      g_propagate_error (error, g_error_copy (reading->error));
      return NULL;
    }
  self->written = sudoku_format_write (self->format, reading->document, NULL);
  return sudoku_document_ref (reading->document);
}

/**
 * sudoku_reader_next:
 * @cancellable: (nullable): cancels the call; a later one goes on
 *
 * Reads the next puzzle. Blocks until the stream has provided it.
 *
 * Returns: (transfer full) (nullable): the puzzle with everything else in the text; %NULL without
 *   error at the end; %NULL with an error, as set by sudoku_format_read(), for a wrong puzzle,
 *   where the next call continues after it; %NULL with an error of the stream, or when the format
 *   is unknown or the text ambiguous, where the next call returns the end
 */
SudokuDocument *
sudoku_reader_next (SudokuReader *self,
                    GCancellable *cancellable,
                    GError **error)
{
  SudokuSource source = { .hint = NULL };
  g_autoptr (SatFormula) formula = NULL;
  g_autoptr (SudokuDocument) document = NULL;
  g_autoptr (GError) local_error = NULL;
  gsize length = 0;

  g_return_val_if_fail (self != NULL, NULL);

  if (self->ended || g_cancellable_set_error_if_cancelled (cancellable, error) ||
      !settle (self, cancellable, error))
    return NULL;
  self->last_length = 0;
  if (self->format->read_all != NULL)
    return take_reading (self, cancellable, error);
  if (!is_of_lines (self->format))
    length = find_text (self);
  else if (!find_line (self, &length, cancellable, error))
    return NULL;
  self->ended = length == 0;
  if (self->ended)
    return NULL;
  self->line = find_beginning (self, length);
  self->length = count_text (rest (self), length);
  self->last = self->start;
  self->last_length = length;
  source = (SudokuSource){
    .name = self->name,
    .text = rest (self),
    .length = length,
    .first_line = self->number,
    .hint = &self->hint,
    .cancellable = cancellable,
    .formula = &formula,
    .asked = self->asked,
    .zero = self->zero,
    .signs = self->signs.side > 0 ? &self->signs : NULL,
    .head = self->head,
  };
  document = self->format->read (&source, &local_error);
  /* After a cancelled look it is unknown what the text is not. */
  if (local_error != NULL && g_cancellable_is_cancelled (cancellable))
    {
      g_clear_error (&local_error);
      g_cancellable_set_error_if_cancelled (cancellable, &local_error);
    }
  if (local_error != NULL && formula == NULL)
    {
      look_for_proof (self, cancellable, &local_error);
      review (self, &source, &local_error);
    }
  if (formula != NULL)
    {
      g_clear_pointer (&self->formula, sat_formula_unref);
      self->formula = g_steal_pointer (&formula);
    }
  if (!g_error_matches (local_error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    consume (self, length);
  if (local_error != NULL)
    g_propagate_error (error, g_steal_pointer (&local_error));
  if (document != NULL && self->doubtful && !refuse_doubtful (self, document, error))
    return NULL;
  return g_steal_pointer (&document);
}

/* The length of the first complete lines, at most so many. */
static gsize
measure_lines (const SudokuReader *self,
               gsize n_lines)
{
  const char *end = rest (self) + complete_length (self);
  const char *at = rest (self);

  for (gsize i = 0; i < n_lines && at < end; i++)
    {
      const char *newline = memchr (at, '\n', (gsize)(end - at));

      at = newline != NULL ? newline + 1 : end;
    }
  return (gsize)(at - rest (self));
}

/* A reader of the next bytes alone, with the format and line number of this one. */
static SudokuReader *
cut (SudokuReader *self,
     gsize length)
{
  SudokuReader *part = g_new0 (SudokuReader, 1);

  part->name = g_strdup (self->name);
  part->format = self->format;
  part->hint = self->hint;
  part->asked = self->asked;
  part->signs = self->signs;
  part->head = g_strdup (self->head);
  part->buffer = g_string_new_len (rest (self), (gssize)length);
  part->number = self->number;
  part->begun = part->at_end = TRUE;
  consume (self, length);
  return part;
}

/**
 * sudoku_reader_take_lines: (skip)
 * @self: a reader of a text of lines, see sudoku_reader_is_of_lines()
 * @n_lines: how many at most
 * @cancellable: (nullable): cancels the call; a later one goes on
 *
 * Takes the next lines away from this reader without looking at them. Takes all that are available,
 * up to @n_lines, waiting for at least one.
 *
 * Returns: (transfer full) (nullable): a reader of these lines, which any thread may use by itself
 *   while the text of this reader's hint lives; %NULL without error at the end; %NULL with an error
 *   as by sudoku_reader_next()
 */
SudokuReader *
sudoku_reader_take_lines (SudokuReader *self,
                          gsize n_lines,
                          GCancellable *cancellable,
                          GError **error)
{
  g_return_val_if_fail (self != NULL && sudoku_reader_is_of_lines (self) && n_lines > 0, NULL);

  self->last_length = 0;
  while (!self->ended && !g_cancellable_set_error_if_cancelled (cancellable, error))
    {
      gsize length = measure_lines (self, n_lines);

      if (length > 0)
        return cut (self, length);
      self->ended = self->at_end;
      if (!self->at_end && rest_length (self) > LINE_LENGTH_MAX)
        {
          skip_line (self, cancellable, error);
          return NULL;
        }
      if (!self->at_end && !fill (self, cancellable, error))
        return NULL;
    }
  return NULL;
}

/* The next line in memory, without its end; @next is behind that. */
static const char *
find_next_line (const SudokuReader *self,
                gsize *length,
                gsize *next)
{
  const char *line = rest (self);
  const char *newline = memchr (line, '\n', rest_length (self));

  if (newline == NULL && !self->at_end)
    return NULL;
  *length = newline != NULL ? (gsize)(newline - line) : rest_length (self);
  *next = *length + (newline != NULL);
  *length -= *length > 0 && line[*length - 1] == '\r';
  return line;
}

/**
 * sudoku_reader_peek_cells: (skip)
 * @text: the reader of the line
 * @values: (out caller-allocates): room for %SUDOKU_CELLS_TEXT_MAX values, 0 = empty
 *
 * Checks whether the next puzzle is a line of one character for each cell and nothing else.
 * sudoku_reader_next() would read it, and sudoku_reader_pass_line() skips it.
 *
 * Returns: the side; 0 when the next line is not in memory yet or something else
 */
guint
sudoku_reader_peek_cells (const SudokuReader *self,
                          SudokuCellsText *text,
                          guint8 *values)
{
  const char *line = NULL;
  gsize length = 0, next = 0;

  g_return_val_if_fail (self != NULL && text != NULL && values != NULL, 0);

  if (self->ended || !self->begun || self->doubtful || self->signs.side > 0 ||
      !sudoku_format_has (self->format, SUDOKU_FORMAT_CELLS))
    return 0;
  line = find_next_line (self, &length, &next);
  return line != NULL ? sudoku_cells_text_read (text, line, length, values) : 0;
}

/**
 * sudoku_reader_pass_line:
 * @self: a reader with a line found by sudoku_reader_peek_cells()
 *
 * Skips the next line.
 */
void
sudoku_reader_pass_line (SudokuReader *self)
{
  gsize length = 0, next = 0;

  g_return_if_fail (self != NULL);

  if (find_next_line (self, &length, &next) == NULL)
    return;
  self->line = self->number;
  self->last = self->start;
  self->length = self->last_length = next;
  consume (self, next);
}

/**
 * sudoku_reader_count_lines:
 *
 * Counts the complete lines in memory that are not read yet.
 *
 * Returns: the number
 */
gsize
sudoku_reader_count_lines (const SudokuReader *self)
{
  const char *at = NULL, *end = NULL;
  gsize n_lines = 0;

  g_return_val_if_fail (self != NULL, 0);

  at = rest (self);
  end = at + complete_length (self);
  for (; at < end; n_lines++)
    {
      const char *newline = memchr (at, '\n', (gsize)(end - at));

      at = newline != NULL ? newline + 1 : end;
    }
  return n_lines;
}

/**
 * sudoku_reader_is_of_lines:
 *
 * Tells whether each line of the text is certainly a puzzle by itself.
 *
 * Returns: %TRUE if so; %FALSE before the first one was read
 */
gboolean
sudoku_reader_is_of_lines (const SudokuReader *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->begun && !self->doubtful && is_of_lines (self->format);
}

/**
 * sudoku_reader_get_line:
 *
 * Gets the line number where the last puzzle began, from 1.
 *
 * Returns: the line number; 0 before the first puzzle
 */
SAT_DEFINE_GETTER (SudokuReader, sudoku_reader, line, gsize)

/**
 * sudoku_reader_get_length:
 *
 * Gets the length of the last puzzle's text, including everything that belongs to it except comment
 * lines, which begin with “#”.
 *
 * Returns: the number of bytes; 0 before the first puzzle
 */
SAT_DEFINE_GETTER (SudokuReader, sudoku_reader, length, gsize)

/**
 * sudoku_reader_get_text: (skip)
 * @length: (out): its length in bytes
 *
 * Gets the text of the last puzzle, right or wrong, in a form that its format can read alone: in a
 * line format that line. Where puzzles are not consecutive it is the text that the format writes,
 * for right ones.
 *
 * Returns: (transfer none) (array length=length) (nullable): the text, valid until the next call of
 *   sudoku_reader_next(); %NULL when that has found none
 */
const char *
sudoku_reader_get_text (const SudokuReader *self,
                        gsize *length)
{
  const char *text = NULL;
  const char *newline = NULL;

  g_return_val_if_fail (self != NULL && length != NULL, NULL);

  *length = self->written != NULL ? strlen (self->written) : self->last_length;
  if (self->written != NULL || self->last_length == 0)
    return self->written;
  text = self->buffer->str + self->last;
  while (*length > 0 && (text[*length - 1] == '\n' || text[*length - 1] == '\r'))
    (*length)--;
  if (is_of_lines (self->format))
    newline = memrchr (text, '\n', *length);
  if (newline == NULL)
    return text;
  *length -= (gsize)(newline + 1 - text);
  return newline + 1;
}

/**
 * sudoku_reader_get_formula:
 *
 * Gets the formula of a text that is no puzzle, once sudoku_reader_next() has rejected it.
 *
 * Returns: (transfer none) (nullable): the formula; %NULL when the text is something else
 */
SAT_DEFINE_GETTER (SudokuReader, sudoku_reader, formula, SatFormula *)

/**
 * sudoku_reader_get_format:
 *
 * Gets the format of the text.
 *
 * Returns: (transfer none) (nullable): the format; %NULL until the first puzzle if it has to be
 *   detected
 */
SAT_DEFINE_GETTER (SudokuReader, sudoku_reader, format, const SudokuFormat *)
