/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rows of cells in a text, independent of their syntax. */

#pragma once

#include "sudoku-scanner.h"

G_BEGIN_DECLS

/**
 * SudokuRowTextCount:
 * @line: a line
 * @end: its end
 *
 * Counts the cells in a line.
 *
 * Returns: the number; 0 when it is no row
 */
typedef guint (*SudokuRowTextCount) (const char *line, const char *end);

/**
 * SudokuRowTextBegins:
 * @line: a line that is not blank
 * @end: its end
 * @after_blank: whether it follows a blank line, or comes first
 *
 * Tells whether a puzzle begins with this line.
 *
 * Returns: %TRUE if so
 */
typedef gboolean (*SudokuRowTextBegins) (const char *line, const char *end, gboolean after_blank);

gboolean sudoku_row_text_next (SudokuScanner *scanner);
gsize sudoku_row_text_split (const char *text, gsize length, SudokuRowTextCount count_cells);
gsize sudoku_row_text_split_at (const char *text, gsize length, SudokuRowTextBegins begins);

G_END_DECLS
