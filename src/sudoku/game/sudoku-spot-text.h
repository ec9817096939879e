/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Candidates and links as written in moves and saved games. */

#pragma once

#include "sudoku-colouring.h"

G_BEGIN_DECLS

void sudoku_spot_write (SudokuSpot spot, guint side, GString *string);
gboolean sudoku_spot_read (const char **at, const char *end, guint side, SudokuSpot *spot);
void sudoku_spot_write_link (SudokuSpot from, SudokuSpot to, guint side, GString *string);
gboolean sudoku_spot_read_link (const char **at,
                                const char *end,
                                guint side,
                                SudokuSpot *from,
                                SudokuSpot *to);
const char *sudoku_tie_get_id (SudokuTie tie);
gboolean sudoku_tie_read (const char **at, const char *end, SudokuTie *tie);

G_END_DECLS
