/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Boards as vectors: for printers, PDF, SVG and PNG. Text is set without regard to pixels, so that
 * a board looks the same at each size. It knows nothing of pages and files, and touches nothing of
 * the display, so that it may run in a thread. */

#include "satdoku-config.h"

#include "satdoku-board-picture.h"

#include <pango/pangocairo.h>

#include "satdoku-board-renderer.h"

/* Cells are drawn at this size and then scaled. */
#define CELL 100
/* Widths of lines, but for huge boards the frame is a part of the board. */
#define THIN_LINE 2
#define THICK_LINE 6
#define FRAME_LINE 7
#define FRAME_OF_BOARD_MIN 0.0035

/* What a board is drawn with; @cells are the colours of cells, in the order of those on the
 * screen. */
typedef struct
{
  SatdokuBoardColours board;
  GdkRGBA given;
  GdkRGBA entry;
  GdkRGBA answer;
  GdkRGBA mark;
  GdkRGBA shape;
  GdkRGBA cells[SUDOKU_COLOURS_MAX + 1];
  SatdokuFigureColours step;
  SatdokuChainColours chain;
} Inks;

static const GdkRGBA black = { 0, 0, 0, 1 };

/* The colours of cells at full strength. */
#define STRONG_COLOURS                \
  {                                   \
    [1] = { 0.88f, 0.11f, 0.14f, 1 }, \
    [2] = { 1.00f, 0.47f, 0.00f, 1 }, \
    [3] = { 0.96f, 0.83f, 0.18f, 1 }, \
    [4] = { 0.20f, 0.82f, 0.48f, 1 }, \
    [5] = { 0.11f, 0.72f, 0.69f, 1 }, \
    [6] = { 0.21f, 0.52f, 0.89f, 1 }, \
    [7] = { 0.57f, 0.25f, 0.67f, 1 }, \
    [8] = { 0.60f, 0.42f, 0.27f, 1 }, \
    [9] = { 0.47f, 0.46f, 0.48f, 1 }, \
  }

/* Cells are pale, so that black on them stays black on white on a printer without colours; steps
 * are dark enough there. */
static const Inks paper = {
  .board = {
    .line = { 0.5f, 0.5f, 0.5f, 1 },
    .border = { 0, 0, 0, 1 },
    .frame = { 0, 0, 0, 1 },
    .area = { 0, 0, 0, 0.13f },
    .figure = { 0, 0, 0, 0.2f },
    .stroke = { 0, 0, 0, 0.35f },
    .outline = { 0.35f, 0.35f, 0.35f, 1 },
    .paper = { 1, 1, 1, 1 },
  },
  .given = { 0, 0, 0, 1 },
  .entry = { 0.11f, 0.30f, 0.62f, 1 },
  .answer = { 0.36f, 0.36f, 0.36f, 1 },
  .mark = { 0.25f, 0.25f, 0.25f, 1 },
  .shape = { 0.35f, 0.35f, 0.35f, 1 },
  .cells = {
    [1] = { 0.96f, 0.72f, 0.73f, 1 },
    [2] = { 1.00f, 0.82f, 0.64f, 1 },
    [3] = { 0.98f, 0.93f, 0.66f, 1 },
    [4] = { 0.69f, 0.93f, 0.80f, 1 },
    [5] = { 0.66f, 0.90f, 0.88f, 1 },
    [6] = { 0.70f, 0.84f, 0.97f, 1 },
    [7] = { 0.85f, 0.71f, 0.89f, 1 },
    [8] = { 0.86f, 0.78f, 0.70f, 1 },
    [9] = { 0.82f, 0.82f, 0.83f, 1 },
  },
  .step = {
    .ground = { 1, 1, 1, 1 },
    .text = { 0, 0, 0, 1 },
    .strip = { 0.16f, 0.25f, 0.35f, 1 },
    .pattern = { 0.11f, 0.44f, 0.85f, 1 },
    .on_pattern = { 1, 1, 1, 1 },
    .removed = { 0.75f, 0.11f, 0.16f, 1 },
    .second = { 0.45f, 0.32f, 0.0f, 1 },
    .third = { 0.38f, 0.21f, 0.51f, 1 },
  },
  .chain = {
    .colours = STRONG_COLOURS,
    .text = { 0, 0, 0, 1 },
    .ground = { 1, 1, 1, 1 },
  },
};

/* As the board is in the dark style. */
static const Inks dark = {
  .board = {
    .line = { 0.36f, 0.36f, 0.36f, 1 },
    .border = { 0.72f, 0.72f, 0.72f, 1 },
    .frame = { 0.72f, 0.72f, 0.72f, 1 },
    .area = { 1, 1, 1, 0.13f },
    .figure = { 1, 1, 1, 0.2f },
    .stroke = { 1, 1, 1, 0.35f },
    .outline = { 0.65f, 0.65f, 0.65f, 1 },
    .paper = { 0.12f, 0.12f, 0.12f, 1 },
  },
  .given = { 1, 1, 1, 1 },
  .entry = { 0.47f, 0.68f, 0.93f, 1 },
  .answer = { 0.76f, 0.76f, 0.76f, 1 },
  .mark = { 0.82f, 0.82f, 0.82f, 1 },
  .shape = { 0.72f, 0.72f, 0.72f, 1 },
  .cells = {
    [1] = { 0.44f, 0.11f, 0.13f, 1 },
    [2] = { 0.49f, 0.27f, 0.07f, 1 },
    [3] = { 0.47f, 0.42f, 0.14f, 1 },
    [4] = { 0.15f, 0.41f, 0.27f, 1 },
    [5] = { 0.11f, 0.37f, 0.36f, 1 },
    [6] = { 0.16f, 0.29f, 0.44f, 1 },
    [7] = { 0.31f, 0.17f, 0.35f, 1 },
    [8] = { 0.32f, 0.24f, 0.18f, 1 },
    [9] = { 0.26f, 0.26f, 0.27f, 1 },
  },
  .step = {
    .ground = { 0.12f, 0.12f, 0.12f, 1 },
    .text = { 1, 1, 1, 1 },
    .strip = { 0.81f, 0.89f, 0.97f, 1 },
    .pattern = { 0.47f, 0.68f, 0.93f, 1 },
    .on_pattern = { 0.12f, 0.12f, 0.12f, 1 },
    .removed = { 1.0f, 0.48f, 0.39f, 1 },
    .second = { 0.98f, 0.93f, 0.66f, 1 },
    .third = { 0.69f, 0.93f, 0.80f, 1 },
  },
  .chain = {
    .colours = STRONG_COLOURS,
    .text = { 1, 1, 1, 1 },
    .ground = { 0.12f, 0.12f, 0.12f, 1 },
  },
};

/* Neither hints nor whole pixels: the drawing is scaled afterwards. */
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

static void
get_text_colour (gpointer data,
                 const SatdokuCellState *state,
                 GdkRGBA *colour)
{
  const Inks *inks = data;

  if (state->content.value == 0)
    *colour = inks->mark;
  else if (state->content.origin == SUDOKU_ORIGIN_GIVEN)
    *colour = inks->given;
  else
    *colour = state->content.origin == SUDOKU_ORIGIN_ENTRY ? inks->entry : inks->answer;
}

static void
get_shape_colour (gpointer data,
                  const SatdokuCellState *state,
                  GdkRGBA *colour)
{
  *colour = ((const Inks *)data)->shape;
}

static void
draw_ground (gpointer data,
             const SatdokuCellState *state,
             cairo_t *cr,
             int size)
{
  const Inks *inks = data;

  if (state->content.colour == 0)
    return;
  gdk_cairo_set_source_rgba (cr, &inks->cells[state->content.colour]);
  cairo_rectangle (cr, 0, 0, size, size);
  cairo_fill (cr);
}

static const SatdokuBoardTheme theme = { get_text_colour, get_shape_colour, draw_ground };

typedef struct
{
  const SudokuState *state;
  const SatdokuBoardPictureParts *parts;
} Picture;

static void
get_state (gpointer data,
           guint cell,
           SatdokuCellState *state)
{
  const Picture *picture = data;
  const SudokuGrid *grid = sudoku_state_get_grid (picture->state);
  SatdokuCellContent *content = &state->content;

  if (picture->parts->colours)
    content->colour = sudoku_state_get_colour (picture->state, cell);
  content->origin = sudoku_grid_get_origin (grid, cell);
  content->value = sudoku_grid_get_value (grid, cell);
  if (content->value > 0 && content->origin != SUDOKU_ORIGIN_GIVEN && !picture->parts->entries)
    content->value = 0;
  else if (content->value == 0 && picture->parts->marks)
    for (guint mark = 0; mark < SUDOKU_N_MARKS; mark++)
      content->marks[mark] = sudoku_state_get_marks (picture->state, (SudokuMark)mark, cell);
}

/* Paints all of what is drawn on. */
void
satdoku_board_picture_draw_ground (cairo_t *cr,
                                   const SatdokuBoardPictureParts *parts)
{
  g_return_if_fail (cr != NULL && parts != NULL);

  gdk_cairo_set_source_rgba (cr, parts->dark ? &dark.step.ground : &paper.step.ground);
  cairo_paint (cr);
}

/* How many cells wide the picture of a board is, with what stands beside it. */
double
satdoku_board_picture_get_extent (const SudokuState *state)
{
  g_autoptr (SatdokuBoardPattern) pattern = NULL;

  g_return_val_if_fail (state != NULL, 0);

  pattern = satdoku_board_pattern_new (sudoku_grid_get_geometry (sudoku_state_get_grid (state)));
  return satdoku_board_layout_get_extent (pattern);
}

/* Draws the board, with what stands beside it, with its corner at the origin; half of the frame's
 * line lies outside of @size when nothing stands there.
 * Numbers are shown when there are too few symbols. The background stays as it is. */
void
satdoku_board_picture_draw_board (cairo_t *cr,
                                  const SudokuState *state,
                                  const SudokuSymbols *symbols,
                                  const SatdokuBoardPictureParts *parts,
                                  double size)
{
  satdoku_board_picture_draw_step (cr, state, symbols, parts, NULL, size);
}

/* Like satdoku_board_picture_draw_board(), with a step of solving drawn over it. */
void
satdoku_board_picture_draw_step (cairo_t *cr,
                                 const SudokuState *state,
                                 const SudokuSymbols *symbols,
                                 const SatdokuBoardPictureParts *parts,
                                 SatdokuFigure *figure,
                                 double size)
{
  SatdokuBoardMeasures measures = { .cell = CELL, .thin = THIN_LINE };
  Picture picture = { state, parts };
  g_autoptr (GObject) owner = NULL;
  g_autoptr (SatdokuBoardPattern) pattern = NULL;
  g_autoptr (SatdokuBoardRenderer) renderer = NULL;
  SatdokuBoardLayout layout;
  PangoContext *context;
  const Inks *inks;
  guint side;

  g_return_if_fail (cr != NULL && state != NULL && symbols != NULL && parts != NULL && size > 0);

  pattern = satdoku_board_pattern_new (sudoku_grid_get_geometry (sudoku_state_get_grid (state)));
  side = satdoku_board_pattern_get_side (pattern);
  measures.frame = MAX (FRAME_LINE, (int)(side * CELL * FRAME_OF_BOARD_MIN));
  measures.thick = measures.frame * THICK_LINE / FRAME_LINE;
  satdoku_board_layout_init (&layout, pattern, &measures);
  inks = parts->dark ? &dark : &paper;
  cairo_save (cr);
  cairo_scale (cr, size / layout.full_width, size / layout.full_width);
  cairo_translate (cr, layout.margin, layout.margin);
  context = create_context (cr);
  owner = G_OBJECT (context);
  renderer = satdoku_board_renderer_new (context, &theme, (gpointer)inks);
  satdoku_board_renderer_set_symbols (renderer, sudoku_symbols_for_side (symbols, side));
  satdoku_board_renderer_set_colours (renderer, &inks->board);
  satdoku_board_renderer_set_board (renderer, pattern, &layout);
  satdoku_board_renderer_set_figure (renderer, figure, &inks->step);
  if (parts->colours)
    satdoku_board_renderer_set_colouring (renderer, sudoku_state_get_colouring (state),
                                          &inks->chain);
  satdoku_board_renderer_draw (renderer, cr, get_state, &picture);
  cairo_restore (cr);
}

/* Writes a line of text, black and centred; @x is its middle and @y its top. */
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
