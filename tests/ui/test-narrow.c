/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window on a phone: how narrow it can be, in both directions of text and with large text. */

#include "satdoku-branch-view.h"
#include "satdoku-keypad.h"
#include "satdoku-window.h"
#include "sudoku-game-moves.h"
#include "test-app.h"
#include "test-grid.h"
#include "test-ui.h"

/* Pixels. */
#define PHONE_WIDTH 360
#define PHONE_HEIGHT 720

static const char *const pages[] = { "grid", "cnf", "solution" };

typedef struct
{
  SatdokuWindow *window;
  int normal_dpi;
} Fixture;

typedef struct
{
  const char *name;
  GtkTextDirection direction;
  int scale; /* of the text, in percent */
} Desktop;

static const Desktop desktops[] = {
  { "ltr", GTK_TEXT_DIR_LTR, 100 },
  { "rtl", GTK_TEXT_DIR_RTL, 100 },
  { "large", GTK_TEXT_DIR_LTR, 200 },
  { "large-rtl", GTK_TEXT_DIR_RTL, 200 },
};

static void
set_side (Fixture *self,
          guint box)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (box, box, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);

  satdoku_window_set_game (self->window, game);
}

static void
set_puzzle (Fixture *self)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (
    geometry, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    FALSE);
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);

  satdoku_window_set_game (self->window, game);
}

/* The text becomes larger while the window is there. */
static void
set_up (Fixture *self,
        gconstpointer data)
{
  const Desktop *desktop = data;
  GtkSettings *settings = gtk_settings_get_default ();

  gtk_widget_set_default_direction (desktop->direction);
  g_object_get (settings, "gtk-xft-dpi", &self->normal_dpi, NULL);
  self->window = test_app_open_window ();
  set_side (self, 5);
  test_ui_settle (GTK_WIDGET (self->window));
  g_object_set (settings, "gtk-xft-dpi", self->normal_dpi * desktop->scale / 100, NULL);
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  test_ui_destroy (GTK_WINDOW (self->window));
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", self->normal_dpi, NULL);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

static int
get_minimum (GtkWidget *widget)
{
  int minimum;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* Without the frame that GTK draws around a window where nothing else does. */
static GtkWidget *
get_content (Fixture *self)
{
  return adw_application_window_get_content (ADW_APPLICATION_WINDOW (self->window));
}

/* Tells what is how wide. */
static void
tell_culprits (GtkWidget *widget,
               int depth)
{
  g_test_message ("%*s%s: %d", 2 * depth, "", G_OBJECT_TYPE_NAME (widget), get_minimum (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child) && get_minimum (child) > PHONE_WIDTH / 2)
      tell_culprits (child, depth + 1);
}

static void
check_width (Fixture *self)
{
  if (get_minimum (get_content (self)) > PHONE_WIDTH)
    tell_culprits (get_content (self), 0);
  g_assert_cmpint (get_minimum (get_content (self)), <=, PHONE_WIDTH);
}

static void
show_page (Fixture *self,
           const char *page)
{
  test_ui_activate (self->window, "win.page", g_variant_new_string (page));
  test_ui_settle (GTK_WIDGET (self->window));
}

/* The pages can be reached. */
static gboolean
has_switcher (Fixture *self)
{
  GtkWidget *bar = test_ui_find (self->window, ADW_TYPE_VIEW_SWITCHER_BAR, NULL);

  return bar != NULL && adw_view_switcher_bar_get_reveal (ADW_VIEW_SWITCHER_BAR (bar));
}

/* Each tab, at each size of puzzle, and its picture. */
static void
test_width (Fixture *self,
            gconstpointer data)
{
  const Desktop *desktop = data;

  test_ui_settle (GTK_WIDGET (self->window));
  check_width (self);
  for (guint box = 2; box <= 10; box += box < 6 ? 1 : 4)
    {
      set_side (self, box);
      test_ui_settle (GTK_WIDGET (self->window));
      check_width (self);
      test_ui_resize (GTK_WINDOW (self->window), PHONE_WIDTH, PHONE_HEIGHT);
      for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
        {
          g_autofree char *picture =
            g_strdup_printf ("narrow-%s-%u-%s", desktop->name, box * box, pages[i]);

          show_page (self, pages[i]);
          check_width (self);
          test_ui_wait_for (has_switcher (self));
          g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (self->window)), ==, PHONE_WIDTH);
          test_ui_screenshot (self->window, picture);
        }
      show_page (self, "grid");
    }
}

static float
get_top (Fixture *self,
         const char *label)
{
  GtkWidget *button = test_ui_find_text (self->window, label);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (button, GTK_WIDGET (self->window), &bounds));
  return bounds.origin.y;
}

/* What doesn't fit into a row is not left alone in the next one. */
static void
test_balanced (Fixture *self,
               gconstpointer data)
{
  test_ui_resize (GTK_WINDOW (self->window), 900, PHONE_HEIGHT);
  test_ui_wait_for (get_top (self, "Number") < get_top (self, "Colour"));
  g_assert_cmpfloat (get_top (self, "Number"), ==, get_top (self, "Corner"));
  g_assert_cmpfloat (get_top (self, "Colour"), ==, get_top (self, "Centre"));
}

/* The way out that a result offers is a long text. */
static void
test_remedy (Fixture *self,
             gconstpointer data)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (
    geometry, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    FALSE);
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);

  g_assert_true (sudoku_game_enter (game, 2, 2));
  satdoku_window_set_game (self->window, game);
  test_ui_activate (self->window, "win.check", NULL);
  test_ui_wait_for (test_ui_find (self->window, GTK_TYPE_BUTTON, "remedy") != NULL);
  check_width (self);
}

/* The part of the window that a widget takes, which must be all of it. */
static graphene_rect_t
get_seen (Fixture *self,
          GtkWidget *widget)
{
  graphene_rect_t window = GRAPHENE_RECT_INIT (0, 0, PHONE_WIDTH, PHONE_HEIGHT);
  graphene_rect_t bounds;

  g_assert_nonnull (widget);
  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (self->window), &bounds));
  g_assert_true (graphene_rect_contains_rect (&window, &bounds));
  return bounds;
}

/* All that a player needs while playing is there without a menu. */
static void
test_reachable (Fixture *self,
                gconstpointer data)
{
  static const char *const actions[] = { "win.pause", "win.undo", "win.redo", "win.check",
                                         "win.hint", "win.solve-ask" };

  set_side (self, 3);
  test_ui_resize (GTK_WINDOW (self->window), PHONE_WIDTH, PHONE_HEIGHT);
  test_ui_wait_for (has_switcher (self));
  test_ui_settle (GTK_WIDGET (self->window));
  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    get_seen (self, test_ui_find_action (self->window, actions[i]));
  test_ui_click (test_ui_find_action (self->window, "win.view"));
  test_ui_wait_for (test_ui_find (self->window, SATDOKU_TYPE_BRANCH_VIEW, NULL) != NULL);
  test_ui_key (GDK_KEY_F2, 0);
  test_ui_wait_for (test_ui_find (self->window, SATDOKU_TYPE_BRANCH_VIEW, NULL) == NULL);
  /* Back in a wide window the clock is where it was. */
  test_ui_resize (GTK_WINDOW (self->window), 1000, PHONE_HEIGHT);
  test_ui_wait_for (!has_switcher (self));
  test_ui_settle (GTK_WIDGET (self->window));
  g_assert_nonnull (test_ui_find_action (self->window, "win.pause"));
  g_assert_nonnull (test_ui_find (self->window, ADW_TYPE_VIEW_SWITCHER_TITLE, NULL));
}

/* What a check finds out is seen without the modes and the keypad going out of sight. */
static void
test_verdict (Fixture *self,
              gconstpointer data)
{
  SatdokuGridPage *page = satdoku_window_get_grid_page (self->window);
  SatdokuPanel *panel = satdoku_grid_page_get_panel (page);
  graphene_rect_t side, verdict;

  set_puzzle (self);
  test_ui_resize (GTK_WINDOW (self->window), PHONE_WIDTH, PHONE_HEIGHT);
  test_ui_wait_for (has_switcher (self));
  test_ui_settle (GTK_WIDGET (self->window));
  g_action_group_activate_action (G_ACTION_GROUP (self->window), "check", NULL);
  test_ui_wait_for (g_strcmp0 (satdoku_panel_get_verdict (panel), "Right so far") == 0);
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_screenshot (self->window, "narrow-verdict");
  side = get_seen (self, satdoku_grid_page_get_side (page));
  verdict = get_seen (self, test_ui_find_text (self->window, "Right so far"));
  g_assert_true (graphene_rect_contains_rect (&side, &verdict));
  verdict = get_seen (self, test_ui_find_text (self->window, "Number"));
  g_assert_true (graphene_rect_contains_rect (&side, &verdict));
  verdict = get_seen (self, test_ui_find (self->window, SATDOKU_TYPE_KEYPAD, NULL));
  g_assert_true (graphene_rect_contains_rect (&side, &verdict));
  /* Another view begins at its top. */
  test_ui_key (GDK_KEY_F3, 0);
  test_ui_settle (GTK_WIDGET (self->window));
  verdict = get_seen (self, test_ui_find_text (self->window, "Explain"));
  g_assert_true (graphene_rect_contains_rect (&side, &verdict));
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
  for (gsize i = 0; i < G_N_ELEMENTS (desktops); i++)
    {
      g_autofree char *width = g_strdup_printf ("/narrow/width/%s", desktops[i].name);

      g_test_add (width, Fixture, &desktops[i], set_up, test_width, tear_down);
    }
  g_test_add ("/narrow/balanced", Fixture, &desktops[2], set_up, test_balanced, tear_down);
  g_test_add ("/narrow/remedy", Fixture, &desktops[2], set_up, test_remedy, tear_down);
  g_test_add ("/narrow/reachable", Fixture, &desktops[0], set_up, test_reachable, tear_down);
  g_test_add ("/narrow/verdict", Fixture, &desktops[0], set_up, test_verdict, tear_down);
  return g_test_run ();
}
