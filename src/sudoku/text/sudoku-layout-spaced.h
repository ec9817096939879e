/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Grids in rows of fields that have empty rows or columns, too. */

#pragma once

#include "sudoku-layout-grid.h"

G_BEGIN_DECLS

SudokuLayout *sudoku_layout_spaced_find (GArray *lines,
                                         const char *text,
                                         guint first,
                                         guint *end);

G_END_DECLS
