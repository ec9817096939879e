/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How marks on edges look. They are told apart by their form, not by a colour. */

#include "satdoku-config.h"

#include "satdoku-edge-mark.h"

#include <math.h>

/* Parts of the size of a cell. */
#define DOT_RADIUS 0.15
#define SMALL_RADIUS 0.11 /* where nothing is written in it */
#define CORNER_RADIUS 0.3
#define RING_WIDTH 0.03
#define BROKEN_WIDTH 0.06
#define TEXT_SIZE 0.26
#define CORNER_TEXT_SIZE 0.22
#define PATCH_RADIUS 0.13
#define LIT_RADIUS 0.15
#define CHEVRON_LENGTH 0.09
#define CHEVRON_WIDTH 0.13
#define CHEVRON_LINE 0.045
/* Of the disc that a text fills, at most. */
#define CORNER_FILLED 0.8
/* Of lines of a text, in its size. */
#define LINE_HEIGHT 0.86
#define PIXELS_MIN 1.0
#define DONE_ALPHA 0.5f

/* Where a mark on an edge is. */
typedef struct
{
  gboolean below;  /* is the second cell below the first one, and not beside it? */
  gboolean turned; /* does it point at the one that comes later? */
} Place;

/* What is under a text or a sign, so that the line between the cells does not cross it. */
static void
draw_patch (cairo_t *cr,
            const SatdokuItemStyle *style,
            SatdokuItemState state)
{
  double size = style->layout->measures.cell;

  gdk_cairo_set_source_rgba (cr, &style->paper);
  cairo_new_path (cr);
  cairo_arc (cr, 0, 0, size * PATCH_RADIUS, 0, 2 * G_PI);
  cairo_fill (cr);
  if ((state & SATDOKU_ITEM_LIT) == 0)
    return;
  gdk_cairo_set_source_rgba (cr, &style->lit);
  cairo_set_line_width (cr, MAX (size * RING_WIDTH, PIXELS_MIN));
  cairo_arc (cr, 0, 0, size * LIT_RADIUS, 0, 2 * G_PI);
  cairo_stroke (cr);
}

static double
get_light (const GdkRGBA *colour)
{
  return colour->red + colour->green + colour->blue;
}

/* A disc with an edge. Where there is no paper, such as in a symbol, it has no ground. */
static void
draw_disc (cairo_t *cr,
           double radius,
           double width,
           const GdkRGBA *ink,
           const GdkRGBA *fill)
{
  cairo_new_path (cr);
  cairo_arc (cr, 0, 0, MAX (radius - width / 2, PIXELS_MIN), 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, fill);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, ink);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

/* Whether a dot is filled with ink: a white dot is the lighter one in a dark window, too. */
static gboolean
is_filled (const SatdokuBoardItem *item,
           const SatdokuItemStyle *style)
{
  gboolean black = item->sketch.kind == SUDOKU_SKETCH_BLACK_DOT;

  return style->paper.alpha > 0 && get_light (&style->ink) > get_light (&style->paper) ? !black
                                                                                       : black;
}

static void
draw_dot (const SatdokuBoardItem *item,
          cairo_t *cr,
          const SatdokuItemStyle *style,
          SatdokuItemState state)
{
  double size = style->layout->measures.cell;
  double radius = size * (item->sketch.text != NULL ? DOT_RADIUS : SMALL_RADIUS);
  double width = MAX (size * RING_WIDTH, PIXELS_MIN);
  gboolean lit = state & SATDOKU_ITEM_LIT, filled = is_filled (item, style);

  if (lit)
    draw_disc (cr, radius + width, width, &style->lit, &style->paper);
  draw_disc (cr, radius, width, &style->ink, filled ? &style->ink : &style->paper);
}

/* Points to the left. */
static void
draw_chevron (const SatdokuBoardItem *item,
              cairo_t *cr,
              const SatdokuItemStyle *style,
              Place place,
              const GdkRGBA *ink)
{
  double size = style->layout->measures.cell;
  double length = size * CHEVRON_LENGTH, width = size * CHEVRON_WIDTH;

  cairo_save (cr);
  if (place.below)
    cairo_rotate (cr, G_PI_2);
  if (place.turned)
    cairo_rotate (cr, G_PI);
  gdk_cairo_set_source_rgba (cr, ink);
  cairo_set_line_width (cr, MAX (size * CHEVRON_LINE, PIXELS_MIN));
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_move_to (cr, length, -width);
  cairo_line_to (cr, -length, 0);
  cairo_line_to (cr, length, width);
  if (item->sketch.kind == SUDOKU_SKETCH_NOT_ABOVE)
    {
      cairo_move_to (cr, -length * 1.6, size * 0.06);
      cairo_line_to (cr, length * 0.4, width * 1.25);
    }
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* Up to two numbers are in one line, more in two. */
static void
draw_numbers (cairo_t *cr,
              const SatdokuItemStyle *style,
              const char *text,
              const GdkRGBA *ink)
{
  double cell = style->layout->measures.cell, size = cell * CORNER_TEXT_SIZE;
  double room = 2 * cell * CORNER_RADIUS * CORNER_FILLED;
  g_auto (GStrv) numbers = g_strsplit (text, " ", -1);
  guint n = g_strv_length (numbers), n_lines = n > 2 ? 2 : 1;
  guint per_line = (n + n_lines - 1) / n_lines;
  g_auto (GStrv) lines = g_new0 (char *, n_lines + 1);
  double widest = 0, height = 0;

  for (guint line = 0; line < n_lines; line++)
    {
      g_autoptr (GString) written = g_string_new (numbers[line * per_line]);
      double width, ink_height;

      for (guint i = line * per_line + 1; i < MIN ((line + 1) * per_line, n); i++)
        g_string_append_printf (written, " %s", numbers[i]);
      lines[line] = g_strdup (written->str);
      satdoku_painter_measure (style->painter, lines[line], size, &width, &ink_height);
      widest = MAX (widest, width);
      height = ink_height + (n_lines - 1) * size * LINE_HEIGHT;
    }
  if (hypot (widest, height) > room)
    size *= room / hypot (widest, height);
  for (guint line = 0; line < n_lines; line++)
    {
      cairo_save (cr);
      cairo_translate (cr, 0, (line - (n_lines - 1) / 2.0) * size * LINE_HEIGHT);
      satdoku_painter_draw_sign (style->painter, cr, lines[line], size, ink);
      cairo_restore (cr);
    }
}

static const GdkRGBA *
get_colour (const SatdokuItemStyle *style,
            SatdokuItemState state)
{
  if (state & SATDOKU_ITEM_BROKEN)
    return &style->broken;
  return state & SATDOKU_ITEM_LIT ? &style->lit : &style->ink;
}

static void
draw_corner (const SatdokuBoardItem *item,
             cairo_t *cr,
             const SatdokuItemStyle *style,
             SatdokuItemState state)
{
  double size = style->layout->measures.cell;
  double width = state & (SATDOKU_ITEM_BROKEN | SATDOKU_ITEM_LIT) ? BROKEN_WIDTH : RING_WIDTH;
  GdkRGBA text = *get_colour (style, state);

  draw_disc (cr, size * CORNER_RADIUS, MAX (size * width, PIXELS_MIN), &text, &style->paper);
  if (state & SATDOKU_ITEM_DONE)
    text.alpha *= DONE_ALPHA;
  if (style->has_text)
    draw_numbers (cr, style, item->sketch.text, &text);
}

/* Where the middle of an edge is along rows or columns. */
static double
get_edge (const SatdokuBoardLayout *layout,
          const int offsets[],
          guint line,
          gboolean behind)
{
  if (!behind)
    return offsets[line] + layout->measures.cell / 2.0;
  return (offsets[line] + layout->measures.cell + offsets[line + 1]) / 2.0;
}

static void
draw_on_edge (const SatdokuBoardItem *item,
              cairo_t *cr,
              const SatdokuItemStyle *style,
              SatdokuItemState state,
              Place place)
{
  const SudokuSketchItem *sketch = &item->sketch;
  gboolean dot = sketch->kind == SUDOKU_SKETCH_BLACK_DOT || sketch->kind == SUDOKU_SKETCH_WHITE_DOT;
  gboolean filled = dot && is_filled (item, style);

  if (sketch->kind == SUDOKU_SKETCH_SIGN && !style->has_text)
    return;
  if (dot)
    draw_dot (item, cr, style, state);
  else
    draw_patch (cr, style, state);
  if (sketch->kind == SUDOKU_SKETCH_LESS || sketch->kind == SUDOKU_SKETCH_NOT_ABOVE)
    draw_chevron (item, cr, style, place, &style->ink);
  else if (sketch->text != NULL && style->has_text)
    satdoku_painter_draw_sign (style->painter, cr, sketch->text,
                               style->layout->measures.cell * TEXT_SIZE,
                               filled ? &style->paper : &style->ink);
}

void
satdoku_edge_mark_draw (const SatdokuBoardItem *item,
                        cairo_t *cr,
                        const SatdokuItemStyle *style,
                        SatdokuItemState state)
{
  const SatdokuBoardLayout *layout = NULL;
  const guint16 *cells = NULL;
  gboolean corner;
  Place place = { 0 };
  guint first;

  g_return_if_fail (item != NULL && cr != NULL && style != NULL);

  layout = style->layout;
  cells = item->sketch.cells;
  corner = item->sketch.kind == SUDOKU_SKETCH_CORNER;
  first = corner ? cells[0] : MIN (cells[0], cells[1]);
  place.below = !corner && MAX (cells[0], cells[1]) - first == layout->side;
  place.turned = cells[0] != first;
  cairo_save (cr);
  cairo_translate (
    cr, get_edge (layout, layout->columns, first % layout->side, corner || !place.below),
    get_edge (layout, layout->rows, first / layout->side, corner || place.below));
  if (corner)
    draw_corner (item, cr, style, state);
  else
    draw_on_edge (item, cr, style, state, place);
  cairo_restore (cr);
}
