/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The shapes that say in a cell what colours say, too, on the screen and on paper: those that stand
 * for colours of cells, the mark of a conflict, and that of an answer of no solution. It knows
 * nothing of the colours themselves. */

#include "satdoku-config.h"

#include "satdoku-shape.h"

#include <sudoku-state.h>

#define CORNERS_MAX 12
/* Parts of the size of a cell. */
#define WEDGE_SIZE 0.24
#define WEDGE_PIXELS_MIN 3.0
#define UNDERLINE_LENGTH 0.5
#define UNDERLINE_PLACE 0.88
#define UNDERLINE_WIDTH 0.04
#define UNDERLINE_PIXELS_MIN 1.0

/* A polygon in a square of side 1; no corners: a circle. */
typedef struct
{
  guint n_corners;
  struct
  {
    double x, y;
  } corners[CORNERS_MAX];
} Shape;

/* By the number of the colour. All cover about the same area. */
static const Shape shapes[SUDOKU_COLOURS_MAX + 1] = {
  [1] = { 0 },
  [2] = { 4, { { 0.08, 0.08 }, { 0.92, 0.08 }, { 0.92, 0.92 }, { 0.08, 0.92 } } },
  [3] = { 3, { { 0.5, 0.02 }, { 1, 0.95 }, { 0, 0.95 } } },
  [4] = { 4, { { 0.5, 0 }, { 1, 0.5 }, { 0.5, 1 }, { 0, 0.5 } } },
  [5] = { 12,
          { { 0.33, 0 },
            { 0.67, 0 },
            { 0.67, 0.33 },
            { 1, 0.33 },
            { 1, 0.67 },
            { 0.67, 0.67 },
            { 0.67, 1 },
            { 0.33, 1 },
            { 0.33, 0.67 },
            { 0, 0.67 },
            { 0, 0.33 },
            { 0.33, 0.33 } } },
  [6] = { 3, { { 0, 0.05 }, { 1, 0.05 }, { 0.5, 0.98 } } },
  [7] = { 10,
          { { 0.5, 0 },
            { 0.62, 0.35 },
            { 0.98, 0.35 },
            { 0.69, 0.56 },
            { 0.8, 0.92 },
            { 0.5, 0.7 },
            { 0.2, 0.92 },
            { 0.31, 0.56 },
            { 0.02, 0.35 },
            { 0.38, 0.35 } } },
  [8] = { 4, { { 0, 0.3 }, { 1, 0.3 }, { 1, 0.7 }, { 0, 0.7 } } },
  [9] = { 4, { { 0.3, 0 }, { 0.7, 0 }, { 0.7, 1 }, { 0.3, 1 } } },
};

/* Adds the shape that stands for a colour of cells, numbered from 1, to the path of @cr. */
void
satdoku_shape_add (cairo_t *cr,
                   guint colour,
                   double x,
                   double y,
                   double size)
{
  const Shape *shape;

  g_return_if_fail (cr != NULL && colour >= 1 && colour <= SUDOKU_COLOURS_MAX);

  shape = &shapes[colour];
  cairo_new_path (cr);
  if (shape->n_corners == 0)
    cairo_arc (cr, x + size / 2, y + size / 2, size / 2, 0, 2 * G_PI);
  for (guint i = 0; i < shape->n_corners; i++)
    cairo_line_to (cr, x + shape->corners[i].x * size, y + shape->corners[i].y * size);
  cairo_close_path (cr);
}

/* Draws the shape that stands for a colour. */
void
satdoku_shape_draw (cairo_t *cr,
                    guint colour,
                    double x,
                    double y,
                    double size)
{
  satdoku_shape_add (cr, colour, x, y, size);
  cairo_fill (cr);
}

/* Draws what marks a cell that breaks a rule, in its corner. */
void
satdoku_shape_draw_wedge (cairo_t *cr,
                          double cell_size)
{
  double size = MAX (cell_size * WEDGE_SIZE, WEDGE_PIXELS_MIN);

  g_return_if_fail (cr != NULL);

  cairo_move_to (cr, cell_size, cell_size - size);
  cairo_line_to (cr, cell_size, cell_size);
  cairo_line_to (cr, cell_size - size, cell_size);
  cairo_close_path (cr);
  cairo_fill (cr);
}

/* Draws what marks a cell in which solutions differ, in the corner where it begins. */
void
satdoku_shape_draw_notch (cairo_t *cr,
                          double cell_size)
{
  double size = MAX (cell_size * WEDGE_SIZE, WEDGE_PIXELS_MIN);

  g_return_if_fail (cr != NULL);

  cairo_move_to (cr, 0, size);
  cairo_line_to (cr, 0, 0);
  cairo_line_to (cr, size, 0);
  cairo_close_path (cr);
  cairo_fill (cr);
}

/* Draws what marks an answer that belongs to no solution, below it. */
void
satdoku_shape_draw_underline (cairo_t *cr,
                              double cell_size)
{
  double width = MAX (cell_size * UNDERLINE_WIDTH, UNDERLINE_PIXELS_MIN);

  g_return_if_fail (cr != NULL);

  cairo_rectangle (cr, cell_size * (1 - UNDERLINE_LENGTH) / 2,
                   cell_size * UNDERLINE_PLACE - width / 2, cell_size * UNDERLINE_LENGTH, width);
  cairo_fill (cr);
}
