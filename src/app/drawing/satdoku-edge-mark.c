/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How marks on edges look. They are told apart by their form, not by a colour. */

#include "satdoku-config.h"

#include "satdoku-edge-mark.h"

/* Parts of the size of a cell. */
#define DOT_RADIUS 0.15
#define SMALL_RADIUS 0.11 /* where nothing is written in it */
#define RING_WIDTH 0.03
#define TEXT_SIZE 0.26
#define PATCH_RADIUS 0.13
#define CHEVRON_LENGTH 0.09
#define CHEVRON_WIDTH 0.13
#define CHEVRON_LINE 0.045
#define PIXELS_MIN 1.0

/* What is under a text or a sign, so that the line between the cells does not cross it. */
static void
draw_patch (cairo_t *cr,
            double size,
            const GdkRGBA *paper)
{
  gdk_cairo_set_source_rgba (cr, paper);
  cairo_arc (cr, 0, 0, size * PATCH_RADIUS, 0, 2 * G_PI);
  cairo_fill (cr);
}

static double
get_light (const GdkRGBA *colour)
{
  return colour->red + colour->green + colour->blue;
}

/* A white dot is the lighter one in a dark window, too. Where there is no paper, such as in a
 * symbol, it has no ground. */
static void
draw_dot (const SatdokuEdgeMark *mark,
          cairo_t *cr,
          double size,
          const GdkRGBA *ink,
          const GdkRGBA *fill)
{
  double radius = size * (mark->text != NULL ? DOT_RADIUS : SMALL_RADIUS);
  double width = MAX (size * RING_WIDTH, PIXELS_MIN);

  cairo_new_path (cr);
  cairo_arc (cr, 0, 0, MAX (radius - width / 2, PIXELS_MIN), 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, fill);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, ink);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

/* Points to the left. */
static void
draw_chevron (const SatdokuEdgeMark *mark,
              cairo_t *cr,
              double size,
              const GdkRGBA *ink)
{
  double length = size * CHEVRON_LENGTH, width = size * CHEVRON_WIDTH;

  cairo_save (cr);
  if (mark->below)
    cairo_rotate (cr, G_PI_2);
  if (mark->turned)
    cairo_rotate (cr, G_PI);
  gdk_cairo_set_source_rgba (cr, ink);
  cairo_set_line_width (cr, MAX (size * CHEVRON_LINE, PIXELS_MIN));
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_move_to (cr, length, -width);
  cairo_line_to (cr, -length, 0);
  cairo_line_to (cr, length, width);
  if (mark->kind == SUDOKU_SKETCH_NOT_ABOVE)
    {
      cairo_move_to (cr, -length * 1.6, size * 0.06);
      cairo_line_to (cr, length * 0.4, width * 1.25);
    }
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* Draws a mark with its middle at the origin; @size is that of a cell. */
void
satdoku_edge_mark_draw (const SatdokuEdgeMark *mark,
                        cairo_t *cr,
                        SatdokuPainter *painter,
                        double size,
                        const GdkRGBA *ink,
                        const GdkRGBA *paper)
{
  gboolean black = mark->kind == SUDOKU_SKETCH_BLACK_DOT;
  gboolean dot = black || mark->kind == SUDOKU_SKETCH_WHITE_DOT, filled = FALSE;

  g_return_if_fail (cr != NULL && painter != NULL && ink != NULL && paper != NULL);

  if (dot)
    filled = paper->alpha > 0 && get_light (ink) > get_light (paper) ? !black : black;
  if (dot)
    draw_dot (mark, cr, size, ink, filled ? ink : paper);
  else
    draw_patch (cr, size, paper);
  if (mark->kind == SUDOKU_SKETCH_LESS || mark->kind == SUDOKU_SKETCH_NOT_ABOVE)
    draw_chevron (mark, cr, size, ink);
  else if (mark->text != NULL)
    satdoku_painter_draw_sign (painter, cr, mark->text, size * TEXT_SIZE, filled ? paper : ink);
}
