/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What rules draw on the ground of a cell. */

#include "satdoku-config.h"

#include "satdoku-cell-pattern.h"

/* Parts of the cell's size: of lines, squares and discs, and areas with round corners. */
#define LINE_WIDTH 0.04
#define LINE_PIXELS_MIN 1.0
#define FIGURE_SIZE 0.7
#define AREA_INSET 0.05
#define AREA_RADIUS 0.28

/* From the middle of the cell to its neighbours. */
static void
draw_strokes (cairo_t *cr,
              SatdokuCellPattern pattern,
              double size)
{
  static const double ends[8][2] = {
    { 0.5, 0 },
    { 1, 0 },
    { 1, 0.5 },
    { 1, 1 },
    { 0.5, 1 },
    { 0, 1 },
    { 0, 0.5 },
    { 0, 0 },
  };

  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, size, size);
  cairo_clip (cr);
  cairo_set_line_width (cr, MAX (size * LINE_WIDTH, LINE_PIXELS_MIN));
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_SQUARE);
  for (int direction = 0; direction < 8; direction++)
    if (pattern & (SATDOKU_PATTERN_LINE << direction))
      {
        cairo_move_to (cr, size / 2, size / 2);
        cairo_line_to (cr, size * ends[direction][0], size * ends[direction][1]);
      }
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* The part of an area that lies in the cell: round where two of its edges meet. */
static void
draw_area (cairo_t *cr,
           SatdokuCellPattern pattern,
           double size)
{
  static const double corners[4][2] = { { 1, 0 }, { 1, 1 }, { 0, 1 }, { 0, 0 } };
  double edges[4]; /* above, right, below, left: how far it stays away from them */

  for (int edge = 0; edge < 4; edge++)
    edges[edge] = pattern & (SATDOKU_PATTERN_EDGE << edge) ? size * AREA_INSET : 0;
  cairo_new_path (cr);
  for (int corner = 0; corner < 4; corner++)
    {
      double from = edges[corner];
      double to = edges[(corner + 1) % 4];
      double radius = from > 0 && to > 0 ? size * AREA_RADIUS : 0;
      double x = corners[corner][0] > 0 ? size - edges[1] - radius : edges[3] + radius;
      double y = corners[corner][1] > 0 ? size - edges[2] - radius : edges[0] + radius;

      cairo_arc (cr, x, y, radius, (corner - 1) * G_PI_2, corner * G_PI_2);
    }
  cairo_close_path (cr);
  cairo_fill (cr);
}

static void
draw_figure (cairo_t *cr,
             SatdokuCellPattern pattern,
             double size)
{
  double margin = size * (1 - FIGURE_SIZE) / 2;

  cairo_new_path (cr);
  if (pattern & SATDOKU_PATTERN_SQUARE)
    cairo_rectangle (cr, margin, margin, size - 2 * margin, size - 2 * margin);
  else
    cairo_arc (cr, size / 2, size / 2, size / 2 - margin, 0, 2 * G_PI);
  cairo_fill (cr);
}

/* Draws what lies on the ground of a cell of that size; its corner is at the origin. */
void
satdoku_cell_pattern_draw (SatdokuCellPattern pattern,
                           cairo_t *cr,
                           double size,
                           const GdkRGBA *area,
                           const GdkRGBA *figure,
                           const GdkRGBA *line)
{
  if (pattern & SATDOKU_PATTERN_AREA)
    {
      gdk_cairo_set_source_rgba (cr, area);
      draw_area (cr, pattern, size);
    }
  if (pattern & (SATDOKU_PATTERN_SQUARE | SATDOKU_PATTERN_DISC))
    {
      gdk_cairo_set_source_rgba (cr, figure);
      draw_figure (cr, pattern, size);
    }
  if (pattern & SATDOKU_PATTERN_LINES)
    {
      gdk_cairo_set_source_rgba (cr, line);
      draw_strokes (cr, pattern, size);
    }
}
