/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which part of a board an item reaches. It knows nothing of pixels. */

#include "satdoku-config.h"

#include "satdoku-board-item.h"

/* In hundredths of a cell. */
#define WIDE 20

/* Is a stroke so wide that values stand on it? A double line is two thin ones. */
gboolean
satdoku_board_item_is_wide (const SudokuSketchItem *sketch)
{
  g_return_val_if_fail (sketch != NULL, FALSE);

  return sketch->stroke.width >= WIDE && !sketch->stroke.double_line;
}

/* The cells in which anything is drawn for it; it must not stand beside the board. */
void
satdoku_board_item_get_range (const SatdokuBoardItem *self,
                              guint side,
                              SatdokuBoardRange *range)
{
  g_return_if_fail (self != NULL && self->sketch.n_cells > 0 && range != NULL);

  *range = (SatdokuBoardRange){ side, 0, side, 0 };
  for (guint i = 0; i < self->sketch.n_cells; i++)
    {
      guint row = self->sketch.cells[i] / side, column = self->sketch.cells[i] % side;

      range->row = MIN (range->row, row);
      range->end_row = MAX (range->end_row, row + 1);
      range->column = MIN (range->column, column);
      range->end_column = MAX (range->end_column, column + 1);
    }
  if (self->sketch.kind != SUDOKU_SKETCH_CORNER)
    return;
  range->end_row++;
  range->end_column++;
}

/* Do they have a cell in common? */
gboolean
satdoku_board_range_meets (const SatdokuBoardRange *self,
                           const SatdokuBoardRange *other)
{
  g_return_val_if_fail (self != NULL && other != NULL, FALSE);

  return self->row < other->end_row && other->row < self->end_row &&
         self->column < other->end_column && other->column < self->end_column;
}
