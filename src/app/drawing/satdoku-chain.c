/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Draws candidates that the player has coloured, and the links between them. Each colour has its
 * shape, the same as for cells; a strong link is solid, a weak one dashed. It knows places only: no
 * cells, no widgets. */

#include "satdoku-config.h"

#include "satdoku-chain.h"

#include <math.h>

#include "satdoku-shape.h"

/* Parts of the room that a candidate has. */
#define LINE_WIDTH 0.09
#define LINE_PIXELS_MIN 1.2
#define OUTLINE_WIDTH 0.06
#define OUTLINE_PIXELS_MIN 0.8
#define END_RADIUS 0.56
#define START_RADIUS 0.64
/* The least distance of a link's end from the middle of the candidate. */
#define GAP_RADIUS 0.64
/* How far a link bends away from the straight line, as a part of its length, and at most. */
#define BEND 0.13
#define BEND_MAX 1.6
#define FILL_ALPHA 0.5f
#define OUTLINE_TINT 0.62f
#define HALO_ALPHA 0.75f
/* A shape stays this many pixels away from the edges of its cell. */
#define EDGE 0.5
/* The part of a bar's square that is empty on both sides of it. */
#define BAR_INSET 0.3
#define DASH 3.2
#define DASH_GAP 2.6

/* How large the shape of each colour is, so that a number can be read in it. */
static const double extents[SUDOKU_COLOURS_MAX + 1] = {
  [1] = 1.12,
  [2] = 1.16,
  [3] = 1.42,
  [4] = 1.38,
  [5] = 1.3,
  [6] = 1.42,
  [7] = 1.56,
  [8] = 1.8,
  [9] = 1.8,
};
/* How far down it stands: at the middle of its height a triangle does not look centred. */
static const double lowered[SUDOKU_COLOURS_MAX + 1] = { [3] = -0.14, [6] = 0.14 };

static GdkRGBA
mix (const GdkRGBA *a,
     const GdkRGBA *b,
     float part)
{
  return (GdkRGBA){
    .red = a->red + (b->red - a->red) * part,
    .green = a->green + (b->green - a->green) * part,
    .blue = a->blue + (b->blue - a->blue) * part,
    .alpha = 1,
  };
}

/* Where a shape begins that has its middle at a place, or as near to it as it can have. */
static double
keep_inside (double middle,
             double size,
             double inset,
             double cell_size)
{
  return CLAMP (middle - size / 2, EDGE - inset * size, cell_size - EDGE - (1 - inset) * size);
}

/* Draws the shape of a colour, all of it inside of the cell, whose corner is at the origin; the
 * candidate is written over it afterwards. */
void
satdoku_chain_draw_candidate (cairo_t *cr,
                              const SatdokuMarkPlace *place,
                              guint colour,
                              double cell_size,
                              const SatdokuChainColours *colours)
{
  double size, x, y;
  GdkRGBA fill, outline;

  g_return_if_fail (cr != NULL && place != NULL && colours != NULL);
  g_return_if_fail (colour >= 1 && colour <= SUDOKU_COLOURS_MAX);

  size = place->room * extents[colour];
  fill = mix (&colours->ground, &colours->colours[colour], FILL_ALPHA);
  outline = mix (&colours->text, &colours->colours[colour], OUTLINE_TINT);
  x = keep_inside (place->x, size, colour == 9 ? BAR_INSET : 0, cell_size);
  y = keep_inside (place->y + place->room * lowered[colour], size, colour == 8 ? BAR_INSET : 0,
                   cell_size);
  satdoku_shape_add (cr, colour, x, y, size);
  gdk_cairo_set_source_rgba (cr, &fill);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &outline);
  cairo_set_line_width (cr, MAX (place->room * OUTLINE_WIDTH, OUTLINE_PIXELS_MIN));
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);
}

/* The curve from one candidate to another, which begins and ends beside them. */
static void
add_curve (cairo_t *cr,
           const SatdokuMarkPlace *from,
           const SatdokuMarkPlace *to)
{
  double dx = to->x - from->x, dy = to->y - from->y;
  double length = hypot (dx, dy);
  double bend = MIN (length * BEND, from->room * BEND_MAX);
  double gap = MIN (from->room * GAP_RADIUS, length * 0.35);
  double middle_x, middle_y, part;
  double start_x, start_y, end_x, end_y;

  if (length <= 0)
    return;
  middle_x = (from->x + to->x) / 2 - dy / length * bend;
  middle_y = (from->y + to->y) / 2 + dx / length * bend;
  part = gap / hypot (middle_x - from->x, middle_y - from->y);
  start_x = from->x + (middle_x - from->x) * part;
  start_y = from->y + (middle_y - from->y) * part;
  end_x = to->x + (middle_x - to->x) * part;
  end_y = to->y + (middle_y - to->y) * part;
  cairo_new_path (cr);
  cairo_move_to (cr, start_x, start_y);
  cairo_curve_to (cr, start_x + (middle_x - start_x) * 2 / 3,
                  start_y + (middle_y - start_y) * 2 / 3, end_x + (middle_x - end_x) * 2 / 3,
                  end_y + (middle_y - end_y) * 2 / 3, end_x, end_y);
}

/* A line with a halo, so that it stands out from lines of the board and other candidates. */
static void
stroke_line (cairo_t *cr,
             double room,
             gboolean dashed,
             const SatdokuChainColours *colours)
{
  double width = MAX (room * LINE_WIDTH, LINE_PIXELS_MIN);
  const double dashes[] = { width * DASH, width * DASH_GAP };
  GdkRGBA halo = colours->ground;

  halo.alpha = HALO_ALPHA;
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_width (cr, width * 2.0);
  gdk_cairo_set_source_rgba (cr, &halo);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, width);
  gdk_cairo_set_source_rgba (cr, &colours->text);
  if (dashed)
    cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
draw_ring (cairo_t *cr,
           const SatdokuMarkPlace *place,
           double radius,
           double width,
           const GdkRGBA *colour)
{
  cairo_new_path (cr);
  cairo_arc (cr, place->x, place->y, place->room * radius, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

/* Is a candidate at the end of a link without a colour, and none of the links before ends there? */
static gboolean
is_new_end (const SudokuColouring *colouring,
            const SudokuLinked *links,
            guint n_before,
            SudokuSpot spot)
{
  for (guint i = 0; i < n_before; i++)
    if (sudoku_spot_compare (links[i].from, spot) == 0 ||
        sudoku_spot_compare (links[i].to, spot) == 0)
      return FALSE;
  return sudoku_colouring_get_colour (colouring, spot) == 0;
}

/* A thin ring around a candidate without a colour shows where a link ends. */
static void
draw_end (cairo_t *cr,
          const SatdokuMarkPlace *place,
          const SatdokuChainColours *colours)
{
  draw_ring (cr, place, END_RADIUS, MAX (place->room * OUTLINE_WIDTH, OUTLINE_PIXELS_MIN),
             &colours->text);
}

/* Draws the links whose two ends are shown, as curves, so that they don't hide the candidates on
 * the straight line between them. */
void
satdoku_chain_draw_links (cairo_t *cr,
                          const SudokuColouring *colouring,
                          SatdokuChainFindFunc find,
                          gpointer data,
                          const SatdokuChainColours *colours)
{
  const SudokuLinked *links;
  guint n = 0;

  g_return_if_fail (cr != NULL && colouring != NULL && find != NULL && colours != NULL);

  links = sudoku_colouring_get_links (colouring, &n);
  for (guint i = 0; i < n; i++)
    {
      SatdokuMarkPlace from, to;

      if (!find (data, links[i].from, &from) || !find (data, links[i].to, &to))
        continue;
      add_curve (cr, &from, &to);
      stroke_line (cr, from.room, links[i].tie == SUDOKU_TIE_WEAK, colours);
      if (is_new_end (colouring, links, i, links[i].from))
        draw_end (cr, &from, colours);
      if (is_new_end (colouring, links, i, links[i].to))
        draw_end (cr, &to, colours);
    }
}

/* Draws a thick ring around the candidate where a link begins, and a line to the pointer, if its
 * place is known. */
void
satdoku_chain_draw_start (cairo_t *cr,
                          const SatdokuMarkPlace *place,
                          const graphene_point_t *to,
                          const SatdokuChainColours *colours)
{
  g_return_if_fail (cr != NULL && place != NULL && colours != NULL);

  if (to != NULL)
    {
      cairo_new_path (cr);
      cairo_move_to (cr, place->x, place->y);
      cairo_line_to (cr, (double)to->x, (double)to->y);
      stroke_line (cr, place->room, FALSE, colours);
    }
  draw_ring (cr, place, START_RADIUS, MAX (place->room * 2 * LINE_WIDTH, 2), &colours->text);
}
