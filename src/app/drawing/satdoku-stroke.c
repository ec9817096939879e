/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How lines of items look: each kind has a width, dashes or a start of its own, and a hue besides,
 * pale enough for what is written over it. */

#include "satdoku-config.h"

#include "satdoku-stroke.h"

#include <math.h>

#define BULB_RADIUS 0.4
#define RING_WIDTH 0.1
#define DOUBLE_INSIDE 0.45 /* of the width of a double line */
#define ALPHA 0.4

static const double hues[][3] = {
  [SUDOKU_HUE_GREY] = { 0.53, 0.53, 0.53 },
  [SUDOKU_HUE_GREEN] = { 0.2, 0.65, 0.32 },
  [SUDOKU_HUE_BLUE] = { 0.21, 0.52, 0.89 },
  [SUDOKU_HUE_ORANGE] = { 0.9, 0.5, 0.15 },
  [SUDOKU_HUE_TEAL] = { 0.13, 0.6, 0.65 },
  [SUDOKU_HUE_PURPLE] = { 0.57, 0.25, 0.67 },
};

/* Does any of it touch the cell? A step to a cell that is no neighbour is drawn at its ends. */
static gboolean
touches (const SudokuSketchItem *item,
         guint side,
         guint cell)
{
  for (guint i = 0; i < item->n_cells; i++)
    {
      int down = (int)(item->cells[i] / side) - (int)(cell / side);
      int right = (int)(item->cells[i] % side) - (int)(cell % side);

      if (ABS (down) <= 1 && ABS (right) <= 1)
        return TRUE;
    }
  return FALSE;
}

static double
get_middle (const SatdokuBoardLayout *layout,
            const int offsets[],
            guint line)
{
  return offsets[line] + layout->measures.cell / 2.0;
}

static void
add_path (const SudokuSketchItem *item,
          cairo_t *cr,
          const SatdokuBoardLayout *layout)
{
  guint last = item->n_cells - 1;
  gboolean closed = last > 0 && item->cells[last] == item->cells[0];

  cairo_new_path (cr);
  for (guint i = 0; i < item->n_cells - (closed ? 1 : 0); i++)
    cairo_line_to (cr, get_middle (layout, layout->columns, item->cells[i] % layout->side),
                   get_middle (layout, layout->rows, item->cells[i] / layout->side));
  if (closed)
    cairo_close_path (cr);
}

static void
add_start (const SudokuSketchItem *item,
           cairo_t *cr,
           const SatdokuBoardLayout *layout)
{
  cairo_new_path (cr);
  cairo_arc (cr, get_middle (layout, layout->columns, item->cells[0] % layout->side),
             get_middle (layout, layout->rows, item->cells[0] / layout->side),
             layout->measures.cell * BULB_RADIUS, 0, 2 * G_PI);
}

static void
draw_start (const SudokuSketchItem *item,
            cairo_t *cr,
            const SatdokuBoardLayout *layout)
{
  double width = layout->measures.cell * RING_WIDTH;

  if (item->stroke.start == SUDOKU_STROKE_END_PLAIN)
    return;
  add_start (item, cr, layout);
  if (item->stroke.start == SUDOKU_STROKE_END_BULB)
    {
      cairo_fill (cr);
      return;
    }
  cairo_set_operator (cr, CAIRO_OPERATOR_CLEAR);
  cairo_fill_preserve (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_OVER);
  cairo_set_dash (cr, NULL, 0, 0);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

/* Opaque, so that nothing is darker where it lies over itself. */
static void
draw_opaque (const SudokuSketchItem *item,
             cairo_t *cr,
             const SatdokuBoardLayout *layout)
{
  double width = layout->measures.cell * item->stroke.width / 100.0;
  double dash = layout->measures.cell * item->stroke.dash / 100.0;

  cairo_set_line_cap (cr, dash > 0 ? CAIRO_LINE_CAP_BUTT : CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, MAX (width, 1));
  if (dash > 0)
    cairo_set_dash (cr, &dash, 1, 0);
  add_path (item, cr, layout);
  cairo_stroke (cr);
  if (item->stroke.double_line)
    {
      cairo_set_operator (cr, CAIRO_OPERATOR_CLEAR);
      cairo_set_line_width (cr, width * DOUBLE_INSIDE);
      add_path (item, cr, layout);
      cairo_stroke (cr);
      cairo_set_operator (cr, CAIRO_OPERATOR_OVER);
    }
  draw_start (item, cr, layout);
}

/* Draws the part of a stroke in a cell; the origin is the corner of the cell. */
void
satdoku_stroke_draw (const SudokuSketchItem *item,
                     cairo_t *cr,
                     const SatdokuBoardLayout *layout,
                     guint cell)
{
  const double *hue = hues[item->stroke.hue];

  g_return_if_fail (cr != NULL && layout != NULL);

  if (!touches (item, layout->side, cell))
    return;
  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, layout->measures.cell, layout->measures.cell);
  cairo_clip (cr);
  cairo_translate (cr, -layout->columns[cell % layout->side], -layout->rows[cell / layout->side]);
  cairo_push_group (cr);
  cairo_set_source_rgb (cr, hue[0], hue[1], hue[2]);
  draw_opaque (item, cr, layout);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, ALPHA);
  cairo_restore (cr);
}
