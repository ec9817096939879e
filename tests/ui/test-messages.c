/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Messages: there is one at a time, and none about a puzzle that is gone. */

#include "satdoku-float-layer.h"
#include "satdoku-messages.h"
#include "satdoku-window.h"
#include "test-app.h"
#include "test-grid.h"
#include "test-ui.h"

typedef struct
{
  GtkWindow *window;
  SatdokuMessages *messages;
} Fixture;

static void
set_up (Fixture *self,
        gconstpointer data)
{
  GtkWidget *overlay = adw_toast_overlay_new ();

  self->window = g_object_new (GTK_TYPE_WINDOW, "default-width", 500, "default-height", 300, NULL);
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (overlay), gtk_label_new ("below"));
  gtk_window_set_child (self->window, overlay);
  self->messages = satdoku_messages_new (ADW_TOAST_OVERLAY (overlay));
  test_ui_present (self->window);
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  test_ui_destroy (self->window);
  /* Nobody listens any more. */
  satdoku_messages_say (self->messages, "too late");
  g_assert_finalize_object (self->messages);
}

static gboolean
shows (Fixture *self,
       const char *text)
{
  return test_ui_shows_text (self->window, text);
}

/* However many there were, the last one is seen, and when that is gone no other comes. */
static void
test_replace (Fixture *self,
              gconstpointer data)
{
  satdoku_messages_say (self->messages, "first");
  test_ui_wait_for (shows (self, "first"));
  satdoku_messages_say (self->messages, "second");
  satdoku_messages_say_of (self->messages, SATDOKU_MESSAGE_PUZZLE, "third", NULL, NULL);
  test_ui_wait_for (shows (self, "third"));
  test_ui_wait_for (!shows (self, "first"));
  g_assert_false (shows (self, "second"));
  satdoku_messages_forget_puzzle (self->messages);
  test_ui_wait_for (!shows (self, "third"));
  test_ui_settle (GTK_WIDGET (self->window));
  g_assert_false (shows (self, "first") || shows (self, "second"));
}

static void
test_forget (Fixture *self,
             gconstpointer data)
{
  satdoku_messages_forget_puzzle (self->messages);
  satdoku_messages_say (self->messages, "true of all");
  satdoku_messages_forget_puzzle (self->messages);
  test_ui_wait_for (shows (self, "true of all"));
  satdoku_messages_say_of (self->messages, SATDOKU_MESSAGE_PUZZLE, "<b> & so on", "_Back",
                           "window.close");
  test_ui_wait_for (shows (self, "<b> & so on"));
  satdoku_messages_forget_puzzle (self->messages);
  test_ui_wait_for (!shows (self, "<b> & so on"));
}

/* Messages that follow each other faster than one can come or go, as the user sees them come and
 * go: the last one is seen. */
static void
test_many (Fixture *self,
           gconstpointer data)
{
  GtkSettings *settings = gtk_settings_get_default ();
  gboolean animations;

  g_object_get (settings, "gtk-enable-animations", &animations, NULL);
  g_object_set (settings, "gtk-enable-animations", TRUE, NULL);
  for (guint i = 0; i < 200; i++)
    {
      g_autofree char *text = g_strdup_printf ("message %u", i);

      satdoku_messages_say_of (self->messages, SATDOKU_MESSAGE_PUZZLE, text, NULL, NULL);
      if (i % 3 == 0)
        satdoku_messages_forget_puzzle (self->messages);
      for (guint frames = i % 7; frames > 0; frames--)
        test_ui_flush ();
      if (i % 5 == 0)
        test_ui_settle (GTK_WIDGET (self->window));
    }
  test_ui_wait_for (shows (self, "message 199"));
  satdoku_messages_say (self->messages, "the end");
  satdoku_messages_forget_puzzle (self->messages);
  test_ui_wait_for (shows (self, "the end") && !shows (self, "message"));
  g_object_set (settings, "gtk-enable-animations", animations, NULL);
}

/* Of the toast that came last. */
static GtkWidget *
find_close_button (Fixture *self)
{
  GtkWidget *overlay = gtk_window_get_child (self->window);
  GtkWidget *button = gtk_widget_get_last_child (gtk_widget_get_last_child (overlay));

  g_assert_true (GTK_IS_BUTTON (button));
  return button;
}

/* A toast that takes the place of another one comes slowly. Whoever sends it away at once, as a
 * click does, is heard; and what comes later finds nothing of it. */
static void
test_sent_away (Fixture *self,
                gconstpointer data)
{
  GtkSettings *settings = gtk_settings_get_default ();
  gboolean animations;

  g_object_get (settings, "gtk-enable-animations", &animations, NULL);
  g_object_set (settings, "gtk-enable-animations", TRUE, NULL);
  for (guint i = 0; i < 5; i++)
    {
      satdoku_messages_say (self->messages, "first");
      test_ui_wait_for (shows (self, "first") && !shows (self, "second"));
      satdoku_messages_say (self->messages, "second");
      test_ui_wait_for (shows (self, "second"));
      test_ui_click (find_close_button (self));
      test_ui_wait_for (!shows (self, "second") && !shows (self, "first"));
      test_ui_settle (GTK_WIDGET (self->window));
    }
  g_object_get (settings, "gtk-enable-animations", &animations, NULL);
  g_assert_true (animations);
}

/* Says it at the bottom of a window, over a part of it that it should keep to, and returns its
 * label. */
static GtkWidget *
say_over (GtkWindow **window,
          int width,
          int place_width,
          const char *text)
{
  SatdokuFloatLayer *layer = g_object_new (SATDOKU_TYPE_FLOAT_LAYER, NULL);
  GtkWidget *overlay = adw_toast_overlay_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *anchor = gtk_label_new ("beside");
  SatdokuMessages *messages = satdoku_messages_new (ADW_TOAST_OVERLAY (overlay));

  g_object_set_data_full (G_OBJECT (overlay), "messages", messages, g_object_unref);
  gtk_widget_set_halign (anchor, GTK_ALIGN_END);
  gtk_widget_set_hexpand (anchor, TRUE);
  gtk_widget_set_size_request (anchor, place_width, -1);
  gtk_box_append (GTK_BOX (content), anchor);
  g_object_set (layer, "content", content, "floating", overlay, NULL);
  satdoku_float_layer_set_anchor (layer, anchor);
  *window = g_object_new (GTK_TYPE_WINDOW, "default-width", width, "default-height", 600, "child",
                          layer, NULL);
  test_ui_present (*window);
  satdoku_messages_say (messages, text);
  test_ui_wait_for (test_ui_find_text (*window, text) != NULL);
  test_ui_settle (GTK_WIDGET (*window));
  return test_ui_find_text (*window, text);
}

/* All of the text is there, in the window; returns in how many lines. */
static int
count_lines (GtkWindow *window,
             GtkWidget *label)
{
  PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (label));
  graphene_rect_t bounds;
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  g_assert_false (pango_layout_is_ellipsized (layout));
  g_assert_true (gtk_widget_compute_bounds (label, GTK_WIDGET (window), &bounds));
  g_assert_cmpfloat (bounds.size.width, >=, width);
  g_assert_cmpfloat (bounds.size.height, >=, height);
  g_assert_cmpfloat (bounds.origin.x, >=, 0);
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=,
                     gtk_widget_get_width (GTK_WIDGET (window)));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=,
                     gtk_widget_get_height (GTK_WIDGET (window)));
  return pango_layout_get_line_count (layout);
}

/* A message covers nothing else than the place that it should keep to, in as many lines as there
 * must be, as long as a line has room for a word or two; all of it is there in any case. */
static void
test_fits (void)
{
  static const char sentence[] = "2 lines could not be read. Line 17: this is no puzzle.";
  static const struct
  {
    int width;
    int place;
    gboolean in_one_line;
  } cases[] = {
    { 900, 560, TRUE },
    { 900, 320, FALSE },
    { 900, 120, FALSE },
    { 360, 320, FALSE },
    { 360, 120, FALSE },
  };
  g_autofree char *text =
    g_strconcat (sentence, " ", sentence, " ", sentence, " ", sentence, " ", sentence, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      GtkWindow *window;
      GtkWidget *label = say_over (&window, cases[i].width, cases[i].place, sentence);
      int n_lines = count_lines (window, label);
      graphene_rect_t toast;

      g_assert_cmpint (n_lines == 1, ==, cases[i].in_one_line);
      g_assert_true (gtk_widget_compute_bounds (
        gtk_widget_get_ancestor (label, g_type_from_name ("AdwToastWidget")), GTK_WIDGET (window),
        &toast));
      if (cases[i].place > 200)
        g_assert_cmpfloat (toast.origin.x, >=, cases[i].width - cases[i].place);
      test_ui_destroy (window);
      label = say_over (&window, cases[i].width, cases[i].place, text);
      g_assert_cmpint (count_lines (window, label), >, n_lines);
      test_ui_destroy (window);
    }
}

/* A place that becomes narrower makes more lines. */
static void
test_resized (void)
{
  GtkWindow *window;
  GtkWidget *label = say_over (&window, 900, 320, "2 lines could not be read. Line 17: no puzzle.");

  test_ui_resize (window, 360, 600);
  test_ui_settle (GTK_WIDGET (window));
  g_assert_cmpint (count_lines (window, label), ==, 2);
  test_ui_destroy (window);
}

static void
measure_height (GtkWidget *widget,
                int width,
                int *minimum,
                int *natural)
{
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, minimum, natural, NULL, NULL);
  g_assert_cmpint (*minimum, <=, *natural);
}

/* A width has one height, the wider the lower, and none is lower than the least for any width. */
static void
check_heights (GtkWidget *widget)
{
  int narrowest, least, natural, before = G_MAXINT;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &narrowest, NULL, NULL, NULL);
  measure_height (widget, -1, &least, &natural);
  for (int width = narrowest; width < 3000; width += 1 + width / 8)
    {
      int minimum;

      measure_height (widget, width, &minimum, &natural);
      g_assert_cmpint (minimum, ==, natural);
      g_assert_cmpint (minimum, <=, before);
      g_assert_cmpint (minimum, >=, least);
      before = minimum;
    }
  g_assert_cmpint (least, ==, before);
}

/* Also for a width that a message doesn't get: boxes ask for several, and GTK warns when what they
 * hear doesn't agree. */
static void
test_heights (void)
{
  static const int places[] = { 120, 320, 860 };
  static const char text[] =
    "The game can’t be kept: there is no room on the device that has the folder of the games. It "
    "is tried again until there is; save the game at another place if you want to leave it.";

  for (gsize i = 0; i < G_N_ELEMENTS (places); i++)
    {
      GtkWindow *window;
      GtkWidget *label = say_over (&window, 900, places[i], text);

      check_heights (gtk_widget_get_parent (label));
      check_heights (gtk_widget_get_ancestor (label, g_type_from_name ("AdwToastWidget")));
      test_ui_destroy (window);
    }
}

static SudokuGame *
create_game (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, "1234............", FALSE);

  return sudoku_game_new (grid);
}

/* In the window: what is said of a bookmark goes when another puzzle comes. */
static void
test_window (void)
{
  g_autoptr (SudokuGame) first = create_game ();
  g_autoptr (SudokuGame) second = create_game ();
  SatdokuWindow *window =
    satdoku_window_new (GTK_APPLICATION (g_application_get_default ()));

  satdoku_window_set_game (window, first);
  test_ui_present (GTK_WINDOW (window));
  g_action_group_activate_action (G_ACTION_GROUP (window), "add-bookmark", NULL);
  test_ui_wait_for (test_ui_shows_text (window, "Bookmark 1 set"));
  satdoku_window_set_game (window, second);
  test_ui_wait_for (!test_ui_shows_text (window, "Bookmark 1 set"));
  test_ui_destroy (GTK_WINDOW (window));
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
  g_test_add ("/messages/replace", Fixture, NULL, set_up, test_replace, tear_down);
  g_test_add ("/messages/forget", Fixture, NULL, set_up, test_forget, tear_down);
  g_test_add ("/messages/sent-away", Fixture, NULL, set_up, test_sent_away, tear_down);
  g_test_add ("/messages/many", Fixture, NULL, set_up, test_many, tear_down);
  g_test_add_func ("/messages/fits", test_fits);
  g_test_add_func ("/messages/resized", test_resized);
  g_test_add_func ("/messages/heights", test_heights);
  g_test_add_func ("/messages/window", test_window);
  return g_test_run ();
}
