/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sudoku-grid.h>

guint8 *satdoku_item_states_find (const SudokuGrid *grid,
                                  guint selected,
                                  gboolean shows_broken,
                                  guint *n_states);
