/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One game: puzzle, entries, answers, marks, colours, undo history and clock. It changes only
 * through moves. */

#pragma once

#include <glib-object.h>

#include "sudoku-error.h"
#include "sudoku-state.h"
#include "sudoku-symbols.h"

G_BEGIN_DECLS

#define SUDOKU_TYPE_GAME (sudoku_game_get_type ())
G_DECLARE_FINAL_TYPE (SudokuGame, sudoku_game, SUDOKU, GAME, GObject)

/* Properties: can-undo, can-redo, can-restart, can-restore-bookmark, solved, modified (boolean),
 * n-empty, n-givens, n-entries, n-answers, n-bookmarks (uint), revision (uint64), tidy-marks
 * (boolean, writable).
 * Signals: "cells-changed" (GArray of guint), "moved" (const char *line), "bookmarks-changed". */

/* So that a text from anywhere can't fill the memory. */
#define SUDOKU_GAME_BOOKMARKS_MAX 100

SudokuGame *sudoku_game_new (const SudokuGrid *puzzle);
const SudokuGrid *sudoku_game_get_grid (SudokuGame *self);
SudokuGeometry *sudoku_game_get_geometry (SudokuGame *self);
guint sudoku_game_count (SudokuGame *self, SudokuOrigin origin);
guint sudoku_game_count_value (SudokuGame *self, guint value);
guint64 sudoku_game_get_revision (SudokuGame *self);
SudokuState *sudoku_game_copy_state (SudokuGame *self);
const SudokuSymbols *sudoku_game_get_symbols (SudokuGame *self);
void sudoku_game_set_symbols (SudokuGame *self, const SudokuSymbols *symbols);
SudokuSet sudoku_game_get_marks (SudokuGame *self, SudokuMark mark, guint cell);
guint sudoku_game_get_colour (SudokuGame *self, guint cell);

/* Moves; each is one step of undo. FALSE: nothing was changed. */
gboolean sudoku_game_enter (SudokuGame *self, guint cell, guint value);
gboolean
sudoku_game_enter_all (SudokuGame *self, const guint *cells, gsize n_cells, guint value);
gboolean sudoku_game_toggle_mark (SudokuGame *self,
                                  SudokuMark mark,
                                  const guint *cells,
                                  gsize n_cells,
                                  guint value);
gboolean sudoku_game_fill_marks (SudokuGame *self,
                                 SudokuMark mark,
                                 const guint *cells,
                                 gsize n_cells);
gboolean sudoku_game_clear_marks (SudokuGame *self, const guint *cells, gsize n_cells);
gboolean sudoku_game_clear_cells (SudokuGame *self, const guint *cells, gsize n_cells);
gboolean sudoku_game_set_colour (SudokuGame *self,
                                 const guint *cells,
                                 gsize n_cells,
                                 guint colour);
gboolean sudoku_game_fill_answers (SudokuGame *self, const SudokuGrid *solution);
gboolean sudoku_game_fill_answer (SudokuGame *self, guint cell, guint value);
gboolean sudoku_game_clear_answers (SudokuGame *self);
gboolean sudoku_game_clear_entries (SudokuGame *self);
gboolean sudoku_game_restart (SudokuGame *self);
gboolean sudoku_game_protect (SudokuGame *self);
gboolean sudoku_game_unprotect (SudokuGame *self);

gboolean sudoku_game_can_undo (SudokuGame *self);
gboolean sudoku_game_can_redo (SudokuGame *self);
gboolean sudoku_game_can_restart (SudokuGame *self);
gboolean sudoku_game_undo (SudokuGame *self);
gboolean sudoku_game_redo (SudokuGame *self);
guint sudoku_game_get_position (SudokuGame *self);
gboolean sudoku_game_go_to (SudokuGame *self, guint position);
gboolean sudoku_game_is_solved (SudokuGame *self);
gboolean sudoku_game_is_modified (SudokuGame *self);
void sudoku_game_set_modified (SudokuGame *self, gboolean modified);
double sudoku_game_get_elapsed (SudokuGame *self);
void sudoku_game_set_elapsed (SudokuGame *self, double seconds);

/* What the player had help with, and whether the end was reached before. */
gboolean sudoku_game_was_helped (SudokuGame *self);
gboolean sudoku_game_was_finished (SudokuGame *self);
void sudoku_game_mark_finished (SudokuGame *self);

/* Positions to come back to; counted from 0. */
gboolean sudoku_game_add_bookmark (SudokuGame *self, const char *name);
gboolean sudoku_game_remove_bookmark (SudokuGame *self, guint bookmark);
gboolean sudoku_game_can_restore_bookmark (SudokuGame *self);
gboolean sudoku_game_restore_bookmark (SudokuGame *self);
guint sudoku_game_get_n_bookmarks (SudokuGame *self);
const char *sudoku_game_get_bookmark_name (SudokuGame *self, guint bookmark);
guint sudoku_game_get_bookmark_n_empty (SudokuGame *self, guint bookmark);
gboolean sudoku_game_is_at_bookmark (SudokuGame *self, guint bookmark);
gboolean sudoku_game_go_to_bookmark (SudokuGame *self, guint bookmark);

char *sudoku_game_to_text (SudokuGame *self);
char *sudoku_game_time_to_text (SudokuGame *self);
SudokuGame *sudoku_game_new_from_text (const char *name,
                                       const char *text,
                                       gsize length,
                                       GError **error);
gboolean sudoku_game_apply_text (SudokuGame *self,
                                 const char *name,
                                 gsize line,
                                 const char *text,
                                 GError **error);

G_END_DECLS
