/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One game. It changes only through moves. */

#pragma once

#include <glib-object.h>

#include "sudoku-bookmarks.h"
#include "sudoku-effort.h"
#include "sudoku-error.h"
#include "sudoku-history.h"
#include "sudoku-notes.h"
#include "sudoku-state.h"
#include "sudoku-symbols.h"

G_BEGIN_DECLS

#define SUDOKU_TYPE_GAME (sudoku_game_get_type ())
/**
 * SudokuGame:
 *
 * A game: a puzzle being played, with its entries, answers, marks, colours, branches, history,
 * bookmarks and elapsed time. It changes only through moves.
 */
G_DECLARE_FINAL_TYPE (SudokuGame, sudoku_game, SUDOKU, GAME, GObject)

SudokuGame *sudoku_game_new (const SudokuGrid *puzzle);
SudokuGame *sudoku_game_new_with_history (SudokuState *state,
                                          SudokuHistory *history,
                                          SudokuBookmarks *bookmarks);
const SudokuState *sudoku_game_get_state (SudokuGame *self);
const SudokuHistory *sudoku_game_get_history (SudokuGame *self);
const SudokuBookmarks *sudoku_game_get_bookmarks (SudokuGame *self);
const SudokuGrid *sudoku_game_get_grid (SudokuGame *self);
SudokuGeometry *sudoku_game_get_geometry (SudokuGame *self);
guint sudoku_game_count (SudokuGame *self, SudokuOrigin origin);
guint sudoku_game_count_value (SudokuGame *self, guint value);
guint64 sudoku_game_get_revision (SudokuGame *self);
SudokuState *sudoku_game_copy_state (SudokuGame *self);
const SudokuSymbols *sudoku_game_get_symbols (SudokuGame *self);
void sudoku_game_set_symbols (SudokuGame *self, const SudokuSymbols *symbols);
const SudokuNotes *sudoku_game_get_notes (SudokuGame *self);
void sudoku_game_set_notes (SudokuGame *self, const SudokuNotes *notes);
void sudoku_game_add_note (SudokuGame *self, SudokuNote note, const char *line);
SudokuSet sudoku_game_get_marks (SudokuGame *self, SudokuMark mark, guint cell);
SudokuSet *sudoku_game_find_removed (SudokuGame *self);
guint sudoku_game_get_colour (SudokuGame *self, guint cell);
gboolean sudoku_game_get_tidy_marks (SudokuGame *self);

/* All changes of cells are moves; see sudoku-game-moves.h. */
gboolean sudoku_game_do_move (SudokuGame *self, SudokuMove *move);

gboolean sudoku_game_can_undo (SudokuGame *self);
gboolean sudoku_game_can_redo (SudokuGame *self);
void sudoku_game_keep_undone (SudokuGame *self);
gboolean sudoku_game_can_restart (SudokuGame *self);
gboolean sudoku_game_undo (SudokuGame *self);
gboolean sudoku_game_redo (SudokuGame *self);
guint sudoku_game_get_position (SudokuGame *self);
gboolean sudoku_game_is_solved (SudokuGame *self);
gboolean sudoku_game_is_modified (SudokuGame *self);
void sudoku_game_set_modified (SudokuGame *self, gboolean modified);
double sudoku_game_get_elapsed (SudokuGame *self);
void sudoku_game_set_elapsed (SudokuGame *self, double seconds);

/* Whether the player had help, and which, and whether the puzzle was finished before. */
gboolean sudoku_game_was_helped (SudokuGame *self);
gboolean sudoku_game_is_unaided (SudokuGame *self);
void sudoku_game_mark_helped (SudokuGame *self);
void sudoku_game_ask (SudokuGame *self, SudokuHelp help);
SudokuEffort *sudoku_game_get_effort (SudokuGame *self);
gboolean sudoku_game_was_finished (SudokuGame *self);
void sudoku_game_mark_finished (SudokuGame *self);

/* What matters of the puzzle and could not be read, and whether the player goes on without it. */
const GPtrArray *sudoku_game_get_omissions (SudokuGame *self);
void sudoku_game_add_omission (SudokuGame *self, const SatIssue *issue);
gboolean sudoku_game_does_without (SudokuGame *self);
void sudoku_game_do_without (SudokuGame *self);
gboolean sudoku_game_is_whole (SudokuGame *self);

/* Bookmarked positions, counted from 0. */
gboolean sudoku_game_add_bookmark (SudokuGame *self, const char *name);
gboolean sudoku_game_remove_bookmark (SudokuGame *self, guint bookmark);
gboolean sudoku_game_can_restore_bookmark (SudokuGame *self);
gboolean sudoku_game_restore_bookmark (SudokuGame *self);
gboolean sudoku_game_insert_bookmark (SudokuGame *self,
                                      guint bookmark,
                                      const char *name,
                                      const SudokuState *state);
guint sudoku_game_get_n_bookmarks (SudokuGame *self);

/* Branches; all changes are moves, see sudoku-game-branches.h. */
const SudokuBranches *sudoku_game_get_branches (SudokuGame *self);

void sudoku_game_set_replaying (SudokuGame *self, gboolean replaying);

G_END_DECLS
