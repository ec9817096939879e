/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The numbering of the variables of a formula. */

#pragma once

#include "sudoku-types.h"

G_BEGIN_DECLS

/**
 * SudokuNumbering:
 * @id: "original", "compact"
 * @name: its common name
 * @summary: one line of description, to be translated
 * @variable: the variable of a cell and value
 * @meaning: the cell and value of a variable; FALSE: it has none
 * @n_variables: the number in the header
 *
 * A numbering of the variables: which variable says that a cell holds a value. Rows, columns and
 * values count from 1 here, as in the definitions.
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
