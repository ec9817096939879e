/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How lines of items look: each kind has a width, dashes or ends of its own, and a hue besides.
 * Wide ones are so pale that what is written over them can be read, thin ones so strong that they
 * can be followed; the bulbs of thin ones are pale rings. Dashes that are shorter than a line is
 * wide are dots. Nothing is drawn twice where lines that look the same meet. */

#include "satdoku-config.h"

#include "satdoku-stroke.h"

#include <math.h>

#include "satdoku-contrast.h"

/* Parts of the size of a cell. */
#define BULB_RADIUS 0.41
#define RING_RADIUS 0.41
#define DIAMOND_RADIUS 0.495
#define RING_WIDTH_MAX 0.1
#define PILL_WIDTH 0.05
#define HEAD_LENGTH 0.2
#define HEAD_ANGLE 0.66 /* half of that between the lines of the head of an arrow */
#define EDGE_WIDTH 0.03
#define DOUBLE_PART 0.28 /* of the width of a double line: that of its parts */
#define PIXELS_MIN 1.0
#define EDGE_PIXELS_MIN 1.5
/* Contrast to the paper of lines under values, and of others, which have to be seen for themselves;
 * there is room for more on dark paper, where what is written is nearly white. */
#define CONTRAST_WIDE 1.4
#define CONTRAST_WIDE_DARK 1.6
#define CONTRAST_THIN 2.5
#define CONTRAST_THIN_DARK 3.0
#define CONTRAST_THIN_EDGED 4.5
#define N_STEPS 10

static const GdkRGBA hues[] = {
  [SUDOKU_HUE_GREY] = { 0.5f, 0.5f, 0.5f, 1 },
  [SUDOKU_HUE_GREEN] = { 0.15f, 0.6f, 0.28f, 1 },
  [SUDOKU_HUE_BLUE] = { 0.15f, 0.47f, 0.88f, 1 },
  [SUDOKU_HUE_ORANGE] = { 0.85f, 0.45f, 0.1f, 1 },
  [SUDOKU_HUE_TEAL] = { 0.1f, 0.56f, 0.6f, 1 },
  [SUDOKU_HUE_PURPLE] = { 0.6f, 0.3f, 0.72f, 1 },
};

static float
get_light (const GdkRGBA *colour)
{
  return colour->red + colour->green + colour->blue;
}

/* The hue, as far on its way from the paper as the contrast asks for, or further with ink. */
static void
find_colour (const GdkRGBA *hue,
             const GdkRGBA *paper,
             double contrast,
             GdkRGBA *colour)
{
  GdkRGBA mixed = { 0 };
  double low = 0, high = 1;

  *colour = *hue;
  if (satdoku_contrast (hue, paper) < contrast)
    {
      satdoku_contrast_make_legible (hue, paper, 1, contrast, colour);
      return;
    }
  for (guint i = 0; i < N_STEPS; i++)
    {
      double middle = (low + high) / 2;

      satdoku_contrast_mix (paper, hue, middle, &mixed);
      if (satdoku_contrast (&mixed, paper) < contrast)
        low = middle;
      else
        high = middle;
    }
  colour->alpha = (float)high;
}

/* Finds the colours of lines by those of ink and paper. Where the paper is not known it is what the
 * ink can be read on. */
void
satdoku_strokes_find_colours (SatdokuItemStyle *style)
{
  gboolean dark;
  GdkRGBA paper;
  double thin, wide;

  g_return_if_fail (style != NULL);

  dark = get_light (&style->ink) > 1.5f;
  paper = style->paper;
  if (paper.alpha <= 0)
    paper = dark ? (GdkRGBA){ 0, 0, 0, 1 } : (GdkRGBA){ 1, 1, 1, 1 };
  wide = dark ? CONTRAST_WIDE_DARK : CONTRAST_WIDE;
  thin = dark ? CONTRAST_THIN_DARK : CONTRAST_THIN;
  if (style->edge.alpha > 0)
    thin = CONTRAST_THIN_EDGED;
  for (guint hue = 0; hue < G_N_ELEMENTS (hues); hue++)
    {
      find_colour (&hues[hue], &paper, thin, &style->lines[hue][0]);
      find_colour (&hues[hue], &paper, wide, &style->lines[hue][1]);
    }
}

static gboolean
is_wide (const SatdokuBoardItem *item)
{
  return satdoku_board_item_is_wide (&item->sketch);
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
add_path (const SudokuSketchItem *sketch,
          cairo_t *cr,
          const SatdokuBoardLayout *layout)
{
  guint last = sketch->n_cells - 1;
  gboolean closed = last > 0 && sketch->cells[last] == sketch->cells[0];

  cairo_new_path (cr);
  for (guint i = 0; i < sketch->n_cells - (closed ? 1 : 0); i++)
    {
      double x, y;

      find_middle (layout, sketch->cells[i], &x, &y);
      cairo_line_to (cr, x, y);
    }
  if (closed)
    cairo_close_path (cr);
}

/* The outline of all points that are as near to the line between the middles of two cells. */
static void
add_capsule (cairo_t *cr,
             const SatdokuBoardLayout *layout,
             guint from,
             guint to,
             double radius)
{
  double x, y, end_x, end_y, angle;

  find_middle (layout, from, &x, &y);
  find_middle (layout, to, &end_x, &end_y);
  angle = atan2 (end_y - y, end_x - x);
  cairo_new_sub_path (cr);
  cairo_arc (cr, end_x, end_y, radius, angle - G_PI_2, angle + G_PI_2);
  cairo_arc (cr, x, y, radius, angle + G_PI_2, angle + 3 * G_PI_2);
  cairo_close_path (cr);
}

static void
add_diamond (cairo_t *cr,
             const SatdokuBoardLayout *layout,
             guint cell,
             double radius)
{
  double x, y;

  find_middle (layout, cell, &x, &y);
  cairo_move_to (cr, x, y - radius);
  cairo_line_to (cr, x + radius, y);
  cairo_line_to (cr, x, y + radius);
  cairo_line_to (cr, x - radius, y);
  cairo_close_path (cr);
}

/* Nothing is drawn inside the path from now on. */
static void
exclude (cairo_t *cr,
         const SatdokuBoardLayout *layout)
{
  double size = layout->measures.cell;

  cairo_rectangle (cr, -size, -size, layout->width + 2 * size, layout->height + 2 * size);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_clip (cr);
}

static double
get_width (const SatdokuBoardItem *item,
           const SatdokuBoardLayout *layout)
{
  return MAX (layout->measures.cell * item->sketch.stroke.width / 100.0, PIXELS_MIN);
}

static double
get_ring_width (const SatdokuBoardItem *item,
                const SatdokuBoardLayout *layout)
{
  return MIN (get_width (item, layout),
              MAX (layout->measures.cell * RING_WIDTH_MAX, PIXELS_MIN));
}

static guint
get_end_cell (const SatdokuBoardItem *item,
              gboolean last)
{
  return item->sketch.cells[last ? item->sketch.n_cells - 1 : 0];
}

static SudokuStrokeEnd
get_end (const SatdokuBoardItem *item,
         gboolean last)
{
  if (!last && item->n_bulb > 0)
    return SUDOKU_STROKE_END_PLAIN;
  return last ? item->sketch.stroke.end : item->sketch.stroke.start;
}

/* Values stand on the disc of a thin line, too, so it is a ring that is filled with something
 * pale. */
static gboolean
is_pale_bulb (const SatdokuBoardItem *item,
              gboolean last)
{
  return get_end (item, last) == SUDOKU_STROKE_END_BULB && !is_wide (item);
}

/* The line does not run into its rings, its diamonds and its pill. */
static void
exclude_ends (const SatdokuBoardItem *item,
              cairo_t *cr,
              const SatdokuBoardLayout *layout)
{
  double size = layout->measures.cell;
  double inset = get_ring_width (item, layout) / 2;

  for (int last = FALSE; last <= TRUE; last++)
    {
      guint cell = get_end_cell (item, last != 0);
      SudokuStrokeEnd end = get_end (item, last != 0);

      cairo_new_path (cr);
      if (end == SUDOKU_STROKE_END_RING || is_pale_bulb (item, last != 0))
        add_capsule (cr, layout, cell, cell, size * RING_RADIUS - inset);
      else if (end == SUDOKU_STROKE_END_DIAMOND)
        add_diamond (cr, layout, cell, size * DIAMOND_RADIUS - inset);
      else
        continue;
      exclude (cr, layout);
    }
  for (guint i = 1; i < item->n_bulb; i++)
    {
      cairo_new_path (cr);
      add_capsule (cr, layout, item->bulb[i - 1], item->bulb[i], size * RING_RADIUS - inset);
      exclude (cr, layout);
    }
}

/* The open head of an arrow, that points away from the cell before. */
static void
draw_head (const SatdokuBoardItem *item,
           cairo_t *cr,
           const SatdokuBoardLayout *layout)
{
  guint n_cells = item->sketch.n_cells;
  double length = layout->measures.cell * HEAD_LENGTH;
  double x, y, from_x, from_y, angle;

  if (n_cells < 2)
    return;
  find_middle (layout, item->sketch.cells[n_cells - 1], &x, &y);
  find_middle (layout, item->sketch.cells[n_cells - 2], &from_x, &from_y);
  angle = atan2 (from_y - y, from_x - x);
  cairo_new_path (cr);
  cairo_move_to (cr, x + length * cos (angle - HEAD_ANGLE), y + length * sin (angle - HEAD_ANGLE));
  cairo_line_to (cr, x, y);
  cairo_line_to (cr, x + length * cos (angle + HEAD_ANGLE), y + length * sin (angle + HEAD_ANGLE));
  cairo_stroke (cr);
}

/* @more: how much wider than usual. */
static void
draw_end (const SatdokuBoardItem *item,
          cairo_t *cr,
          const SatdokuBoardLayout *layout,
          gboolean last,
          double more)
{
  guint cell = get_end_cell (item, last);
  double size = layout->measures.cell;
  double width = get_ring_width (item, layout);
  SudokuStrokeEnd end = get_end (item, last);
  gboolean filled = end == SUDOKU_STROKE_END_BULB && !is_pale_bulb (item, last);

  if (end == SUDOKU_STROKE_END_PLAIN)
    return;
  cairo_set_dash (cr, NULL, 0, 0);
  cairo_new_path (cr);
  cairo_set_line_width (cr, width + more);
  if (end == SUDOKU_STROKE_END_ARROW)
    {
      draw_head (item, cr, layout);
      return;
    }
  if (end == SUDOKU_STROKE_END_DIAMOND)
    add_diamond (cr, layout, cell, size * DIAMOND_RADIUS - width / 2);
  else
    add_capsule (cr, layout, cell, cell,
                 filled ? size * BULB_RADIUS + more / 2 : size * RING_RADIUS - width / 2);
  if (filled)
    cairo_fill (cr);
  else
    cairo_stroke (cr);
}

/* Whether two steps from one cell to the next come near each other. */
static gboolean
meet (const SudokuSketchItem *sketch,
      const SatdokuBoardLayout *layout,
      guint a,
      guint b)
{
  const guint16 *cells = sketch->cells;
  int side = (int)layout->side;
  const int rows[] = { cells[a - 1] / side, cells[a] / side, cells[b - 1] / side, cells[b] / side };
  const int columns[] = { cells[a - 1] % side, cells[a] % side, cells[b - 1] % side,
                          cells[b] % side };

  return MIN (rows[0], rows[1]) <= MAX (rows[2], rows[3]) &&
         MIN (rows[2], rows[3]) <= MAX (rows[0], rows[1]) &&
         MIN (columns[0], columns[1]) <= MAX (columns[2], columns[3]) &&
         MIN (columns[2], columns[3]) <= MAX (columns[0], columns[1]);
}

/* A line around all that is as near to the line through the cells: around each step of it, but not
 * inside of another one. */
static void
draw_tube (const SudokuSketchItem *sketch,
           cairo_t *cr,
           const SatdokuBoardLayout *layout,
           double radius,
           double width)
{
  for (guint i = 1; i < sketch->n_cells; i++)
    {
      cairo_save (cr);
      for (guint k = 1; k < sketch->n_cells; k++)
        {
          if (k == i || !meet (sketch, layout, i, k))
            continue;
          cairo_new_path (cr);
          add_capsule (cr, layout, sketch->cells[k - 1], sketch->cells[k], radius - width / 2);
          exclude (cr, layout);
        }
      cairo_new_path (cr);
      cairo_set_line_width (cr, width);
      add_capsule (cr, layout, sketch->cells[i - 1], sketch->cells[i], radius);
      cairo_stroke (cr);
      cairo_restore (cr);
    }
}

static void
draw_pill (const SatdokuBoardItem *item,
           cairo_t *cr,
           const SatdokuBoardLayout *layout,
           double more)
{
  double width = MAX (layout->measures.cell * PILL_WIDTH, PIXELS_MIN);

  cairo_set_dash (cr, NULL, 0, 0);
  draw_tube (&item->sketch, cr, layout, layout->measures.cell * RING_RADIUS - width / 2,
             width + more);
}

static double
measure_path (const SudokuSketchItem *sketch,
              const SatdokuBoardLayout *layout)
{
  double length = 0;

  for (guint i = 1; i < sketch->n_cells; i++)
    {
      double x, y, end_x, end_y;

      find_middle (layout, sketch->cells[i - 1], &x, &y);
      find_middle (layout, sketch->cells[i], &end_x, &end_y);
      length += hypot (end_x - x, end_y - y);
    }
  return length;
}

/* Dashes, or dots, fit into the line: it begins and ends with a whole one. */
static void
set_dash (const SatdokuBoardItem *item,
          cairo_t *cr,
          const SatdokuBoardLayout *layout)
{
  const SudokuStroke *stroke = &item->sketch.stroke;
  double dash = layout->measures.cell * stroke->dash / 100.0;
  double length = measure_path (&item->sketch, layout);
  gboolean dots = stroke->dash < stroke->width;
  double n = MAX (round (dots ? length / dash / 2 : (length / dash - 1) / 2), 0);

  if (n < 1)
    return;
  dash = dots ? length / n / 2 : length / (2 * n + 1);
  cairo_set_dash (cr, dots ? (double[2]){ 0, 2 * dash } : (double[2]){ dash, dash }, 2, 0);
}

/* Opaque, so that nothing is darker where it lies over itself. */
static void
draw_line (const SatdokuBoardItem *item,
           cairo_t *cr,
           const SatdokuBoardLayout *layout,
           double more)
{
  double width = get_width (item, layout);
  gboolean dashed =
    item->sketch.stroke.dash > 0 && item->sketch.stroke.dash >= item->sketch.stroke.width;

  cairo_save (cr);
  exclude_ends (item, cr, layout);
  cairo_set_line_cap (cr, dashed ? CAIRO_LINE_CAP_BUTT : CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, width + more);
  if (item->sketch.stroke.dash > 0)
    set_dash (item, cr, layout);
  if (item->sketch.stroke.double_line && more <= 0)
    draw_tube (&item->sketch, cr, layout, width * (1 - DOUBLE_PART) / 2, width * DOUBLE_PART);
  else
    {
      add_path (&item->sketch, cr, layout);
      cairo_stroke (cr);
    }
  cairo_restore (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  draw_end (item, cr, layout, FALSE, more);
  draw_end (item, cr, layout, TRUE, more);
}

static void
draw_opaque (const SatdokuBoardItem *item,
             cairo_t *cr,
             const SatdokuBoardLayout *layout,
             double more)
{
  if (item->sketch.kind == SUDOKU_SKETCH_PILL)
    draw_pill (item, cr, layout, more);
  else
    draw_line (item, cr, layout, more);
}

/* What an item can reach. */
static void
clip (const SatdokuBoardItem *items,
      guint n_items,
      cairo_t *cr,
      const SatdokuBoardLayout *layout)
{
  double size = layout->measures.cell;

  cairo_new_path (cr);
  for (guint i = 0; i < n_items; i++)
    {
      double left = G_MAXDOUBLE, top = G_MAXDOUBLE, right = 0, bottom = 0;

      for (guint k = 0; k < items[i].sketch.n_cells; k++)
        {
          double x, y;

          find_middle (layout, items[i].sketch.cells[k], &x, &y);
          left = MIN (left, x);
          top = MIN (top, y);
          right = MAX (right, x);
          bottom = MAX (bottom, y);
        }
      cairo_rectangle (cr, floor (left - size / 2), floor (top - size / 2),
                       ceil (right - left + size) + 1, ceil (bottom - top + size) + 1);
    }
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_WINDING);
  cairo_clip (cr);
}

static gboolean
is_alike (const SatdokuBoardItem *a,
          const SatdokuBoardItem *b)
{
  return a->sketch.kind == b->sketch.kind && a->sketch.stroke.hue == b->sketch.stroke.hue &&
         is_wide (a) == is_wide (b);
}

/* Those of lines that look the same. */
static void
fill_pale_bulbs (const SatdokuBoardItem *items,
                 guint n_items,
                 cairo_t *cr,
                 const SatdokuItemStyle *style)
{
  double radius = style->layout->measures.cell * RING_RADIUS;

  gdk_cairo_set_source_rgba (cr, &style->lines[items->sketch.stroke.hue][1]);
  cairo_new_path (cr);
  for (guint i = 0; i < n_items; i++)
    for (int last = FALSE; last <= TRUE; last++)
      if (is_pale_bulb (&items[i], last != 0))
        {
          guint cell = get_end_cell (&items[i], last != 0);

          add_capsule (cr, style->layout, cell, cell, radius);
        }
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_WINDING);
  cairo_fill (cr);
}

static void
draw_alike (const SatdokuBoardItem *items,
            guint n_items,
            cairo_t *cr,
            const SatdokuItemStyle *style)
{
  const GdkRGBA *colour = &style->lines[items->sketch.stroke.hue][is_wide (items) ? 1 : 0];

  cairo_save (cr);
  clip (items, n_items, cr, style->layout);
  fill_pale_bulbs (items, n_items, cr, style);
  cairo_push_group (cr);
  cairo_set_source_rgb (cr, (double)colour->red, (double)colour->green, (double)colour->blue);
  for (guint i = 0; i < n_items; i++)
    draw_opaque (&items[i], cr, style->layout, 0);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, (double)colour->alpha);
  cairo_restore (cr);
  for (guint i = 0; i < n_items && style->edge.alpha > 0; i++)
    satdoku_stroke_draw_edge (&items[i], cr, style, &style->edge);
}

/* Draws strokes and pills, in their order. */
void
satdoku_strokes_draw (const SatdokuBoardItem *items,
                      guint n_items,
                      cairo_t *cr,
                      const SatdokuItemStyle *style)
{
  guint end;

  g_return_if_fail ((items != NULL || n_items == 0) && cr != NULL && style != NULL);

  for (guint i = 0; i < n_items; i = end)
    {
      for (end = i + 1; end < n_items && is_alike (&items[i], &items[end]);)
        end++;
      draw_alike (&items[i], end - i, cr, style);
    }
}

/* Draws a line around a stroke, as it is or as it would be without gaps. */
void
satdoku_stroke_draw_edge (const SatdokuBoardItem *item,
                          cairo_t *cr,
                          const SatdokuItemStyle *style,
                          const GdkRGBA *colour)
{
  const SatdokuBoardLayout *layout = style->layout;
  double more = 2 * MAX (layout->measures.cell * EDGE_WIDTH, EDGE_PIXELS_MIN);
  SatdokuBoardItem whole = *item;

  whole.sketch.stroke.dash = 0;
  cairo_save (cr);
  clip (item, 1, cr, layout);
  cairo_push_group (cr);
  gdk_cairo_set_source_rgba (cr, colour);
  draw_opaque (&whole, cr, layout, more);
  cairo_set_operator (cr, CAIRO_OPERATOR_CLEAR);
  whole.sketch.stroke.double_line = FALSE;
  draw_opaque (&whole, cr, layout, 0);
  cairo_pop_group_to_source (cr);
  cairo_paint (cr);
  cairo_restore (cr);
}
