/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Changes of a position that has no solution, or of the puzzle itself. Each function is one move,
 * that is, one step of undo, and returns whether anything was changed. */

#pragma once

#include "sudoku-game-moves.h"

G_BEGIN_DECLS

gboolean sudoku_game_take_back (SudokuGame *self,
                                const SudokuGameConclusion *conclusions,
                                gsize n_conclusions);
gboolean sudoku_game_fill_partial (SudokuGame *self, const SudokuGrid *partial);
gboolean sudoku_game_change_puzzle (SudokuGame *self, const SudokuGrid *puzzle);

G_END_DECLS
