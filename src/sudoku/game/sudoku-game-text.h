/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game as text, and its changes as lines of a journal. */

#pragma once

#include "sudoku-game.h"

G_BEGIN_DECLS

/**
 * SUDOKU_GAME_VERSION:
 *
 * The newest version of the text form. Each game is written in the lowest version that can express
 * it, which older programs read.
 */
#define SUDOKU_GAME_VERSION 8

char *sudoku_game_to_text (SudokuGame *self);
char *sudoku_game_time_to_text (SudokuGame *self);
gboolean sudoku_game_apply_text (SudokuGame *self,
                                 const char *name,
                                 gsize line,
                                 const char *text,
                                 GError **error);

G_END_DECLS
