/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sizes of a board as a function of its pattern and the room there is: cells as large as fit,
 * lines between them or on their edges, and a ring of places around them when something stands
 * there. It knows nothing of widgets or of what is in the cells. */

#include "satdoku-config.h"

#include "satdoku-board-layout.h"

#include <math.h>
#include <string.h>
#include <sudoku-outside.h>

/* Width of the ring beside the board, in parts of a cell. */
#define MARGIN 0.8

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

/* How many cells wide a board is, with what stands beside it and without lines. */
double
satdoku_board_layout_get_extent (const SatdokuBoardPattern *pattern)
{
  g_return_val_if_fail (pattern != NULL, 0);

  return satdoku_board_pattern_get_side (pattern) +
         (satdoku_board_pattern_has_margin (pattern) ? 2 * MARGIN : 0);
}

/* Puts the board, with its margin, at the origin. A line is as thick as a border, and its gap as
 * wide, only where it is a border from one edge of the board to the other; other borders are drawn
 * over the edges of the cells. */
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
  if (satdoku_board_pattern_has_margin (pattern))
    self->margin = MAX ((int)lround (measures->cell * MARGIN), 1);
  self->x = self->y = self->margin;
  self->full_width = self->width + 2 * self->margin;
  self->full_height = self->height + 2 * self->margin;
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
  while ((self->full_width > width || self->full_height > height) && cell-- > 1);
  self->x = MAX ((width - self->full_width) / 2, 0) + self->margin;
  self->y = MAX ((height - self->full_height) / 2, 0) + self->margin;
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

/* Where a row or column of places is, from the outer edge of the frame; the first one and the last
 * one are in the margin. */
static void
get_range (const SatdokuBoardLayout *self,
           const int offsets[],
           int extent,
           guint line,
           int *start,
           int *size)
{
  *size = line == 0 || line > self->side ? self->margin : self->measures.cell;
  if (line == 0)
    *start = -self->margin;
  else
    *start = line > self->side ? extent : offsets[line - 1];
}

/* Where a place is that sudoku_outside_make() numbers, or a cell. */
void
satdoku_board_layout_get_place (const SatdokuBoardLayout *self,
                                guint place,
                                SatdokuBoardArea *area)
{
  guint row = 0, column = 0;

  g_return_if_fail (self != NULL && area != NULL);

  sudoku_outside_get (self->side, place, &row, &column);
  get_range (self, self->columns, self->width, column, &area->x, &area->width);
  get_range (self, self->rows, self->height, row, &area->y, &area->height);
  area->x += self->x;
  area->y += self->y;
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

/* The row or column of places at a distance from the outer edge of the frame. */
static gboolean
find_range (const SatdokuBoardLayout *self,
            const int offsets[],
            int extent,
            double place,
            guint *line)
{
  if (place < -self->margin || place >= extent + self->margin)
    return FALSE;
  *line = 0;
  if (place >= extent)
    *line = self->side + 1;
  else if (place >= 0 && find_line (offsets, self->side, MAX (place, offsets[0]), line))
    (*line)++;
  return TRUE;
}

/* The place beside the board at a point, as sudoku_outside_make() numbers it. Returns whether there
 * is one. */
gboolean
satdoku_board_layout_find_place (const SatdokuBoardLayout *self,
                                 double x,
                                 double y,
                                 guint *place)
{
  guint row = 0, column = 0;

  g_return_val_if_fail (self != NULL && place != NULL, FALSE);

  if (self->margin == 0 ||
      !find_range (self, self->columns, self->width, x - self->x, &column) ||
      !find_range (self, self->rows, self->height, y - self->y, &row))
    return FALSE;
  *place = sudoku_outside_make (self->side, row, column);
  return *place > 0;
}
