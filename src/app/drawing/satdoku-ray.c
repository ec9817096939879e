/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lines over a board, from numbers to the cells in which they exclude others: a ring around each
 * number, and one line through all cells that lie behind each other. They are pale, so that what
 * they cross can be read. */

#include "satdoku-config.h"

#include "satdoku-ray.h"

#include <math.h>

/* Parts of a cell. */
#define RING_RADIUS 0.42
#define RING_WIDTH 0.05
#define LINE_WIDTH 0.07
#define PIXELS_MIN 1.5
/* How much of the colour a line and the room of a ring have. */
#define LINE_ALPHA 0.5f
#define ROOM_ALPHA 0.16f

static int
find_divisor (int a,
              int b)
{
  while (b != 0)
    {
      int rest = a % b;

      a = b;
      b = rest;
    }
  return MAX (abs (a), 1);
}

static void
get_way (guint side,
         const SatdokuRay *ray,
         int way[2])
{
  way[0] = (int)(ray->to / side) - (int)(ray->from / side);
  way[1] = (int)(ray->to % side) - (int)(ray->from % side);
}

/* Does one lie on the line of the other? */
static gboolean
have_same_way (const int a[2],
               const int b[2])
{
  int of_a = find_divisor (a[0], a[1]), of_b = find_divisor (b[0], b[1]);

  return a[0] / of_a == b[0] / of_b && a[1] / of_a == b[1] / of_b;
}

/* A longer line takes the place of a shorter one on it.
 * @rays: (element-type SatdokuRay) */
void
satdoku_rays_add (GArray *rays,
                  guint side,
                  guint from,
                  guint to)
{
  const SatdokuRay ray = { from, to };
  int way[2];

  g_return_if_fail (rays != NULL && from < side * side && to < side * side);

  get_way (side, &ray, way);
  for (guint i = 0; i < rays->len; i++)
    {
      SatdokuRay *other = &g_array_index (rays, SatdokuRay, i);
      int other_way[2];

      get_way (side, other, other_way);
      if (other->from != from || !have_same_way (way, other_way))
        continue;
      if (abs (way[0]) + abs (way[1]) > abs (other_way[0]) + abs (other_way[1]))
        other->to = to;
      return;
    }
  g_array_append_val (rays, ray);
}

static void
find_middle (const SatdokuBoardLayout *layout,
             guint cell,
             double *x,
             double *y)
{
  *x = layout->columns[cell % layout->side] + layout->measures.cell / 2.0;
  *y = layout->rows[cell / layout->side] + layout->measures.cell / 2.0;
}

static void
add_line (cairo_t *cr,
          const SatdokuBoardLayout *layout,
          const SatdokuRay *ray)
{
  double radius = layout->measures.cell * RING_RADIUS;
  double x, y, end_x, end_y, length;

  if (ray->from == ray->to)
    return;
  find_middle (layout, ray->from, &x, &y);
  find_middle (layout, ray->to, &end_x, &end_y);
  length = hypot (end_x - x, end_y - y);
  cairo_move_to (cr, x + (end_x - x) * radius / length, y + (end_y - y) * radius / length);
  cairo_line_to (cr, end_x, end_y);
}

static gboolean
is_first_from (const GArray *rays,
               guint number)
{
  for (guint i = 0; i < number; i++)
    if (g_array_index (rays, SatdokuRay, i).from == g_array_index (rays, SatdokuRay, number).from)
      return FALSE;
  return TRUE;
}

static void
draw_ring (cairo_t *cr,
           const SatdokuBoardLayout *layout,
           guint cell,
           const GdkRGBA *colour)
{
  double size = layout->measures.cell;
  GdkRGBA pale = *colour;
  double x, y;

  pale.alpha *= ROOM_ALPHA;
  find_middle (layout, cell, &x, &y);
  cairo_new_path (cr);
  cairo_arc (cr, x, y, size * RING_RADIUS, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, &pale);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_set_line_width (cr, MAX (size * RING_WIDTH, PIXELS_MIN));
  cairo_stroke (cr);
}

/* @rays: (element-type SatdokuRay) */
void
satdoku_rays_draw (const GArray *rays,
                   cairo_t *cr,
                   const SatdokuBoardLayout *layout,
                   const GdkRGBA *colour)
{
  GdkRGBA pale;

  g_return_if_fail (rays != NULL && cr != NULL && layout != NULL && colour != NULL);

  pale = *colour;
  pale.alpha *= LINE_ALPHA;
  /* All as one path, so that none is darker where they cross. */
  cairo_new_path (cr);
  for (guint i = 0; i < rays->len; i++)
    add_line (cr, layout, &g_array_index (rays, SatdokuRay, i));
  gdk_cairo_set_source_rgba (cr, &pale);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, MAX (layout->measures.cell * LINE_WIDTH, PIXELS_MIN));
  cairo_stroke (cr);
  for (guint i = 0; i < rays->len; i++)
    if (is_first_from (rays, i))
      draw_ring (cr, layout, g_array_index (rays, SatdokuRay, i).from, colour);
}
