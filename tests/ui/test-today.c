/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The puzzles of days in a real window: today's at once, the others from the calendar by the
 * keyboard and by the mouse; what was begun goes on, and what was solved is shown. */

#include <string.h>
#include <sudoku-day.h>
#include <sudoku-game-moves.h>
#include <words-day.h>

#include <glib/gstdio.h>

#include "satdoku-game-document.h"
#include "satdoku-month.h"
#include "satdoku-today.h"
#include "test-app.h"
#include "test-ui.h"

typedef struct
{
  SatdokuWindow *window;
  guint today;
} Fixture;

static char *
history_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "satdoku", "history.txt", NULL);
}

static GDate
to_date (guint day)
{
  GDate date;

  g_date_clear (&date, 1);
  g_date_set_julian (&date, day);
  return date;
}

static void
set_up (Fixture *self,
        gconstpointer data)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  GDate today = sudoku_day_of_time (now);

  self->today = g_date_get_julian (&today);
  self->window = test_app_open_window ();
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  g_autofree char *path = history_path ();

  test_ui_destroy (GTK_WINDOW (self->window));
  g_remove (path);
}

static SudokuGame *
get_game (Fixture *self)
{
  return satdoku_window_get_game (self->window);
}

/* The day whose puzzle is on the board. */
static guint
get_day (Fixture *self)
{
  g_autoptr (SatdokuGameDocument) document = NULL;

  g_object_get (self->window, "document", &document, NULL);
  return satdoku_game_notes_get_day (satdoku_game_document_get_notes (document),
                                     sudoku_game_get_grid (get_game (self)));
}

static GtkWindow *
find_calendar (void)
{
  return test_ui_find_window (SATDOKU_TYPE_TODAY, NULL);
}

static SatdokuMonth *
get_month (GtkWindow *calendar)
{
  return SATDOKU_MONTH (test_ui_find (calendar, SATDOKU_TYPE_MONTH, NULL));
}

static GtkWindow *
open_calendar (Fixture *self)
{
  GtkWindow *calendar;

  test_ui_activate (self->window, "win.calendar", NULL);
  test_ui_wait_for ((calendar = find_calendar ()) != NULL);
  test_ui_wait_for (gtk_widget_get_mapped (GTK_WIDGET (calendar)));
  test_ui_focus_window (calendar);
  test_ui_settle (GTK_WIDGET (calendar));
  return calendar;
}

/* A line of the history: "alone", "helped" or "begun". */
static void
add_result (Fixture *self,
            GString *history,
            guint days_ago,
            const char *stage)
{
  GDate date = to_date (self->today - days_ago);
  g_autofree char *day = sudoku_day_write (&date);

  g_string_append_printf (history, "%sT10:00:00Z 3x3 - 30 100 %s day=%s\n", day, stage, day);
}

static void
write_history (const GString *history)
{
  g_autofree char *path = history_path ();
  g_autofree char *folder = g_path_get_dirname (path);

  g_mkdir_with_parents (folder, 0700);
  g_assert_true (g_file_set_contents (path, history->str, -1, NULL));
}

/* The shape on a day; NULL: none. */
static const char *
get_shape (SatdokuMonth *month,
           guint day)
{
  GtkWidget *face = NULL;

  satdoku_month_select (month, day);
  face = gtk_button_get_child (GTK_BUTTON (satdoku_month_get_button (month, day)));
  return gtk_image_get_icon_name (GTK_IMAGE (gtk_widget_get_last_child (face)));
}

/* One key begins today's puzzle; the same key again shows the calendar. */
static void
test_today (Fixture *self,
            gconstpointer data)
{
  GDate date = to_date (self->today);
  g_autoptr (SudokuGrid) expected = sudoku_day_make (&date, NULL, NULL);
  GtkWindow *calendar;

  test_ui_accel ("<Control>t");
  test_ui_wait_for (get_day (self) == self->today);
  g_assert_true (sudoku_grid_same_values (sudoku_game_get_grid (get_game (self)), expected));
  g_assert_null (find_calendar ());
  test_ui_accel ("<Control>t");
  test_ui_wait_for ((calendar = find_calendar ()) != NULL);
  test_ui_wait_for (gtk_window_is_active (calendar));
  g_assert_cmpuint (satdoku_month_get_selected (get_month (calendar)), ==, self->today);
  test_ui_screenshot (calendar, "today");
  test_ui_key (GDK_KEY_Escape, 0);
  test_ui_wait_for (find_calendar () == NULL);
}

/* (nullable): in the card beside the board. */
static GtkWidget *
find_calendar_button (Fixture *self)
{
  return test_ui_find_action (
    satdoku_grid_page_get_panel (satdoku_window_get_grid_page (self->window)), "win.calendar");
}

/* By the mouse: two clicks. The card beside the board says of which day the puzzle is, and leads to
 * the calendar. */
static void
test_menu (Fixture *self,
           gconstpointer data)
{
  GDate today = to_date (self->today);
  g_autofree char *day = words_day_name (&today);
  g_autofree char *details = g_strdup_printf (" · %s", day);
  GtkWidget *button = test_ui_find (self->window, ADW_TYPE_SPLIT_BUTTON, NULL);
  GtkWidget *entry;

  test_ui_settle (GTK_WIDGET (self->window));
  g_assert_null (find_calendar_button (self));
  test_ui_click (test_ui_find (button, GTK_TYPE_MENU_BUTTON, NULL));
  test_ui_wait_for ((entry = test_ui_find_text (button, "Today’s Puzzle")) != NULL);
  test_ui_wait_for (gtk_widget_get_mapped (entry));
  test_ui_settle (entry);
  test_ui_click (entry);
  test_ui_wait_for (get_day (self) == self->today);
  g_assert_null (find_calendar ());
  test_ui_wait_for (test_ui_shows_text (self->window, details));
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_screenshot (self->window, "today-board");
  test_ui_click (find_calendar_button (self));
  test_ui_wait_for (find_calendar () != NULL);
  test_ui_destroy (find_calendar ());
}

/* Arrow keys go from day to day, no further than today and what can be caught up; Enter plays. */
static void
test_keyboard (Fixture *self,
               gconstpointer data)
{
  GtkWindow *calendar = open_calendar (self);
  SatdokuMonth *month = get_month (calendar);

  test_ui_key (GDK_KEY_Right, 0);
  test_ui_flush ();
  g_assert_cmpuint (satdoku_month_get_selected (month), ==, self->today);
  test_ui_key (GDK_KEY_Left, 0);
  test_ui_wait_for (satdoku_month_get_selected (month) == self->today - 1);
  test_ui_key (GDK_KEY_Up, 0);
  test_ui_wait_for (satdoku_month_get_selected (month) == self->today - 8);
  test_ui_key (GDK_KEY_Down, 0);
  test_ui_wait_for (satdoku_month_get_selected (month) == self->today - 1);
  test_ui_key (GDK_KEY_Home, 0);
  test_ui_wait_for (satdoku_month_get_selected (month) ==
                    self->today - SATDOKU_TODAY_DAYS_BACK);
  test_ui_key (GDK_KEY_Left, 0);
  test_ui_flush ();
  g_assert_cmpuint (satdoku_month_get_selected (month), ==,
                    self->today - SATDOKU_TODAY_DAYS_BACK);
  test_ui_key (GDK_KEY_End, 0);
  test_ui_wait_for (satdoku_month_get_selected (month) == self->today);
  test_ui_key (GDK_KEY_Page_Up, 0);
  test_ui_wait_for (satdoku_month_get_selected (month) < self->today - 26);
  test_ui_key (GDK_KEY_Page_Down, 0);
  test_ui_key (GDK_KEY_End, 0);
  test_ui_key (GDK_KEY_Left, 0);
  test_ui_wait_for (satdoku_month_get_selected (month) == self->today - 1);
  test_ui_key (GDK_KEY_Return, 0);
  test_ui_wait_for (get_day (self) == self->today - 1);
  test_ui_wait_for (find_calendar () == NULL);
}

/* A click selects a day, and the button plays it. */
static void
test_mouse (Fixture *self,
            gconstpointer data)
{
  GtkWindow *calendar = open_calendar (self);
  SatdokuMonth *month = get_month (calendar);

  satdoku_month_select (month, self->today - 1);
  test_ui_settle (GTK_WIDGET (calendar));
  test_ui_click (satdoku_month_get_button (month, self->today - 1));
  test_ui_wait_for (test_ui_find_action (calendar, "today.play") != NULL);
  test_ui_click (test_ui_find_action (calendar, "today.play"));
  test_ui_wait_for (get_day (self) == self->today - 1);
  test_ui_wait_for (find_calendar () == NULL);
}

/* The number of entries on the board. */
static guint
count_entries (Fixture *self)
{
  return sudoku_game_count (get_game (self), SUDOKU_ORIGIN_ENTRY);
}

static void
enter_one (Fixture *self)
{
  const SudokuGrid *grid = sudoku_game_get_grid (get_game (self));
  guint cell = 0;

  while (sudoku_grid_get_value (grid, cell) != 0)
    cell++;
  g_assert_true (sudoku_game_enter (get_game (self), cell, 1));
}

/* What was begun goes on where it was left, and is recorded as begun once. */
static void
test_begun (Fixture *self,
            gconstpointer data)
{
  g_autofree char *path = history_path ();
  g_autofree char *text = NULL;
  const char *begun = NULL;
  GtkWindow *calendar;

  test_ui_accel ("<Control>t");
  test_ui_wait_for (get_day (self) == self->today);
  enter_one (self);
  enter_one (self);
  calendar = open_calendar (self);
  g_assert_cmpstr (get_shape (get_month (calendar), self->today), ==, "document-edit-symbolic");
  g_assert_true (test_ui_shows_text (calendar, "Continue"));
  satdoku_month_select (get_month (calendar), self->today - 7);
  test_ui_key (GDK_KEY_Return, 0);
  test_ui_wait_for (get_day (self) == self->today - 7);
  g_assert_cmpuint (count_entries (self), ==, 0);
  test_ui_wait_for (find_calendar () == NULL);
  test_ui_focus_window (GTK_WINDOW (self->window));
  test_ui_accel ("<Control>t");
  test_ui_wait_for (get_day (self) == self->today);
  g_assert_cmpuint (count_entries (self), ==, 2);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  begun = strstr (text, " begun ");
  g_assert_nonnull (begun);
  g_assert_null (strstr (begun + 1, " begun "));
}

/* Each state has a shape, a name for screen readers and words below the calendar; days to come and
 * those long over can't be chosen. */
static void
test_states (Fixture *self,
             gconstpointer data)
{
  g_autoptr (GString) history = g_string_new (NULL);
  GtkWindow *calendar;
  SatdokuMonth *month;

  add_result (self, history, 1, "alone");
  add_result (self, history, 2, "helped");
  add_result (self, history, 3, "alone");
  add_result (self, history, 5, "begun");
  write_history (history);
  calendar = open_calendar (self);
  month = get_month (calendar);
  g_assert_true (test_ui_shows_text (calendar, "3 days in a row"));
  g_assert_null (get_shape (month, self->today));
  g_assert_cmpstr (get_shape (month, self->today - 1), ==, "starred-symbolic");
  g_assert_true (test_ui_find_text (calendar, "Open") != NULL);
  g_assert_cmpstr (get_shape (month, self->today - 2), ==, "object-select-symbolic");
  g_assert_null (get_shape (month, self->today - 4));
  g_assert_cmpstr (get_shape (month, self->today - 5), ==, "document-edit-symbolic");
  satdoku_month_select (month, self->today + 5);
  g_assert_cmpuint (satdoku_month_get_selected (month), ==, self->today);
  satdoku_month_select (month, self->today - 100);
  g_assert_cmpuint (satdoku_month_get_selected (month), ==,
                    self->today - SATDOKU_TODAY_DAYS_BACK);
  satdoku_month_select (month, self->today - 1);
  test_ui_screenshot (calendar, "today-states");
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      ADW_COLOR_SCHEME_FORCE_DARK);
  test_ui_resize (calendar, 360, 600);
  test_ui_settle (GTK_WIDGET (calendar));
  test_ui_screenshot (calendar, "today-dark-narrow");
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      ADW_COLOR_SCHEME_DEFAULT);
  test_ui_destroy (calendar);
}

/* What was solved long ago is shown, but can't be played again. */
static void
test_long_ago (Fixture *self,
               gconstpointer data)
{
  g_autoptr (GString) history = g_string_new (NULL);
  GtkWindow *calendar;
  SatdokuMonth *month;

  add_result (self, history, 70, "alone");
  write_history (history);
  calendar = open_calendar (self);
  month = get_month (calendar);
  g_assert_cmpstr (get_shape (month, self->today - 70), ==, "starred-symbolic");
  g_assert_false (gtk_widget_get_sensitive (test_ui_find_action (calendar, "today.play")));
  satdoku_month_select (month, self->today - 40);
  g_assert_false (gtk_widget_get_sensitive (test_ui_find_action (calendar, "today.play")));
  satdoku_month_select (month, self->today - SATDOKU_TODAY_DAYS_BACK);
  g_assert_true (gtk_widget_get_sensitive (test_ui_find_action (calendar, "today.play")));
  g_assert_true (test_ui_shows_text (calendar, "Longest streak: 1 day"));
  test_ui_destroy (calendar);
}

/* Midnight passes while the calendar is open, and the clock is set back. */
static void
test_midnight (Fixture *self,
               gconstpointer data)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *path = history_path ();
  g_autoptr (SatdokuHistory) history = satdoku_history_new (path);
  GDate today = to_date (self->today), tomorrow = to_date (self->today + 1);
  GDate later = to_date (self->today + 2);
  GtkWindow *calendar;
  SatdokuMonth *month;

  add_result (self, text, 0, "alone");
  write_history (text);
  calendar = satdoku_today_new (history, &today);
  test_ui_present (calendar);
  month = get_month (calendar);
  g_assert_true (test_ui_shows_text (calendar, "1 day in a row"));
  satdoku_today_set_date (SATDOKU_TODAY (calendar), &tomorrow);
  g_assert_cmpuint (satdoku_month_get_selected (month), ==, self->today + 1);
  g_assert_true (test_ui_shows_text (calendar, "1 day in a row"));
  g_assert_true (test_ui_shows_text (calendar, "Play"));
  satdoku_today_set_date (SATDOKU_TODAY (calendar), &later);
  g_assert_true (test_ui_shows_text (calendar, "Longest streak: 1 day"));
  satdoku_today_set_date (SATDOKU_TODAY (calendar), &today);
  g_assert_cmpuint (satdoku_month_get_selected (month), ==, self->today);
  g_assert_true (test_ui_shows_text (calendar, "1 day in a row"));
  test_ui_destroy (calendar);
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
#define ADD(name, function) g_test_add ("/today/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("today", test_today);
  ADD ("menu", test_menu);
  ADD ("keyboard", test_keyboard);
  ADD ("mouse", test_mouse);
  ADD ("begun", test_begun);
  ADD ("states", test_states);
  ADD ("long-ago", test_long_ago);
  ADD ("midnight", test_midnight);
#undef ADD
  return g_test_run ();
}
