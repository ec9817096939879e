/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Trying something in a game: each function is one move, that is, one step of undo, and drops
 * nothing that was undone before. */

#pragma once

#include "sudoku-game-moves.h"

G_BEGIN_DECLS

gboolean sudoku_game_can_open_branches (SudokuGame *self, guint cell, SudokuSet values);
gboolean sudoku_game_open_branches (SudokuGame *self, guint cell, SudokuSet values);
gboolean sudoku_game_go_to_branch (SudokuGame *self, guint number);
gboolean sudoku_game_close_branch (SudokuGame *self, guint number);
gboolean sudoku_game_keep_branch (SudokuGame *self, guint number);
gboolean sudoku_game_conclude_branches (SudokuGame *self,
                                        guint parent,
                                        guint closed,
                                        const SudokuGameConclusion *conclusions,
                                        gsize n_conclusions);
gboolean sudoku_game_name_branch (SudokuGame *self, guint number, const char *name);

SudokuState *sudoku_game_copy_branch_base (SudokuGame *self, guint number);
SudokuState *sudoku_game_copy_branch_state (SudokuGame *self, guint number);

G_END_DECLS
