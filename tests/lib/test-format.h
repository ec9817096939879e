/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Formats for tests that are only interested in the grid. */

#pragma once

#include <sudoku-reader.h>

G_BEGIN_DECLS

SudokuGrid *test_format_read (const SudokuFormat *format,
                              const char *name,
                              const char *text,
                              gsize length,
                              const SudokuShapeHint *hint,
                              const SudokuFormat **used,
                              GError **error);
gboolean test_format_needs_cages (const SudokuFormat *format);
char *test_format_write (const SudokuFormat *format, const SudokuGrid *grid, GError **error);
SudokuGrid *
test_reader_next (SudokuReader *reader, GCancellable *cancellable, GError **error);

G_END_DECLS
