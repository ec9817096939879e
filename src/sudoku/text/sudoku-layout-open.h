/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Grids with bars between cells and none around them. */

#pragma once

#include "sudoku-layout-grid.h"

G_BEGIN_DECLS

SudokuLayout *sudoku_layout_open_find (GArray *lines,
                                       const char *text,
                                       guint first,
                                       guint *end,
                                       gboolean *uneven);

G_END_DECLS
