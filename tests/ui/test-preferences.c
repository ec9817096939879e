/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The preferences in a real window: what is chosen there is seen on the board at once. */

#include "satdoku-colour-row.h"
#include "satdoku-contrast.h"
#include "satdoku-keypad.h"
#include "satdoku-painter.h"
#include "satdoku-preferences.h"
#include "satdoku-settings.h"
#include "satdoku-symbols-group.h"
#include "satdoku-window.h"
#include "test-app.h"
#include "test-grid.h"
#include "test-ui.h"
#include <sudoku-game-moves.h>

typedef struct
{
  SatdokuWindow *window;
  SatdokuBoard *board;
  GSettings *settings;
} Fixture;

static const char puzzle_line[] =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

static void
set_up (Fixture *self,
        gconstpointer data)
{
  g_autoptr (SudokuGame) game = test_app_make_game (puzzle_line);

  self->settings = satdoku_settings_new ();
  self->window = test_app_play (game);
  self->board = satdoku_grid_page_get_board (satdoku_window_get_grid_page (self->window));
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  gpointer window = self->window;
  g_auto (GStrv) keys = NULL;
  g_autoptr (GSettingsSchema) schema = NULL;

  g_object_get (self->settings, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  g_object_add_weak_pointer (G_OBJECT (self->window), &window);
  test_ui_destroy (GTK_WINDOW (self->window));
  test_ui_wait_for (window == NULL);
  for (gsize i = 0; keys[i] != NULL; i++)
    g_settings_reset (self->settings, keys[i]);
  g_clear_object (&self->settings);
}

static GtkWindow *
find_preferences (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (SATDOKU_IS_PREFERENCES (window))
        return window;
    }
  return NULL;
}

static GtkWindow *
open_preferences (void)
{
  test_ui_accel ("<Control>comma");
  test_ui_wait_for (find_preferences () != NULL);
  test_ui_present (find_preferences ());
  test_ui_focus_window (find_preferences ());
  return find_preferences ();
}

static GtkWidget *
find_row (GtkWindow *preferences,
          GType type,
          const char *title)
{
  GtkWidget *label = test_ui_find_text (preferences, title);

  g_assert_nonnull (label);
  return gtk_widget_get_ancestor (label, type);
}

/* Are board and keypad shown with this symbol for the value? */
static gboolean
shows (Fixture *self,
       guint value,
       const char *symbol)
{
  g_autofree char *on_board = sudoku_symbols_dup (satdoku_board_get_symbols (self->board), value);

  return g_strcmp0 (on_board, symbol) == 0 &&
         test_ui_shows_text (test_ui_find (self->window, SATDOKU_TYPE_KEYPAD, NULL), symbol);
}

static void
show_board_page (GtkWindow *preferences)
{
  g_object_set (preferences, "visible-page-name", "board", NULL);
  test_ui_wait_for (
    test_ui_find (preferences, SATDOKU_TYPE_SYMBOLS_GROUP, NULL) != NULL);
}

static void
test_warnings (Fixture *self,
               gconstpointer data)
{
  SatdokuCell *cell = satdoku_board_get_cell (self->board, 2);
  GtkWindow *preferences;
  AdwComboRow *row;

  satdoku_board_select (self->board, 2);
  test_ui_key (GDK_KEY_5, 0);
  test_ui_wait_for (satdoku_cell_get_flags (cell) & SATDOKU_CELL_CONFLICT);
  preferences = open_preferences ();
  row = ADW_COMBO_ROW (find_row (preferences, ADW_TYPE_COMBO_ROW, "Warnings"));
  g_assert_cmpuint (adw_combo_row_get_selected (row), ==, 1);
  test_ui_click (GTK_WIDGET (row));
  test_ui_key (GDK_KEY_Up, 0);
  test_ui_key (GDK_KEY_Return, 0);
  test_ui_wait_for (adw_combo_row_get_selected (row) == 0);
  test_ui_wait_for (!(satdoku_cell_get_flags (cell) & SATDOKU_CELL_CONFLICT));
  test_ui_screenshot (preferences, "preferences");
}

/* Which of the keys is for which mark. */
static void
test_shift (Fixture *self,
            gconstpointer data)
{
  AdwComboRow *row =
    ADW_COMBO_ROW (find_row (open_preferences (), ADW_TYPE_COMBO_ROW, "Shift and a Number"));

  g_assert_cmpuint (adw_combo_row_get_selected (row), ==, 0);
  adw_combo_row_set_selected (row, 1);
  g_assert_true (g_settings_get_boolean (self->settings, "shift-centre-marks"));
  g_settings_set_boolean (self->settings, "shift-centre-marks", FALSE);
  test_ui_wait_for (adw_combo_row_get_selected (row) == 0);
}

/* A puzzle that came with symbols is shown and typed with them, until others are chosen; the next
 * one is shown with those. */
/* Steps are explained as one writes of them elsewhere. */
static void
test_coordinates (Fixture *self,
                  gconstpointer data)
{
  GtkWindow *preferences = open_preferences ();
  AdwComboRow *row = ADW_COMBO_ROW (find_row (preferences, ADW_TYPE_COMBO_ROW, "Cells in Hints"));
  SatdokuPanel *panel =
    satdoku_grid_page_get_panel (satdoku_window_get_grid_page (self->window));

  adw_combo_row_set_selected (row, 1);
  for (guint i = 0; i < 3; i++)
    {
      test_ui_activate (self->window, "win.hint", NULL);
      test_ui_wait_for (!g_str_equal (satdoku_panel_get_verdict (panel), "Looking for a hint…"));
    }
  test_ui_wait_for (test_ui_find_text (panel, "So r") != NULL);
  for (guint row_number = 1; row_number <= 9; row_number++)
    {
      g_autofree char *cell = g_strdup_printf ("row %u column", row_number);

      g_assert_null (test_ui_find_text (panel, cell));
    }
}

static void
test_puzzle_symbols (Fixture *self,
                     gconstpointer data)
{
  static const char *const texts[] = { "0", "1", "2", "3", "4", "5", "6", "7", "X" };
  g_autoptr (SudokuSymbols) symbols = sudoku_symbols_new_of_puzzle (texts, 9, ".");
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);
  g_autoptr (SudokuGame) plain = sudoku_game_new (grid);

  sudoku_game_set_symbols (game, symbols);
  satdoku_window_set_game (self->window, game);
  g_assert_true (shows (self, 1, "0"));
  g_assert_true (shows (self, 9, "X"));
  satdoku_board_select (self->board, 0);
  test_ui_key (GDK_KEY_0, 0);
  test_ui_wait_for (sudoku_grid_get_value (sudoku_game_get_grid (game), 0) == 1);
  satdoku_board_select (self->board, 1);
  test_ui_key (GDK_KEY_x, 0);
  test_ui_wait_for (sudoku_grid_get_value (sudoku_game_get_grid (game), 1) == 9);
  g_settings_set_string (self->settings, "symbols", "letters");
  test_ui_wait_for (shows (self, 9, "I"));
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.puzzle-symbols", NULL);
  g_assert_true (shows (self, 9, "X"));
  g_assert_false (
    g_action_group_get_action_enabled (G_ACTION_GROUP (self->window), "puzzle-symbols"));
  g_settings_set_string (self->settings, "symbols", "decimal");
  test_ui_wait_for (shows (self, 9, "9"));
  satdoku_window_set_game (self->window, plain);
  g_assert_true (shows (self, 9, "9"));
  satdoku_window_set_game (self->window, game);
  g_assert_true (shows (self, 9, "X"));
}

/* The switches of the tints. */
static void
test_highlights (Fixture *self,
                 gconstpointer data)
{
  SatdokuCell *house = satdoku_board_get_cell (self->board, 2);
  SatdokuCell *same = satdoku_board_get_cell (self->board, 14);
  GtkWindow *preferences;

  satdoku_board_select (self->board, 0);
  g_assert_true (satdoku_cell_get_flags (house) & SATDOKU_CELL_HOUSE);
  g_assert_true (satdoku_cell_get_flags (same) & SATDOKU_CELL_SAME);
  preferences = open_preferences ();
  show_board_page (preferences);
  test_ui_click (find_row (preferences, ADW_TYPE_ACTION_ROW, "Highlight Row, Column and Box"));
  test_ui_wait_for (!(satdoku_cell_get_flags (house) & SATDOKU_CELL_HOUSE));
  g_assert_true (satdoku_cell_get_flags (same) & SATDOKU_CELL_SAME);
  test_ui_click (find_row (preferences, ADW_TYPE_ACTION_ROW, "Highlight the Same Number"));
  test_ui_wait_for (!(satdoku_cell_get_flags (same) & SATDOKU_CELL_SAME));
}

/* There is only one window of preferences. */
static void
test_once (Fixture *self,
           gconstpointer data)
{
  GtkWindow *preferences = open_preferences ();

  test_ui_activate (self->window, "win.preferences", NULL);
  g_assert_true (find_preferences () == preferences);
  test_ui_accel ("Escape");
  test_ui_wait_for (find_preferences () == NULL);
}

/* Typed in the preferences, seen on the keypad, typed on the board. */
static void
test_own_symbols (Fixture *self,
                  gconstpointer data)
{
  SudokuGame *game = satdoku_window_get_game (self->window);
  GtkWindow *preferences = open_preferences ();
  AdwComboRow *set;
  GtkWidget *own;

  show_board_page (preferences);
  set = ADW_COMBO_ROW (test_ui_find (
    test_ui_find (preferences, SATDOKU_TYPE_SYMBOLS_GROUP, NULL), ADW_TYPE_COMBO_ROW, NULL));
  /* The last one. */
  adw_combo_row_set_selected (set, g_list_model_get_n_items (adw_combo_row_get_model (set)) - 1);
  g_assert_true (shows (self, 5, "5"));
  test_ui_wait_for ((own = test_ui_find (preferences, ADW_TYPE_ENTRY_ROW, NULL)) != NULL);
  test_ui_click (own);
  test_ui_type ("ABC");
  test_ui_wait_for (test_ui_shows_text (preferences, "3 symbols; there must be at least 4"));
  test_ui_type ("A");
  test_ui_wait_for (test_ui_shows_text (preferences, "Symbol 4 is there already"));
  g_assert_true (shows (self, 5, "5"));
  test_ui_key (GDK_KEY_BackSpace, 0);
  test_ui_type ("+é☺αβγ");
  test_ui_wait_for (
    test_ui_shows_text (preferences, "For puzzles up to 9 × 9; larger ones show numbers"));
  test_ui_wait_for (shows (self, 6, "☺") && shows (self, 9, "γ"));
  test_ui_screenshot (preferences, "own-symbols");
  gtk_window_destroy (preferences);
  test_ui_focus_window (GTK_WINDOW (self->window));
  satdoku_board_select (self->board, 2);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  test_ui_type ("α");
  test_ui_wait_for (sudoku_grid_get_value (sudoku_game_get_grid (game), 2) == 7);
  test_ui_key (GDK_KEY_Right, 0);
  test_ui_type ("+");
  test_ui_wait_for (sudoku_grid_get_value (sudoku_game_get_grid (game), 3) == 4);
  test_ui_type ("c");
  test_ui_wait_for (sudoku_grid_get_value (sudoku_game_get_grid (game), 3) == 3);
  test_ui_screenshot (self->window, "own-symbols-board");
}

/* Height in pixels of what is seen of a symbol in a cell of that size. */
static int
measure_symbol (PangoContext *context,
                const char *set,
                int cell_size)
{
  g_autoptr (SatdokuPainter) painter = satdoku_painter_new (context);
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, cell_size, cell_size);
  cairo_t *cr = cairo_create (surface);
  const guchar *pixels = NULL;
  int height = 0, stride;

  satdoku_painter_set_shape (painter, 9, cell_size);
  satdoku_painter_set_symbols (painter, sudoku_symbols_find (set));
  satdoku_painter_draw_value (painter, cr, 1, FALSE, &(GdkRGBA){ 0, 0, 0, 1 });
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  pixels = cairo_image_surface_get_data (surface);
  stride = cairo_image_surface_get_stride (surface);
  for (int y = 0; y < cell_size; y++)
    {
      gboolean any = FALSE;

      for (int x = 0; x < stride; x++)
        any |= pixels[y * stride + x] != 0;
      height += any;
    }
  cairo_surface_destroy (surface);
  return height;
}

/* Of a tile at the size of a number nobody sees which it is. */
static void
test_tiles (Fixture *self,
            gconstpointer data)
{
  g_autofree char *tile = sudoku_symbols_dup (sudoku_symbols_find ("mahjong"), 1);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self->board), tile);
  GtkWidget *label = NULL;
  PangoRectangle ink;

  if (pango_layout_get_unknown_glyphs_count (layout) > 0)
    {
      g_test_skip ("no font has tiles");
      return;
    }
  g_assert_cmpint (measure_symbol (pango_layout_get_context (layout), "mahjong", 100), >=, 70);
  g_assert_cmpint (measure_symbol (pango_layout_get_context (layout), "mahjong", 100), <=, 84);
  g_assert_cmpint (measure_symbol (pango_layout_get_context (layout), "decimal", 100), <=, 60);
  g_settings_set_string (self->settings, "symbols", "mahjong");
  test_ui_wait_for ((label = test_ui_find_text (self->window, tile)) != NULL);
  test_ui_settle (GTK_WIDGET (self->window));
  pango_layout_get_pixel_extents (gtk_label_get_layout (GTK_LABEL (label)), &ink, NULL);
  g_assert_cmpint (ink.height, >=, 22);
  test_ui_screenshot (self->window, "tiles");
}

/* A larger puzzle is shown with numbers; a small one then again with the player's own symbols. */
static void
test_too_few (Fixture *self,
              gconstpointer data)
{
  g_autoptr (SudokuGeometry) large = sudoku_geometry_new (4, 4, FALSE, NULL);
  g_autoptr (SudokuGrid) large_grid = sudoku_grid_new (large);
  g_autoptr (SudokuGame) large_game = NULL;
  g_autoptr (SudokuGame) small_game = g_object_ref (satdoku_window_get_game (self->window));

  sudoku_grid_set (large_grid, 0, 16, SUDOKU_ORIGIN_GIVEN);
  large_game = sudoku_game_new (large_grid);
  g_settings_set_string (self->settings, "own-symbols", "ABCDEFGHI");
  g_settings_set_string (self->settings, "symbols", "own");
  g_assert_true (shows (self, 5, "E"));
  satdoku_window_set_game (self->window, large_game);
  g_assert_true (shows (self, 5, "5") && shows (self, 16, "16"));
  satdoku_window_set_game (self->window, small_game);
  g_assert_true (shows (self, 5, "E"));
}

static void
test_clock (Fixture *self,
            gconstpointer data)
{
  GtkWidget *button = test_ui_find_action (self->window, "win.pause");
  GtkWindow *preferences = open_preferences ();
  GtkWidget *row;

  adw_preferences_window_set_search_enabled (ADW_PREFERENCES_WINDOW (preferences), FALSE);
  g_object_set (preferences, "visible-page-name", "playing", NULL);
  row = find_row (preferences, ADW_TYPE_ACTION_ROW, "Show the Clock");
  test_ui_wait_for (gtk_widget_get_mapped (row));
  test_ui_click (row);
  test_ui_wait_for (!gtk_widget_get_visible (button));
  test_ui_click (test_ui_find (row, GTK_TYPE_SWITCH, NULL));
  test_ui_wait_for (gtk_widget_get_visible (button));
}

static GdkRGBA
pixel_colour (guint32 pixel)
{
  return (GdkRGBA){ (float)(pixel >> 16 & 0xff) / 255, (float)(pixel >> 8 & 0xff) / 255,
                    (float)(pixel & 0xff) / 255, 1 };
}

/* What is written in a cell has the colour that stands out most from the one at its corner. */
static GdkRGBA
colour_on (Fixture *self,
           guint cell,
           GdkRGBA *ground)
{
  GtkWidget *board = GTK_WIDGET (self->board);
  g_autoptr (GdkTexture) texture = test_ui_draw (board);
  gsize stride = (gsize)gdk_texture_get_width (texture) * 4;
  g_autofree guchar *data = g_malloc (stride * (gsize)gdk_texture_get_height (texture));
  graphene_rect_t bounds;
  GdkRGBA colour = { 0 };
  double most = 0;

  gdk_texture_download (texture, data, stride);
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (satdoku_board_get_cell (self->board, cell)),
                                            board, &bounds));
  graphene_rect_inset (&bounds, bounds.size.width / 6, bounds.size.height / 6);
  for (int y = (int)bounds.origin.y; y < (int)(bounds.origin.y + bounds.size.height); y++)
    for (int x = (int)bounds.origin.x; x < (int)(bounds.origin.x + bounds.size.width); x++)
      {
        GdkRGBA here = pixel_colour (((guint32 *)(gpointer)(data + (gsize)y * stride))[x]);

        if (most <= 0)
          *ground = colour = here;
        if (most <= 0 || satdoku_contrast (ground, &here) > most)
          {
            colour = here;
            most = satdoku_contrast (ground, &here);
          }
      }
  return colour;
}

static GdkRGBA
colour_of (Fixture *self,
           guint cell)
{
  GdkRGBA ground;

  return colour_on (self, cell, &ground);
}

static gboolean
is_colour (Fixture *self,
           guint cell,
           const char *text)
{
  GdkRGBA wanted;
  GdkRGBA colour = colour_of (self, cell);

  g_assert_true (gdk_rgba_parse (&wanted, text));
  return satdoku_contrast (&wanted, &colour) < 1.01;
}

/* Every colour can be read in light and dark, and goes back to that of the style. */
static void
test_colours (Fixture *self,
              gconstpointer data)
{
  static const char *const chosen[] = { "#a51d2d", "#ffff00", "#ffffff", "#000000", "#3584e4" };
  AdwStyleManager *manager = adw_style_manager_get_default ();
  GdkRGBA before = colour_of (self, 0);
  GdkRGBA after;

  g_settings_set_string (self->settings, "colour-given", chosen[0]);
  test_ui_wait_for (is_colour (self, 0, chosen[0]));
  for (gsize i = 0; i < 2 * G_N_ELEMENTS (chosen); i++)
    {
      gboolean dark = i % 2 != 0;
      GdkRGBA background;

      g_assert_true (gdk_rgba_parse (&background, dark ? "#1e1e1e" : "#ffffff"));
      adw_style_manager_set_color_scheme (manager, dark ? ADW_COLOR_SCHEME_FORCE_DARK
                                                        : ADW_COLOR_SCHEME_FORCE_LIGHT);
      g_settings_set_string (self->settings, "colour-given", chosen[i / 2]);
      test_ui_settle (GTK_WIDGET (self->board));
      after = colour_of (self, 0);
      g_assert_cmpfloat (satdoku_contrast (&after, &background), >=, 4.5);
    }
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);
  g_settings_reset (self->settings, "colour-given");
  test_ui_settle (GTK_WIDGET (self->board));
  after = colour_of (self, 0);
  g_assert_cmpfloat (satdoku_contrast (&after, &before), <, 1.01);
}

/* What is entered into a coloured cell can be read, right or wrong, in light and dark. */
static void
test_coloured (Fixture *self,
               gconstpointer data)
{
  static const guint values[] = { 4, 5 }; /* there is a 5 in the row */
  AdwStyleManager *manager = adw_style_manager_get_default ();
  SudokuGame *game = satdoku_window_get_game (self->window);
  const guint cell = 2;

  satdoku_board_select (self->board, 80);
  for (guint i = 0; i < 4 * (SUDOKU_COLOURS_MAX + 1); i++)
    {
      GdkRGBA colour, ground;

      adw_style_manager_set_color_scheme (manager, i % 2 != 0 ? ADW_COLOR_SCHEME_FORCE_DARK
                                                              : ADW_COLOR_SCHEME_FORCE_LIGHT);
      sudoku_game_enter (game, cell, values[i / 2 % 2]);
      sudoku_game_set_colour (game, &cell, 1, i / 4);
      test_ui_settle (GTK_WIDGET (self->board));
      colour = colour_on (self, cell, &ground);
      if (satdoku_contrast (&colour, &ground) < 4)
        g_test_message ("colour %u, value %u, %s", i / 4, values[i / 2 % 2],
                        i % 2 != 0 ? "dark" : "light");
      g_assert_cmpfloat (satdoku_contrast (&colour, &ground), >=, 4);
    }
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);
}

/* A click on Reset takes the colour back; the row says when a colour was changed. */
static void
test_reset (Fixture *self,
            gconstpointer data)
{
  GtkWindow *preferences = open_preferences ();
  GtkWidget *row;
  GtkWidget *reset;

  show_board_page (preferences);
  row = find_row (preferences, SATDOKU_TYPE_COLOUR_ROW, "Entered by Me");
  reset = gtk_widget_get_parent (test_ui_find (row, GTK_TYPE_COLOR_BUTTON, NULL));
  reset = test_ui_find (reset, GTK_TYPE_BUTTON, NULL);
  g_assert_false (gtk_widget_get_sensitive (reset));
  g_settings_set_string (self->settings, "colour-entry", "#ffff00");
  test_ui_wait_for (gtk_widget_get_sensitive (reset));
  test_ui_wait_for (
    test_ui_shows_text (row, "Made darker on the light board, to be readable"));
  /* It may be below what is seen of the page. */
  test_ui_scroll (test_ui_find (preferences, ADW_TYPE_PREFERENCES_PAGE, NULL), 20);
  test_ui_wait_for (test_ui_in_sight (reset));
  test_ui_screenshot (preferences, "colours");
  test_ui_click (reset);
  test_ui_wait_for (!gtk_widget_get_sensitive (reset));
  g_assert_cmpstr (g_settings_get_user_value (self->settings, "colour-entry") ? "set" : "", ==, "");
}

int
main (int argc,
      char **argv)
{
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
#define ADD(name, function) \
  g_test_add ("/preferences/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("warnings", test_warnings);
  ADD ("shift", test_shift);
  ADD ("coordinates", test_coordinates);
  ADD ("puzzle-symbols", test_puzzle_symbols);
  ADD ("tiles", test_tiles);
  ADD ("highlights", test_highlights);
  ADD ("once", test_once);
  ADD ("own-symbols", test_own_symbols);
  ADD ("too-few", test_too_few);
  ADD ("clock", test_clock);
  ADD ("colours", test_colours);
  ADD ("coloured", test_coloured);
  ADD ("reset", test_reset);
  return g_test_run ();
}
