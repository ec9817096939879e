/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads files of any number of puzzles. */

#pragma once

#include "sudoku-cells-text.h"
#include "sudoku-format.h"

G_BEGIN_DECLS

/**
 * SudokuReader:
 *
 * Reads a file of any number of puzzles, one after the other, without holding a file of many lines
 * in memory.
 */
typedef struct _SudokuReader SudokuReader;

SudokuReader *sudoku_reader_new (GInputStream *stream,
                                 const char *name,
                                 const SudokuFormat *format,
                                 const SudokuShapeHint *hint);
SudokuReader *sudoku_reader_take_lines (SudokuReader *self,
                                        gsize n_lines,
                                        GCancellable *cancellable,
                                        GError **error);
void sudoku_reader_set_asked (SudokuReader *self, gboolean asked);
void sudoku_reader_set_zero (SudokuReader *self, SudokuZero zero);
void sudoku_reader_free (SudokuReader *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuReader, sudoku_reader_free)

SudokuDocument *
sudoku_reader_next (SudokuReader *self, GCancellable *cancellable, GError **error);
guint
sudoku_reader_peek_cells (const SudokuReader *self, SudokuCellsText *text, guint8 *values);
void sudoku_reader_pass_line (SudokuReader *self);
gsize sudoku_reader_count_lines (const SudokuReader *self);
gboolean sudoku_reader_is_of_lines (const SudokuReader *self);
gsize sudoku_reader_get_line (const SudokuReader *self);
gsize sudoku_reader_get_length (const SudokuReader *self);
const char *sudoku_reader_get_text (const SudokuReader *self, gsize *length);
SatFormula *sudoku_reader_get_formula (const SudokuReader *self);
const SudokuFormat *sudoku_reader_get_format (const SudokuReader *self);

G_END_DECLS
