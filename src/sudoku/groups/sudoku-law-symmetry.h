/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The arrangements of a square that preserve a law. */

#pragma once

#include "sudoku-law.h"

G_BEGIN_DECLS

/**
 * SudokuLawRenaming:
 * @names: how rows, columns and values are renamed: equal numbers mean in the same way
 * @transposed: whether rows and columns are then exchanged
 *
 * What an arrangement does to a square, as far as laws are concerned.
 */
typedef struct
{
  guint names[3];
  gboolean transposed;
} SudokuLawRenaming;

gboolean sudoku_law_survives (const SudokuLawForm *form, const SudokuLawRenaming *renaming);

G_END_DECLS
