/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What levels are called. */

#pragma once

#include <sudoku-level.h>

G_BEGIN_DECLS

const char *words_level_name (SudokuLevel level);
const char *words_level_summary (SudokuLevel level);

G_END_DECLS
