/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The text of a cell's marks, for a monospace font. */

#pragma once

#include <sudoku-set.h>
#include <sudoku-symbols.h>

guint satdoku_marks_columns (guint side);
guint satdoku_marks_edge_length (guint n);
void satdoku_marks_edge (guint n, guint nth, gboolean *below, double *along);
guint satdoku_marks_symbol_width (guint value, const SudokuSymbols *symbols);
guint satdoku_marks_width (guint side, const SudokuSymbols *symbols);
char *
satdoku_marks_fixed (SudokuSet marks, guint side, const SudokuSymbols *symbols, guint width);
char *satdoku_marks_packed (SudokuSet marks,
                            const SudokuSymbols *symbols,
                            guint n_columns,
                            guint *n_lines);
gboolean satdoku_marks_find (const char *text,
                             guint nth,
                             guint *line,
                             double *column,
                             guint *n_lines,
                             guint *n_columns);
