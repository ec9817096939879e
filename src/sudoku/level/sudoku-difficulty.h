/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How hard a puzzle is to solve by hand. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * SudokuDifficulty:
 * @SUDOKU_DIFFICULTY_UNKNOWN: not known
 * @SUDOKU_DIFFICULTY_TRIVIAL: a cell has one candidate
 * @SUDOKU_DIFFICULTY_EASY: a value has one place in a house
 * @SUDOKU_DIFFICULTY_MODERATE: two cells of a house have the same two candidates
 * @SUDOKU_DIFFICULTY_HARD: two values have the same two places in a house; or all places of a
 *   value in a house are in another house, too
 * @SUDOKU_DIFFICULTY_DIABOLICAL: something must be tried
 * @SUDOKU_N_DIFFICULTIES: their number
 *
 * How hard a puzzle is to solve by hand: the level of the hardest step that is needed, when
 * always the easiest is taken.
 */
typedef enum
{
  SUDOKU_DIFFICULTY_UNKNOWN,
  SUDOKU_DIFFICULTY_TRIVIAL,
  SUDOKU_DIFFICULTY_EASY,
  SUDOKU_DIFFICULTY_MODERATE,
  SUDOKU_DIFFICULTY_HARD,
  SUDOKU_DIFFICULTY_DIABOLICAL,
  SUDOKU_N_DIFFICULTIES,
} SudokuDifficulty;

const char *sudoku_difficulty_get_id (SudokuDifficulty self);
const char *sudoku_difficulty_get_name (SudokuDifficulty self);
SudokuDifficulty sudoku_difficulty_find (const char *id);

G_END_DECLS
