/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The values of all positions of a game, for use in another thread. */

#pragma once

#include "sudoku-game.h"

G_BEGIN_DECLS

/**
 * SudokuPositions:
 *
 * The values of every position in a game's history, copied for a thread where the game can't be
 * used, which finds out which of them can still be solved.
 */
typedef struct _SudokuPositions SudokuPositions;

SudokuPositions *sudoku_positions_new (SudokuGame *game);
void sudoku_positions_free (SudokuPositions *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuPositions, sudoku_positions_free)

guint sudoku_positions_get_n_moves (const SudokuPositions *self);
/* Blocks. */
SudokuVerdict sudoku_positions_find_solvable (const SudokuPositions *self,
                                              const SudokuTask *task,
                                              guint *position,
                                              GError **error);

G_END_DECLS
