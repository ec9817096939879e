/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Is a puzzle the same as another one? */

#pragma once

#include "sudoku-grid.h"

G_BEGIN_DECLS

/**
 * SudokuSameness:
 * @SUDOKU_SAMENESS_IDENTICAL: the same numbers in the same cells, under the same rules
 * @SUDOKU_SAMENESS_ARRANGED: the same but for its arrangement and the names of its values
 * @SUDOKU_SAMENESS_DIFFERENT: another puzzle
 * @SUDOKU_SAMENESS_UNKNOWN: neither turned nor mirrored the same, whatever its values are called;
 *   but it may be with other rows and columns
 *
 * How two puzzles are alike.
 */
typedef enum
{
  SUDOKU_SAMENESS_IDENTICAL,
  SUDOKU_SAMENESS_ARRANGED,
  SUDOKU_SAMENESS_DIFFERENT,
  SUDOKU_SAMENESS_UNKNOWN,
} SudokuSameness;

SudokuSameness sudoku_sameness_find (const SudokuGrid *one, const SudokuGrid *other);

G_END_DECLS
