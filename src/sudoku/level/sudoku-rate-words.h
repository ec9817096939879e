/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The levels for shapes whose values fit a word: see the top of sudoku-rate-words.c. */

#pragma once

#include "sudoku-difficulty.h"
#include "sudoku-grid.h"

G_BEGIN_DECLS

gboolean sudoku_rate_words_fit (SudokuGeometry *geometry);
SudokuDifficulty sudoku_rate_words (const SudokuGrid *grid);

G_END_DECLS
