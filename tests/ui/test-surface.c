/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A calm surface: few controls at first sight, a way back from all that takes the place of the
 * keypad, and a board that stays where it is whatever is said and done. */

#include <sudoku-game-moves.h>

#include "satdoku-contrast.h"
#include "satdoku-keypad.h"
#include "satdoku-window.h"
#include "test-app.h"
#include "test-ui.h"

/* At most so many controls are seen while playing, the keys for numbers counted as one. */
#define N_CONTROLS_MAX 24

/* Of text on its ground (WCAG 1.4.3). */
#define CONTRAST_MIN 4.5

typedef struct
{
  SatdokuWindow *window;
  SatdokuGridPage *page;
  SatdokuBoard *board;
  SudokuGame *game;
} Fixture;

/* Pixels. */
typedef struct
{
  const char *name;
  int width;
  int height;
} Size;

static const Size sizes[] = {
  { "usual", 1000, 760 },
  { "wide", 1280, 800 },
  { "phone", 360, 720 },
};

static const char puzzle_line[] =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char solution_line[] =
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

static void
set_up (Fixture *self,
        gconstpointer data)
{
  const Size *size = data;

  self->game = test_app_make_game (puzzle_line);
  self->window = test_app_play (self->game);
  self->page = satdoku_window_get_grid_page (self->window);
  self->board = satdoku_grid_page_get_board (self->page);
  test_ui_resize (GTK_WINDOW (self->window), size->width, size->height);
  test_ui_settle (GTK_WIDGET (self->window));
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  test_ui_destroy (GTK_WINDOW (self->window));
  g_object_unref (self->game);
}

static gboolean
is_control (GtkWidget *widget)
{
  return GTK_IS_BUTTON (widget) || GTK_IS_MENU_BUTTON (widget) || ADW_IS_SPLIT_BUTTON (widget) ||
         GTK_IS_EDITABLE (widget) || GTK_IS_CHECK_BUTTON (widget) || GTK_IS_SWITCH (widget) ||
         GTK_IS_DROP_DOWN (widget) || GTK_IS_EXPANDER (widget);
}

static guint
count_keys (GtkWidget *keypad)
{
  guint n = 0;

  for (GtkWidget *key = gtk_widget_get_first_child (gtk_widget_get_first_child (keypad));
       key != NULL; key = gtk_widget_get_next_sibling (key))
    n++;
  return n;
}

/* What a control is made of is no control, and the buttons of the window are not the program's. */
static guint
count_controls (GtkWidget *widget)
{
  guint n = 0;

  if (!gtk_widget_get_mapped (widget) || GTK_IS_WINDOW_CONTROLS (widget) ||
      SATDOKU_IS_BOARD (widget))
    return 0;
  if (SATDOKU_IS_KEYPAD (widget))
    /* The numbers, and the one that erases. */
    return count_keys (widget) > 9 ? 2 : 1;
  if (is_control (widget))
    {
      g_test_message ("%s %s", G_OBJECT_TYPE_NAME (widget), gtk_widget_get_tooltip_text (widget));
      return 1;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_controls (child);
  return n;
}

static void
test_controls (Fixture *self,
               gconstpointer data)
{
  g_autofree char *picture = g_strconcat ("surface-", ((const Size *)data)->name, NULL);

  test_ui_screenshot (self->window, picture);
  g_assert_cmpuint (count_controls (GTK_WIDGET (self->window)), <=, N_CONTROLS_MAX);
  g_assert_cmpuint (count_controls (GTK_WIDGET (self->window)), >=, 15);
}

static graphene_rect_t
get_place (Fixture *self)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (self->board), GTK_WIDGET (self->window),
                                            &bounds));
  return bounds;
}

static void
check_place (Fixture *self,
             const graphene_rect_t *expected,
             const char *what)
{
  graphene_rect_t bounds;

  test_ui_settle (GTK_WIDGET (self->window));
  if (!gtk_widget_get_mapped (GTK_WIDGET (self->board)))
    return;
  bounds = get_place (self);
  if (!graphene_rect_equal (&bounds, expected))
    g_error ("%s moves the board from %g, %g (%g) to %g, %g (%g)", what, expected->origin.x,
             expected->origin.y, expected->size.width, bounds.origin.x, bounds.origin.y,
             bounds.size.width);
}

/* Each command that changes what is said or shown, in an order in which all can be done. */
static const char *const commands[] = {
  "win.mode::corner",
  "win.mode::centre",
  "win.mode::colour",
  "win.mode::chain",
  "win.mode::value",
  "win.fill-marks",
  "win.clear-marks",
  "win.check",
  "win.hint",
  "win.hint",
  "win.hint",
  "win.hint-another",
  "win.hint-previous",
  "win.hint-close",
  "win.hint",
  "win.hint",
  "win.hint",
  "win.hint",
  "win.undo",
  "win.redo",
  "win.undo",
  "win.solve-cell",
  "win.count",
  "win.why-not",
  "win.why-several",
  "win.view::explain",
  "win.path",
  "win.path-close",
  "win.view::set",
  "win.view::branches",
  "win.add-bookmark",
  "win.try",
  "win.branch-leave",
  "win.view::play",
  "win.last-bookmark",
  "win.back-to-solvable",
  "win.pause",
  "win.pause",
  "win.page::cnf",
  "win.page::solution",
  "win.page::grid",
  "win.true-candidates",
  "win.view::play",
  "win.solve-ask",
  "win.restart",
};

static void
run (Fixture *self,
     const char *command)
{
  g_autofree char *name = NULL;
  g_autoptr (GVariant) target = NULL;
  SatdokuPlay *play = NULL;

  g_assert_true (g_action_parse_detailed_name (command, &name, &target, NULL));
  gtk_widget_activate_action_variant (GTK_WIDGET (self->window), name, target);
  g_object_get (self->window, "play", &play, NULL);
  test_ui_wait_for (!satdoku_worker_is_busy (satdoku_play_get_worker (play)));
  g_object_unref (play);
}

/* A whole game with every command in it. */
static void
test_still (Fixture *self,
            gconstpointer data)
{
  graphene_rect_t place = get_place (self);

  satdoku_board_select (self->board, 2);
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_test_message ("%s", commands[i]);
      run (self, commands[i]);
      check_place (self, &place, commands[i]);
    }
  test_ui_key (GDK_KEY_Escape, 0);
  for (guint cell = 0; cell < 81; cell++)
    if (puzzle_line[cell] == '.')
      {
        g_assert_true (sudoku_game_enter (self->game, cell, (guint)(solution_line[cell] - '0')));
        if (cell % 9 == 8)
          check_place (self, &place, "a number");
      }
  g_assert_true (sudoku_game_is_solved (self->game));
  check_place (self, &place, "the end");
}

/* Whatever takes the place of the keypad has its name above it, and a way back. */
static void
test_way_back (Fixture *self,
               gconstpointer data)
{
  static const struct
  {
    const char *view;
    const char *title;
  } views[] = {
    { "explain", "Explain" },
    { "set", "Own Puzzle" },
    { "branches", "Try Something" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (views); i++)
    {
      GtkWidget *back = NULL;

      test_ui_activate (self->window, "win.view", g_variant_new_string (views[i].view));
      test_ui_settle (GTK_WIDGET (self->window));
      g_assert_true (test_ui_shows_text (self->page, views[i].title));
      back = test_ui_find (self->page, GTK_TYPE_BOX, "way_back");
      g_assert_true (gtk_widget_get_mapped (back));
      test_ui_click (gtk_widget_get_first_child (back));
      test_ui_wait_for (!gtk_widget_get_mapped (back));
      g_assert_true (gtk_widget_get_mapped (test_ui_find_action (self->window, "win.check")));
    }
}

static gboolean
is_watched (Fixture *self)
{
  gboolean watched = FALSE;

  g_object_get (satdoku_window_get_clock (self->window), "watched", &watched, NULL);
  return watched;
}

static const char *
get_icon (Fixture *self,
          const char *action)
{
  GtkWidget *button = test_ui_find_action (self->window, action);

  return gtk_image_get_icon_name (GTK_IMAGE (test_ui_find (button, GTK_TYPE_IMAGE, NULL)));
}

/* The time shows what a click on it does. */
static void
test_pause (Fixture *self,
            gconstpointer data)
{
  GtkWidget *button = test_ui_find_action (self->window, "win.pause");

  g_assert_cmpstr (get_icon (self, "win.pause"), ==, "media-playback-pause-symbolic");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==, "Pause (P)");
  test_ui_click (button);
  g_assert_cmpstr (get_icon (self, "win.pause"), ==, "media-playback-start-symbolic");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==, "Go On (P)");
  test_ui_click (button);
  g_assert_cmpstr (get_icon (self, "win.pause"), ==, "media-playback-pause-symbolic");
}

/* The time stops while something covers the board. */
static void
test_clock (Fixture *self,
            gconstpointer data)
{
  static const char *const commands_with_windows[] = {
    "win.library",
    "win.preferences",
    "win.learn",
    "win.statistics",
    "win.help",
    "win.new-dialog",
    "win.share",
    "win.show-shortcuts",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (commands_with_windows); i++)
    {
      GtkWindow *other = NULL;

      g_test_message ("%s", commands_with_windows[i]);
      test_ui_focus_window (GTK_WINDOW (self->window));
      test_ui_wait_for (is_watched (self));
      test_ui_activate (self->window, commands_with_windows[i], NULL);
      test_ui_wait_for ((other = test_ui_find_other_window (GTK_WINDOW (self->window))) != NULL);
      test_ui_present (other);
      test_ui_focus_window (other);
      test_ui_wait_for (!is_watched (self));
      gtk_window_close (other);
      test_ui_wait_for (test_ui_find_other_window (GTK_WINDOW (self->window)) == NULL);
    }
}

static GdkRGBA
get_pixel (GdkTexture *picture,
           const graphene_point_t *place)
{
  gsize stride = (gsize)gdk_texture_get_width (picture) * 4;
  g_autofree guchar *bytes = g_malloc (stride * (gsize)gdk_texture_get_height (picture));
  guint32 pixel;

  gdk_texture_download (picture, bytes, stride);
  pixel = ((const guint32 *)(gpointer)bytes)[(gsize)place->y * stride / 4 + (gsize)place->x];
  return (GdkRGBA){ (float)(pixel >> 16 & 0xff) / 255, (float)(pixel >> 8 & 0xff) / 255,
                    (float)(pixel & 0xff) / 255, 1 };
}

/* Of a label that consists of blocks and stands on a plain ground. */
static double
get_contrast (GtkWindow *window,
              GtkWidget *label)
{
  g_autoptr (GdkTexture) picture = test_ui_draw (window);
  graphene_rect_t bounds;
  graphene_point_t middle;
  GdkRGBA text, ground;

  g_assert_true (gtk_widget_compute_bounds (label, GTK_WIDGET (window), &bounds));
  graphene_rect_get_center (&bounds, &middle);
  text = get_pixel (picture, &middle);
  middle.x = bounds.origin.x - 3;
  ground = get_pixel (picture, &middle);
  return satdoku_contrast (&text, &ground);
}

/* What is said less loudly can be read. */
static void
test_quiet_text (void)
{
  static const char blocks[] = "\u2588\u2588\u2588\u2588\u2588\u2588";
  static const AdwColorScheme schemes[] = { ADW_COLOR_SCHEME_FORCE_LIGHT,
                                            ADW_COLOR_SCHEME_FORCE_DARK };
  AdwStyleManager *styles = adw_style_manager_get_default ();
  GtkWidget *label =
    g_object_new (GTK_TYPE_LABEL, "label", blocks, "margin-start", 12, "margin-end", 12, NULL);
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "title", "Title", "subtitle", blocks, NULL);
  GtkWidget *list = gtk_list_box_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWindow *window = g_object_new (GTK_TYPE_WINDOW, "child", box, NULL);

  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_list_box_append (GTK_LIST_BOX (list), row);
  gtk_box_append (GTK_BOX (box), list);
  gtk_box_append (GTK_BOX (box), label);
  test_ui_present (window);
  for (gsize i = 0; i < G_N_ELEMENTS (schemes); i++)
    {
      adw_style_manager_set_color_scheme (styles, schemes[i]);
      g_assert_cmpfloat (get_contrast (window, label), >=, CONTRAST_MIN);
      g_assert_cmpfloat (get_contrast (window, test_ui_find_text (row, blocks)), >=,
                         CONTRAST_MIN);
    }
  adw_style_manager_set_color_scheme (styles, ADW_COLOR_SCHEME_DEFAULT);
  test_ui_destroy (window);
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *controls = g_strdup_printf ("/surface/controls/%s", sizes[i].name);
      g_autofree char *still = g_strdup_printf ("/surface/still/%s", sizes[i].name);
      g_autofree char *back = g_strdup_printf ("/surface/way-back/%s", sizes[i].name);

      g_test_add (controls, Fixture, &sizes[i], set_up, test_controls, tear_down);
      g_test_add (still, Fixture, &sizes[i], set_up, test_still, tear_down);
      g_test_add (back, Fixture, &sizes[i], set_up, test_way_back, tear_down);
    }
  g_test_add_func ("/surface/quiet-text", test_quiet_text);
  g_test_add ("/surface/pause", Fixture, &sizes[0], set_up, test_pause, tear_down);
  g_test_add ("/surface/clock", Fixture, &sizes[0], set_up, test_clock, tear_down);
  return g_test_run ();
}
