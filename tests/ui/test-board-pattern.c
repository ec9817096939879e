/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What rules draw on a board, where its parts are, and the pixels that come of both: what needs no
 * window. */

#include <gdk/gdk.h>
#include <string.h>
#include <sudoku-grid.h>
#include <sudoku-rule-text.h>

#include "satdoku-board-picture.h"
#include "satdoku-board-renderer.h"
#include "satdoku-cell-movement.h"

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

/* Each rule has a picture, and no two have the same. */
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
  g_test_add_func ("/board-pattern/rule-pictures", test_rule_pictures);
  g_test_add_func ("/board-pattern/item-pictures", test_item_pictures);
  return g_test_run ();
}
