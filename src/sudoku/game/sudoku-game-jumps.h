/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Going back to an earlier position of the history, or to a bookmark. */

#pragma once

#include "sudoku-game.h"

G_BEGIN_DECLS

gboolean sudoku_game_go_to (SudokuGame *self, guint position);
const char *sudoku_game_get_bookmark_name (SudokuGame *self, guint bookmark);
guint sudoku_game_get_bookmark_n_empty (SudokuGame *self, guint bookmark);
gboolean sudoku_game_is_at_bookmark (SudokuGame *self, guint bookmark);
gboolean sudoku_game_go_to_bookmark (SudokuGame *self, guint bookmark);

G_END_DECLS
