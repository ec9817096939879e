/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which arrangements of a square leave a law what it is. */

#pragma once

#include "sudoku-law.h"

G_BEGIN_DECLS

/**
 * SudokuLawRenaming:
 * @names: how rows, columns and values are renamed: equal numbers where in the same way
 * @transposed: whether rows become columns, and columns rows, after that
 *
 * What an arrangement does to a square, as far as laws ask.
 */
typedef struct
{
  guint names[3];
  gboolean transposed;
} SudokuLawRenaming;

gboolean sudoku_law_survives (const SudokuLawForm *form, const SudokuLawRenaming *renaming);

G_END_DECLS
