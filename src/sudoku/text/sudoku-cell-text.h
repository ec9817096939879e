/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One cell in a text: a character such as "." or "A", or a number. */

#pragma once

#include "sudoku-scanner.h"

G_BEGIN_DECLS

gboolean sudoku_cell_text_is_empty (char c);
gboolean sudoku_cell_text_read_character (char c, guint side, guint8 *value);
gboolean sudoku_cell_text_is_cell (char c, guint side);
gboolean sudoku_cell_text_is_grid (const char *characters, gsize length, guint side);
char sudoku_cell_text_get_character (guint value);
void sudoku_cell_text_fail_character (const SudokuScanner *scanner,
                                      const char *at,
                                      guint side,
                                      GError **error);
gboolean
sudoku_cell_text_read_number (const char *word, gsize length, guint side, guint8 *value);
void sudoku_cell_text_fail_number (const SudokuScanner *scanner,
                                   const char *word,
                                   gsize length,
                                   guint side,
                                   GError **error);
guint sudoku_cell_text_get_width (guint side);
guint sudoku_cell_text_get_side (gsize n_cells);

G_END_DECLS
