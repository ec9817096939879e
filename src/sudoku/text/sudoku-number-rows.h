/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rows of numbers: see sudoku-number-rows.c. */

#pragma once

#include "sudoku-grid.h"
#include "sudoku-scanner.h"
#include "sudoku-signs.h"

G_BEGIN_DECLS

guint sudoku_number_rows_count (const char *line, const char *end);
gboolean
sudoku_number_rows_is_row (const char *line, const char *end, guint side, gboolean *above);
gboolean sudoku_number_rows_next (SudokuScanner *scanner);
gboolean
sudoku_number_rows_read (SudokuScanner *scanner, guint side, SudokuSign *cells, GError **error);
void sudoku_number_rows_write (const SudokuGrid *grid, guint width, GString *string);

G_END_DECLS
