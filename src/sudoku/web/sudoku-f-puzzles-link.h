/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Links with a puzzle of f-puzzles or SudokuPad in them. */

#pragma once

#include "sudoku-document.h"
#include "sudoku-source.h"

G_BEGIN_DECLS

gboolean sudoku_f_puzzles_link_is_known (const char *link, gsize length);
gsize sudoku_f_puzzles_link_split (const char *text, gsize length, gsize first_line);
SudokuDocument *sudoku_f_puzzles_link_read (const SudokuSource *source, GError **error);
void sudoku_f_puzzles_link_append (const char *address, const char *packed, GString *string);
void sudoku_f_puzzles_link_write (const SudokuDocument *document,
                                  const char *address,
                                  GString *string);

G_END_DECLS
