/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What rules draw on a board, where its parts are, and the pixels that come of both: what needs no
 * window. */

#include <gdk/gdk.h>
#include <math.h>
#include <string.h>
#include <sudoku-grid.h>
#include <sudoku-outside.h>
#include <sudoku-rule-text.h>

#include "satdoku-board-picture.h"
#include "satdoku-board-renderer.h"
#include "satdoku-cell-movement.h"
#include "satdoku-contrast.h"
#include "satdoku-item-states.h"
#include "satdoku-stroke.h"

/* A map of regions that are no boxes, of 6 cells each. */
static const char jigsaw[] = "regions:"
                             "1,1,1,2,2,2,"
                             "1,1,2,2,3,2,"
                             "4,1,3,3,3,3,"
                             "4,4,4,4,3,5,"
                             "6,4,6,5,5,5,"
                             "6,6,6,6,5,5";

static SudokuGeometry *
make_geometry (guint side,
               const char *const *texts)
{
  g_autoptr (GPtrArray) rules =
    g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_rule_unref);
  g_autoptr (GError) error = NULL;
  SudokuGeometry *geometry;

  for (guint i = 0; texts[i] != NULL; i++)
    {
      g_ptr_array_add (rules, sudoku_rule_parse (side, texts[i], &error));
      g_assert_no_error (error);
    }
  geometry = sudoku_geometry_new_with_rules (side, (SudokuRule *const *)rules->pdata, rules->len,
                                             &error);
  g_assert_no_error (error);
  return geometry;
}

/* Lines are thick between cells of different regions, thin within. */
static void
test_regions (void)
{
  g_autoptr (SudokuGeometry) geometry = make_geometry (6, (const char *[]){ jigsaw, NULL });
  g_autoptr (SatdokuBoardPattern) pattern = satdoku_board_pattern_new (geometry);

  for (guint cell = 0; cell < 36; cell++)
    {
      guint region = sudoku_geometry_get_cell_region (geometry, cell);

      if (cell % 6 < 5)
        g_assert_cmpint (satdoku_board_pattern_is_border (pattern, cell, cell + 1), ==,
                         region != sudoku_geometry_get_cell_region (geometry, cell + 1));
    }
  for (guint line = 1; line < 6; line++)
    {
      g_assert_false (satdoku_board_pattern_row_is_border (pattern, line));
      g_assert_false (satdoku_board_pattern_column_is_border (pattern, line));
    }
}

/* Where there are boxes, borders go all the way. */
static void
test_boxes (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 3, FALSE, NULL);
  g_autoptr (SatdokuBoardPattern) pattern = satdoku_board_pattern_new (geometry);

  for (guint line = 1; line < 6; line++)
    {
      g_assert_cmpint (satdoku_board_pattern_row_is_border (pattern, line), ==, line % 2 == 0);
      g_assert_cmpint (satdoku_board_pattern_column_is_border (pattern, line), ==, line % 3 == 0);
    }
}

static void
test_sketches (void)
{
  g_autoptr (SudokuGeometry) geometry = make_geometry (
    9, (const char *[]){ "boxes=3x3", "x", "windows", "anti-knight", "even:r1c2", "odd:r1c3",
                         NULL });
  g_autoptr (SatdokuBoardPattern) pattern = satdoku_board_pattern_new (geometry);
  const SudokuRuleKind *const *badges;
  guint n_badges;

  /* From corner to corner of the board: through the first cell from the top left to the bottom
   * right, through the last one of the row across it; through the middle of the board to all four
   * corners. */
  g_assert_cmpint (satdoku_board_pattern_get_cell (pattern, 0), ==,
                   SATDOKU_PATTERN_LINE << 3 | SATDOKU_PATTERN_LINE << 7);
  g_assert_cmpint (satdoku_board_pattern_get_cell (pattern, 8), ==,
                   SATDOKU_PATTERN_LINE << 1 | SATDOKU_PATTERN_LINE << 5);
  g_assert_cmpint (satdoku_board_pattern_get_cell (pattern, 40) & SATDOKU_PATTERN_LINES, ==, 0xaa);
  g_assert_cmpint (satdoku_board_pattern_get_cell (pattern, 1), ==, SATDOKU_PATTERN_SQUARE);
  g_assert_cmpint (satdoku_board_pattern_get_cell (pattern, 2), ==, SATDOKU_PATTERN_DISC);
  /* The top left corner of a window, and the middle of its upper edge. */
  g_assert_cmpint (satdoku_board_pattern_get_cell (pattern, 10) & ~SATDOKU_PATTERN_LINES, ==,
                   SATDOKU_PATTERN_AREA | SATDOKU_PATTERN_EDGE | SATDOKU_PATTERN_EDGE << 3);
  g_assert_cmpint (satdoku_board_pattern_get_cell (pattern, 11), ==,
                   SATDOKU_PATTERN_AREA | SATDOKU_PATTERN_EDGE);
  badges = satdoku_board_pattern_get_badges (pattern, &n_badges);
  g_assert_cmpuint (n_badges, ==, 1);
  g_assert_cmpstr (badges[0]->id, ==, "anti-knight");
}

static void
measure_lines (int cell,
               SatdokuBoardMeasures *measures)
{
  *measures = (SatdokuBoardMeasures){ cell, 1, 3, 3, TRUE };
}

/* Cells don't overlap, all fit, and each is found at its place. */
static void
test_layout (void)
{
  static const struct
  {
    guint rows, columns;
    int width, height;
  } boards[] = { { 3, 3, 400, 400 }, { 2, 3, 301, 500 }, { 3, 4, 640, 403 }, { 1, 7, 99, 77 } };

  for (gsize i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_autoptr (SudokuGeometry) geometry =
        sudoku_geometry_new (boards[i].rows, boards[i].columns, FALSE, NULL);
      g_autoptr (SatdokuBoardPattern) pattern = satdoku_board_pattern_new (geometry);
      guint side = boards[i].rows * boards[i].columns;
      SatdokuBoardLayout layout;

      satdoku_board_layout_fit (&layout, pattern, measure_lines, boards[i].width,
                                boards[i].height);
      g_assert_cmpint (layout.x + layout.width, <=, boards[i].width);
      g_assert_cmpint (layout.y + layout.height, <=, boards[i].height);
      for (guint cell = 0; cell < side * side; cell++)
        {
          SatdokuBoardArea area;
          guint found = 0;

          satdoku_board_layout_get_cell (&layout, cell, &area);
          g_assert_true (satdoku_board_layout_find_cell (&layout, area.x, area.y, &found));
          g_assert_cmpuint (found, ==, cell);
          g_assert_true (satdoku_board_layout_find_cell (&layout, area.x + area.width - 0.5,
                                                         area.y + area.height - 0.5, &found));
          g_assert_cmpuint (found, ==, cell);
        }
    }
}

/* Down to the next region, to the place there that is as far from its begin. */
static void
test_pages (void)
{
  g_autoptr (SudokuGeometry) geometry = make_geometry (6, (const char *[]){ jigsaw, NULL });
  g_autoptr (SatdokuBoardPattern) pattern = satdoku_board_pattern_new (geometry);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  static const struct
  {
    guint from, down, up;
  } pages[] = { { 0, 12, 0 }, { 6, 18, 0 }, { 24, 30, 12 }, { 5, 17, 5 } };

  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      guint to;

      g_assert_true (satdoku_cell_movement_find (pattern, grid, pages[i].from, GDK_KEY_Page_Down, 0,
                                                 &to));
      g_assert_cmpuint (to, ==, pages[i].down);
      g_assert_true (
        satdoku_cell_movement_find (pattern, grid, pages[i].from, GDK_KEY_Page_Up, 0, &to));
      g_assert_cmpuint (to, ==, pages[i].up);
    }
}

static guint
grey_at (cairo_surface_t *picture,
         int x,
         int y)
{
  const guint8 *pixel = cairo_image_surface_get_data (picture) +
                        y * cairo_image_surface_get_stride (picture) + x * 4;

  return pixel[1];
}

/* On paper: a border between regions is black also in the midst of a line, a line within a region
 * is not; squares, discs and windows are seen, and are paler than lines. */
static void
test_paper (void)
{
  g_autoptr (SudokuGeometry) geometry =
    make_geometry (6, (const char *[]){ jigsaw, "even:r3c3", "odd:r3c4", NULL });
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuState) state = sudoku_state_new (grid);
  const SatdokuBoardPictureParts parts = { 0 };
  cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 620, 620);
  cairo_t *cr = cairo_create (picture);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_translate (cr, 10, 10);
  satdoku_board_picture_draw_board (cr, state, sudoku_symbols_find ("decimal"), &parts, 600);
  cairo_destroy (cr);
  cairo_surface_flush (picture);
  g_assert_cmpuint (grey_at (picture, 310, 60), <, 20);
  g_assert_cmpuint (grey_at (picture, 110, 60), >, 60);
  /* The corners of a square, and not those of a disc, are inside. */
  g_assert_cmpuint (grey_at (picture, 10 + 200 + 20, 10 + 200 + 20), <, 230);
  g_assert_cmpuint (grey_at (picture, 10 + 300 + 20, 10 + 200 + 20), ==, 255);
  g_assert_cmpuint (grey_at (picture, 10 + 350, 10 + 250), <, 230);
  g_assert_cmpuint (grey_at (picture, 10 + 350, 10 + 250), >, 100);
  cairo_surface_destroy (picture);
}

static void
get_black (gpointer data,
           const SatdokuCellState *state,
           GdkRGBA *colour)
{
  *colour = (GdkRGBA){ 0, 0, 0, 1 };
}

static void
draw_white (gpointer data,
            const SatdokuCellState *state,
            cairo_t *cr,
            int size)
{
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_rectangle (cr, 0, 0, size, size);
  cairo_fill (cr);
}

static void
get_empty (gpointer data,
           guint cell,
           SatdokuCellState *state)
{
}

/* What shows through lines, and beside thin ones where thick ones would fit, is the ground. */
static void
test_gaps (void)
{
  static const SatdokuBoardTheme theme = { get_black, get_black, draw_white };
  static const SatdokuBoardColours colours = { .line = { 0, 0, 0, 0.25f },
                                               .border = { 0, 0, 0, 0.5f } };
  g_autoptr (SudokuGeometry) geometry = make_geometry (6, (const char *[]){ jigsaw, NULL });
  g_autoptr (SatdokuBoardPattern) pattern = satdoku_board_pattern_new (geometry);
  PangoContext *context =
    pango_font_map_create_context (pango_cairo_font_map_get_default ());
  g_autoptr (SatdokuBoardRenderer) renderer = satdoku_board_renderer_new (context, &theme, NULL);
  const SatdokuBoardRange range = { 0, 6, 0, 6 };
  SatdokuBoardLayout layout;
  SatdokuBoardArea area;
  cairo_surface_t *picture;

  satdoku_board_layout_fit (&layout, pattern, measure_lines, 300, 300);
  satdoku_board_renderer_set_symbols (renderer, sudoku_symbols_find ("decimal"));
  satdoku_board_renderer_set_colours (renderer, &colours);
  satdoku_board_renderer_set_board (renderer, pattern, &layout);
  picture = satdoku_board_renderer_draw_range (renderer, &range, get_empty, NULL, &area);
  cairo_surface_flush (picture);
  for (int y = 0; y < area.height; y++)
    for (int x = 0; x < area.width; x++)
      {
        guint grey = grey_at (picture, x, y);

        /* White, behind one line or another, or where both cross. */
        g_assert_true (grey == 255 || ABS ((int)grey - 191) < 3 || ABS ((int)grey - 128) < 3 ||
                       ABS ((int)grey - 95) < 3 || ABS ((int)grey - 143) < 3);
      }
  g_object_unref (context);
  cairo_surface_destroy (picture);
}

/* Around a board with something beside it there is a ring, which takes part in its size; around
 * another there is none, and it is as if there could be none. */
static void
test_margin (void)
{
  static const char *const rules[] = { "boxes=2x3", "sandwich=5:r0c2", NULL };
  g_autoptr (SudokuGeometry) plain = sudoku_geometry_new (2, 3, FALSE, NULL);
  g_autoptr (SudokuGeometry) geometry = make_geometry (6, rules);
  g_autoptr (SatdokuBoardPattern) without = satdoku_board_pattern_new (plain);
  g_autoptr (SatdokuBoardPattern) with = satdoku_board_pattern_new (geometry);
  SatdokuBoardLayout narrow, layout;
  guint place = 0, cell = 0;

  satdoku_board_layout_fit (&narrow, without, measure_lines, 400, 300);
  g_assert_cmpint (narrow.margin, ==, 0);
  g_assert_cmpint (narrow.full_width, ==, narrow.width);
  g_assert_cmpint (narrow.x, ==, (400 - narrow.width) / 2);
  g_assert_false (satdoku_board_layout_find_place (&narrow, 1, 1, &place));
  satdoku_board_layout_fit (&layout, with, measure_lines, 400, 300);
  g_assert_cmpint (layout.margin, >, layout.measures.cell / 2);
  g_assert_cmpint (layout.measures.cell, <, narrow.measures.cell);
  g_assert_cmpint (layout.full_height, ==, layout.height + 2 * layout.margin);
  g_assert_cmpint (layout.full_height, <=, 300);
  /* One pixel more a cell would be too much. */
  g_assert_cmpint (layout.full_height + 7, >, 300);
  g_assert_cmpint (layout.y - layout.margin, >=, 0);
  g_assert_cmpint (layout.y + layout.height + layout.margin, <=, 300);
  for (guint number = 36; number < 36 + 4 * 6 + 4; number++)
    {
      SatdokuBoardArea area;

      satdoku_board_layout_get_place (&layout, number, &area);
      g_assert_true (satdoku_board_layout_find_place (&layout, area.x + 1, area.y + 1, &place));
      g_assert_cmpuint (place, ==, number);
      g_assert_true (satdoku_board_layout_find_place (&layout, area.x + area.width - 1,
                                                      area.y + area.height - 1, &place));
      g_assert_cmpuint (place, ==, number);
      g_assert_false (satdoku_board_layout_find_cell (&layout, area.x, area.y, &cell) &&
                      area.x < layout.x);
    }
  g_assert_false (
    satdoku_board_layout_find_place (&layout, layout.x + 20, layout.y + 20, &place));
  /* The same for pictures, which have the size of so many cells. */
  g_assert_cmpfloat_with_epsilon (satdoku_board_layout_get_extent (without), 6, 1e-6);
  g_assert_cmpfloat_with_epsilon (satdoku_board_layout_get_extent (with), 7.6, 1e-6);
}

/* The board of @rules on white, 10 pixels from the edges, with cells of 60 pixels; beside it a
 * ring of 48 if @margin. */
static cairo_surface_t *
draw_rules (const char *const *rules,
            gboolean margin)
{
  g_autoptr (SudokuGeometry) geometry = make_geometry (6, rules);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuState) state = sudoku_state_new (grid);
  const SatdokuBoardPictureParts parts = { 0 };
  int size = 360 + (margin ? 96 : 0);
  cairo_surface_t *picture =
    cairo_image_surface_create (CAIRO_FORMAT_RGB24, size + 20, size + 20);
  cairo_t *cr = cairo_create (picture);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_translate (cr, 10, 10);
  satdoku_board_picture_draw_board (cr, state, sudoku_symbols_find ("decimal"), &parts, size);
  cairo_destroy (cr);
  cairo_surface_flush (picture);
  return picture;
}

/* Which part of the pixels between two points of cells, in their size from the corner of the board,
 * is not white. */
static double
measure_ink (cairo_surface_t *picture,
             double from_x,
             double from_y,
             double to_x,
             double to_y)
{
  guint n = 0, dark = 0;

  for (double t = 0; t <= 1; t += 0.01, n++)
    dark += grey_at (picture, 10 + (int)round (60 * (from_x + t * (to_x - from_x))),
                     10 + (int)round (60 * (from_y + t * (to_y - from_y)))) < 230;
  return dark / (double)n;
}

/* A line of dashes or dots is more than nothing and less than all. */
static void
assert_dashed (double ink)
{
  g_assert_cmpfloat (ink, >, 0.25);
  g_assert_cmpfloat (ink, <, 0.85);
}

/* The line of a cage runs inside of its edges, around corners of both kinds and around a hole, and
 * not between its cells. */
static void
test_cages (void)
{
  static const char *const rules[] = {
    "regions:1,1,1,1,1,1,2,2,2,2,2,2,3,3,3,3,3,3,4,4,4,4,4,4,5,5,5,5,5,5,6,6,6,6,6,6",
    "cage:r1c1r1c2r1c3r2c1r2c3",
    "sum=9:r4c1r4c3r6c1",
    "sum=20:r4c4r4c5r4c6r5c4r5c6r6c4r6c5r6c6",
    NULL
  };
  cairo_surface_t *picture = draw_rules (rules, FALSE);
  const double in = 0.085, dotted = 0.11;

  assert_dashed (measure_ink (picture, 0.2, in, 2.8, in));
  assert_dashed (measure_ink (picture, in, 0.2, in, 1.9));
  /* Below the second cell it turns inwards: the line is above the edge, from the one cell's inner
   * edge to the other's. */
  assert_dashed (measure_ink (picture, 1 - in, 1 - in, 2 + in, 1 - in));
  assert_dashed (measure_ink (picture, 1 - in, 1.1, 1 - in, 1.9));
  assert_dashed (measure_ink (picture, 2 + in, 1.1, 2 + in, 1.9));
  g_assert_cmpfloat (measure_ink (picture, 1 - in, 0.2, 1 - in, 0.8), <, 0.02);
  g_assert_cmpfloat (measure_ink (picture, 1.2, 1 + in, 1.8, 1 + in), <, 0.02);
  /* Cells that touch no other one have a line all around. */
  assert_dashed (measure_ink (picture, 0.2, 6 - dotted, 0.8, 6 - dotted));
  assert_dashed (measure_ink (picture, 1 - dotted, 5.2, 1 - dotted, 5.8));
  assert_dashed (measure_ink (picture, 2 + dotted, 3.2, 2 + dotted, 3.8));
  g_assert_cmpfloat (measure_ink (picture, 1.2, 3 + dotted, 1.8, 3 + dotted), <, 0.02);
  /* Around the hole it is outside of the hole. */
  assert_dashed (measure_ink (picture, 4 - dotted, 4.1, 4 - dotted, 4.9));
  assert_dashed (measure_ink (picture, 4.1, 5 + dotted, 4.9, 5 + dotted));
  g_assert_cmpfloat (measure_ink (picture, 4.2, 4.5, 4.8, 4.5), <, 0.02);
  cairo_surface_destroy (picture);
}

/* A ring, a diamond or a pill is drawn over its line, which does not run through it; an arrow has
 * an open head. */
static void
test_ends (void)
{
  static const char *const rules[] = {
    "boxes=2x3",
    "arrow:r1c1/r1c2r1c3r1c4",
    "lockout:r2c1r2c2r2c3r2c4",
    "arrow:r4c1r4c2/r4c3r4c4r4c5",
    "double-arrow:r5c1r5c2r5c3",
    "between:r6c1r6c2r6c3r6c4",
    NULL
  };
  cairo_surface_t *picture = draw_rules (rules, FALSE);

  g_assert_cmpfloat (measure_ink (picture, 0.25, 0.5, 0.75, 0.5), <, 0.02);
  g_assert_cmpfloat (measure_ink (picture, 1.2, 0.5, 2.8, 0.5), >, 0.95);
  /* The head is left of its tip, above and below the line. */
  g_assert_cmpfloat (measure_ink (picture, 3.38, 0.3, 3.38, 0.48), >, 0.1);
  g_assert_cmpfloat (measure_ink (picture, 3.38, 0.52, 3.38, 0.7), >, 0.1);
  g_assert_cmpfloat (measure_ink (picture, 3.55, 0.2, 3.55, 0.8), <, 0.02);
  g_assert_cmpfloat (measure_ink (picture, 0.3, 1.5, 0.7, 1.5), <, 0.02);
  g_assert_cmpfloat (measure_ink (picture, 3.3, 1.5, 3.7, 1.5), <, 0.02);
  g_assert_cmpfloat (measure_ink (picture, 1.2, 1.5, 2.8, 1.5), >, 0.95);
  /* Diamonds have their corners where rings have none. */
  g_assert_cmpfloat (measure_ink (picture, 0.5, 1.02, 0.5, 1.1), >, 0.3);
  g_assert_cmpfloat (measure_ink (picture, 0.16, 1.11, 0.24, 1.19), <, 0.02);
  /* From end to end of the pill nothing but the line between the cells, which is on the board. */
  g_assert_cmpfloat (measure_ink (picture, 0.2, 3.5, 0.95, 3.5), <, 0.02);
  g_assert_cmpfloat (measure_ink (picture, 1.05, 3.5, 1.8, 3.5), <, 0.02);
  g_assert_cmpfloat (measure_ink (picture, 1.0, 3.05, 1.0, 3.15), >, 0.3);
  g_assert_cmpfloat (measure_ink (picture, 0.5, 3.12, 1.5, 3.12), >, 0.9);
  g_assert_cmpfloat (measure_ink (picture, 2.0, 3.5, 3.8, 3.5), >, 0.95);
  g_assert_cmpfloat (measure_ink (picture, 0.25, 4.5, 0.75, 4.5), <, 0.02);
  g_assert_cmpfloat (measure_ink (picture, 2.25, 4.5, 2.75, 4.5), <, 0.02);
  /* The discs of a between line are pale, but there. */
  g_assert_cmpfloat (measure_ink (picture, 0.2, 5.5, 0.8, 5.5), >, 0.95);
  g_assert_cmpuint (grey_at (picture, 10 + 30, 10 + 330), >, 180);
  g_assert_cmpuint (grey_at (picture, 10 + 90, 10 + 330), <, 180);
  cairo_surface_destroy (picture);
}

/* A disc covers the lines that meet in the corner, and a clue stands beside its row. */
static void
test_corners_and_clues (void)
{
  static const char *const rules[] = { "boxes=2x3", "quadruple=1,2:r2c3", "skyscraper=4:r3c0",
                                       "little-killer=20:r0c1dr", NULL };
  cairo_surface_t *picture = draw_rules (rules, TRUE);
  const double edge = 0.8;

  g_assert_cmpuint (grey_at (picture, 10 + 48 + 180, 10 + 48 + 120), >, 60);
  g_assert_cmpfloat (
    measure_ink (picture, edge + 2.75, edge + 2 - 0.15, edge + 3.25, edge + 2 - 0.15), <, 0.5);
  g_assert_cmpfloat (measure_ink (picture, edge + 3 - 0.3, edge + 1.9, edge + 3 - 0.26, edge + 1.9),
                     >, 0.3);
  g_assert_cmpfloat (measure_ink (picture, 0.2, edge + 2.5, 0.6, edge + 2.5), >, 0.1);
  g_assert_cmpfloat (measure_ink (picture, 0.05, edge + 1.5, 0.7, edge + 1.5), <, 0.02);
  /* The arrow points at the corner of the first cell of the diagonal. */
  g_assert_cmpfloat (
    measure_ink (picture, edge + 1 - 0.2, edge - 0.2, edge + 1 - 0.07, edge - 0.07), >, 0.9);
  cairo_surface_destroy (picture);
}

/* Where cells have fewer than 12 pixels there are no letters. */
static void
test_small (void)
{
  static const char *const with[] = { "boxes=2x3", "cage=10:r1c1r1c2", NULL };
  static const int cells[] = { 11, 24 };

  for (gsize i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      int size = cells[i] * 6;
      guint dark = 0;
      g_autoptr (SudokuGeometry) geometry = make_geometry (6, with);
      g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
      g_autoptr (SudokuState) state = sudoku_state_new (grid);
      const SatdokuBoardPictureParts parts = { 0 };
      cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_RGB24, size, size);
      cairo_t *cr = cairo_create (picture);

      cairo_set_source_rgb (cr, 1, 1, 1);
      cairo_paint (cr);
      satdoku_board_picture_draw_board (cr, state, sudoku_symbols_find ("decimal"), &parts, size);
      cairo_destroy (cr);
      cairo_surface_flush (picture);
      /* Below the line of the cage, beside that at its left, where its sum would be. */
      for (int y = cells[i] * 14 / 100; y < cells[i] * 26 / 100; y++)
        for (int x = cells[i] * 14 / 100 + 1; x < cells[i] * 40 / 100; x++)
          dark += grey_at (picture, x, y) < 150;
      g_test_message ("%d pixels: %u", cells[i], dark);
      if (cells[i] < 12)
        g_assert_cmpuint (dark, ==, 0);
      else
        g_assert_cmpuint (dark, >, 0);
      cairo_surface_destroy (picture);
    }
}

static SatdokuBoardRenderer *
make_renderer (SatdokuBoardPattern *pattern,
               int size,
               SatdokuBoardLayout *layout)
{
  static const SatdokuBoardTheme theme = { get_black, get_black, draw_white };
  static const SatdokuBoardColours colours = { .outline = { 0.4f, 0.4f, 0.4f, 1 },
                                               .lit = { 0, 0, 1, 1 },
                                               .broken = { 1, 0, 0, 1 } };
  PangoContext *context =
    pango_font_map_create_context (pango_cairo_font_map_get_default ());
  SatdokuBoardRenderer *renderer = satdoku_board_renderer_new (context, &theme, NULL);

  satdoku_board_layout_fit (layout, pattern, measure_lines, size, size);
  satdoku_board_renderer_set_symbols (renderer, sudoku_symbols_find ("decimal"));
  satdoku_board_renderer_set_colours (renderer, &colours);
  satdoku_board_renderer_set_board (renderer, pattern, layout);
  g_object_unref (context);
  return renderer;
}

/* The marks of a cell stand beside what is in its corners, and all of them in the cell; without
 * that, where they always stood. */
static void
test_mark_room (void)
{
  static const char *const rules[] = { "boxes=3x3", "cage=10:r1c1r1c2", "quadruple=1:r4c4", NULL };
  g_autoptr (SudokuGeometry) geometry = make_geometry (9, rules);
  g_autoptr (SatdokuBoardPattern) pattern = satdoku_board_pattern_new (geometry);
  SatdokuBoardLayout layout;
  g_autoptr (SatdokuBoardRenderer) renderer = make_renderer (pattern, 640, &layout);
  SatdokuCellContent content = { 0 };
  double size = layout.measures.cell;
  SatdokuMarkPlace sum, plain, disc;

  for (guint value = 1; value <= 9; value++)
    content.marks[SUDOKU_MARK_CORNER] =
      sudoku_set_or (content.marks[SUDOKU_MARK_CORNER], sudoku_set_single (value));
  for (guint value = 1; value <= 9; value++)
    {
      g_assert_true (satdoku_board_renderer_find_mark (renderer, 0, &content, value, &sum));
      g_assert_true (satdoku_board_renderer_find_mark (renderer, 80, &content, value, &plain));
      /* The cell at whose lower right corner the disc lies. */
      g_assert_true (satdoku_board_renderer_find_mark (renderer, 30, &content, value, &disc));
      g_assert_cmpfloat (sum.y - sum.size / 2, >, size * 0.21);
      g_assert_cmpfloat (sum.y + sum.size / 2, <, size);
      /* The line of the cage is left of it. */
      g_assert_cmpfloat (sum.x - sum.size * 0.3, >, size * 0.09);
      g_assert_cmpfloat (sum.size, >, plain.size * 0.8);
      g_assert_cmpfloat (hypot (size - disc.x, size - disc.y), >, size * 0.3 + disc.size * 0.3);
      g_assert_cmpfloat_with_epsilon (plain.x, size * (0.5 + ((value - 1) % 3 - 1.0) * 0.302), 2);
    }
  content.marks[SUDOKU_MARK_CENTRE] = sudoku_set_single (4);
  content.marks[SUDOKU_MARK_CORNER] = sudoku_set_single (1);
  g_assert_true (satdoku_board_renderer_find_mark (renderer, 0, &content, 1, &sum));
  g_assert_cmpfloat (sum.y - sum.size / 2, >, size * 0.21);
}

/* Pixels of a colour that differ between the parts of it. */
static guint
count_pixels (SatdokuBoardRenderer *renderer,
              SatdokuCellStateFunc get_state,
              gboolean red)
{
  const SatdokuBoardRange range = { 0, 9, 0, 9 };
  SatdokuBoardArea area;
  cairo_surface_t *picture =
    satdoku_board_renderer_draw_range (renderer, &range, get_state, NULL, &area);
  guint n = 0;

  cairo_surface_flush (picture);
  for (int y = 0; y < area.height; y++)
    for (int x = 0; x < area.width; x++)
      {
        const guint8 *pixel = cairo_image_surface_get_data (picture) +
                              y * cairo_image_surface_get_stride (picture) + x * 4;

        n += red ? pixel[2] > pixel[0] + 100 : pixel[0] > pixel[2] + 100;
      }
  cairo_surface_destroy (picture);
  return n;
}

/* What is said of items is seen, and no longer when it is said no more, although what was drawn is
 * kept. */
static void
test_states (void)
{
  static const char *const rules[] = { "boxes=3x3", "cage=10:r1c1r1c2", "renban:r3c3r4c4r5c4",
                                       "quadruple=1:r7c7", NULL };
  g_autoptr (SudokuGeometry) geometry = make_geometry (9, rules);
  g_autoptr (SatdokuBoardPattern) pattern = satdoku_board_pattern_new (geometry);
  SatdokuBoardLayout layout;
  g_autoptr (SatdokuBoardRenderer) renderer = make_renderer (pattern, 640, &layout);
  guint n_rules = sudoku_geometry_get_n_rules (geometry);
  g_autofree guint8 *states = g_new0 (guint8, n_rules);

  g_assert_cmpuint (count_pixels (renderer, get_empty, FALSE), ==, 0);
  g_assert_cmpuint (count_pixels (renderer, get_empty, TRUE), ==, 0);
  for (guint rule = 0; rule < n_rules; rule++)
    {
      const SudokuRuleKind *kind =
        sudoku_rule_get_kind (sudoku_geometry_get_rule (geometry, rule));

      if (kind->item == NULL)
        continue;
      g_test_message ("%s", kind->id);
      states[rule] = SATDOKU_ITEM_LIT;
      satdoku_board_renderer_set_item_states (renderer, states, n_rules);
      g_assert_cmpuint (count_pixels (renderer, get_empty, FALSE), >, 50);
      states[rule] = SATDOKU_ITEM_BROKEN;
      satdoku_board_renderer_set_item_states (renderer, states, n_rules);
      g_assert_cmpuint (count_pixels (renderer, get_empty, FALSE), ==, 0);
      if (g_strcmp0 (kind->id, "renban") != 0)
        g_assert_cmpuint (count_pixels (renderer, get_empty, TRUE), >, 50);
      states[rule] = 0;
      satdoku_board_renderer_set_item_states (renderer, states, n_rules);
      g_assert_cmpuint (count_pixels (renderer, get_empty, TRUE), ==, 0);
    }
}

/* Which items are about a cell, done, broken: cages, a clue, a corner. */
static void
test_find_states (void)
{
  static const char *const rules[] = { "boxes=2x2", "cage=3:r1c1r1c2", "cage=5:r2c1r2c2",
                                       "sandwich=0:r0c4", "quadruple=4:r3c3", NULL };
  g_autoptr (SudokuGeometry) geometry = make_geometry (4, rules);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  guint n_states = 0, n_rules = sudoku_geometry_get_n_rules (geometry);
  g_autofree guint8 *states = NULL;
  guint cage_3 = 0, cage_5 = 0, clue = 0, corner = 0;

  for (guint i = 0; i < n_rules; i++)
    {
      const SudokuRule *rule = sudoku_geometry_get_rule (geometry, i);
      const char *id = sudoku_rule_get_kind (rule)->id;

      if (g_strcmp0 (id, "cage") == 0)
        *(sudoku_rule_get_number (rule, 0) == 3 ? &cage_3 : &cage_5) = i;
      else if (g_strcmp0 (id, "sandwich") == 0)
        clue = i;
      else if (g_strcmp0 (id, "quadruple") == 0)
        corner = i;
    }
  sudoku_grid_set (grid, 0, 1, SUDOKU_ORIGIN_ENTRY);
  sudoku_grid_set (grid, 1, 2, SUDOKU_ORIGIN_ENTRY);
  sudoku_grid_set (grid, 4, 4, SUDOKU_ORIGIN_ENTRY);
  states = satdoku_item_states_find (grid, 15, TRUE, &n_states);
  g_assert_cmpuint (n_states, ==, n_rules);
  g_assert_cmpuint (states[cage_3], ==, SATDOKU_ITEM_DONE);
  g_assert_cmpuint (states[cage_5], ==, 0);
  g_assert_cmpuint (states[clue], ==, SATDOKU_ITEM_LIT);
  g_assert_cmpuint (states[corner], ==, SATDOKU_ITEM_LIT);
  g_clear_pointer (&states, g_free);
  sudoku_grid_set (grid, 5, 3, SUDOKU_ORIGIN_ENTRY);
  states = satdoku_item_states_find (grid, 5, TRUE, &n_states);
  g_assert_cmpuint (states[cage_5], ==, SATDOKU_ITEM_LIT | SATDOKU_ITEM_BROKEN);
  g_assert_cmpuint (states[clue], ==, 0);
  g_clear_pointer (&states, g_free);
  states = satdoku_item_states_find (grid, 5, FALSE, &n_states);
  g_assert_cmpuint (states[cage_5], ==, SATDOKU_ITEM_LIT);
}

/* No two kinds of lines look the same without their colours. */
static void
test_grey (void)
{
  gsize n_kinds = 0;
  const SudokuRuleKind *const *kinds = sudoku_rule_kinds (&n_kinds);
  g_autoptr (GHashTable) seen =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (gsize i = 0; i < n_kinds; i++)
    {
      g_autoptr (SatdokuBoardPattern) pattern = NULL;
      const SatdokuBoardItem *items = NULL;
      guint n_items = 0;

      if (kinds[i]->item == NULL)
        continue;
      pattern = satdoku_board_pattern_new_sample (kinds[i]);
      items = satdoku_board_pattern_get_items (pattern, &n_items);
      for (guint k = 0; k < n_items; k++)
        {
          const SudokuStroke *stroke = &items[k].sketch.stroke;
          /* Of about the same width. */
          char *look = g_strdup_printf (
            "%u wide, dash %u, double %d, %d to %d", stroke->width / 10, stroke->dash / 5,
            stroke->double_line, (int)stroke->start, (int)stroke->end);

          if (items[k].sketch.kind != SUDOKU_SKETCH_STROKE)
            {
              g_free (look);
              continue;
            }
          g_test_message ("%s: %s", kinds[i]->id, look);
          g_assert_true (g_hash_table_add (seen, look));
        }
    }
}

/* Lines that values stand on are pale enough for them, and thin ones can be seen. */
static void
test_line_colours (void)
{
  static const GdkRGBA papers[] = { { 1, 1, 1, 1 }, { 0.12f, 0.12f, 0.12f, 1 } };
  static const GdkRGBA inks[] = { { 0.2f, 0.2f, 0.2f, 1 }, { 1, 1, 1, 1 } };

  for (gsize i = 0; i < G_N_ELEMENTS (papers); i++)
    for (int edged = FALSE; edged <= TRUE; edged++)
      {
        SatdokuItemStyle style = { .ink = inks[i], .paper = papers[i] };

        style.edge.alpha = edged ? 1 : 0;
        satdoku_strokes_find_colours (&style);
        for (guint hue = 0; hue < SATDOKU_N_HUES; hue++)
          {
            GdkRGBA thin, wide;

            satdoku_contrast_mix (&papers[i], &style.lines[hue][0],
                                  (double)style.lines[hue][0].alpha, &thin);
            satdoku_contrast_mix (&papers[i], &style.lines[hue][1],
                                  (double)style.lines[hue][1].alpha, &wide);
            g_assert_cmpfloat (satdoku_contrast (&inks[i], &wide), >=, 7);
            g_assert_cmpfloat (satdoku_contrast (&papers[i], &wide), >=, 1.35);
            g_assert_cmpfloat (satdoku_contrast (&papers[i], &thin), >=, edged ? 4.4 : 2.4);
          }
      }
}

/* Each rule has a picture, and no two have the same. */
static void
test_rule_pictures (void)
{
  gsize n_kinds = 0;
  const SudokuRuleKind *const *kinds = sudoku_rule_kinds (&n_kinds);
  g_autoptr (GHashTable) seen =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (gsize i = 0; i < n_kinds; i++)
    {
      g_autoptr (SatdokuBoardPattern) pattern = NULL;
      g_autoptr (GString) text = NULL;
      guint side;

      if (!sudoku_rule_kind_is_offered (kinds[i]) && kinds[i]->parameter != SUDOKU_RULE_OWN)
        continue;
      pattern = satdoku_board_pattern_new_sample (kinds[i]);
      side = satdoku_board_pattern_get_side (pattern);
      text = g_string_new (NULL);
      for (guint cell = 0; cell < side * side; cell++)
        g_string_append_printf (text, "%d ", (int)satdoku_board_pattern_get_cell (pattern, cell));
      g_test_message ("%s: %s", kinds[i]->id, text->str);
      g_assert_nonnull (strpbrk (text->str, "123456789"));
      /* Laws that differ in the order of their conditions only look the same. */
      g_assert_true (g_hash_table_add (seen, g_strdup (text->str)) || kinds[i]->law != NULL);
    }
}

/* Each kind of item has something to see on its sample. */
static void
test_item_pictures (void)
{
  gsize n_kinds = 0;
  const SudokuRuleKind *const *kinds = sudoku_rule_kinds (&n_kinds);

  for (gsize i = 0; i < n_kinds; i++)
    {
      g_autoptr (SatdokuBoardPattern) pattern = NULL;
      guint n_items = 0, n_marks = 0, n_clues = 0, n_drawn = 0;

      if (kinds[i]->item == NULL)
        continue;
      g_test_message ("%s", kinds[i]->id);
      pattern = satdoku_board_pattern_new_sample (kinds[i]);
      satdoku_board_pattern_get_items (pattern, &n_items);
      satdoku_board_pattern_get_marks (pattern, &n_marks);
      satdoku_board_pattern_get_clues (pattern, &n_clues);
      for (guint cell = 0; cell < 16; cell++)
        n_drawn += satdoku_board_pattern_get_cell (pattern, cell) != 0;
      g_assert_cmpuint (satdoku_board_pattern_get_side (pattern), ==, 4);
      g_assert_cmpuint (n_items + n_marks + n_clues + n_drawn, >, 0);
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board-pattern/regions", test_regions);
  g_test_add_func ("/board-pattern/boxes", test_boxes);
  g_test_add_func ("/board-pattern/sketches", test_sketches);
  g_test_add_func ("/board-pattern/layout", test_layout);
  g_test_add_func ("/board-pattern/pages", test_pages);
  g_test_add_func ("/board-pattern/paper", test_paper);
  g_test_add_func ("/board-pattern/gaps", test_gaps);
  g_test_add_func ("/board-pattern/margin", test_margin);
  g_test_add_func ("/board-pattern/cages", test_cages);
  g_test_add_func ("/board-pattern/ends", test_ends);
  g_test_add_func ("/board-pattern/corners-and-clues", test_corners_and_clues);
  g_test_add_func ("/board-pattern/small", test_small);
  g_test_add_func ("/board-pattern/mark-room", test_mark_room);
  g_test_add_func ("/board-pattern/states", test_states);
  g_test_add_func ("/board-pattern/find-states", test_find_states);
  g_test_add_func ("/board-pattern/grey", test_grey);
  g_test_add_func ("/board-pattern/line-colours", test_line_colours);
  g_test_add_func ("/board-pattern/rule-pictures", test_rule_pictures);
  g_test_add_func ("/board-pattern/item-pictures", test_item_pictures);
  return g_test_run ();
}
