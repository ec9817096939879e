/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How clues beside the board look: as numbers, those of diagonals with an arrow that points to
 * where the diagonal begins. A broken one is underlined. */

#include "satdoku-config.h"

#include "satdoku-clue.h"

/* Parts of the size of a cell. */
#define TEXT_SIZE 0.32
#define TEXT_WIDTH_MAX 0.64
/* Beside an arrow. */
#define ARROW_TEXT_SIZE 0.28
#define ARROW_TEXT_WIDTH_MAX 0.5
#define ARROW_TEXT_SHIFT 0.09
#define ARROW_GAP 0.05 /* to the corner of the first cell */
#define ARROW_LENGTH 0.2
#define ARROW_HEAD 0.13
#define LINE_WIDTH 0.03
#define UNDERLINE 0.06 /* below the text */
#define DOT_RADIUS 0.12
#define PIXELS_MIN 1.0
#define DONE_ALPHA 0.5f

static const GdkRGBA *
get_colour (const SatdokuItemStyle *style,
            SatdokuItemState state)
{
  if (state & SATDOKU_ITEM_BROKEN)
    return &style->broken;
  return state & SATDOKU_ITEM_LIT ? &style->lit : &style->ink;
}

/* The origin is the corner of the place at which the first cell is. */
static void
draw_arrow (const SatdokuBoardItem *item,
            cairo_t *cr,
            double size)
{
  double gap = size * ARROW_GAP, length = size * ARROW_LENGTH, head = size * ARROW_HEAD;
  int down = item->sketch.down, right = item->sketch.right;

  cairo_new_path (cr);
  cairo_move_to (cr, -right * (gap + length), -down * (gap + length));
  cairo_line_to (cr, -right * gap, -down * gap);
  cairo_move_to (cr, -right * (gap + head), -down * gap);
  cairo_line_to (cr, -right * gap, -down * gap);
  cairo_line_to (cr, -right * gap, -down * (gap + head));
  cairo_set_line_width (cr, MAX (size * LINE_WIDTH, PIXELS_MIN));
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);
}

/* With its middle at the origin. */
static void
draw_text (const SatdokuBoardItem *item,
           cairo_t *cr,
           const SatdokuItemStyle *style,
           SatdokuItemState state,
           const GdkRGBA *colour)
{
  gboolean diagonal = item->sketch.down != 0;
  double cell = style->layout->measures.cell;
  double size = cell * (diagonal ? ARROW_TEXT_SIZE : TEXT_SIZE);
  double room = cell * (diagonal ? ARROW_TEXT_WIDTH_MAX : TEXT_WIDTH_MAX);
  double width, height;

  satdoku_painter_measure (style->painter, item->sketch.text, size, &width, &height);
  if (width > room)
    {
      size *= room / width;
      height *= room / width;
      width = room;
    }
  satdoku_painter_draw_sign (style->painter, cr, item->sketch.text, size, colour);
  if ((state & SATDOKU_ITEM_BROKEN) == 0)
    return;
  cairo_new_path (cr);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_rectangle (cr, -width / 2, height / 2 + cell * UNDERLINE, width,
                   MAX (cell * LINE_WIDTH, PIXELS_MIN));
  cairo_fill (cr);
}

/* Where cells are too small for letters a dot says that there is a clue. */
void
satdoku_clue_draw (const SatdokuBoardItem *item,
                   cairo_t *cr,
                   const SatdokuItemStyle *style,
                   SatdokuItemState state)
{
  const SudokuSketchItem *sketch = NULL;
  double size;
  SatdokuBoardArea area;
  GdkRGBA colour;

  g_return_if_fail (item != NULL && cr != NULL && style != NULL);

  sketch = &item->sketch;
  size = style->layout->measures.cell;
  colour = *get_colour (style, state);
  if (state & SATDOKU_ITEM_DONE)
    colour.alpha *= DONE_ALPHA;
  satdoku_board_layout_get_place (style->layout, sketch->cells[0], &area);
  cairo_save (cr);
  cairo_translate (cr, area.x - style->layout->x, area.y - style->layout->y);
  gdk_cairo_set_source_rgba (cr, &colour);
  if (sketch->down != 0 && style->has_text)
    {
      cairo_save (cr);
      cairo_translate (cr, sketch->right > 0 ? area.width : 0, sketch->down > 0 ? area.height : 0);
      draw_arrow (item, cr, size);
      cairo_restore (cr);
    }
  cairo_translate (cr, area.width / 2.0 - sketch->right * size * ARROW_TEXT_SHIFT,
                   area.height / 2.0 - sketch->down * size * ARROW_TEXT_SHIFT);
  cairo_new_path (cr);
  if (style->has_text)
    draw_text (item, cr, style, state, &colour);
  else
    {
      cairo_arc (cr, 0, 0, MAX (size * DOT_RADIUS, PIXELS_MIN / 2), 0, 2 * G_PI);
      cairo_fill (cr);
    }
  cairo_restore (cr);
}
