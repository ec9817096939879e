/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The one place that finds out what bytes from outside are, however they came: a puzzle or a game
 * in any known format, a formula, the answer of a solver, or nothing known; compressed or not. This
 * is done once, and what was read on the way is kept. Does not know where they are shown, and their
 * origin only for messages. */

#include "sudoku-contents.h"

#include <sat-compression.h>
#include <sat-getter.h>
#include <sat-load.h>
#include <sat-proof-reader.h>

#include "sudoku-format-answer.h"
#include "sudoku-format-list.h"
#include "sudoku-reader.h"
#include "sudoku-text-bytes.h"

/* The text that a puzzle may need: a few lines about it, and for each cell a number of two digits
 * with its frame and its marks. */
#define TEXT_PER_PUZZLE 512
#define TEXT_PER_CELL 16

/* How many wrong lines are skipped in search of the first puzzle. */
#define BAD_LINES_MAX 1000

struct _SudokuContents
{
  gatomicrefcount references;
  char *name;
  GFile *file;                /* (nullable) */
  char *address;              /* (nullable): on the web */
  const SudokuFormat *wanted; /* (nullable): which they are said to be */
  SudokuZero zero;            /* what 0 is said to be */
  GBytes *bytes;              /* as they came, and unpacked when they are read */

  gboolean read;
  gboolean packed;
  SudokuContentsKind kind;
  SudokuDocument *document;     /* (nullable) */
  const SudokuFormat *detected; /* (nullable): what the text looks like */
  const SudokuFormat *format;   /* (nullable): of the document */
  gboolean more;                /* there are more puzzles */
  gboolean doubtful;            /* the puzzle may be meant as an answer */
  gsize length;                 /* of the text of the puzzle */
  SatFormula *formula;          /* (nullable): that is no puzzle */
  SatModel *model;              /* (nullable) */
  SatProof *proof;              /* (nullable) */
  GError *error;                /* (nullable) */
};

G_DEFINE_BOXED_TYPE (SudokuContents, sudoku_contents, sudoku_contents_ref, sudoku_contents_unref)

/**
 * sudoku_contents_new:
 * @name: the origin of the bytes, for messages
 * @file: (nullable): the file of the bytes
 * @bytes: the bytes, within the limits of sat_load_stream()
 *
 * Takes bytes to be read later.
 *
 * Returns: (transfer full): the contents, not read yet
 */
SudokuContents *
sudoku_contents_new (const char *name,
                     GFile *file,
                     GBytes *bytes)
{
  SudokuContents *self = NULL;

  g_return_val_if_fail (name != NULL && bytes != NULL, NULL);
  g_return_val_if_fail (file == NULL || G_IS_FILE (file), NULL);

  self = g_new0 (SudokuContents, 1);
  g_atomic_ref_count_init (&self->references);
  self->name = g_strdup (name);
  g_set_object (&self->file, file);
  self->bytes = g_bytes_ref (bytes);
  return self;
}

/**
 * sudoku_contents_new_fetched:
 * @name: the name of the bytes, for messages
 * @address: the web address of the bytes
 * @bytes: the bytes, within the limits of sat_load_stream()
 * @format: (nullable): the format of a puzzle in them; %NULL: to be detected
 *
 * Takes bytes from the web to be read later.
 *
 * Returns: (transfer full): the contents, not read yet
 */
SudokuContents *
sudoku_contents_new_fetched (const char *name,
                             const char *address,
                             GBytes *bytes,
                             const SudokuFormat *format)
{
  SudokuContents *self = NULL;

  g_return_val_if_fail (name != NULL && address != NULL && bytes != NULL, NULL);

  self = sudoku_contents_new (name, NULL, bytes);
  self->address = g_strdup (address);
  self->wanted = format;
  return self;
}

/**
 * sudoku_contents_load:
 * @name: the name of the stream in messages
 * @stream: a stream
 * @cancellable: (nullable): ends reading
 *
 * Takes all of a stream, within the limits of sat_load_stream(). Blocks until its end.
 *
 * Returns: (transfer full) (nullable): the contents, not read yet; %NULL with an error of
 *   sat_load_stream()
 */
SudokuContents *
sudoku_contents_load (const char *name,
                      GInputStream *stream,
                      GCancellable *cancellable,
                      GError **error)
{
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (name != NULL && G_IS_INPUT_STREAM (stream), NULL);

  bytes = sat_load_stream (name, stream, SAT_UNPACKED_MAX, cancellable, error);
  return bytes != NULL ? sudoku_contents_new (name, NULL, bytes) : NULL;
}

/**
 * sudoku_contents_ref:
 *
 * Takes a reference.
 *
 * Returns: (transfer full): @self
 */
SudokuContents *
sudoku_contents_ref (SudokuContents *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->references);
  return self;
}

/**
 * sudoku_contents_unref:
 *
 * Drops a reference; the last one frees them.
 */
void
sudoku_contents_unref (SudokuContents *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->references))
    return;
  g_free (self->name);
  g_clear_object (&self->file);
  g_free (self->address);
  g_bytes_unref (self->bytes);
  g_clear_pointer (&self->document, sudoku_document_unref);
  g_clear_pointer (&self->formula, sat_formula_unref);
  g_clear_pointer (&self->model, sat_model_free);
  g_clear_pointer (&self->proof, sat_proof_unref);
  g_clear_error (&self->error);
  g_free (self);
}

/* Unpacks compressed bytes; what can't be unpacked becomes nothing. */
static gboolean
unpack (SudokuContents *self,
        GCancellable *cancellable)
{
  GBytes *unpacked = sat_compression_unpack (self->name, self->bytes, SAT_UNPACKED_MAX, cancellable,
                                             &self->error);

  self->packed = unpacked != self->bytes;
  g_bytes_unref (self->bytes);
  self->bytes = sudoku_text_bytes_make_plain (unpacked != NULL ? unpacked : g_bytes_new (NULL, 0));
  return unpacked != NULL;
}

/* Among many lines there may be wrong ones before the first puzzle. */
static SudokuDocument *
read_first (SudokuReader *reader,
            GCancellable *cancellable,
            GError **error)
{
  SudokuDocument *document = sudoku_reader_next (reader, cancellable, error);
  gboolean has_lines = sudoku_format_has (sudoku_reader_get_format (reader), SUDOKU_FORMAT_LINES);

  for (guint i = 0; i < BAD_LINES_MAX && document == NULL && has_lines; i++)
    {
      g_autoptr (GError) next_error = NULL;

      document = sudoku_reader_next (reader, cancellable, &next_error);
      if (document == NULL && next_error == NULL)
        break;
    }
  return document;
}

static gboolean
read_puzzle (SudokuContents *self,
             GCancellable *cancellable,
             GError **error)
{
  g_autoptr (GInputStream) stream = g_memory_input_stream_new_from_bytes (self->bytes);
  g_autoptr (SudokuReader) reader = sudoku_reader_new (stream, self->name, self->detected, NULL);
  g_autoptr (SudokuDocument) next = NULL;
  g_autoptr (GError) local_error = NULL;

  sudoku_reader_set_asked (reader, self->wanted != NULL);
  sudoku_reader_set_zero (reader, self->zero);
  self->document = read_first (reader, cancellable, &local_error);
  self->format = sudoku_reader_get_format (reader);
  self->length = sudoku_reader_get_length (reader);
  if (sudoku_reader_get_formula (reader) != NULL)
    self->formula = sat_formula_ref (sudoku_reader_get_formula (reader));
  if (self->document == NULL && local_error == NULL)
    sudoku_error_set (&local_error, SUDOKU_ERROR_FORMAT, &(SatPlace){ .name = self->name },
                      "puzzle-missing");
  if (self->document == NULL)
    {
      g_propagate_error (error, g_steal_pointer (&local_error));
      return FALSE;
    }
  self->more = local_error != NULL;
  g_clear_error (&local_error);
  next = sudoku_reader_next (reader, cancellable, &local_error);
  self->more |= next != NULL || local_error != NULL;
  return TRUE;
}

static gboolean
read_model (SudokuContents *self,
            GCancellable *cancellable,
            GError **error)
{
  gsize length = 0;
  const char *text = g_bytes_get_data (self->bytes, &length);

  self->model = sat_model_read (self->name, text, length, cancellable, error);
  return self->model != NULL;
}

/* A proof is neither a model nor a puzzle; where one of these is expected the error says so. */
static gboolean
read_proof (SudokuContents *self,
            GCancellable *cancellable)
{
  gsize length = 0;
  const char *data = g_bytes_get_data (self->bytes, &length);

  if (self->wanted != NULL || length == 0 || !sat_proof_is_proof (data, length))
    return FALSE;
  self->proof = sat_proof_read (self->name, data, length, cancellable, &self->error);
  if (self->proof != NULL)
    sudoku_error_set (&self->error, SUDOKU_ERROR_FORMAT, &(SatPlace){ .name = self->name },
                      "answer-is-proof");
  return TRUE;
}

/* Whether a text claims to be one of our games, so that nothing else is looked for when it is
 * broken. */
static gboolean
is_game (const SudokuContents *self)
{
  return sudoku_format_has (self->detected, SUDOKU_FORMAT_GAME);
}

static void
look (SudokuContents *self)
{
  gsize length = 0;
  const char *text = g_bytes_get_data (self->bytes, &length);

  self->detected = self->wanted != NULL ? self->wanted : sudoku_format_detect (text, length);
  self->doubtful = self->wanted == NULL && self->detected != NULL &&
                   !sudoku_format_has (self->detected, SUDOKU_FORMAT_FORMULA) &&
                   sudoku_format_answer_is_possible (text, length);
}

/* Whether it only remains open what 0 is. */
static gboolean
is_zero_missing (const SudokuContents *self)
{
  const SatIssue *issue = self->error != NULL ? sudoku_error_get_issue (self->error) : NULL;

  return issue != NULL && g_str_equal (sat_issue_get_id (issue), "zero-two-readings");
}

static void
expect_puzzle (SudokuContents *self,
               GCancellable *cancellable)
{
  g_autoptr (GError) error = NULL;
  gboolean found = read_puzzle (self, cancellable, &self->error);

  if (is_game (self) || (found && !self->doubtful) || is_zero_missing (self))
    return;
  if (!found)
    {
      g_autoptr (GError) why = g_steal_pointer (&self->error);

      if (self->formula == NULL && read_proof (self, cancellable))
        return;
      self->error = g_steal_pointer (&why);
    }
  if (!read_model (self, cancellable, &error))
    {
      if (self->detected == &sudoku_format_answer)
        {
          g_clear_error (&self->error);
          self->error = g_steal_pointer (&error);
        }
      return;
    }
  /* A word such as "unknown" may occur in any text. */
  if (!sat_model_has_literals (self->model) &&
      sat_model_get_status (self->model) == SAT_STATUS_UNKNOWN)
    g_clear_pointer (&self->model, sat_model_free);
}

static void
expect_answer (SudokuContents *self,
               GCancellable *cancellable)
{
  if (!is_game (self) && read_proof (self, cancellable))
    return;
  if (is_game (self))
    {
      if (read_puzzle (self, cancellable, &self->error))
        sudoku_error_set (&self->error, SUDOKU_ERROR_FORMAT, &(SatPlace){ .name = self->name },
                          "answer-is-game");
    }
  else if (!read_model (self, cancellable, &self->error) || sat_model_is_bare (self->model))
    read_puzzle (self, cancellable, NULL);
}

static SudokuContentsKind
find_kind (const SudokuContents *self)
{
  if (self->proof != NULL)
    return SUDOKU_CONTENTS_PROOF;
  if (self->model != NULL)
    return SUDOKU_CONTENTS_ANSWER;
  if (self->formula != NULL ||
      (self->document != NULL && sudoku_format_has (self->format, SUDOKU_FORMAT_FORMULA)))
    return SUDOKU_CONTENTS_FORMULA;
  return self->document != NULL ? SUDOKU_CONTENTS_PUZZLE : SUDOKU_CONTENTS_UNKNOWN;
}

/**
 * sudoku_contents_read:
 * @self: contents that are not read yet
 * @expected: what they should be, which decides about ambiguous texts: %SUDOKU_CONTENTS_ANSWER, or
 *   else a puzzle
 * @cancellable: (nullable): ends the work
 *
 * Unpacks them and finds out what they are. Being something else than expected, or nothing known,
 * is no failure.
 *
 * Returns: %FALSE with %G_IO_ERROR_CANCELLED; what was read by then is useless
 */
gboolean
sudoku_contents_read (SudokuContents *self,
                      SudokuContentsKind expected,
                      GCancellable *cancellable,
                      GError **error)
{
  g_return_val_if_fail (self != NULL && !self->read, FALSE);

  self->read = TRUE;
  if (unpack (self, cancellable))
    {
      look (self);
      if (expected == SUDOKU_CONTENTS_ANSWER)
        expect_answer (self, cancellable);
      else
        expect_puzzle (self, cancellable);
    }
  self->kind = find_kind (self);
  return !g_cancellable_set_error_if_cancelled (cancellable, error);
}

/**
 * sudoku_contents_get_name:
 *
 * Gets the origin of the bytes, for messages.
 *
 * Returns: (transfer none): the name
 */
SAT_DEFINE_GETTER (SudokuContents, sudoku_contents, name, const char *)

/**
 * sudoku_contents_get_file:
 *
 * Gets the file of the bytes.
 *
 * Returns: (transfer none) (nullable): the file; %NULL when there is none
 */
SAT_DEFINE_GETTER (SudokuContents, sudoku_contents, file, GFile *)

/**
 * sudoku_contents_get_address:
 *
 * Gets the web address of the bytes.
 *
 * Returns: (transfer none) (nullable): the address; %NULL when they were not fetched
 */
SAT_DEFINE_GETTER (SudokuContents, sudoku_contents, address, const char *)

/**
 * sudoku_contents_get_bytes:
 *
 * Gets the bytes: as they came or, once read, unpacked.
 *
 * Returns: (transfer none): the bytes; none if they can't be unpacked
 */
SAT_DEFINE_GETTER (SudokuContents, sudoku_contents, bytes, GBytes *)

/**
 * sudoku_contents_is_read:
 *
 * Tells whether sudoku_contents_read() was called.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_contents_is_read (const SudokuContents *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->read;
}

/**
 * sudoku_contents_get_kind:
 *
 * Gets the kind of contents.
 *
 * Returns: the kind
 */
SudokuContentsKind
sudoku_contents_get_kind (const SudokuContents *self)
{
  g_return_val_if_fail (self != NULL && self->read, SUDOKU_CONTENTS_UNKNOWN);

  return self->kind;
}

/**
 * sudoku_contents_get_document:
 *
 * Gets the puzzle, the first one if there are several.
 *
 * Returns: (transfer none) (nullable): the puzzle; %NULL when there is none, or an answer was
 *   expected and found
 */
const SudokuDocument *
sudoku_contents_get_document (const SudokuContents *self)
{
  g_return_val_if_fail (self != NULL && self->read, NULL);

  return self->document;
}

/**
 * sudoku_contents_has_more:
 *
 * Tells whether something follows the first puzzle: another one, or something else.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_contents_has_more (const SudokuContents *self)
{
  g_return_val_if_fail (self != NULL && self->read, FALSE);

  return self->more;
}

/**
 * sudoku_contents_is_doubtful:
 *
 * Tells whether they can be a puzzle as well as the answer of a solver, so that the user has to
 * decide. There are both a document and a model then.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_contents_is_doubtful (const SudokuContents *self)
{
  g_return_val_if_fail (self != NULL && self->read, FALSE);

  return self->doubtful && self->document != NULL && self->model != NULL;
}

/**
 * sudoku_contents_is_zero_open:
 *
 * Tells whether they would be a puzzle once the user says whether 0 is a value or an empty cell.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_contents_is_zero_open (const SudokuContents *self)
{
  g_return_val_if_fail (self != NULL && self->read, FALSE);

  return self->kind == SUDOKU_CONTENTS_UNKNOWN && is_zero_missing (self);
}

/**
 * sudoku_contents_new_decided:
 * @zero: what 0 is
 *
 * Takes the same bytes again, to be read as the user has decided.
 *
 * Returns: (transfer full): the contents, not read yet
 */
SudokuContents *
sudoku_contents_new_decided (const SudokuContents *self,
                             SudokuZero zero)
{
  SudokuContents *again = NULL;

  g_return_val_if_fail (self != NULL && self->read, NULL);

  again = sudoku_contents_new (self->name, self->file, self->bytes);
  again->address = g_strdup (self->address);
  again->wanted = self->wanted;
  again->zero = zero;
  return again;
}

/**
 * sudoku_contents_is_small:
 *
 * Tells whether the puzzle is so small a part of its text that the text is probably something else:
 * more than 512 bytes and 16 for each cell, without comments and other puzzles of a file. Texts
 * that identify themselves, such as games and formulas, may have any length.
 *
 * Returns: whether there is a puzzle, and it is that small
 */
gboolean
sudoku_contents_is_small (const SudokuContents *self)
{
  gsize n_cells;

  g_return_val_if_fail (self != NULL && self->read, FALSE);

  if (self->document == NULL || sudoku_format_has (self->format, SUDOKU_FORMAT_CERTAIN))
    return FALSE;
  n_cells = sudoku_grid_get_n_cells (sudoku_document_get_grid (self->document));
  return self->length > TEXT_PER_PUZZLE + TEXT_PER_CELL * n_cells;
}

/**
 * sudoku_contents_get_length:
 *
 * Gets the length of the puzzle's text, as sudoku_reader_get_length() does.
 *
 * Returns: the number of bytes; 0 without a puzzle
 */
gsize
sudoku_contents_get_length (const SudokuContents *self)
{
  g_return_val_if_fail (self != NULL && self->read, 0);

  return self->document != NULL ? self->length : 0;
}

/**
 * sudoku_contents_get_game_format:
 *
 * Tells whether the original bytes are one whole game, so that it can be saved in their place.
 *
 * Returns: (nullable): their format; %NULL when they are not
 */
const SudokuFormat *
sudoku_contents_get_game_format (const SudokuContents *self)
{
  g_return_val_if_fail (self != NULL && self->read, NULL);

  return self->document != NULL && !self->packed && !self->more &&
             sudoku_format_has (self->format, SUDOKU_FORMAT_GAME)
           ? self->format
           : NULL;
}

/**
 * sudoku_contents_get_formula:
 *
 * Gets a formula that is not that of a puzzle; the error says why.
 *
 * Returns: (transfer none) (nullable): the formula; %NULL when they are something else
 */
SatFormula *
sudoku_contents_get_formula (const SudokuContents *self)
{
  g_return_val_if_fail (self != NULL && self->read, NULL);

  return self->formula;
}

/**
 * sudoku_contents_get_model:
 *
 * Gets the answer of a solver.
 *
 * Returns: (transfer none) (nullable): the answer; %NULL when there is none, or a puzzle was
 *   expected and found
 */
const SatModel *
sudoku_contents_get_model (const SudokuContents *self)
{
  g_return_val_if_fail (self != NULL && self->read, NULL);

  return self->model;
}

/**
 * sudoku_contents_get_proof:
 *
 * Gets a proof that there is no model.
 *
 * Returns: (transfer none) (nullable): the proof; %NULL when there is none
 */
SatProof *
sudoku_contents_get_proof (const SudokuContents *self)
{
  g_return_val_if_fail (self != NULL && self->read, NULL);

  return self->proof;
}

/**
 * sudoku_contents_get_error:
 *
 * Gets the reason why they aren't what was expected, or are a broken answer.
 *
 * Returns: (transfer none) (nullable): the error of sat_compression_unpack(), of
 *   sudoku_reader_next() or of sat_model_read(); %NULL when there is none
 */
const GError *
sudoku_contents_get_error (const SudokuContents *self)
{
  g_return_val_if_fail (self != NULL && self->read, NULL);

  return self->error;
}
