/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Boards as vectors: for printers, PDF, SVG and PNG. Text is set without regard to pixels, so that
 * a board looks the same at each size. It knows nothing of pages and files, and touches nothing of
 * the display, so that it may run in a thread. */

#include "satdoku-config.h"

#include "satdoku-board-picture.h"

#include <pango/pangocairo.h>

#include "satdoku-painter.h"
#include "satdoku-shape.h"

/* Cells are drawn at this size and then scaled. */
#define CELL 100
/* Widths of lines in parts of a cell, but for huge boards in parts of the board. */
#define THIN_LINE 0.016
#define THICK_LINE 0.06
#define FRAME_LINE 0.07
#define FRAME_OF_BOARD_MIN 0.0035
/* Parts of a cell: the shape that stands for its colour. */
#define SHAPE_SIZE 0.11
#define SHAPE_MARGIN 0.025

static const GdkRGBA black = { 0, 0, 0, 1 };
static const GdkRGBA line_colour = { 0.5f, 0.5f, 0.5f, 1 };
static const GdkRGBA entry_colour = { 0.11f, 0.30f, 0.62f, 1 };
static const GdkRGBA answer_colour = { 0.36f, 0.36f, 0.36f, 1 };
static const GdkRGBA mark_colour = { 0.25f, 0.25f, 0.25f, 1 };
static const GdkRGBA diagonal_colour = { 0.91f, 0.91f, 0.91f, 1 };
static const GdkRGBA shape_colour = { 0.35f, 0.35f, 0.35f, 1 };

/* Pale, so that black on them stays black on white on a printer without colours; in the order of
 * the colours on the screen. */
static const GdkRGBA cell_colours[SUDOKU_COLOURS_MAX + 1] = {
  [1] = { 0.96f, 0.72f, 0.73f, 1 },
  [2] = { 1.00f, 0.82f, 0.64f, 1 },
  [3] = { 0.98f, 0.93f, 0.66f, 1 },
  [4] = { 0.69f, 0.93f, 0.80f, 1 },
  [5] = { 0.66f, 0.90f, 0.88f, 1 },
  [6] = { 0.70f, 0.84f, 0.97f, 1 },
  [7] = { 0.85f, 0.71f, 0.89f, 1 },
  [8] = { 0.86f, 0.78f, 0.70f, 1 },
  [9] = { 0.82f, 0.82f, 0.83f, 1 },
};

/* Neither hints nor whole pixels: what is drawn is scaled afterwards. */
static PangoContext *
create_context (cairo_t *cr)
{
  PangoContext *context = pango_cairo_create_context (cr);
  cairo_font_options_t *options = cairo_font_options_create ();
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string ("Sans");

  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (context, options);
  pango_context_set_round_glyph_positions (context, FALSE);
  pango_context_set_font_description (context, font);
  cairo_font_options_destroy (options);
  return context;
}

static gboolean
is_on_diagonal (const SudokuGeometry *geometry,
                guint row,
                guint column)
{
  guint side = sudoku_geometry_get_side (geometry);

  return sudoku_geometry_has_diagonals (geometry) && (row == column || row + column == side - 1);
}

static void
fill_cell (cairo_t *cr,
           const GdkRGBA *colour)
{
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_rectangle (cr, 0, 0, CELL, CELL);
  cairo_fill (cr);
}

static void
draw_background (cairo_t *cr,
                 const SudokuState *state,
                 guint cell,
                 const SatdokuBoardPictureParts *parts)
{
  const SudokuGeometry *geometry = sudoku_grid_get_geometry (sudoku_state_get_grid (state));
  guint side = sudoku_geometry_get_side (geometry);
  guint colour = parts->colours ? sudoku_state_get_colour (state, cell) : 0;

  if (colour > 0)
    {
      fill_cell (cr, &cell_colours[colour]);
      gdk_cairo_set_source_rgba (cr, &shape_colour);
      satdoku_shape_draw (cr, colour, CELL * SHAPE_MARGIN, CELL * SHAPE_MARGIN, CELL * SHAPE_SIZE);
    }
  else if (is_on_diagonal (geometry, cell / side, cell % side))
    fill_cell (cr, &diagonal_colour);
}

static void
draw_content (SatdokuPainter *painter,
              const SudokuState *state,
              guint cell,
              const SatdokuBoardPictureParts *parts)
{
  const SudokuGrid *grid = sudoku_state_get_grid (state);
  SudokuOrigin origin = sudoku_grid_get_origin (grid, cell);
  guint value = sudoku_grid_get_value (grid, cell);

  if (origin == SUDOKU_ORIGIN_GIVEN)
    satdoku_painter_draw_value (painter, NULL, value, TRUE, &black);
  else if (value > 0 && parts->entries)
    satdoku_painter_draw_value (painter, NULL, value, FALSE,
                                origin == SUDOKU_ORIGIN_ENTRY ? &entry_colour : &answer_colour);
  else if (value == 0 && parts->marks)
    satdoku_painter_draw_marks (painter, NULL,
                                sudoku_state_get_marks (state, SUDOKU_MARK_CORNER, cell),
                                sudoku_state_get_marks (state, SUDOKU_MARK_CENTRE, cell),
                                &mark_colour);
}

static void
draw_cells (cairo_t *cr,
            SatdokuPainter *painter,
            const SudokuState *state,
            const SatdokuBoardPictureParts *parts)
{
  const SudokuGrid *grid = sudoku_state_get_grid (state);
  guint side = sudoku_grid_get_side (grid);

  for (guint cell = 0; cell < side * side; cell++)
    {
      cairo_save (cr);
      cairo_translate (cr, (double)(cell % side) * CELL, (double)(cell / side) * CELL);
      draw_background (cr, state, cell, parts);
      draw_content (painter, state, cell, parts);
      cairo_restore (cr);
    }
}

/* Lines between cells, each @step cells; the frame is drawn by itself. */
static void
draw_lines (cairo_t *cr,
            guint side,
            guint row_step,
            guint column_step,
            double width)
{
  double end = (double)side * CELL;

  cairo_set_line_width (cr, width);
  for (guint row = row_step; row < side; row += row_step)
    {
      cairo_move_to (cr, 0, (double)row * CELL);
      cairo_line_to (cr, end, (double)row * CELL);
    }
  for (guint column = column_step; column < side; column += column_step)
    {
      cairo_move_to (cr, (double)column * CELL, 0);
      cairo_line_to (cr, (double)column * CELL, end);
    }
  cairo_stroke (cr);
}

static void
draw_frame (cairo_t *cr,
            const SudokuGeometry *geometry)
{
  guint side = sudoku_geometry_get_side (geometry);
  double end = (double)side * CELL;
  double frame = MAX (CELL * FRAME_LINE, end * FRAME_OF_BOARD_MIN);

  gdk_cairo_set_source_rgba (cr, &line_colour);
  draw_lines (cr, side, 1, 1, CELL * THIN_LINE);
  gdk_cairo_set_source_rgba (cr, &black);
  if (sudoku_geometry_has_boxes (geometry))
    draw_lines (cr, side, sudoku_geometry_get_box_rows (geometry),
                sudoku_geometry_get_box_columns (geometry), frame * THICK_LINE / FRAME_LINE);
  cairo_set_line_width (cr, frame);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  cairo_rectangle (cr, 0, 0, end, end);
  cairo_stroke (cr);
}

/**
 * satdoku_board_picture_draw_board:
 * @cr: where to; the board's corner is at its origin
 * @state: the board
 * @symbols: what is shown for the values; numbers when there are too few
 * @parts: what is shown besides the givens
 * @size: width and height in the units of @cr; half of the frame's line lies outside
 *
 * Draws the board. The background stays as it is.
 */
void
satdoku_board_picture_draw_board (cairo_t *cr,
                                  const SudokuState *state,
                                  const SudokuSymbols *symbols,
                                  const SatdokuBoardPictureParts *parts,
                                  double size)
{
  const SudokuGeometry *geometry;
  g_autoptr (GObject) owner = NULL;
  PangoContext *context;
  g_autoptr (SatdokuPainter) painter = NULL;
  guint side;

  g_return_if_fail (cr != NULL && state != NULL && symbols != NULL && parts != NULL && size > 0);

  geometry = sudoku_grid_get_geometry (sudoku_state_get_grid (state));
  side = sudoku_geometry_get_side (geometry);
  cairo_save (cr);
  cairo_scale (cr, size / ((double)side * CELL), size / ((double)side * CELL));
  context = create_context (cr);
  owner = G_OBJECT (context);
  painter = satdoku_painter_new (context);
  satdoku_painter_set_symbols (painter, sudoku_symbols_for_side (symbols, side));
  satdoku_painter_set_shape (painter, side, CELL);
  satdoku_painter_set_cairo (painter, cr);
  draw_cells (cr, painter, state, parts);
  draw_frame (cr, geometry);
  cairo_restore (cr);
}

/**
 * satdoku_board_picture_draw_text:
 * @cr: where to
 * @text: one line
 * @x: the middle of it
 * @y: the top of it
 * @size: of the font, in the units of @cr
 *
 * Writes a line of text, black and centred.
 */
void
satdoku_board_picture_draw_text (cairo_t *cr,
                                 const char *text,
                                 double x,
                                 double y,
                                 double size)
{
  g_autoptr (GObject) owner = NULL;
  PangoContext *context;
  g_autoptr (PangoLayout) layout = NULL;
  g_autoptr (PangoFontDescription) font = NULL;
  int width;

  g_return_if_fail (cr != NULL && text != NULL && size > 0);

  context = create_context (cr);
  owner = G_OBJECT (context);
  layout = pango_layout_new (context);
  font = pango_font_description_from_string ("Sans");
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  pango_layout_get_size (layout, &width, NULL);
  gdk_cairo_set_source_rgba (cr, &black);
  cairo_move_to (cr, x - (double)width / PANGO_SCALE / 2, y);
  pango_cairo_show_layout (cr, layout);
}
