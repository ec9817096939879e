/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The moves of a game recorded by another program. */

#pragma once

#include "sudoku-document.h"

G_BEGIN_DECLS

/**
 * SUDOKU_RECORDER_MOVES_MAX:
 *
 * How many moves are kept.
 */
#define SUDOKU_RECORDER_MOVES_MAX 20000

/**
 * SudokuRecorder:
 *
 * A game of another program while it is read: its position, and the moves that led to it.
 */
typedef struct _SudokuRecorder SudokuRecorder;

SudokuRecorder *sudoku_recorder_new (const SudokuGrid *grid);
void sudoku_recorder_free (SudokuRecorder *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuRecorder, sudoku_recorder_free)

SudokuState *sudoku_recorder_get_state (SudokuRecorder *self);
gboolean sudoku_recorder_end_move (SudokuRecorder *self);
SudokuDocument *sudoku_recorder_end (SudokuRecorder *self, guint n_undone, double elapsed);

G_END_DECLS
