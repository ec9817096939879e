/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The way a game went, taken along to where the game itself can't go: the values of every position
 * of its history, to be asked which of them could still be solved. */

#pragma once

#include "sudoku-game.h"

G_BEGIN_DECLS

/**
 * SudokuPositions:
 *
 * The way a game went, taken along to where the game itself can't go: the values of every
 * position of its history, to be asked which of them could still be solved.
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
