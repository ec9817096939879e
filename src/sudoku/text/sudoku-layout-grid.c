/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A part of a text that is a grid, or nearly one. Does not know how it was found. */

#include "sudoku-layout-grid.h"

/**
 * sudoku_layout_new: (skip)
 * @kind: what it is
 * @side: the side N
 *
 * Makes a part of a text; a grid gets place for N² cells.
 *
 * Returns: (transfer full): the part, with room for N² cells if it is a grid
 */
SudokuLayout *
sudoku_layout_new (SudokuLayoutKind kind,
                   guint side)
{
  SudokuLayout *self = g_new0 (SudokuLayout, 1);

  self->kind = kind;
  self->side = side;
  if (kind != SUDOKU_LAYOUT_GRID)
    return self;
  self->cells = g_new (SudokuSign, (gsize)side * side);
  self->places = g_new (gsize, (gsize)side * side);
  return self;
}

/**
 * sudoku_layout_free: (skip)
 *
 * Frees it.
 */
void
sudoku_layout_free (SudokuLayout *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->cells);
  g_free (self->places);
  g_free (self);
}
