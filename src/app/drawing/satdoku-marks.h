/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The text of a cell's marks, for a monospace font. */

#pragma once

#include <sudoku-set.h>
#include <sudoku-symbols.h>

G_BEGIN_DECLS

guint satdoku_marks_columns (guint side);
guint satdoku_marks_width (guint side, const SudokuSymbols *symbols);
char *
satdoku_marks_fixed (SudokuSet marks, guint side, const SudokuSymbols *symbols, guint width);
char *satdoku_marks_packed (SudokuSet marks,
                            const SudokuSymbols *symbols,
                            guint n_columns,
                            guint *n_lines);

G_END_DECLS
