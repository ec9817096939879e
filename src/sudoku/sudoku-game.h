/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One game: puzzle, entries, answers, marks, colours, undo history and clock. Changes only
 * through moves. */

#pragma once

#include <glib-object.h>

#include "sudoku-error.h"
#include "sudoku-state.h"

G_BEGIN_DECLS

#define SUDOKU_TYPE_GAME (sudoku_game_get_type ())
G_DECLARE_FINAL_TYPE (SudokuGame, sudoku_game, SUDOKU, GAME, GObject)

/* Properties (all notify exactly on change): can-undo, can-redo, solved (boolean), modified
 * (since mark_saved), n-empty (uint); tidy-marks (boolean, writable): entering a value takes its
 * marks away from the cells that share a house.
 * Signals:
 *   "cells-changed" (GArray of guint cells): after a move, its undo or redo, the cells that
 *   look different;
 *   "moved" (const char *line): the journal line of what just happened (move, undo, redo), see
 *   sudoku_game_apply_text(). */

SudokuGame *sudoku_game_new (const SudokuGrid *puzzle);
/* (transfer none): read only, changes with the game. */
const SudokuGrid *sudoku_game_get_grid (SudokuGame *self);
SudokuGeometry *sudoku_game_get_geometry (SudokuGame *self);
SudokuSet sudoku_game_get_marks (SudokuGame *self, SudokuMark mark, guint cell);
guint sudoku_game_get_colour (SudokuGame *self, guint cell);

/* Moves; each is one step of undo. FALSE: nothing was changed (a protected cell, no difference). */
/* 0 clears; never touches a given */
gboolean sudoku_game_enter (SudokuGame *self, guint cell, guint value);
gboolean sudoku_game_toggle_mark (SudokuGame *self,
                                  SudokuMark mark,
                                  const guint *cells,
                                  gsize n_cells,
                                  guint value);
gboolean sudoku_game_clear_cells (SudokuGame *self, const guint *cells, gsize n_cells);
gboolean sudoku_game_set_colour (SudokuGame *self, const guint *cells, gsize n_cells, guint colour);
/* The answers of @solution go into the empty and answered cells (Solve, a model, a hint for one
 * cell). Refused (FALSE) when @solution contradicts a given or entry. */
gboolean sudoku_game_fill_answers (SudokuGame *self, const SudokuGrid *solution);
gboolean sudoku_game_fill_answer (SudokuGame *self, guint cell, guint value);
gboolean sudoku_game_clear_answers (SudokuGame *self); /* Clear solver's */
gboolean sudoku_game_clear_entries (SudokuGame *self); /* Clear mine too: entries and answers */
gboolean sudoku_game_restart (SudokuGame *self);       /* entries, answers, marks, colours */
gboolean sudoku_game_protect (SudokuGame *self);       /* all values become givens */
gboolean sudoku_game_unprotect (SudokuGame *self);     /* all givens become entries */

gboolean sudoku_game_can_undo (SudokuGame *self);
gboolean sudoku_game_can_redo (SudokuGame *self);
gboolean sudoku_game_undo (SudokuGame *self);
gboolean sudoku_game_redo (SudokuGame *self);
gboolean sudoku_game_is_solved (SudokuGame *self);
gboolean sudoku_game_is_modified (SudokuGame *self);
void sudoku_game_mark_saved (SudokuGame *self);
/* Seconds played so far. */
double sudoku_game_get_elapsed (SudokuGame *self);
void sudoku_game_set_elapsed (SudokuGame *self, double seconds);

/* The whole game as text (.satdoku): versioned header, puzzle, clock, the moves in order,
 * position in the history. */
char *sudoku_game_to_text (SudokuGame *self);
SudokuGame *sudoku_game_new_from_text (const char *name,
                                       const char *text,
                                       gsize length,
                                       GError **error);
/* One line as in "moved": the journal is to_text() at its start and such lines after it. */
gboolean sudoku_game_apply_text (SudokuGame *self,
                                 const char *name,
                                 gsize line,
                                 const char *text,
                                 GError **error);

G_END_DECLS
