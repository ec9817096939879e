/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What shapes of puzzles and times of playing are called. */

#pragma once

#include <sudoku-result.h>

G_BEGIN_DECLS

char *words_kind (const SudokuKind *kind);
char *words_time (double seconds);

G_END_DECLS
