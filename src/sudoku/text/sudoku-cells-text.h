/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A grid as a line of one character for each cell, read and written as values alone. */

#pragma once

#include <glib.h>

#include "sudoku-symbols.h"

G_BEGIN_DECLS

/**
 * SudokuCellsText:
 * @side: the side that @values is for; 0: none yet
 * @values: by byte: its value, 0 = empty, or %SUDOKU_CELLS_TEXT_NONE
 *
 * Reads many lines of one character for each cell, most of them of the same side. Zeros are a valid
 * initial state.
 */
typedef struct
{
  guint side;
  guint8 values[256];
} SudokuCellsText;

/**
 * SUDOKU_CELLS_TEXT_NONE:
 *
 * A byte that is no cell.
 */
#define SUDOKU_CELLS_TEXT_NONE G_MAXUINT8

/**
 * SUDOKU_CELLS_TEXT_MAX:
 *
 * The most cells of such a line.
 */
#define SUDOKU_CELLS_TEXT_MAX (SUDOKU_CHARACTERS_MAX * SUDOKU_CHARACTERS_MAX)

guint sudoku_cells_text_read (SudokuCellsText *self,
                              const char *line,
                              gsize length,
                              guint8 *values);
void sudoku_cells_text_write (const guint8 *values, guint n_cells, GString *string);

G_END_DECLS
