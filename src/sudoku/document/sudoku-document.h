/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One puzzle as a file contains it. */

#pragma once

#include <sat-issue.h>

#include "sudoku-encoding.h"
#include "sudoku-game.h"
#include "sudoku-notes.h"
#include "sudoku-numbering.h"
#include "sudoku-reduction.h"

G_BEGIN_DECLS

#define SUDOKU_TYPE_DOCUMENT (sudoku_document_get_type ())

/**
 * SudokuDocument:
 *
 * One puzzle as a file contains it: the grid with its rules, its symbols and notes, and the game if
 * the file has one.
 */
typedef struct _SudokuDocument SudokuDocument;

GType sudoku_document_get_type (void);

SudokuDocument *sudoku_document_new (const SudokuGrid *grid);
SudokuDocument *sudoku_document_new_from_values (SudokuGeometry *geometry, const guint8 *values);
SudokuDocument *sudoku_document_new_for_game (SudokuGame *game);
SudokuDocument *sudoku_document_new_for_state (SudokuState *state);
SudokuDocument *sudoku_document_new_filled (const SudokuDocument *self, const SudokuGrid *grid);
SudokuDocument *sudoku_document_ref (SudokuDocument *self);
void sudoku_document_unref (SudokuDocument *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuDocument, sudoku_document_unref)

void sudoku_document_set_geometry (SudokuDocument *self, SudokuGeometry *geometry);
const SudokuGrid *sudoku_document_get_grid (const SudokuDocument *self);
SudokuGame *sudoku_document_get_game (const SudokuDocument *self);
SudokuGame *sudoku_document_make_game (const SudokuDocument *self);
SudokuSet sudoku_document_get_marks (const SudokuDocument *self, SudokuMark mark, guint cell);
SudokuSet sudoku_document_get_all_marks (const SudokuDocument *self, guint cell);
guint sudoku_document_get_colour (const SudokuDocument *self, guint cell);
const SudokuSymbols *sudoku_document_get_symbols (const SudokuDocument *self);
void sudoku_document_set_symbols (SudokuDocument *self, const SudokuSymbols *symbols);
const SudokuNumbering *sudoku_document_get_numbering (const SudokuDocument *self);
void sudoku_document_set_numbering (SudokuDocument *self, const SudokuNumbering *numbering);
const SudokuEncoding *sudoku_document_get_encoding (const SudokuDocument *self);
const SudokuReduction *sudoku_document_get_reduction (const SudokuDocument *self);
void sudoku_document_set_encoding (SudokuDocument *self,
                                   const SudokuEncoding *encoding,
                                   const SudokuReduction *reduction);
const char *sudoku_document_get_note (const SudokuDocument *self, SudokuNote note);
void sudoku_document_set_notes (SudokuDocument *self, const SudokuNotes *notes);
void sudoku_document_add_note (SudokuDocument *self, SudokuNote note, const char *line);
void sudoku_document_add_note_text (SudokuDocument *self, SudokuNote note, const char *text);
const GPtrArray *sudoku_document_get_issues (const SudokuDocument *self);
void sudoku_document_take_issue (SudokuDocument *self, SatIssue *issue);
void sudoku_document_set_remainder (SudokuDocument *self, const char *kind, char *text);
const char *sudoku_document_get_remainder (const SudokuDocument *self, const char *kind);
gboolean sudoku_document_is_whole (const SudokuDocument *self);

G_END_DECLS
