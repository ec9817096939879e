/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How cages look: a line that runs inside the edges of their cells, dashed or dotted, and a text in
 * the corner where it is interrupted. The cells need not touch each other, and there may be others
 * in their midst. What is lit is dashed in another colour, what is broken is not dashed at all. */

#include "satdoku-config.h"

#include "satdoku-cage.h"

#include <math.h>

/* Parts of the size of a cell. */
#define INSET 0.085
#define DOTTED_INSET 0.11
#define AREA_INSET 0.05
#define LINE_WIDTH 0.018
#define LIT_WIDTH 0.03
#define BROKEN_WIDTH 0.035
#define DOT_WIDTH 0.035
#define DASH 0.11 /* with the gap behind it */
#define DOT 0.075
#define TEXT_SIZE 0.2
#define TEXT_LEFT 0.065
#define TEXT_TOP 0.06
#define TEXT_GAP 0.045
/* Of a dash and its gap. */
#define DASH_PART 0.58
#define PIXELS_MIN 1.0
/* On the screen the frame of the selected cell lies before the text. */
#define TEXT_INSET_PIXELS_MIN 4.0
/* Smaller letters can't be read; cells so small that these fill half of them have smaller ones. */
#define TEXT_PIXELS_MIN 7.0
#define TEXT_SIZE_MAX 0.4
/* Of a text that has been dealt with. */
#define DONE_ALPHA 0.5f

typedef struct
{
  const SatdokuBoardLayout *layout;
  const guint8 *inside; /* by cell */
  double inset;
  double width;
  double period; /* of dashes or dots; 0: solid */
  gboolean dotted;
} Outline;

/* The ways out of a cell. */
static const int sides[4][2] = { { -1, 0 }, { 1, 0 }, { 0, -1 }, { 0, 1 } };

static gboolean
is_inside (const Outline *outline,
           int row,
           int column)
{
  int side = (int)outline->layout->side;

  return row >= 0 && column >= 0 && row < side && column < side &&
         outline->inside[row * side + column];
}

/* Does the line run along this side of the cell? */
static gboolean
has_side (const Outline *outline,
          int row,
          int column,
          const int out[2])
{
  return is_inside (outline, row, column) &&
         !is_inside (outline, row + out[0], column + out[1]);
}

/* Where the line along a row or column of cells begins, with @step −1 before the first of them, or
 * ends, with 1 behind the last: inside that cell, or, where the line turns away from the cells, at
 * the line of the next one. */
static double
get_end (const Outline *outline,
         const int offsets[],
         int cell,
         int step,
         gboolean turns_away)
{
  double size = outline->layout->measures.cell;

  if (!turns_away)
    return step < 0 ? offsets[cell] + outline->inset : offsets[cell] + size - outline->inset;
  return step < 0 ? offsets[cell - 1] + size - outline->inset
                  : offsets[cell + 1] + outline->inset;
}

/* Dashes and dots fit into a line: it begins and ends with half of one, and so corners are
 * closed. */
static void
stroke_line (const Outline *outline,
             cairo_t *cr,
             double length)
{
  double period = outline->period;
  double n = MAX (round (length / period), 1);
  double dashes[2] = { 0, 0 };

  if (period <= 0)
    {
      cairo_set_dash (cr, NULL, 0, 0);
      cairo_set_line_cap (cr, CAIRO_LINE_CAP_SQUARE);
      cairo_stroke (cr);
      return;
    }
  period = length / n;
  if (outline->dotted)
    dashes[1] = period;
  else
    {
      dashes[0] = period * DASH_PART;
      dashes[1] = period - dashes[0];
    }
  cairo_set_line_cap (cr, outline->dotted ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT);
  cairo_set_dash (cr, dashes, 2, dashes[0] / 2);
  cairo_stroke (cr);
}

/* The line along one side of cells that follow each other, from the cell where it begins. */
static void
draw_run (const Outline *outline,
          cairo_t *cr,
          int row,
          int column,
          const int out[2])
{
  const SatdokuBoardLayout *layout = outline->layout;
  gboolean upright = out[1] != 0;
  const int along[2] = { upright ? 1 : 0, upright ? 0 : 1 };
  const int *offsets = upright ? layout->rows : layout->columns;
  const int *across = upright ? layout->columns : layout->rows;
  int first = upright ? row : column, last = first;
  int place = upright ? column : row;
  int outwards = out[0] + out[1];
  double start, end, at;

  while (has_side (outline, row + (last + 1 - first) * along[0],
                   column + (last + 1 - first) * along[1], out))
    last++;
  start = get_end (outline, offsets, first, -1,
                   is_inside (outline, row - along[0], column - along[1]));
  end = get_end (outline, offsets, last, 1,
                 is_inside (outline, row + (last + 1 - first) * along[0],
                            column + (last + 1 - first) * along[1]));
  at = across[place] + (outwards < 0 ? outline->inset : layout->measures.cell - outline->inset);
  cairo_move_to (cr, upright ? at : start, upright ? start : at);
  cairo_line_to (cr, upright ? at : end, upright ? end : at);
  stroke_line (outline, cr, end - start);
}

static void
draw_outline (const Outline *outline,
              cairo_t *cr,
              const SudokuSketchItem *sketch)
{
  int side = (int)outline->layout->side;

  cairo_new_path (cr);
  cairo_set_line_width (cr, outline->width);
  for (guint i = 0; i < sketch->n_cells; i++)
    for (guint k = 0; k < G_N_ELEMENTS (sides); k++)
      {
        int row = sketch->cells[i] / side, column = sketch->cells[i] % side;
        const int *out = sides[k];

        /* It begins at the first cell that has it. */
        if (has_side (outline, row, column, out) &&
            !has_side (outline, row - ABS (out[1]), column - ABS (out[0]), out))
          draw_run (outline, cr, row, column, out);
      }
}

/* On whole pixels where the board is. */
static double
fit (const SatdokuBoardLayout *layout,
     double length)
{
  return layout->measures.gaps ? MAX (round (length), PIXELS_MIN) : length;
}

static void
make_outline (const SatdokuBoardItem *item,
              const SatdokuItemStyle *style,
              SatdokuItemState state,
              Outline *outline)
{
  double size = style->layout->measures.cell;
  gboolean dotted = item->sketch.kind == SUDOKU_SKETCH_DOTTED_CAGE;
  double inset = dotted ? DOTTED_INSET : INSET;
  double width = LINE_WIDTH;

  if (item->sketch.kind == SUDOKU_SKETCH_AREA)
    inset = AREA_INSET;
  if (state & SATDOKU_ITEM_BROKEN)
    width = BROKEN_WIDTH;
  else if (dotted)
    width = DOT_WIDTH;
  else if (state & SATDOKU_ITEM_LIT)
    width = LIT_WIDTH;
  outline->width = fit (style->layout, size * width);
  outline->inset = fit (style->layout, size * inset);
  /* The middle of the line is on the middle of a pixel when the line is one wide. */
  if (style->layout->measures.gaps && (int)outline->width % 2 == 1)
    outline->inset += 0.5;
  outline->period = size * (dotted ? DOT : DASH);
  outline->dotted = dotted;
  if ((state & SATDOKU_ITEM_BROKEN) || item->sketch.kind == SUDOKU_SKETCH_AREA)
    outline->period = 0;
}

static double
get_text_size (const SatdokuItemStyle *style)
{
  double size = style->layout->measures.cell;

  return MAX (size * TEXT_SIZE, MIN (TEXT_PIXELS_MIN, size * TEXT_SIZE_MAX));
}

static void
find_text (const SatdokuBoardItem *item,
           const SatdokuItemStyle *style,
           double *x,
           double *y)
{
  const SatdokuBoardLayout *layout = style->layout;
  double size = layout->measures.cell, width = 0, height = 0;
  double inset = layout->measures.gaps ? TEXT_INSET_PIXELS_MIN : 0;
  guint cell = item->sketch.cells[0];

  if (item->before != NULL)
    satdoku_painter_measure (style->painter, item->before, get_text_size (style), &width, &height);
  *x = layout->columns[cell % layout->side] + MAX (size * TEXT_LEFT, inset) + width;
  *y = layout->rows[cell / layout->side] + MAX (size * TEXT_TOP, inset);
}

/* What is drawn from now on stays away from the texts in the corner. */
static void
exclude_text (const SatdokuBoardItem *item,
              cairo_t *cr,
              const SatdokuItemStyle *style)
{
  const SatdokuBoardLayout *layout = style->layout;
  guint cell = item->sketch.cells[0];
  double left = layout->columns[cell % layout->side], top = layout->rows[cell / layout->side];
  double size = layout->measures.cell, x, y, width, height;

  find_text (item, style, &x, &y);
  satdoku_painter_measure (style->painter, item->sketch.text, get_text_size (style), &width,
                           &height);
  cairo_new_path (cr);
  cairo_rectangle (cr, -size, -size, layout->width + 2 * size, layout->height + 2 * size);
  cairo_rectangle (cr, left, top, x + width + size * TEXT_GAP - left,
                   y + height + size * TEXT_GAP - top);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_clip (cr);
}

static const GdkRGBA *
get_colour (const SatdokuItemStyle *style,
            SatdokuItemState state)
{
  if (state & SATDOKU_ITEM_BROKEN)
    return &style->broken;
  return state & SATDOKU_ITEM_LIT ? &style->lit : &style->outline;
}

static void
draw_text (const SatdokuBoardItem *item,
           cairo_t *cr,
           const SatdokuItemStyle *style,
           SatdokuItemState state)
{
  GdkRGBA colour = state & SATDOKU_ITEM_BROKEN ? style->broken : style->ink;
  double x, y;

  if (state & SATDOKU_ITEM_DONE)
    colour.alpha *= DONE_ALPHA;
  find_text (item, style, &x, &y);
  satdoku_painter_draw_label (style->painter, cr, item->sketch.text, x, y, get_text_size (style),
                              &colour);
}

/* Draws the outline with its text; of an area, the outline alone. */
void
satdoku_cage_draw (const SatdokuBoardItem *item,
                   cairo_t *cr,
                   const SatdokuItemStyle *style,
                   SatdokuItemState state)
{
  const SudokuSketchItem *sketch = &item->sketch;
  g_autofree guint8 *inside = g_new0 (guint8, style->layout->side * style->layout->side);
  gboolean has_text = style->has_text && sketch->text != NULL;
  Outline outline = { style->layout, inside };

  for (guint i = 0; i < sketch->n_cells; i++)
    inside[sketch->cells[i]] = TRUE;
  make_outline (item, style, state, &outline);
  cairo_save (cr);
  if (has_text)
    exclude_text (item, cr, style);
  gdk_cairo_set_source_rgba (cr, get_colour (style, state));
  draw_outline (&outline, cr, sketch);
  cairo_restore (cr);
  if (has_text)
    draw_text (item, cr, style, state);
}
