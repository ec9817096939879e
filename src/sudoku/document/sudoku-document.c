/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The result of a reader and the input of a writer. A document is filled by its maker and immutable
 * once it is handed on, so it may pass from one thread to another. Knows no format. */

#include "sudoku-document.h"

#include <sat-getter.h>
#include <string.h>

#include "sudoku-game-moves.h"
#include "sudoku-omission.h"

struct _SudokuDocument
{
  gatomicrefcount references;
  SudokuGrid *grid;
  SudokuSymbols *symbols;           /* (nullable): the puzzle is written in the usual ones */
  SudokuGame *game;                 /* (nullable): there is only the puzzle */
  const SudokuNumbering *numbering; /* (nullable): of the variables, when it was a formula */
  const SudokuEncoding *encoding;   /* (nullable): of that formula, when it is ours */
  const SudokuReduction *reduction; /* (nullable): of that formula, when it is ours */
  SudokuNotes *notes;
  GPtrArray *issues;          /* (nullable) (element-type SatIssue): what could not be read */
  const char *remainder_kind; /* (nullable): how the remainder is written */
  char *remainder;            /* (nullable): what could not be read, as it stands in the text */
};

G_DEFINE_BOXED_TYPE (SudokuDocument, sudoku_document, sudoku_document_ref, sudoku_document_unref)

/* Takes ownership of the grid. */
static SudokuDocument *
take (SudokuGrid *grid)
{
  SudokuDocument *self = g_new0 (SudokuDocument, 1);

  g_atomic_ref_count_init (&self->references);
  self->grid = grid;
  self->notes = sudoku_notes_new ();
  return self;
}

/**
 * sudoku_document_new:
 * @grid: a puzzle with its rules; copied
 *
 * Makes a document with nothing but a puzzle. O(cells).
 *
 * Returns: (transfer full): the document
 */
SudokuDocument *
sudoku_document_new (const SudokuGrid *grid)
{
  g_return_val_if_fail (grid != NULL, NULL);

  return take (sudoku_grid_copy (grid));
}

/**
 * sudoku_document_new_from_values:
 * @geometry: the shape and rules of a puzzle
 * @values: of all cells in reading order, 1…N, 0 for an empty cell
 *
 * Makes a document of a puzzle whose values are all givens. O(cells).
 *
 * Returns: (transfer full): the document
 */
SudokuDocument *
sudoku_document_new_from_values (SudokuGeometry *geometry,
                                 const guint8 *values)
{
  SudokuGrid *grid = NULL;

  g_return_val_if_fail (geometry != NULL && values != NULL, NULL);

  grid = sudoku_grid_new (geometry);
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (values[cell] > 0)
      sudoku_grid_set (grid, cell, values[cell], SUDOKU_ORIGIN_GIVEN);
  return take (grid);
}

static void
take_notes (SudokuDocument *self,
            const SudokuNotes *notes)
{
  sudoku_notes_free (self->notes);
  self->notes = notes != NULL ? sudoku_notes_copy (notes) : sudoku_notes_new ();
}

static void
add_issue (SudokuDocument *self,
           SatIssue *issue)
{
  if (self->issues == NULL)
    self->issues = g_ptr_array_new_with_free_func ((GDestroyNotify)sat_issue_unref);
  g_ptr_array_add (self->issues, issue);
}

/**
 * sudoku_document_new_for_game:
 * @game: a game; referenced
 *
 * Makes a document of a game, with its current grid, symbols and notes. O(cells).
 *
 * Returns: (transfer full): the document
 */
SudokuDocument *
sudoku_document_new_for_game (SudokuGame *game)
{
  SudokuDocument *self = NULL;
  const GPtrArray *omissions = NULL;

  g_return_val_if_fail (SUDOKU_IS_GAME (game), NULL);

  self = sudoku_document_new (sudoku_game_get_grid (game));
  self->game = g_object_ref (game);
  sudoku_document_set_symbols (self, sudoku_game_get_symbols (game));
  take_notes (self, sudoku_game_get_notes (game));
  omissions = sudoku_game_get_omissions (game);
  for (guint i = 0; omissions != NULL && i < omissions->len; i++)
    add_issue (self, sat_issue_ref (omissions->pdata[i]));
  return self;
}

static gboolean
is_noted (const SudokuState *state)
{
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (sudoku_state_get_grid (state)); cell++)
    {
      if (sudoku_state_get_colour (state, cell) > 0)
        return TRUE;
      for (SudokuMark mark = 0; mark < SUDOKU_N_MARKS; mark++)
        if (!sudoku_set_is_empty (sudoku_state_get_marks (state, mark, cell)))
          return TRUE;
    }
  return FALSE;
}

/**
 * sudoku_document_new_for_state:
 * @state: (transfer full): a state of a game
 *
 * Makes a document of a game that begins with @state, or of the puzzle alone when there are neither
 * marks nor colours. O(cells).
 *
 * Returns: (transfer full): the document
 */
SudokuDocument *
sudoku_document_new_for_state (SudokuState *state)
{
  g_autoptr (SudokuState) start = state;
  g_autoptr (SudokuGame) game = NULL;

  g_return_val_if_fail (state != NULL, NULL);

  if (!is_noted (start))
    return sudoku_document_new (sudoku_state_get_grid (start));
  game = sudoku_game_new_with_history (g_steal_pointer (&start), sudoku_history_new (),
                                       sudoku_bookmarks_new ());
  return sudoku_document_new_for_game (game);
}

/**
 * sudoku_document_new_filled:
 * @grid: a filled grid, such as a solution; copied
 *
 * Makes a document of another grid with the same symbols and notes, but without a game. O(cells).
 *
 * Returns: (transfer full): the document
 */
SudokuDocument *
sudoku_document_new_filled (const SudokuDocument *self,
                            const SudokuGrid *grid)
{
  SudokuDocument *filled = NULL;

  g_return_val_if_fail (self != NULL && grid != NULL, NULL);
  g_return_val_if_fail (sudoku_grid_get_side (grid) == sudoku_grid_get_side (self->grid), NULL);

  filled = sudoku_document_new (grid);
  sudoku_document_set_symbols (filled, self->symbols);
  sudoku_document_set_notes (filled, self->notes);
  return filled;
}

/**
 * sudoku_document_ref:
 *
 * Takes a reference.
 *
 * Returns: (transfer full): @self
 */
SudokuDocument *
sudoku_document_ref (SudokuDocument *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->references);
  return self;
}

/**
 * sudoku_document_unref:
 *
 * Drops a reference; the last one frees the document.
 */
void
sudoku_document_unref (SudokuDocument *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->references))
    return;
  sudoku_grid_free (self->grid);
  g_clear_pointer (&self->symbols, sudoku_symbols_free);
  g_clear_object (&self->game);
  sudoku_notes_free (self->notes);
  g_clear_pointer (&self->issues, g_ptr_array_unref);
  g_free (self->remainder);
  g_free (self);
}

/**
 * sudoku_document_set_geometry:
 * @self: a document that was not handed on yet
 * @geometry: a shape of the same side
 *
 * Puts the puzzle under other rules; in a game, that is a move.
 */
void
sudoku_document_set_geometry (SudokuDocument *self,
                              SudokuGeometry *geometry)
{
  g_return_if_fail (self != NULL && geometry != NULL);
  g_return_if_fail (sudoku_geometry_get_side (geometry) == sudoku_grid_get_side (self->grid));

  sudoku_grid_set_geometry (self->grid, geometry);
  if (self->game != NULL)
    sudoku_game_set_geometry (self->game, geometry);
}

/**
 * sudoku_document_get_grid:
 *
 * Gets the puzzle, or the current grid of the game.
 *
 * Returns: (transfer none): the grid
 */
SAT_DEFINE_GETTER (SudokuDocument, sudoku_document, grid, const SudokuGrid *)

/**
 * sudoku_document_get_game:
 *
 * Gets the game, with its marks and history.
 *
 * Returns: (transfer none) (nullable): the game; %NULL when there is only the puzzle
 */
SAT_DEFINE_GETTER (SudokuDocument, sudoku_document, game, SudokuGame *)

/**
 * sudoku_document_make_game:
 *
 * Gets the game, or makes one of the puzzle, symbols and notes.
 *
 * Returns: (transfer full): the game
 */
SudokuGame *
sudoku_document_make_game (const SudokuDocument *self)
{
  SudokuGame *game = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  if (self->game != NULL)
    return g_object_ref (self->game);
  game = sudoku_game_new (self->grid);
  sudoku_game_set_symbols (game, self->symbols);
  sudoku_game_set_notes (game, self->notes);
  for (guint i = 0; self->issues != NULL && i < self->issues->len; i++)
    sudoku_game_add_omission (game, self->issues->pdata[i]);
  return game;
}

/**
 * sudoku_document_get_marks: (skip)
 * @mark: the kind of marks
 * @cell: a cell, from 0
 *
 * Gets the marks of a cell.
 *
 * Returns: values 1…N; none when there is only the puzzle
 */
SudokuSet
sudoku_document_get_marks (const SudokuDocument *self,
                           SudokuMark mark,
                           guint cell)
{
  g_return_val_if_fail (self != NULL, SUDOKU_SET_EMPTY);

  return self->game != NULL ? sudoku_game_get_marks (self->game, mark, cell) : SUDOKU_SET_EMPTY;
}

/**
 * sudoku_document_get_all_marks: (skip)
 * @cell: a cell, from 0
 *
 * Gets the marks of a cell for a format that has one kind of them.
 *
 * Returns: values 1…N: the marks in the corners and in the middle
 */
SudokuSet
sudoku_document_get_all_marks (const SudokuDocument *self,
                               guint cell)
{
  return sudoku_set_or (sudoku_document_get_marks (self, SUDOKU_MARK_CORNER, cell),
                        sudoku_document_get_marks (self, SUDOKU_MARK_CENTRE, cell));
}

/**
 * sudoku_document_get_colour:
 * @cell: a cell, from 0
 *
 * Gets the colour of a cell.
 *
 * Returns: 1…SUDOKU_COLOURS_MAX; 0: none
 */
guint
sudoku_document_get_colour (const SudokuDocument *self,
                            guint cell)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->game != NULL ? sudoku_game_get_colour (self->game, cell) : 0;
}

/**
 * sudoku_document_get_symbols:
 *
 * Gets the puzzle's own symbols for the values.
 *
 * Returns: (transfer none) (nullable): the symbols; %NULL: the usual ones
 */
SAT_DEFINE_GETTER (SudokuDocument, sudoku_document, symbols, const SudokuSymbols *)

/**
 * sudoku_document_set_symbols:
 * @self: a document that is being made
 * @symbols: (nullable): as many as the side; copied
 *
 * Sets the puzzle's own symbols for the values.
 */
void
sudoku_document_set_symbols (SudokuDocument *self,
                             const SudokuSymbols *symbols)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (symbols == NULL || symbols->n_texts == sudoku_grid_get_side (self->grid));

  g_clear_pointer (&self->symbols, sudoku_symbols_free);
  if (symbols != NULL)
    self->symbols = sudoku_symbols_copy (symbols);
}

/**
 * sudoku_document_get_numbering:
 *
 * Gets the numbering of the formula that the puzzle was read from, so that an answer to that
 * formula can be understood.
 *
 * Returns: (transfer none) (nullable): the numbering; %NULL when the puzzle was no formula, or its
 *   numbering is not in the table
 */
SAT_DEFINE_GETTER (SudokuDocument, sudoku_document, numbering, const SudokuNumbering *)

/**
 * sudoku_document_set_numbering:
 * @self: a document that is being filled
 * @numbering: (transfer none) (nullable): the numbering of the original formula
 *
 * Sets the numbering of the formula that the puzzle was read from.
 */
void
sudoku_document_set_numbering (SudokuDocument *self,
                               const SudokuNumbering *numbering)
{
  g_return_if_fail (self != NULL);

  self->numbering = numbering;
}

/**
 * sudoku_document_get_encoding: (skip)
 *
 * Gets the encoding of the formula that the puzzle was read from, if known.
 *
 * Returns: (transfer none) (nullable): the encoding
 */
SAT_DEFINE_GETTER (SudokuDocument, sudoku_document, encoding, const SudokuEncoding *)

/**
 * sudoku_document_get_reduction: (skip)
 *
 * Gets the reduction of the formula that the puzzle was read from, if known.
 *
 * Returns: (transfer none) (nullable): the reduction
 */
SAT_DEFINE_GETTER (SudokuDocument, sudoku_document, reduction, const SudokuReduction *)

/**
 * sudoku_document_set_encoding: (skip)
 * @self: a document that is being filled
 * @encoding: its encoding
 * @reduction: its reduction
 *
 * Sets the form of the formula that the puzzle was read from.
 */
void
sudoku_document_set_encoding (SudokuDocument *self,
                              const SudokuEncoding *encoding,
                              const SudokuReduction *reduction)
{
  g_return_if_fail (self != NULL);

  self->encoding = encoding;
  self->reduction = reduction;
}

/**
 * sudoku_document_get_note:
 * @note: a kind of note
 *
 * Gets the lines of a note, in valid UTF-8.
 *
 * Returns: (transfer none) (nullable): the lines
 */
const char *
sudoku_document_get_note (const SudokuDocument *self,
                          SudokuNote note)
{
  g_return_val_if_fail (self != NULL && note < SUDOKU_N_NOTES, NULL);

  return sudoku_notes_get (self->notes, note);
}

/**
 * sudoku_document_set_notes: (skip)
 * @self: a document that is being made
 * @notes: (nullable): the notes; copied
 *
 * Replaces all notes about the puzzle.
 */
void
sudoku_document_set_notes (SudokuDocument *self,
                           const SudokuNotes *notes)
{
  g_return_if_fail (self != NULL);

  take_notes (self, notes);
  if (self->game != NULL)
    sudoku_game_set_notes (self->game, notes);
}

/**
 * sudoku_document_add_note:
 * @self: a document that is being made
 * @note: a kind of note
 * @line: the line, in valid UTF-8
 *
 * Adds a line to a note about the puzzle, in its game, too: see sudoku_notes_add().
 */
void
sudoku_document_add_note (SudokuDocument *self,
                          SudokuNote note,
                          const char *line)
{
  g_return_if_fail (self != NULL && note < SUDOKU_N_NOTES && line != NULL);

  sudoku_notes_add (self->notes, note, line);
  if (self->game != NULL)
    sudoku_game_add_note (self->game, note, line);
}

/**
 * sudoku_document_add_note_text:
 * @self: a document that is being made
 * @note: a kind of note
 * @text: any number of lines, in valid UTF-8
 *
 * Adds lines to a note about the puzzle. Empty lines stay between others.
 */
void
sudoku_document_add_note_text (SudokuDocument *self,
                               SudokuNote note,
                               const char *text)
{
  g_autofree char *trimmed = NULL;
  g_auto (GStrv) lines = NULL;

  g_return_if_fail (self != NULL && note < SUDOKU_N_NOTES && text != NULL);

  trimmed = g_strstrip (g_strdup (text));
  lines = g_strsplit (trimmed, "\n", -1);
  for (gsize i = 0; lines[i] != NULL; i++)
    sudoku_document_add_note (self, note, lines[i]);
}

/**
 * sudoku_document_get_issues: (skip)
 *
 * Gets what of a text could not be read, such as unknown rules.
 *
 * Returns: (transfer none) (nullable) (element-type SatIssue): an issue for each; %NULL: nothing
 */
SAT_DEFINE_GETTER (SudokuDocument, sudoku_document, issues, const GPtrArray *)

/**
 * sudoku_document_take_issue: (skip)
 * @self: a document that is being made
 * @issue: (transfer full): a part of the text that could not be read
 *
 * Records what the document lacks, in its game, too. It must be of a kind in sudoku-omission.c,
 * which says whether it makes the puzzle a different one.
 */
void
sudoku_document_take_issue (SudokuDocument *self,
                            SatIssue *issue)
{
  g_return_if_fail (self != NULL && issue != NULL && sudoku_omission_is_known (issue));

  add_issue (self, issue);
  if (self->game != NULL)
    sudoku_game_add_omission (self->game, issue);
}

/**
 * sudoku_document_set_remainder: (skip)
 * @self: a document that is being made
 * @kind: (nullable): its syntax, by a name that formats know; static
 * @text: (transfer full) (nullable): everything that its issues are about, as in its text; %NULL:
 *   not to be written again
 *
 * Keeps what could not be read, so that it can be written again as it was. It belongs to the puzzle
 * as read, and no other document takes it over.
 */
void
sudoku_document_set_remainder (SudokuDocument *self,
                               const char *kind,
                               char *text)
{
  g_return_if_fail (self != NULL && (kind != NULL || text == NULL));

  g_free (self->remainder);
  self->remainder = text;
  self->remainder_kind = kind;
}

/**
 * sudoku_document_get_remainder: (skip)
 * @kind: its syntax
 *
 * Gets what could not be read.
 *
 * Returns: (transfer none) (nullable): the text; %NULL when there is none of this kind
 */
const char *
sudoku_document_get_remainder (const SudokuDocument *self,
                               const char *kind)
{
  g_return_val_if_fail (self != NULL && kind != NULL, NULL);

  return g_strcmp0 (self->remainder_kind, kind) == 0 ? self->remainder : NULL;
}

/**
 * sudoku_document_is_whole:
 *
 * Tells whether findings about its puzzle are true: everything that matters could be read, or the
 * player of its game goes on without the rest.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_document_is_whole (const SudokuDocument *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return (self->game != NULL && sudoku_game_does_without (self->game)) ||
         !sudoku_omissions_matter (self->issues);
}
