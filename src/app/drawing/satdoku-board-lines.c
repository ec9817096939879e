/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The lines between the cells of a board, around it, and around some of its cells. Knows nothing of
 * what is in the cells. */

#include "satdoku-config.h"

#include "satdoku-board-lines.h"

#include <math.h>

typedef struct
{
  const SatdokuBoardPattern *pattern;
  const SatdokuBoardLayout *layout;
} Lines;

/* Where a line before a row or column begins, so that its middle is that of the gap there; on whole
 * pixels when there are gaps. */
static double
get_line_start (const SatdokuBoardLayout *layout,
                const int offsets[],
                guint line,
                int width)
{
  double middle = (offsets[line - 1] + layout->measures.cell + offsets[line]) / 2.0;

  return layout->measures.gaps ? floor (middle - width / 2.0) : middle - width / 2.0;
}

/* Where a border begins that starts at a row or column: at the far edge of the one it meets. */
static double
get_border_start (const SatdokuBoardLayout *layout,
                  const int offsets[],
                  guint line)
{
  return line == 0 ? offsets[0]
                   : get_line_start (layout, offsets, line, layout->measures.thick);
}

static double
get_border_end (const SatdokuBoardLayout *layout,
                const int offsets[],
                guint line)
{
  if (line == layout->side)
    return offsets[line - 1] + layout->measures.cell;
  return get_line_start (layout, offsets, line, layout->measures.thick) + layout->measures.thick;
}

/* A line before a row, or before a column; coordinates along it come first. Translucent lines are
 * filled together, so that they are no darker where they cross. */
static void
add_line (cairo_t *cr,
          gboolean upright,
          double start,
          double end,
          double place,
          double width)
{
  if (upright)
    cairo_rectangle (cr, place, start, width, end - start);
  else
    cairo_rectangle (cr, start, place, end - start, width);
}

static void
add_thin_lines (const Lines *self,
                cairo_t *cr,
                gboolean upright,
                guint first,
                guint end)
{
  const SatdokuBoardLayout *layout = self->layout;
  const int *across = upright ? layout->columns : layout->rows;
  const int *along = upright ? layout->rows : layout->columns;
  int width = layout->measures.thin;
  gboolean (*is_border_line) (const SatdokuBoardPattern *pattern, guint line) =
    upright ? satdoku_board_pattern_column_is_border : satdoku_board_pattern_row_is_border;

  if (width == 0)
    return;
  for (guint line = MAX (first, 1); line <= end && line < layout->side; line++)
    if (!is_border_line (self->pattern, line))
      add_line (cr, upright, along[0], along[layout->side - 1] + layout->measures.cell,
                get_line_start (layout, across, line, width), width);
}

static gboolean
is_border (const Lines *self,
           gboolean upright,
           guint line,
           guint place)
{
  guint side = self->layout->side;
  guint cell = upright ? place * side + line : line * side + place;

  return satdoku_board_pattern_is_border (self->pattern, cell, cell - (upright ? 1 : side));
}

/* The borders on one line, from one cell to another. Those that meet end to end are one. */
static void
add_borders (const Lines *self,
             cairo_t *cr,
             gboolean upright,
             guint line,
             guint first,
             guint end)
{
  const SatdokuBoardLayout *layout = self->layout;
  const int *across = upright ? layout->columns : layout->rows;
  const int *along = upright ? layout->rows : layout->columns;
  int width = layout->measures.thick;
  guint stop;

  for (guint start = first; start < end; start = stop + 1)
    {
      for (stop = start; stop < end && is_border (self, upright, line, stop);)
        stop++;
      if (stop > start)
        add_line (cr, upright, get_border_start (layout, along, start),
                  get_border_end (layout, along, stop),
                  get_line_start (layout, across, line, width), width);
    }
}

/* Fills what was added so far if what is to come may lie over it, which is faster than to find out
 * where lines cross. */
static void
fill_if_opaque (cairo_t *cr,
                const GdkRGBA *colour)
{
  if (colour->alpha >= 1)
    cairo_fill (cr);
}

/* The lines in a range and around it, and also those that reach into it from its neighbours. */
void
satdoku_board_lines_draw (const SatdokuBoardPattern *pattern,
                          const SatdokuBoardLayout *layout,
                          cairo_t *cr,
                          const SatdokuBoardRange *range,
                          const GdkRGBA *line_colour,
                          const GdkRGBA *border_colour)
{
  const Lines lines = { pattern, layout }, *self = &lines;
  guint side = layout->side;
  guint row = range->row > 0 ? range->row - 1 : 0;
  guint column = range->column > 0 ? range->column - 1 : 0;
  guint end_row = MIN (range->end_row + 1, side);
  guint end_column = MIN (range->end_column + 1, side);

  gdk_cairo_set_source_rgba (cr, line_colour);
  add_thin_lines (self, cr, FALSE, range->row, range->end_row);
  fill_if_opaque (cr, line_colour);
  add_thin_lines (self, cr, TRUE, range->column, range->end_column);
  cairo_fill (cr);
  gdk_cairo_set_source_rgba (cr, border_colour);
  for (guint line = MAX (range->row, 1); line <= range->end_row && line < side; line++)
    add_borders (self, cr, FALSE, line, column, end_column);
  fill_if_opaque (cr, border_colour);
  for (guint line = MAX (range->column, 1); line <= range->end_column && line < side; line++)
    add_borders (self, cr, TRUE, line, row, end_row);
  cairo_fill (cr);
}

/* Half of it lies outside of the board when lines lie on the edges of cells. */
void
satdoku_board_lines_draw_frame (const SatdokuBoardLayout *layout,
                                cairo_t *cr,
                                const GdkRGBA *colour)
{
  double width = layout->measures.frame;
  double inset = layout->measures.gaps ? width / 2 : 0;

  gdk_cairo_set_source_rgba (cr, colour);
  cairo_set_line_width (cr, width);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  cairo_rectangle (cr, inset, inset, layout->width - 2 * inset, layout->height - 2 * inset);
  cairo_stroke (cr);
}

typedef struct
{
  const SatdokuBoardLayout *layout;
  SatdokuCellTestFunc has_cell;
  gpointer data;
} Outline;

static gboolean
is_inside (const Outline *outline,
           int row,
           int column)
{
  int side = (int)outline->layout->side;

  return row >= 0 && column >= 0 && row < side && column < side &&
         outline->has_cell (outline->data, (guint)(row * side + column));
}

/* Is the line before a cell, or with @upright the one left of it, between one that is inside and
 * one that isn't? */
static gboolean
is_edge (const Outline *outline,
         gboolean upright,
         int line,
         int place)
{
  if (upright)
    return is_inside (outline, place, line) != is_inside (outline, place, line - 1);
  return is_inside (outline, line, place) != is_inside (outline, line - 1, place);
}

/* The middle of the line before a row or column, or behind the last one. */
static double
get_middle (const SatdokuBoardLayout *layout,
            const int offsets[],
            int line)
{
  if (line == 0)
    return offsets[0];
  if (line == (int)layout->side)
    return offsets[line - 1] + layout->measures.cell;
  return (offsets[line - 1] + layout->measures.cell + offsets[line]) / 2.0;
}

static void
add_edges (const Outline *outline,
           cairo_t *cr,
           gboolean upright,
           int line,
           int width)
{
  const SatdokuBoardLayout *layout = outline->layout;
  const int *across = upright ? layout->columns : layout->rows;
  const int *along = upright ? layout->rows : layout->columns;
  double place = floor (get_middle (layout, across, line) - width / 2.0);
  int end;

  for (int start = 0; start < (int)layout->side; start = end + 1)
    {
      for (end = start; end < (int)layout->side && is_edge (outline, upright, line, end);)
        end++;
      if (end > start)
        add_line (cr, upright, floor (get_middle (layout, along, start) - width / 2.0),
                  floor (get_middle (layout, along, end) - width / 2.0) + width, place, width);
    }
}

/* Draws a line around the cells for which @has_cell is true, whatever form they have together;
 * its width is in whole pixels. */
void
satdoku_board_lines_draw_outline (const SatdokuBoardLayout *layout,
                                  cairo_t *cr,
                                  SatdokuCellTestFunc has_cell,
                                  gpointer data,
                                  const GdkRGBA *colour,
                                  int width)
{
  Outline outline;

  g_return_if_fail (layout != NULL && cr != NULL && has_cell != NULL && colour != NULL);

  outline = (Outline){ layout, has_cell, data };
  gdk_cairo_set_source_rgba (cr, colour);
  for (int line = 0; line <= (int)layout->side; line++)
    {
      add_edges (&outline, cr, FALSE, line, width);
      add_edges (&outline, cr, TRUE, line, width);
    }
  cairo_fill (cr);
}
