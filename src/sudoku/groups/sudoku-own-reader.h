/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cells, names and literals of own clauses. */

#pragma once

#include "sudoku-own-builder.h"
#include "sudoku-own-lexer.h"
#include "sudoku-own.h"

G_BEGIN_DECLS

/**
 * SudokuOwnReader:
 * @lexer: the current place in the text
 * @builder: the constraints read so far
 * @side: the side N; 0: there is no board
 * @number: (nullable): the meaning of numbers
 * @number_data: for @number
 * @items: (element-type int): the items of the current constraint
 *
 * Reads own clauses. It lives on the stack; what it points to belongs to sudoku_own_parse().
 */
typedef struct
{
  SudokuOwnLexer lexer;
  SudokuOwnBuilder *builder;
  guint side;
  SudokuOwnNumberFunc number;
  gpointer number_data;
  GArray *items;
} SudokuOwnReader;

gboolean sudoku_own_reader_is_cell (const SudokuOwnReader *self);
gboolean sudoku_own_reader_is_numbered (const SudokuOwnReader *self, guint *number);
gboolean sudoku_own_reader_read_cell (SudokuOwnReader *self, int *cell);
gboolean sudoku_own_reader_append_cell (SudokuOwnReader *self);
gboolean sudoku_own_reader_append_literal (SudokuOwnReader *self);
gboolean sudoku_own_reader_append_literals (SudokuOwnReader *self, SudokuOwnToken between);
gboolean sudoku_own_reader_add (SudokuOwnReader *self,
                                SudokuOwnKind kind,
                                guint limit,
                                guint n_conditions);

G_END_DECLS
