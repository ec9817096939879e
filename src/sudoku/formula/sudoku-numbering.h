/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which variable of the formula says "this cell holds this value". */

#pragma once

#include "sudoku-types.h"

G_BEGIN_DECLS

/**
 * SudokuNumbering:
 * @id: "original", "compact"
 * @name: what people call it
 * @summary: what it is, one line to be translated
 * @variable: which variable says that this cell holds this value
 * @meaning: FALSE: the variable means no cell and value.
 * @n_variables: What the header declares.
 *
 * A way to number the variables: which variable says that a cell holds a value. Rows, columns
 * and values count from 1 here, as in the definitions.
 */
typedef struct
{
  const char *id;
  const char *name;
  const char *summary;
  int (*variable) (guint side, guint row, guint column, guint value);
  gboolean (*meaning) (guint side, int variable, guint *row, guint *column, guint *value);
  int (*n_variables) (guint side);
} SudokuNumbering;

const SudokuNumbering *sudoku_numberings (gsize *n_numberings);
const SudokuNumbering *sudoku_numbering_find (const char *id);
gboolean sudoku_numbering_find_cell (guint side,
                                     int variable,
                                     guint *cell,
                                     guint *value,
                                     gpointer numbering);

G_END_DECLS
