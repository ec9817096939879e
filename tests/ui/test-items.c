/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Items on the board of a window: what is written over lines can be read in light and dark and in
 * high contrast, the ring beside the board takes part in the size, the selected cell lights its
 * items, and a screen reader hears of them. */

#include <sudoku-game-moves.h>
#include <sudoku-rule-text.h>

#include "satdoku-board-renderer.h"
#include "satdoku-contrast.h"
#include "satdoku-css-theme.h"
#include "satdoku-painter.h"
#include "test-play.h"

#define RATIO 4.5
#define CELL 60
/* Pixels from the edge of a cell where nothing is written. */
#define REACH 3

static const char *const rules[] = {
  "thermometer:r1c1r1c2r2c3",
  "renban:r4c1r4c2r4c3",
  "entropic:r5c1r5c2r5c3",
  "whispers:r7c1r7c2r7c3",
  "arrow:r1c5/r2c5r3c5",
  "region-sum:r5c4r5c5r5c6r5c7",
  "zipper:r8c4r8c5r8c6",
  "between:r1c9r2c9r3c9",
  "lockout:r7c9r8c9r9c9",
  "palindrome:r9c1r9c2r9c3",
  "cage=12:r6c8r6c9",
  "quadruple=1,2:r3c6",
  "little-killer=21:r0c4dr",
  "sandwich=8:r2c0",
  "skyscraper=3:r10c2",
};

static SudokuGame *
make_game (const char *const *texts,
           guint n_texts)
{
  g_autoptr (SudokuGeometry) plain = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (GPtrArray) list =
    g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_rule_unref);
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuGeometry) geometry = NULL;
  g_autoptr (SudokuGrid) grid = NULL;

  for (guint i = 0; i < n_texts; i++)
    {
      g_ptr_array_add (list, sudoku_rule_parse (9, texts[i], &error));
      g_assert_no_error (error);
    }
  geometry =
    sudoku_geometry_add_rules (plain, (SudokuRule *const *)list->pdata, list->len, &error);
  g_assert_no_error (error);
  grid = sudoku_grid_new (geometry);
  return sudoku_game_new (grid);
}

static void
set_up (TestPlay *self,
        gconstpointer data)
{
  g_autoptr (SudokuGame) game = make_game (rules, G_N_ELEMENTS (rules));

  self->window = test_app_play (game);
  self->board = satdoku_grid_page_get_board (satdoku_window_get_grid_page (self->window));
  test_ui_resize (GTK_WINDOW (self->window), 1200, 900);
}

static void
set_scheme (TestPlay *self,
            gboolean dark)
{
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      dark ? ADW_COLOR_SCHEME_FORCE_DARK
                                           : ADW_COLOR_SCHEME_FORCE_LIGHT);
  test_ui_settle (GTK_WIDGET (self->window));
}

static void
measure_lines (int cell,
               SatdokuBoardMeasures *measures)
{
  *measures = (SatdokuBoardMeasures){ cell, 1, 2, 2, TRUE };
}

/* What is in all cells: nothing, a value, or a mark. */
static void
get_state (gpointer data,
           guint cell,
           SatdokuCellState *state)
{
  const SatdokuCellState *all = data;

  state->content = all->content;
  state->flags = all->flags;
}

static GdkRGBA
get_pixel (cairo_surface_t *picture,
           int x,
           int y)
{
  const guint32 *row = (const guint32 *)(gpointer)(cairo_image_surface_get_data (picture) +
                                                   y * cairo_image_surface_get_stride (picture));

  return (GdkRGBA){ (float)(row[x] >> 16 & 0xff) / 255, (float)(row[x] >> 8 & 0xff) / 255,
                    (float)(row[x] & 0xff) / 255, 1 };
}

static cairo_surface_t *
draw (TestPlay *self,
      SatdokuBoardPattern *pattern,
      SatdokuBoardLayout *layout,
      SatdokuCellState *all)
{
  g_autoptr (SatdokuBoardRenderer) renderer = satdoku_board_renderer_new (
    gtk_widget_get_pango_context (GTK_WIDGET (self->board)), &satdoku_css_theme, self->board);
  const SatdokuBoardRange range = { 0, 9, 0, 9 };
  SatdokuBoardColours colours;
  SatdokuBoardArea area;
  cairo_surface_t *picture;

  satdoku_board_layout_fit (layout, pattern, measure_lines, 9 * CELL + 200, 9 * CELL + 200);
  satdoku_css_theme_get_colours (GTK_WIDGET (self->board), &colours);
  satdoku_board_renderer_set_symbols (renderer, sudoku_symbols_find ("decimal"));
  satdoku_board_renderer_set_colours (renderer, &colours);
  satdoku_board_renderer_set_board (renderer, pattern, layout);
  picture = satdoku_board_renderer_draw_range (renderer, &range, get_state, all, &area);
  cairo_surface_flush (picture);
  return picture;
}

/* Is the pixel as it was before, with those next to it? One alone may be the edge of a letter that
 * happens to have the colour of the line. */
static gboolean
is_same (cairo_surface_t *written,
         cairo_surface_t *empty,
         int x,
         int y)
{
  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++)
      {
        GdkRGBA now = get_pixel (written, x + dx, y + dy);
        GdkRGBA before = get_pixel (empty, x + dx, y + dy);

        if (!gdk_rgba_equal (&now, &before))
          return FALSE;
      }
  return TRUE;
}

/* What is written in a cell has the colour, of those that are new there, that stands out most from
 * the ground, which is seen in the corner of the cell. */
static double
find_ink (cairo_surface_t *written,
          cairo_surface_t *empty,
          const cairo_rectangle_int_t *cell,
          GdkRGBA *ink)
{
  GdkRGBA ground = get_pixel (empty, cell->x + 1, cell->y + 1);
  double most = 1;

  for (int y = cell->y; y < cell->y + cell->height; y++)
    for (int x = cell->x; x < cell->x + cell->width; x++)
      {
        GdkRGBA now = get_pixel (written, x, y), before = get_pixel (empty, x, y);
        double contrast = satdoku_contrast (&now, &ground);

        if (gdk_rgba_equal (&now, &before) || contrast <= most)
          continue;
        *ink = now;
        most = contrast;
      }
  return most;
}

/* The lowest contrast of what is written in a cell to what is still seen next to it. */
static double
find_contrast (cairo_surface_t *written,
               cairo_surface_t *empty,
               const cairo_rectangle_int_t *cell)
{
  GdkRGBA ink = { 0 };
  double least = find_ink (written, empty, cell, &ink);

  for (int y = cell->y + REACH; y < cell->y + cell->height - REACH; y++)
    for (int x = cell->x + REACH; x < cell->x + cell->width - REACH; x++)
      {
        GdkRGBA now = get_pixel (written, x, y), before = get_pixel (empty, x, y);
        gboolean in_letter =
          satdoku_contrast (&now, &ink) < 1.05 && satdoku_contrast (&now, &before) > 2;

        for (int dy = -2; in_letter && dy <= 2; dy++)
          for (int dx = -2; dx <= 2; dx++)
            if (is_same (written, empty, x + dx, y + dy))
              {
                GdkRGBA beside = get_pixel (written, x + dx, y + dy);

                least = MIN (least, satdoku_contrast (&beside, &ink));
              }
      }
  return least;
}

static void
check_written (TestPlay *self,
               SatdokuCellState *all)
{
  g_autoptr (SatdokuBoardPattern) pattern =
    satdoku_board_pattern_new (sudoku_game_get_geometry (test_play_game (self)));
  SatdokuCellState nothing = { .flags = all->flags };
  SatdokuBoardLayout layout;
  cairo_surface_t *empty = draw (self, pattern, &layout, &nothing);
  cairo_surface_t *written = draw (self, pattern, &layout, all);
  int offset = layout.columns[0];

  for (guint cell = 0; cell < 81; cell++)
    {
      double contrast;

      if ((satdoku_board_pattern_get_cell (pattern, cell) &
           (SATDOKU_PATTERN_WIDES | SATDOKU_PATTERN_THINS)) == 0)
        continue;
      contrast = find_contrast (
        written, empty,
        &(cairo_rectangle_int_t){ layout.columns[cell % 9] - offset, layout.rows[cell / 9] - offset,
                                  layout.measures.cell, layout.measures.cell });
      if (contrast < RATIO)
        g_test_message ("row %u column %u: %.2f", cell / 9 + 1, cell % 9 + 1, contrast);
      g_assert_cmpfloat (contrast, >=, RATIO);
    }
  cairo_surface_destroy (empty);
  cairo_surface_destroy (written);
}

static void
test_contrast (TestPlay *self,
               gconstpointer data)
{
  static const SudokuOrigin origins[] = { SUDOKU_ORIGIN_GIVEN, SUDOKU_ORIGIN_ENTRY,
                                          SUDOKU_ORIGIN_ANSWER };
  static const SatdokuCellFlags flags[] = { 0, SATDOKU_CELL_HOUSE, SATDOKU_CELL_SAME };

  for (int dark = FALSE; dark <= TRUE; dark++)
    {
      set_scheme (self, dark != 0);
      for (gsize i = 0; i < G_N_ELEMENTS (flags); i++)
        for (gsize k = 0; k < G_N_ELEMENTS (origins); k++)
          {
            SatdokuCellState all = { .content = { .value = 8, .origin = origins[k] },
                                     .flags = flags[i] };

            g_test_message ("dark %d, flags %x, origin %d", dark, flags[i], origins[k]);
            check_written (self, &all);
          }
      test_ui_screenshot (self->window, dark ? "items-dark" : "items");
    }
}

/* The ring beside the board is a part of it: cells and their board stay in the middle, and nothing
 * of it is cut off. */
static void
test_margin (TestPlay *self,
             gconstpointer data)
{
  g_autoptr (SudokuGame) plain = make_game (rules, 2);
  graphene_rect_t first, last;
  float with, board, space;

  g_assert_true (gtk_widget_compute_bounds (
    GTK_WIDGET (satdoku_board_get_cell (self->board, 0)), GTK_WIDGET (self->board), &first));
  g_assert_true (gtk_widget_compute_bounds (
    GTK_WIDGET (satdoku_board_get_cell (self->board, 80)), GTK_WIDGET (self->board), &last));
  with = first.size.width;
  board = (float)gtk_widget_get_width (GTK_WIDGET (self->board));
  space = with * 0.7f;
  g_assert_cmpfloat (first.origin.x, >=, space);
  g_assert_cmpfloat (first.origin.y, >=, space);
  g_assert_cmpfloat (board - last.origin.x - last.size.width, >=, space);
  test_ui_click_at (GTK_WIDGET (self->board), (double)(last.origin.x + with / 2),
                    (double)(last.origin.y + with / 2), GDK_BUTTON_PRIMARY, 1, 0);
  test_ui_wait_for (satdoku_board_get_selected (self->board) == 80);
  /* There is no cell in the margin. */
  test_ui_click_at (GTK_WIDGET (self->board), (double)(first.origin.x + with / 2), 4,
                    GDK_BUTTON_PRIMARY, 1, 0);
  g_assert_cmpuint (satdoku_board_get_selected (self->board), ==, 80);
  test_play_change (self, plain);
  g_assert_true (gtk_widget_compute_bounds (
    GTK_WIDGET (satdoku_board_get_cell (self->board, 0)), GTK_WIDGET (self->board), &first));
  g_assert_cmpfloat (first.size.width, >, with);
}

static void
assert_says (TestPlay *self,
             guint cell,
             const char *text)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (satdoku_board_get_cell (self->board, cell)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, text);
}

static void
test_names (TestPlay *self,
            gconstpointer data)
{
  assert_says (self, 0, "row 1 column 1 box 1, on a thermometer, cell 1 of 3, empty");
  assert_says (self, 52, "row 6 column 8 box 6, in a cage of 12, empty");
  assert_says (self, 24, "row 3 column 7 box 3, on a diagonal with the total 21, "
                         "around a circle with 1, 2, empty");
}

/* (transfer full): what is seen of a cell. */
static GBytes *
take_cell (TestPlay *self,
           guint cell)
{
  g_autoptr (GdkTexture) texture = NULL;
  g_autofree guchar *pixels = NULL;
  GtkWidget *widget = GTK_WIDGET (satdoku_board_get_cell (self->board, cell));
  GByteArray *bytes = g_byte_array_new ();
  graphene_rect_t area;
  gsize stride;

  test_ui_settle (GTK_WIDGET (self->window));
  texture = test_ui_draw (GTK_WIDGET (self->board));
  stride = (gsize)gdk_texture_get_width (texture) * 4;
  pixels = g_malloc (stride * (gsize)gdk_texture_get_height (texture));
  gdk_texture_download (texture, pixels, stride);
  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (self->board), &area));
  for (guint y = 0; y < (guint)area.size.height; y++)
    g_byte_array_append (bytes,
                         pixels + ((gsize)area.origin.y + y) * stride + (gsize)area.origin.x * 4,
                         (guint)area.size.width * 4);
  return g_byte_array_free_to_bytes (bytes);
}

/* Other cells of an item look different while one of them is selected, and only then. */
static void
test_lit (TestPlay *self,
          gconstpointer data)
{
  g_autoptr (GBytes) before = NULL;
  g_autoptr (GBytes) lit = NULL;
  g_autoptr (GBytes) after = NULL;

  g_object_set (self->board, "highlight-houses", FALSE, NULL);
  satdoku_board_select (self->board, 40);
  before = take_cell (self, 11);
  satdoku_board_select (self->board, 0);
  lit = take_cell (self, 11);
  g_assert_false (g_bytes_equal (before, lit));
  test_ui_screenshot (self->window, "items-lit");
  satdoku_board_select (self->board, 40);
  after = take_cell (self, 11);
  g_assert_true (g_bytes_equal (before, after));
}

/* A board is the same in every direction of text. */
static void
test_right_to_left (TestPlay *self,
                    gconstpointer data)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self->board));
  g_autoptr (SatdokuBoardPattern) pattern =
    satdoku_board_pattern_new (sudoku_game_get_geometry (test_play_game (self)));
  SatdokuCellState nothing = { 0 };
  SatdokuBoardLayout layout;
  cairo_surface_t *before = draw (self, pattern, &layout, &nothing);
  cairo_surface_t *after = NULL;

  pango_context_set_base_dir (context, PANGO_DIRECTION_RTL);
  after = draw (self, pattern, &layout, &nothing);
  g_assert_cmpmem (cairo_image_surface_get_data (before),
                   (gsize)cairo_image_surface_get_stride (before) *
                     (gsize)cairo_image_surface_get_height (before),
                   cairo_image_surface_get_data (after),
                   (gsize)cairo_image_surface_get_stride (after) *
                     (gsize)cairo_image_surface_get_height (after));
  cairo_surface_destroy (before);
  cairo_surface_destroy (after);
}

#define ADD(name, function) \
  g_test_add ("/items/" name, TestPlay, NULL, set_up, function, test_play_tear_down)

static void
get_ink (TestPlay *self,
         SatdokuBoardPattern *pattern,
         guint cell,
         GdkRGBA *ink)
{
  SatdokuCellState given = { .content = { .value = 8, .origin = SUDOKU_ORIGIN_GIVEN } };
  SatdokuCellState nothing = { 0 };
  SatdokuBoardLayout layout;
  cairo_surface_t *empty = draw (self, pattern, &layout, &nothing);
  cairo_surface_t *written = draw (self, pattern, &layout, &given);

  find_ink (written, empty,
            &(cairo_rectangle_int_t){ layout.columns[cell % 9] - layout.columns[0],
                                      layout.rows[cell / 9] - layout.columns[0],
                                      layout.measures.cell, layout.measures.cell },
            ink);
  cairo_surface_destroy (empty);
  cairo_surface_destroy (written);
}

/* A given that can be read on its line as it is looks there as everywhere. */
static void
test_ink (TestPlay *self,
          gconstpointer data)
{
  g_autoptr (SatdokuBoardPattern) pattern =
    satdoku_board_pattern_new (sudoku_game_get_geometry (test_play_game (self)));
  GdkRGBA plain = { 0 }, line = { 0 };

  set_scheme (self, FALSE);
  get_ink (self, pattern, 5 * 9, &plain);
  get_ink (self, pattern, 1, &line);
  g_assert_cmpfloat (plain.alpha, >, 0);
  g_assert_cmpfloat (ABS (plain.red - line.red), <=, 2.0 / 255);
  g_assert_cmpfloat (ABS (plain.green - line.green), <=, 2.0 / 255);
  g_assert_cmpfloat (ABS (plain.blue - line.blue), <=, 2.0 / 255);
}

static cairo_surface_t *
draw_halo (SatdokuPainter *painter,
           guint value,
           gboolean bold,
           int pixels,
           int kept)
{
  const GdkRGBA colour = { 0.2F, 0.7F, 0.4F, 1 };
  cairo_surface_t *picture =
    cairo_image_surface_create (CAIRO_FORMAT_RGB24, CELL * pixels, CELL * pixels);
  cairo_t *cr;

  cairo_surface_set_device_scale (picture, pixels, pixels);
  cr = cairo_create (picture);
  satdoku_painter_draw_halo (painter, cr, value, bold, &colour, kept);
  cairo_destroy (cr);
  cairo_surface_flush (picture);
  return picture;
}

/* How different the pixels are at most, of 255. Returns how many are drawn. */
static guint
compare_pictures (cairo_surface_t *picture,
                  cairo_surface_t *other,
                  int *most)
{
  const guchar *pixels = cairo_image_surface_get_data (picture);
  const guchar *others = cairo_image_surface_get_data (other);
  int n_bytes =
    cairo_image_surface_get_stride (picture) * cairo_image_surface_get_height (picture);
  guint n_drawn = 0;

  *most = 0;
  for (int i = 0; i < n_bytes; i++)
    if (i % 4 < 3)
      {
        *most = MAX (*most, ABS (pixels[i] - others[i]));
        n_drawn += pixels[i] > 0;
      }
  return n_drawn;
}

/* A halo that is kept for a picture is the one of outlines, at each size and scale. */
static void
test_halo (TestPlay *self,
           gconstpointer data)
{
  g_autoptr (SatdokuPainter) painter =
    satdoku_painter_new (gtk_widget_get_pango_context (GTK_WIDGET (self->board)));

  satdoku_painter_set_symbols (painter, satdoku_board_get_symbols (self->board));
  satdoku_painter_set_shape (painter, 9, CELL);
  for (int pixels = 1; pixels <= 2; pixels++)
    for (guint value = 1; value <= 9; value++)
      for (int bold = FALSE; bold <= TRUE; bold++)
        {
          cairo_surface_t *outlines = draw_halo (painter, value, bold, pixels, 0);
          cairo_surface_t *kept = draw_halo (painter, value, bold, pixels, pixels);
          int most = 0;

          g_assert_cmpuint (compare_pictures (outlines, kept, &most), >, 1000);
          g_assert_cmpint (most, <=, 3);
          cairo_surface_destroy (outlines);
          cairo_surface_destroy (kept);
        }
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
  ADD ("contrast", test_contrast);
  ADD ("margin", test_margin);
  ADD ("right-to-left", test_right_to_left);
  ADD ("names", test_names);
  ADD ("lit", test_lit);
  ADD ("halo", test_halo);
  ADD ("ink", test_ink);
  return g_test_run ();
}
