/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sizes of a board as a function of its pattern and the room there is: cells as large as fit,
 * and lines between them or on their edges. It knows nothing of widgets or of what is in the
 * cells. */

#include "satdoku-config.h"

#include "satdoku-board-layout.h"

#include <string.h>

/* Where the rows or columns begin; returns the extent with the frame on both sides. */
static int
place (int offsets[],
       const SatdokuBoardPattern *pattern,
       const SatdokuBoardMeasures *measures,
       gboolean (*is_border) (const SatdokuBoardPattern *pattern,
                              guint line))
{
  guint side = satdoku_board_pattern_get_side (pattern);
  int frame = measures->gaps ? measures->frame : 0;
  int offset = frame;

  for (guint i = 0; i < side; i++)
    {
      if (i > 0 && measures->gaps)
        offset += is_border (pattern, i) ? measures->thick : measures->thin;
      offsets[i] = offset;
      offset += measures->cell;
    }
  return offset + frame;
}

/* Puts the board at the origin. A line is as thick as a border, and its gap as wide, only where it
 * is a border from one edge of the board to the other; other borders are drawn over the edges of
 * the cells. */
void
satdoku_board_layout_init (SatdokuBoardLayout *self,
                           const SatdokuBoardPattern *pattern,
                           const SatdokuBoardMeasures *measures)
{
  g_return_if_fail (self != NULL && pattern != NULL && measures != NULL);

  memset (self, 0, sizeof *self);
  self->measures = *measures;
  self->side = satdoku_board_pattern_get_side (pattern);
  self->width = place (self->columns, pattern, measures, satdoku_board_pattern_column_is_border);
  self->height = place (self->rows, pattern, measures, satdoku_board_pattern_row_is_border);
}

/* Puts the board into the middle, with the largest cells that fit; they have a pixel at least. */
void
satdoku_board_layout_fit (SatdokuBoardLayout *self,
                          const SatdokuBoardPattern *pattern,
                          SatdokuBoardMeasureFunc measure,
                          int width,
                          int height)
{
  SatdokuBoardMeasures measures;
  int cell;

  g_return_if_fail (self != NULL && pattern != NULL && measure != NULL);

  cell = MAX (MIN (width, height) / (int)satdoku_board_pattern_get_side (pattern), 1);
  do
    {
      memset (&measures, 0, sizeof measures);
      measures.cell = cell;
      measure (cell, &measures);
      satdoku_board_layout_init (self, pattern, &measures);
    }
  while ((self->width > width || self->height > height) && cell-- > 1);
  self->x = MAX ((width - self->width) / 2, 0);
  self->y = MAX ((height - self->height) / 2, 0);
}

/* Where a cell is, without the lines around it. */
void
satdoku_board_layout_get_cell (const SatdokuBoardLayout *self,
                               guint cell,
                               SatdokuBoardArea *area)
{
  g_return_if_fail (self != NULL && cell < self->side * self->side && area != NULL);

  area->x = self->x + self->columns[cell % self->side];
  area->y = self->y + self->rows[cell / self->side];
  area->width = area->height = self->measures.cell;
}

/* The last row or column that begins at a place or before it; a line belongs to what is before. */
static gboolean
find_line (const int offsets[],
           guint side,
           double place,
           guint *line)
{
  if (side == 0 || place < offsets[0])
    return FALSE;
  for (*line = side - 1; place < offsets[*line];)
    (*line)--;
  return TRUE;
}

/* The cell at a point; of a line, the one above or left of it. Returns whether there is one. */
gboolean
satdoku_board_layout_find_cell (const SatdokuBoardLayout *self,
                                double x,
                                double y,
                                guint *cell)
{
  guint row, column;

  g_return_val_if_fail (self != NULL && cell != NULL, FALSE);

  if (x >= self->x + self->width || y >= self->y + self->height ||
      !find_line (self->columns, self->side, x - self->x, &column) ||
      !find_line (self->rows, self->side, y - self->y, &row))
    return FALSE;
  *cell = row * self->side + column;
  return TRUE;
}
