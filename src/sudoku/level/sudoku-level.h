/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How hard a puzzle is for people. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * SUDOKU_LEVEL_CONTEXT:
 *
 * The context that the names of levels have for translators.
 */
#define SUDOKU_LEVEL_CONTEXT "level"

/**
 * SudokuLevel:
 * @SUDOKU_LEVEL_UNKNOWN: not known
 * @SUDOKU_LEVEL_BEGINNER: last places, of which there are several at a time
 * @SUDOKU_LEVEL_EASY: hidden and naked singles
 * @SUDOKU_LEVEL_MEDIUM: locked candidates, pairs and triples
 * @SUDOKU_LEVEL_HARD: quads, fish, patterns of one value, colours, wings and uniqueness
 * @SUDOKU_LEVEL_EXPERT: chains, almost locked sets and larger fish
 * @SUDOKU_LEVEL_EXTREME: something must be supposed
 * @SUDOKU_N_LEVELS: their number
 *
 * How hard a puzzle is for people: the techniques of this level solve it, and those of the levels
 * below don't. #SudokuDifficulty is another scale, that of the Java program.
 */
typedef enum
{
  SUDOKU_LEVEL_UNKNOWN,
  SUDOKU_LEVEL_BEGINNER,
  SUDOKU_LEVEL_EASY,
  SUDOKU_LEVEL_MEDIUM,
  SUDOKU_LEVEL_HARD,
  SUDOKU_LEVEL_EXPERT,
  SUDOKU_LEVEL_EXTREME,
  SUDOKU_N_LEVELS,
} SudokuLevel;

const char *sudoku_level_get_id (SudokuLevel self);
const char *sudoku_level_get_name (SudokuLevel self);
const char *sudoku_level_get_summary (SudokuLevel self);
SudokuLevel sudoku_level_find (const char *id);

G_END_DECLS
