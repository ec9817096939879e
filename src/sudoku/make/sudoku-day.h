/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The puzzle of a day: the same for everybody. */

#pragma once

#include "sudoku-generate-options.h"

G_BEGIN_DECLS

/**
 * SUDOKU_DAY_GENERATOR:
 *
 * The number of the generator. The puzzle of a day is promised for as long as this number stays:
 * whoever changes one, or has to because of a new %SUDOKU_LEVEL_GENERATOR, raises the number and
 * writes down the puzzles anew.
 */
#define SUDOKU_DAY_GENERATOR 1

/**
 * SudokuDayVariant:
 * @SUDOKU_DAY_CLASSIC: rows, columns and boxes
 * @SUDOKU_DAY_X: both diagonals, too
 * @SUDOKU_DAY_WINDOWS: four windows, too
 * @SUDOKU_DAY_JIGSAW: irregular regions in the place of boxes
 * @SUDOKU_N_DAY_VARIANTS: their number
 *
 * The rules of the puzzle of a day.
 */
typedef enum
{
  SUDOKU_DAY_CLASSIC,
  SUDOKU_DAY_X,
  SUDOKU_DAY_WINDOWS,
  SUDOKU_DAY_JIGSAW,
  SUDOKU_N_DAY_VARIANTS,
} SudokuDayVariant;

gboolean sudoku_day_parse (const char *text, GDate *date);
char *sudoku_day_write (const GDate *date);
GDate sudoku_day_of_time (GDateTime *time);

SudokuLevel sudoku_day_get_level (const GDate *date);
SudokuDayVariant sudoku_day_get_variant (const GDate *date);
SudokuGrid *sudoku_day_make (const GDate *date, const SudokuTask *task, GError **error);

G_END_DECLS
