/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What comes and goes over the window, messages and the bar of a job, neither moves what is there
 * nor covers a cell of the board. */

#include "satdoku-float-layer.h"
#include "satdoku-messages.h"
#include "satdoku-window.h"
#include "satdoku-work-bar.h"
#include "test-app.h"
#include "test-ui.h"
#include <sudoku-game-moves.h>
#include <words-step.h>

typedef struct
{
  SatdokuWindow *window;
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
  { "low", 1000, 700 },
  { "wide", 1280, 800 },
  { "flat", 1100, 460 },
  { "tall", 700, 900 },
  { "phone", 360, 720 },
};

static void
set_up (Fixture *self,
        gconstpointer data)
{
  const Size *size = data;

  self->window = test_app_open_window ();
  test_ui_resize (GTK_WINDOW (self->window), size->width, size->height);
  test_ui_settle (GTK_WIDGET (self->window));
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  test_ui_destroy (GTK_WINDOW (self->window));
}

static graphene_rect_t
get_bounds (Fixture *self,
            GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (self->window), &bounds));
  return bounds;
}

static GtkWidget *
get_board (Fixture *self)
{
  return GTK_WIDGET (satdoku_grid_page_get_board (satdoku_window_get_grid_page (self->window)));
}

static void
assert_free (Fixture *self,
             GtkWidget *widget)
{
  graphene_rect_t board = get_bounds (self, get_board (self));
  graphene_rect_t bounds = get_bounds (self, widget);
  graphene_rect_t covered;

  g_assert_cmpfloat (bounds.origin.x, >=, 0);
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=,
                     gtk_widget_get_width (GTK_WIDGET (self->window)));
  if (graphene_rect_intersection (&board, &bounds, &covered))
    g_error ("%g × %g pixels of the board are covered", covered.size.width, covered.size.height);
}

static GtkWidget *
find_cancel (Fixture *self)
{
  return test_ui_find_action (self->window, "win.cancel");
}

static gboolean
is_large (GtkWidget *widget)
{
  return widget != NULL && gtk_widget_get_height (widget) > 0;
}

static void
test_work (Fixture *self,
           gconstpointer data)
{
  GtkWidget *side = satdoku_grid_page_get_side (satdoku_window_get_grid_page (self->window));
  graphene_rect_t board = get_bounds (self, get_board (self));
  graphene_rect_t beside = get_bounds (self, side);
  graphene_rect_t bounds;
  SatdokuNewOptions options;

  satdoku_new_options_init (&options);
  satdoku_new_options_set_side (&options, 36);
  satdoku_window_create_puzzle (self->window, &options);
  test_ui_wait_for (is_large (find_cancel (self)));
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_screenshot (self->window, "work");
  bounds = get_bounds (self, get_board (self));
  g_assert_true (graphene_rect_equal (&bounds, &board));
  bounds = get_bounds (self, side);
  g_assert_true (graphene_rect_equal (&bounds, &beside));
  assert_free (self, test_ui_find (self->window, SATDOKU_TYPE_WORK_BAR, NULL));
  test_ui_click (find_cancel (self));
  test_ui_wait_for (!is_large (find_cancel (self)));
}

static void
test_message (Fixture *self,
              gconstpointer data)
{
  g_action_group_activate_action (G_ACTION_GROUP (self->window), "add-bookmark", NULL);
  test_ui_wait_for (is_large (test_ui_find_text (self->window, "Bookmark 1 set")));
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_screenshot (self->window, "message");
  assert_free (self, test_ui_find_text (self->window, "Bookmark 1 set"));
}

/* With a button to take it back, which is not small. */
static void
test_new_puzzle (Fixture *self,
                 gconstpointer data)
{
  g_autofree char *picture = g_strconcat ("new-puzzle-", ((const Size *)data)->name, NULL);
  g_autoptr (SudokuGame) game = test_app_make_game (
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  GtkWidget *button = NULL;

  satdoku_window_set_game (self->window, game);
  sudoku_game_enter (game, 2, 4);
  g_action_group_activate_action (G_ACTION_GROUP (self->window), "today", NULL);
  test_ui_wait_for (is_large (test_ui_find_action (self->window, "win.go-back")));
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_screenshot (self->window, picture);
  button = test_ui_find_action (self->window, "win.go-back");
  assert_free (self, gtk_widget_get_ancestor (button, g_type_from_name ("AdwToastWidget")));
}

/* A name of a file can be long, and is no reason to cover what is being edited. */
static void
test_long_message (Fixture *self,
                   gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_path (
    "/nowhere/puzzles-of-the-year/a-puzzle-with-a-name-that-somebody-took-a-long-time-to-think-of-"
    "and-that-goes-on-and-on.txt");
  g_autofree char *picture = g_strconcat ("long-message-", ((const Size *)data)->name, NULL);
  GtkWidget *label = NULL;

  satdoku_window_open_file (self->window, file);
  test_ui_wait_for (
    is_large (label = test_ui_find_text (self->window, "that-somebody-took-a-long-time")));
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_screenshot (self->window, picture);
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
  assert_free (self, gtk_widget_get_ancestor (label, g_type_from_name ("AdwToastWidget")));
}

/* A hint of more sentences than there is room for, so that its buttons are at the bottom. */
static SatdokuReport *
make_hint (void)
{
  SatdokuReport *report = satdoku_report_new (SATDOKU_MOOD_PLAIN, "Naked single", NULL);
  g_autoptr (GPtrArray) sentences =
    g_ptr_array_new_with_free_func ((GDestroyNotify)words_reason_free);

  for (guint i = 1; i <= 20; i++)
    {
      WordsReason *reason = words_reason_new ();

      reason->text = g_strdup_printf ("Sentence %u of the hint, which goes on and on and on.", i);
      g_ptr_array_add (sentences, reason);
    }
  satdoku_report_set_argument (report, sentences);
  satdoku_report_set_hint (report, TRUE);
  satdoku_report_offer (report, SATDOKU_OFFER_REMEDY, "_Do It", "win.hint");
  satdoku_report_offer (report, SATDOKU_OFFER_READING, "Learn This", "win.learn");
  return report;
}

/* What a hint offers can be done at once, and neither that nor the board is covered: here the
 * hint comes while the message is there. */
static void
test_hint (Fixture *self,
           gconstpointer data)
{
  SatdokuPanel *panel =
    satdoku_grid_page_get_panel (satdoku_window_get_grid_page (self->window));
  g_autofree char *picture = g_strconcat ("message-hint-", ((const Size *)data)->name, NULL);
  g_autoptr (SatdokuReport) report = make_hint ();
  g_autoptr (SatdokuPlay) play = NULL;
  graphene_rect_t buttons, toast;
  GtkWidget *label = NULL;

  g_object_get (self->window, "play", &play, NULL);
  satdoku_messages_say (satdoku_play_get_messages (play), "Opened puzzle.txt");
  test_ui_wait_for (is_large (label = test_ui_find_text (self->window, "puzzle.txt")));
  satdoku_play_set_report (play, report);
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_screenshot (self->window, picture);
  label = gtk_widget_get_ancestor (label, g_type_from_name ("AdwToastWidget"));
  assert_free (self, label);
  buttons = get_bounds (self, satdoku_panel_get_buttons (panel));
  toast = get_bounds (self, label);
  g_assert_false (graphene_rect_intersection (&buttons, &toast, NULL));
}

/* Where there is no board it stands in the middle. */
static void
test_other_page (Fixture *self,
                 gconstpointer data)
{
  GtkWidget *layer = test_ui_find (self->window, SATDOKU_TYPE_FLOAT_LAYER, NULL);
  GtkWidget *bar = test_ui_find (self->window, SATDOKU_TYPE_WORK_BAR, NULL);
  graphene_rect_t bounds;
  graphene_rect_t place;

  test_ui_activate (self->window, "win.page", g_variant_new_string ("solution"));
  test_ui_settle (GTK_WIDGET (self->window));
  bounds = get_bounds (self, bar);
  place = get_bounds (self, layer);
  g_assert_cmpfloat_with_epsilon (bounds.origin.x + bounds.size.width / 2,
                                  place.origin.x + place.size.width / 2, 1);
  test_ui_activate (self->window, "win.page", g_variant_new_string ("grid"));
  test_ui_settle (GTK_WIDGET (self->window));
  assert_free (self, bar);
}

static void
test_properties (void)
{
  GtkWidget *layer = g_object_ref_sink (g_object_new (SATDOKU_TYPE_FLOAT_LAYER, NULL));
  GtkWidget *content = gtk_label_new ("content");
  GtkWidget *floating = gtk_label_new ("floating");

  g_object_set (layer, "floating", floating, "content", content, NULL);
  g_assert_true (gtk_widget_get_first_child (layer) == content);
  g_assert_true (gtk_widget_get_last_child (layer) == floating);
  satdoku_float_layer_set_anchor (SATDOKU_FLOAT_LAYER (layer), content);
  g_object_set (layer, "content", NULL, NULL);
  g_assert_true (gtk_widget_get_first_child (layer) == floating);
  g_assert_finalize_object (layer);
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
      g_autofree char *work = g_strdup_printf ("/floating/work/%s", sizes[i].name);
      g_autofree char *message = g_strdup_printf ("/floating/message/%s", sizes[i].name);
      g_autofree char *text = g_strdup_printf ("/floating/long-message/%s", sizes[i].name);
      g_autofree char *hint = g_strdup_printf ("/floating/hint/%s", sizes[i].name);
      g_autofree char *puzzle = g_strdup_printf ("/floating/new-puzzle/%s", sizes[i].name);

      g_test_add (work, Fixture, &sizes[i], set_up, test_work, tear_down);
      g_test_add (message, Fixture, &sizes[i], set_up, test_message, tear_down);
      g_test_add (text, Fixture, &sizes[i], set_up, test_long_message, tear_down);
      g_test_add (hint, Fixture, &sizes[i], set_up, test_hint, tear_down);
      g_test_add (puzzle, Fixture, &sizes[i], set_up, test_new_puzzle, tear_down);
    }
  g_test_add ("/floating/other-page", Fixture, &sizes[0], set_up, test_other_page, tear_down);
  g_test_add_func ("/floating/properties", test_properties);
  return g_test_run ();
}
