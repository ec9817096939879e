/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles of days, in words. */

#pragma once

#include <sudoku-streak.h>

G_BEGIN_DECLS

char *words_day_name (const GDate *date);
char *words_day_month (const GDate *date);
char *words_day_puzzle (const GDate *date);
char *words_day_result (const SudokuResult *result);
char *words_streak (const SudokuStreak *streak);

G_END_DECLS
