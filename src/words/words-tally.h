/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What was played, in words and as a table. */

#pragma once

#include <sudoku-streak.h>
#include <sudoku-tally.h>

G_BEGIN_DECLS

const char *words_tally_level (const SudokuTally *tally);
char *words_tally_counts (const SudokuTally *tally);
char *words_tally_csv (GArray *tallies, const SudokuStreak *streak);

G_END_DECLS
