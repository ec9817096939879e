/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The puzzles of days, checked. */

#pragma once

#include <sudoku-day.h>

G_BEGIN_DECLS

SudokuGrid *test_day_make (const GDate *date);

G_END_DECLS
