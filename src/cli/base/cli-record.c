/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Keeps the output for some of many puzzles until those before them have been written. Writes
 * nothing itself. */

#include "satdoku-config.h"

#include "cli-record.h"

#include <pthread.h>
#include <sudoku-cells-text.h>

/* The data of a piece, which ends where the next one begins. */
typedef struct
{
  CliPieceKind kind;
  gsize start;
  const SudokuFormat *format;
  SudokuDocument *document;
  char *place;
} Entry;

struct _CliRecord
{
  pthread_mutex_t mutex; /* of all that follows; not of GLib: ThreadSanitizer has to see it */
  GString *text;
  GArray *entries;
};

static void
entry_clear (gpointer data)
{
  Entry *self = data;

  g_clear_pointer (&self->document, sudoku_document_unref);
  g_clear_pointer (&self->place, g_free);
}

CliRecord *
cli_record_new (void)
{
  CliRecord *self = g_new0 (CliRecord, 1);

  pthread_mutex_init (&self->mutex, NULL);
  self->text = g_string_new (NULL);
  self->entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  g_array_set_clear_func (self->entries, entry_clear);
  return self;
}

void
cli_record_free (CliRecord *self)
{
  if (self == NULL)
    return;
  g_string_free (self->text, TRUE);
  g_array_unref (self->entries);
  pthread_mutex_destroy (&self->mutex);
  g_free (self);
}

/**
 * cli_record_take:
 *
 * Removes everything so far.
 *
 * Returns: (transfer full): a record of it
 */
CliRecord *
cli_record_take (CliRecord *self)
{
  CliRecord *taken = cli_record_new ();
  GString *text = taken->text;
  GArray *entries = taken->entries;

  pthread_mutex_lock (&self->mutex);
  taken->text = self->text;
  taken->entries = self->entries;
  self->text = text;
  self->entries = entries;
  pthread_mutex_unlock (&self->mutex);
  return taken;
}

/* Holds the lock. Extends the last piece if that has the same kind, with nothing of its own. */
static void
add (CliRecord *self,
     const Entry *entry)
{
  const Entry *last = NULL;

  if (self->entries->len > 0)
    last = &g_array_index (self->entries, Entry, self->entries->len - 1);
  if (last == NULL || entry->kind == CLI_PIECE_MESSAGE || last->kind != entry->kind ||
      last->format != entry->format || last->document != NULL || entry->document != NULL)
    g_array_append_vals (self->entries, entry, 1);
}

/**
 * cli_record_add_text:
 * @text: a result, with a line break
 *
 * Adds something to print.
 */
void
cli_record_add_text (CliRecord *self,
                     const char *text)
{
  pthread_mutex_lock (&self->mutex);
  add (self, &(Entry){ .kind = CLI_PIECE_TEXT, .start = self->text->len });
  g_string_append (self->text, text);
  pthread_mutex_unlock (&self->mutex);
}

/**
 * cli_record_add_message:
 * @place: (nullable): its subject
 * @message: a message, without a line break
 *
 * Adds something to tell.
 */
void
cli_record_add_message (CliRecord *self,
                        const char *place,
                        const char *message)
{
  pthread_mutex_lock (&self->mutex);
  add (self, &(Entry){ .kind = CLI_PIECE_MESSAGE, .start = self->text->len });
  if (place != NULL)
    g_string_append_printf (self->text, "%s: ", place);
  g_string_append (self->text, message);
  pthread_mutex_unlock (&self->mutex);
}

/**
 * cli_record_add_puzzle:
 * @format: its format
 * @text: its text, without separators between puzzles
 * @document: the puzzle; referenced
 * @place: (nullable): the prefix of messages
 *
 * Adds a puzzle to print.
 */
void
cli_record_add_puzzle (CliRecord *self,
                       const SudokuFormat *format,
                       const GString *text,
                       SudokuDocument *document,
                       const char *place)
{
  pthread_mutex_lock (&self->mutex);
  add (self, &(Entry){
               .kind = CLI_PIECE_PUZZLE,
               .start = self->text->len,
               .format = format,
               .document = sudoku_document_ref (document),
               .place = g_strdup (place),
             });
  g_string_append_len (self->text, text->str, (gssize)text->len);
  pthread_mutex_unlock (&self->mutex);
}

/**
 * cli_record_add_cells:
 * @format: a format of a character for each cell
 * @values: (array length=n_cells): the values
 * @n_cells: how many there are
 *
 * Adds a puzzle with nothing but values to print.
 */
void
cli_record_add_cells (CliRecord *self,
                      const SudokuFormat *format,
                      const guint8 *values,
                      guint n_cells)
{
  pthread_mutex_lock (&self->mutex);
  add (self, &(Entry){ .kind = CLI_PIECE_PUZZLE, .start = self->text->len, .format = format });
  sudoku_cells_text_write (values, n_cells, self->text);
  pthread_mutex_unlock (&self->mutex);
}

guint
cli_record_get_n_pieces (const CliRecord *self)
{
  return self->entries->len;
}

/**
 * cli_record_get_piece:
 * @index: of a piece, from 0
 * @piece: (out caller-allocates): the piece, valid until something is added
 *
 * Gets a piece.
 */
void
cli_record_get_piece (const CliRecord *self,
                      guint index,
                      CliPiece *piece)
{
  const Entry *entry = &g_array_index (self->entries, Entry, index);
  gsize end = index + 1 < self->entries->len ? entry[1].start : self->text->len;

  *piece = (CliPiece){
    .kind = entry->kind,
    .text = self->text->str + entry->start,
    .length = end - entry->start,
    .format = entry->format,
    .document = entry->document,
    .place = entry->place,
  };
}
