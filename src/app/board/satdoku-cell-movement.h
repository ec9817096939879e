/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which cell a key leads to. */

#pragma once

#include <gtk/gtk.h>
#include <sudoku-grid.h>

#include "satdoku-board-pattern.h"

gboolean satdoku_cell_movement_find (const SatdokuBoardPattern *pattern,
                                     const SudokuGrid *grid,
                                     guint from,
                                     guint keyval,
                                     GdkModifierType modifiers,
                                     guint *to);
