/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is known about a puzzle beside its board: its title, its author and other notes. */

#include "words-about.h"

#include <glib/gi18n.h>
#include <string.h>

/* A title that is longer is no title. */
#define TITLE_MAX 80

/* These say nothing that a player wants to know: the folder says where the puzzle is in a file, and
 * the technique is in the words of another program. */
static const SudokuNote unsaid[] = { SUDOKU_NOTE_FOLDER, SUDOKU_NOTE_TECHNIQUE };

static gboolean
is_unsaid (SudokuNote note)
{
  for (gsize i = 0; i < G_N_ELEMENTS (unsaid); i++)
    if (unsaid[i] == note)
      return TRUE;
  return FALSE;
}

/* The first line of the description, when it is short enough for a title. */
static char *
find_title (const SudokuNotes *notes)
{
  const char *text = sudoku_notes_get (notes, SUDOKU_NOTE_DESCRIPTION);
  g_autofree char *line = text != NULL ? g_strndup (text, strcspn (text, "\n")) : NULL;

  if (line == NULL || *g_strstrip (line) == '\0' || g_utf8_strlen (line, -1) > TITLE_MAX)
    return NULL;
  return g_steal_pointer (&line);
}

/**
 * words_about_title:
 * @notes: (nullable): the notes about a puzzle
 *
 * Returns: (transfer full) (nullable): "Miracle Sudoku, by Mitchell Lee", "Miracle Sudoku" or "By
 *   Mitchell Lee"; %NULL when neither is known
 */
char *
words_about_title (const SudokuNotes *notes)
{
  g_autofree char *title = NULL;
  const char *author;

  if (notes == NULL)
    return NULL;
  title = find_title (notes);
  author = sudoku_notes_get (notes, SUDOKU_NOTE_AUTHOR);
  if (author == NULL || *author == '\0')
    return g_steal_pointer (&title);
  if (title == NULL)
    /* Translators: who made a puzzle. */
    return g_strdup_printf (_ ("By %s"), author);
  /* Translators: the title of a puzzle, and who made it. */
  return g_strdup_printf (_ ("%s, by %s"), title, author);
}

/* What of the description is not the title. */
static const char *
get_description (const SudokuNotes *notes)
{
  const char *text = sudoku_notes_get (notes, SUDOKU_NOTE_DESCRIPTION);
  g_autofree char *title = find_title (notes);

  if (text == NULL || title == NULL)
    return text;
  text += strcspn (text, "\n");
  return *text != '\0' ? text + 1 : NULL;
}

static const char *
get_text (const SudokuNotes *notes,
          SudokuNote note)
{
  if (is_unsaid (note) || note == SUDOKU_NOTE_AUTHOR)
    return NULL;
  return note == SUDOKU_NOTE_DESCRIPTION ? get_description (notes) : sudoku_notes_get (notes, note);
}

static gboolean
is_prose (SudokuNote note)
{
  return note == SUDOKU_NOTE_DESCRIPTION || note == SUDOKU_NOTE_COMMENT;
}

/* Prose stands alone; other notes are named. */
static void
append (GString *text,
        SudokuNote note,
        const char *words)
{
  if (text->len > 0)
    g_string_append (text, is_prose (note) ? "\n\n" : "\n");
  if (is_prose (note))
    g_string_append (text, words);
  else
    /* Translators: what a note is about, such as "source", and what it says. */
    g_string_append_printf (text, _ ("%s: %s"), _ (sudoku_note_get_name (note)), words);
}

/**
 * words_about_text:
 * @notes: (nullable): the notes about a puzzle
 *
 * Returns: (transfer full) (nullable): what they say beside words_about_title(), such as the rules
 *   in the words of its author, and the source: paragraphs; %NULL when that is nothing
 */
char *
words_about_text (const SudokuNotes *notes)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; notes != NULL && i < SUDOKU_N_NOTES; i++)
    {
      const char *words = get_text (notes, (SudokuNote)i);

      if (words != NULL && *words != '\0')
        append (text, (SudokuNote)i, words);
    }
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

/**
 * words_about_is_empty:
 * @notes: (nullable): the notes about a puzzle
 *
 * Returns: whether there is neither a title nor a text
 */
gboolean
words_about_is_empty (const SudokuNotes *notes)
{
  g_autofree char *title = words_about_title (notes);
  g_autofree char *text = words_about_text (notes);

  return title == NULL && text == NULL;
}
