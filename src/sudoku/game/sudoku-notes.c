/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sudoku-notes.h"

#include <glib/gi18n.h>
#include <string.h>

struct _SudokuNotes
{
  GString *texts[SUDOKU_N_NOTES]; /* NULL: nothing of that kind is told */
};

static const struct
{
  const char *id;
  const char *name;
} kinds[SUDOKU_N_NOTES] = {
  [SUDOKU_NOTE_AUTHOR] = { "author", N_ ("author") },
  [SUDOKU_NOTE_DESCRIPTION] = { "description", N_ ("title or description") },
  [SUDOKU_NOTE_COMMENT] = { "comment", N_ ("comment or rules in words") },
  [SUDOKU_NOTE_DATE] = { "date", N_ ("date") },
  [SUDOKU_NOTE_SOURCE] = { "source", N_ ("source") },
  [SUDOKU_NOTE_LEVEL] = { "level", N_ ("level of difficulty") },
  [SUDOKU_NOTE_ADDRESS] = { "address", N_ ("address on the web") },
  [SUDOKU_NOTE_FOLDER] = { "folder", N_ ("folder") },
  [SUDOKU_NOTE_TECHNIQUE] = { "technique", N_ ("technique with its conclusions") },
};

/**
 * sudoku_note_get_id:
 * @note: a kind of note
 *
 * Gets the word for it in saved games.
 *
 * Returns: (transfer none): the word
 */
const char *
sudoku_note_get_id (SudokuNote note)
{
  g_return_val_if_fail (note < SUDOKU_N_NOTES, NULL);

  return kinds[note].id;
}

/**
 * sudoku_note_get_name:
 * @note: a kind of note
 *
 * Gets its name, to be translated.
 *
 * Returns: (transfer none): "author", for example
 */
const char *
sudoku_note_get_name (SudokuNote note)
{
  g_return_val_if_fail (note < SUDOKU_N_NOTES, NULL);

  return kinds[note].name;
}

/**
 * sudoku_note_find:
 * @id: a word, which need not end in a null
 * @length: its length in bytes
 * @note: (out): the kind of note
 *
 * Finds the kind of note of a word in saved games.
 *
 * Returns: whether there is one
 */
gboolean
sudoku_note_find (const char *id,
                  gsize length,
                  SudokuNote *note)
{
  g_return_val_if_fail (id != NULL && note != NULL, FALSE);

  for (SudokuNote i = 0; i < SUDOKU_N_NOTES; i++)
    if (strlen (kinds[i].id) == length && memcmp (kinds[i].id, id, length) == 0)
      {
        *note = i;
        return TRUE;
      }
  return FALSE;
}

/**
 * sudoku_notes_new: (skip)
 *
 * Makes empty notes.
 *
 * Returns: (transfer full): the notes
 */
SudokuNotes *
sudoku_notes_new (void)
{
  return g_new0 (SudokuNotes, 1);
}

/**
 * sudoku_notes_copy: (skip)
 * @self: (nullable): notes
 *
 * Copies notes.
 *
 * Returns: (transfer full) (nullable): the copy; %NULL of %NULL
 */
SudokuNotes *
sudoku_notes_copy (const SudokuNotes *self)
{
  SudokuNotes *copy = NULL;

  if (self == NULL)
    return NULL;
  copy = sudoku_notes_new ();
  for (SudokuNote note = 0; note < SUDOKU_N_NOTES; note++)
    if (self->texts[note] != NULL)
      copy->texts[note] = g_string_new_len (self->texts[note]->str,
                                            (gssize)self->texts[note]->len);
  return copy;
}

/**
 * sudoku_notes_free: (skip)
 *
 * Frees them.
 */
void
sudoku_notes_free (SudokuNotes *self)
{
  g_return_if_fail (self != NULL);

  for (SudokuNote note = 0; note < SUDOKU_N_NOTES; note++)
    if (self->texts[note] != NULL)
      g_string_free (self->texts[note], TRUE);
  g_free (self);
}

/**
 * sudoku_notes_get: (skip)
 * @self: (nullable): notes; %NULL tells nothing
 * @note: a kind of note
 *
 * Gets the lines of a note.
 *
 * Returns: (transfer none) (nullable): the lines, without a line break at the end; valid UTF-8
 */
const char *
sudoku_notes_get (const SudokuNotes *self,
                  SudokuNote note)
{
  g_return_val_if_fail (note < SUDOKU_N_NOTES, NULL);

  return self != NULL && self->texts[note] != NULL ? self->texts[note]->str : NULL;
}

/**
 * sudoku_notes_are_empty: (skip)
 * @self: (nullable): notes
 *
 * Tells whether there are none.
 *
 * Returns: whether they do
 */
gboolean
sudoku_notes_are_empty (const SudokuNotes *self)
{
  for (SudokuNote note = 0; note < SUDOKU_N_NOTES; note++)
    if (sudoku_notes_get (self, note) != NULL)
      return FALSE;
  return TRUE;
}

/**
 * sudoku_notes_add: (skip)
 * @note: a kind of note
 * @line: the line, in valid UTF-8
 *
 * Adds a line to a note. An empty line is kept only between others: it needs one before it. Blanks
 * around the line are dropped, and a control character in it other than a tab becomes a blank, so
 * that it stays one line whatever reads it later.
 */
void
sudoku_notes_add (SudokuNotes *self,
                  SudokuNote note,
                  const char *line)
{
  g_autofree char *tidy = NULL;

  g_return_if_fail (self != NULL && note < SUDOKU_N_NOTES && line != NULL);
  g_return_if_fail (strchr (line, '\n') == NULL && g_utf8_validate (line, -1, NULL));

  tidy = g_strdup (line);
  for (char *at = tidy; *at != '\0'; at++)
    if (g_ascii_iscntrl (*at) && *at != '\t')
      *at = ' ';
  g_strstrip (tidy);
  if (self->texts[note] != NULL)
    g_string_append_c (self->texts[note], '\n');
  else if (*tidy != '\0')
    self->texts[note] = g_string_new (NULL);
  if (self->texts[note] != NULL)
    g_string_append (self->texts[note], tidy);
}
