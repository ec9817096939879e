/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cells, and values with their origin, as written in moves and saved games. */

#pragma once

#include "sudoku-types.h"

G_BEGIN_DECLS

void sudoku_cell_record_write (guint cell, guint side, GString *string);
gboolean sudoku_cell_record_read (const char **at, const char *end, guint side, guint *cell);
void sudoku_cell_record_write_value (guint value, SudokuOrigin origin, GString *string);
gboolean sudoku_cell_record_read_value (const char **at,
                                        const char *end,
                                        guint side,
                                        guint *value,
                                        SudokuOrigin *origin);

G_END_DECLS
