/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The way a game went, taken along to where the game itself can't go: the values of every position
 * of its history, to be asked which of them could still be solved. */

#pragma once

#include "sudoku-game.h"

G_BEGIN_DECLS

typedef struct _SudokuTrail SudokuTrail;

SudokuTrail *sudoku_trail_new (SudokuGame *game);
void sudoku_trail_free (SudokuTrail *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuTrail, sudoku_trail_free)

guint sudoku_trail_get_n_moves (const SudokuTrail *self);
/* Blocks. */
SudokuVerdict sudoku_trail_find_solvable (const SudokuTrail *self,
                                          const SudokuTask *task,
                                          guint *position,
                                          GError **error);

G_END_DECLS
