/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Links with the 81 cells of a puzzle in them. */

#pragma once

#include "sudoku-format-kind.h"

G_BEGIN_DECLS

gboolean sudoku_link_is_puzzle (const char *link, gsize length);
gsize sudoku_link_split (const char *text, gsize length, gsize first_line);
SudokuDocument *sudoku_link_read (const SudokuSource *source, GError **error);
gboolean sudoku_link_write (const SudokuFormat *format,
                            const SudokuDocument *document,
                            const char *address,
                            GString *string,
                            GError **error);

G_END_DECLS
