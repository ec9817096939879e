/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Kinds of puzzles and times, in words. */

#pragma once

#include <sudoku-demand.h>
#include <sudoku-level.h>
#include <sudoku-result.h>

G_BEGIN_DECLS

char *words_kind (const SudokuKind *kind);
char *words_kind_with_demand (const SudokuKind *kind, const SudokuDemand *demand);
char *words_kind_with_level (const SudokuKind *kind, SudokuLevel level);
char *words_demand (const SudokuDemand *demand);
char *words_time (double seconds);

G_END_DECLS
