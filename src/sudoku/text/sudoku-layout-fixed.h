/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Grids in which the place of a symbol determines its cell. */

#pragma once

#include "sudoku-layout-grid.h"

G_BEGIN_DECLS

SudokuLayout *sudoku_layout_fixed_find (GArray *lines,
                                        const char *text,
                                        guint first,
                                        guint taken,
                                        guint *end);

G_END_DECLS
