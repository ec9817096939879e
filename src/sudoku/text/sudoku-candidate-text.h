/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A cell in a text that lists its candidates. */

#pragma once

#include "sudoku-set.h"

G_BEGIN_DECLS

gboolean sudoku_candidate_text_read (const char *word,
                                     gsize length,
                                     SudokuSet *values,
                                     gboolean *in_braces);
gboolean sudoku_candidate_text_read_list (const char *word,
                                          gsize length,
                                          guint side,
                                          SudokuSet *values,
                                          gboolean *in_braces);
void sudoku_candidate_text_write (SudokuSet values, const char *separator, GString *string);

G_END_DECLS
