/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why a puzzle has several solutions, in sentences. */

#pragma once

#include <sudoku-addition.h>
#include <sudoku-difference.h>

G_BEGIN_DECLS

char *words_n_solutions (const SudokuAmbiguity *ambiguity);
char *words_backbone (const SudokuAmbiguity *ambiguity, const SudokuGrid *grid);
char *words_difference (const SudokuDifference *difference);
char *words_addition (const SudokuAddition *addition, const SudokuGeometry *geometry, gsize max);
const char *words_addition_doubt (const SudokuAddition *addition);

G_END_DECLS
