/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which variable of the formula says "this cell holds this value". */

#pragma once

#include "sudoku-types.h"

G_BEGIN_DECLS

/* Rows, columns and values count from 1 here, as in the definitions. */
typedef struct
{
  const char *id; /* "original", "compact" */
  const char *name;
  const char *summary;
  int (*variable) (guint side, guint row, guint column, guint value);
  /* FALSE: the variable means no cell and value. */
  gboolean (*meaning) (guint side, int variable, guint *row, guint *column, guint *value);
  /* What the header declares. */
  int (*n_variables) (guint side);
} SudokuNumbering;

const SudokuNumbering *sudoku_numberings (gsize *n_numberings);
const SudokuNumbering *sudoku_numbering_find (const char *id);

G_END_DECLS
