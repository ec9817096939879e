/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads a file of any number of puzzles, one after the other, without holding a many-line file in memory. */

#pragma once

#include "sudoku-format.h"

G_BEGIN_DECLS

typedef struct _SudokuReader SudokuReader;

/* @format NULL = detect from the beginning of the stream. */
SudokuReader *sudoku_reader_new (GInputStream *stream, const char *name, const SudokuFormat *format, const SudokuShapeHint *hint);
void sudoku_reader_free (SudokuReader *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuReader, sudoku_reader_free)
/* The next puzzle; NULL without error at the end; NULL with error for a bad puzzle, after which the next call goes on
 * behind it (in a format of many), or ends. */
SudokuGrid *sudoku_reader_next (SudokuReader *self, GCancellable *cancellable, GError **error);
/* Where the last puzzle began, from 1. */
gsize sudoku_reader_get_line (const SudokuReader *self);
const SudokuFormat *sudoku_reader_get_format (const SudokuReader *self);

G_END_DECLS
