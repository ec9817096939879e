/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The days whose puzzles were solved. */

#pragma once

#include "sudoku-result.h"

G_BEGIN_DECLS

/**
 * SudokuStreak:
 * @current: how many days in a row were solved up to now; 0: there is no streak
 * @longest: the most there ever were in a row
 * @n_days: how many days were solved in all
 *
 * How many puzzles of days were solved one after the other.
 */
typedef struct
{
  guint current;
  guint longest;
  guint n_days;
} SudokuStreak;

void sudoku_streak_count (SudokuStreak *self, GArray *results, const GDate *today);
const SudokuResult *sudoku_streak_find (GArray *results, const GDate *date);

G_END_DECLS
