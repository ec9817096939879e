/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The moves of a game in order, and how many of them are done. */

#pragma once

#include "sudoku-move.h"

G_BEGIN_DECLS

/**
 * SudokuHistory:
 *
 * The moves of a game: first those that are done, then the undone ones that can be redone. It only
 * keeps them; the owner of the state applies and reverts them.
 */
typedef struct _SudokuHistory SudokuHistory;

SudokuHistory *sudoku_history_new (void);
void sudoku_history_free (SudokuHistory *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuHistory, sudoku_history_free)

guint sudoku_history_get_n_moves (const SudokuHistory *self);
guint sudoku_history_get_position (const SudokuHistory *self);
const SudokuMove *sudoku_history_get_move (const SudokuHistory *self, guint move);
gboolean sudoku_history_has_answers (const SudokuHistory *self);

void sudoku_history_add (SudokuHistory *self, SudokuMove *move);
const SudokuMove *sudoku_history_step_back (SudokuHistory *self);
const SudokuMove *sudoku_history_step_forward (SudokuHistory *self);
void sudoku_history_keep_undone (SudokuHistory *self, const SudokuState *state);
void sudoku_history_rewind (const SudokuHistory *self, SudokuState *state, guint position);
gboolean sudoku_history_find_misfit (const SudokuHistory *self,
                                     SudokuState *state,
                                     GCancellable *cancellable,
                                     guint *move);

gboolean sudoku_history_is_saved (const SudokuHistory *self);
void sudoku_history_set_saved (SudokuHistory *self, gboolean saved);

G_END_DECLS
