/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Large text: nothing is cut, and nothing lies over anything else, in the window while a puzzle is
 * played and in the windows for players, on a phone and on wide screens. */

#include <sudoku-game-moves.h>

#include "satdoku-window.h"
#include "test-app.h"
#include "test-ui.h"

typedef struct
{
  SatdokuWindow *window;
  SudokuGame *game;
  int normal_dpi;
} Fixture;

/* Pixels. */
typedef struct
{
  int width;
  int height;
} Size;

static const Size sizes[] = { { 360, 720 }, { 720, 1000 }, { 1280, 800 }, { 1920, 1080 } };

/* Of the text, in percent. */
static const int scales[] = { 100, 150, 200 };

static const char puzzle_line[] =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

static const char solution_line[] =
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

static void
set_up (Fixture *self,
        gconstpointer data)
{
  const int *scale = data;
  GtkSettings *settings = gtk_settings_get_default ();

  g_object_get (settings, "gtk-xft-dpi", &self->normal_dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", self->normal_dpi * *scale / 100, NULL);
  self->game = test_app_make_game (puzzle_line);
  self->window = test_app_play (self->game);
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  test_ui_destroy (GTK_WINDOW (self->window));
  g_object_unref (self->game);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", self->normal_dpi, NULL);
}

static void
fail (gpointer window,
      int scale,
      const char *fault)
{
  g_test_message ("With text of %d %% in %d pixels: %s", scale, gtk_widget_get_width (window),
                  fault);
  g_test_fail ();
}

static void
check (gpointer window,
       const char *what,
       int scale)
{
  int width = gtk_widget_get_width (window);
  g_autofree char *picture = g_strdup_printf ("text-%s-%d-%d", what, scale, width);
  g_autofree char *misfits = NULL;

  test_ui_settle (window);
  test_ui_screenshot (window, picture);
  misfits = test_ui_find_misfits (window);
  if (misfits != NULL)
    {
      g_test_message ("%s with text of %d %% in %d pixels:%s", what, scale, width, misfits);
      g_test_fail ();
    }
}

static gboolean
are_in_row (Fixture *self,
            const char *one,
            const char *other)
{
  GtkWidget *controls[] = { test_ui_find_action (self->window, one),
                            test_ui_find_action (self->window, other) };
  graphene_rect_t bounds[2];

  for (guint i = 0; i < 2; i++)
    if (controls[i] == NULL ||
        !gtk_widget_compute_bounds (controls[i], GTK_WIDGET (self->window), &bounds[i]))
      return FALSE;
  return ABS (bounds[0].origin.y - bounds[1].origin.y) < 1;
}

/* The three commands stand in one row, and the time is there. */
static void
check_commands (Fixture *self,
                int scale)
{
  if (!are_in_row (self, "win.check", "win.hint") ||
      !are_in_row (self, "win.check", "win.solve-ask"))
    fail (self->window, scale, "the commands are not in one row");
  if (test_ui_find_action (self->window, "win.pause") == NULL)
    fail (self->window, scale, "the time is not shown");
}

/* All hints up to the one with its reasons. */
static void
check_hints (Fixture *self,
             int scale)
{
  static const char *const names[] = { "hint-where", "hint-which", "hint" };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      test_ui_activate (self->window, "win.hint", NULL);
      test_ui_settle (GTK_WIDGET (self->window));
      check (self->window, names[i], scale);
    }
  test_ui_wait_for (test_ui_find_action (self->window, "win.hint-another") != NULL);
}

static void
test_play (Fixture *self,
           gconstpointer data)
{
  const int *scale = data;

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      test_ui_resize (GTK_WINDOW (self->window), sizes[i].width, sizes[i].height);
      check (self->window, "play", *scale);
      check_commands (self, *scale);
      check_hints (self, *scale);
      test_ui_activate (self->window, "win.hint-close", NULL);
    }
}

static void
test_finish (Fixture *self,
             gconstpointer data)
{
  const int *scale = data;
  SatdokuFinishCard *card =
    satdoku_grid_page_get_finish (satdoku_window_get_grid_page (self->window));

  for (guint cell = 0; cell < 81; cell++)
    sudoku_game_enter (self->game, cell, (guint)(solution_line[cell] - '0'));
  test_ui_wait_for (satdoku_finish_card_is_shown (card));
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      test_ui_resize (GTK_WINDOW (self->window), sizes[i].width, sizes[i].height);
      check (self->window, "finish", *scale);
    }
}

/* Tells what is how wide. */
static void
tell_culprits (GtkWidget *widget,
               int depth)
{
  int minimum;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_test_message ("%*s%s: %d", 2 * depth, "", G_OBJECT_TYPE_NAME (widget), minimum);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && minimum > 200;
       child = gtk_widget_get_next_sibling (child))
    tell_culprits (child, depth + 1);
}

/* Can it be so narrow as a phone? Without the frame that GTK draws around a window where nothing
 * else does. */
static gboolean
check_minimum (GtkWindow *window,
               int scale)
{
  g_autofree char *fault = NULL;
  int minimum;

  gtk_widget_measure (adw_window_get_content (ADW_WINDOW (window)), GTK_ORIENTATION_HORIZONTAL, -1,
                      &minimum, NULL, NULL, NULL);
  if (minimum <= sizes[0].width)
    return TRUE;
  fault = g_strdup_printf ("%s needs %d", G_OBJECT_TYPE_NAME (window), minimum);
  tell_culprits (GTK_WIDGET (window), 0);
  fail (window, scale, fault);
  return FALSE;
}

/* As they come, and on a phone. */
static void
test_windows (Fixture *self,
              gconstpointer data)
{
  static const char *const commands[] = { "win.new-dialog", "win.calendar", "win.statistics",
                                          "win.learn", "win.library", "win.preferences" };
  const int *scale = data;

  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      GtkWindow *other = NULL;

      test_ui_activate (self->window, commands[i], NULL);
      test_ui_wait_for ((other = test_ui_find_other_window (GTK_WINDOW (self->window))) != NULL);
      check (other, commands[i] + 4, *scale);
      if (check_minimum (other, *scale))
        {
          test_ui_resize (other, sizes[0].width, sizes[0].height);
          check (other, commands[i] + 4, *scale);
        }
      gtk_window_close (other);
      test_ui_wait_for (test_ui_find_other_window (GTK_WINDOW (self->window)) == NULL);
    }
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
  for (gsize i = 0; i < G_N_ELEMENTS (scales); i++)
    {
      g_autofree char *play = g_strdup_printf ("/text-size/play/%d", scales[i]);
      g_autofree char *finish = g_strdup_printf ("/text-size/finish/%d", scales[i]);
      g_autofree char *windows = g_strdup_printf ("/text-size/windows/%d", scales[i]);

      g_test_add (play, Fixture, &scales[i], set_up, test_play, tear_down);
      g_test_add (finish, Fixture, &scales[i], set_up, test_finish, tear_down);
      g_test_add (windows, Fixture, &scales[i], set_up, test_windows, tear_down);
    }
  return g_test_run ();
}
