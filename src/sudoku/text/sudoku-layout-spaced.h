/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Grids in rows of fields with additional empty rows or columns. */

#pragma once

#include "sudoku-layout-grid.h"

G_BEGIN_DECLS

SudokuLayout *sudoku_layout_spaced_find (GArray *lines,
                                         const char *text,
                                         guint first,
                                         guint *end);

G_END_DECLS
