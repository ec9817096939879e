/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Notes about a puzzle: its author, title, and so on. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * SudokuNotes:
 *
 * The notes about a puzzle, some lines of each kind.
 */
typedef struct _SudokuNotes SudokuNotes;

/**
 * SudokuNote:
 * @SUDOKU_NOTE_AUTHOR: who made it
 * @SUDOKU_NOTE_DESCRIPTION: what it is
 * @SUDOKU_NOTE_COMMENT: a comment
 * @SUDOKU_NOTE_DATE: when it was made or published
 * @SUDOKU_NOTE_SOURCE: where it comes from
 * @SUDOKU_NOTE_LEVEL: how difficult its maker rates it
 * @SUDOKU_NOTE_ADDRESS: on the web
 * @SUDOKU_NOTE_FOLDER: its folder, in a file with folders
 * @SUDOKU_NOTE_TECHNIQUE: the technique it is an example of, and what follows by it, in the words
 *   of its format
 * @SUDOKU_N_NOTES: their number
 *
 * A kind of note about a puzzle.
 */
typedef enum
{
  SUDOKU_NOTE_AUTHOR,
  SUDOKU_NOTE_DESCRIPTION,
  SUDOKU_NOTE_COMMENT,
  SUDOKU_NOTE_DATE,
  SUDOKU_NOTE_SOURCE,
  SUDOKU_NOTE_LEVEL,
  SUDOKU_NOTE_ADDRESS,
  SUDOKU_NOTE_FOLDER,
  SUDOKU_NOTE_TECHNIQUE,
  SUDOKU_N_NOTES
} SudokuNote;

const char *sudoku_note_get_id (SudokuNote note);
const char *sudoku_note_get_name (SudokuNote note);
gboolean sudoku_note_find (const char *id, gsize length, SudokuNote *note);

SudokuNotes *sudoku_notes_new (void);
SudokuNotes *sudoku_notes_copy (const SudokuNotes *self);
void sudoku_notes_free (SudokuNotes *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuNotes, sudoku_notes_free)
const char *sudoku_notes_get (const SudokuNotes *self, SudokuNote note);
gboolean sudoku_notes_are_empty (const SudokuNotes *self);
void sudoku_notes_add (SudokuNotes *self, SudokuNote note, const char *line);

G_END_DECLS
