/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Drives real windows by real events: see tests/ui/run-ui for the desktop it needs. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void test_ui_init (int *argc, char ***argv);

/* Waiting: for a condition, never for a time. */
#define test_ui_wait_for(condition)                                \
  G_STMT_START                                                     \
  {                                                                \
    gint64 test_ui_end_ = test_ui_deadline ();                     \
    while (!(condition))                                           \
      test_ui_turn (test_ui_end_, __FILE__, __LINE__, #condition); \
  }                                                                \
  G_STMT_END
gint64 test_ui_deadline (void);
void test_ui_turn (gint64 deadline, const char *file, int line, const char *condition);
void test_ui_flush (void);
void test_ui_settle (GtkWidget *widget);

/* Windows. */
void test_ui_present (GtkWindow *window);
void test_ui_focus_window (GtkWindow *window);
void test_ui_resize (GtkWindow *window, int width, int height);
void test_ui_destroy (GtkWindow *window);
void test_ui_unref_last (gpointer object);

/* The mouse: @x and @y are in the widget's own coordinates. */
GtkWindow *test_ui_find_other_window (GtkWindow *window);
gboolean test_ui_in_sight (GtkWidget *widget);
void test_ui_move_to (GtkWidget *widget, double x, double y);
void test_ui_click (GtkWidget *widget);
void test_ui_click_at (GtkWidget *widget,
                       double x,
                       double y,
                       guint button,
                       guint n_clicks,
                       GdkModifierType modifiers);
void test_ui_carry (GtkWidget *widget, double from_x, double from_y, double to_x, double to_y);
void test_ui_let_go (void);
void test_ui_drag (GtkWidget *widget, double from_x, double from_y, double to_x, double to_y);
void test_ui_scroll (GtkWidget *widget, int lines);
void test_ui_scroll_to (GtkWidget *widget);

/* The keyboard. */
void test_ui_key (guint keyval, GdkModifierType modifiers);
void test_ui_accel (const char *accelerator);
void test_ui_type (const char *text);
void test_ui_choose_path (GtkWindow *chooser, const char *path);

/* Looking for widgets, actions and what is shown. */
GtkWindow *test_ui_find_window (GType type, const char *title);
GtkWidget *test_ui_find (gpointer root, GType type, const char *name);
GtkWidget *test_ui_find_action (gpointer root, const char *action);
GtkWidget *test_ui_find_text (gpointer root, const char *text);
gboolean test_ui_shows_text (gpointer root, const char *text);
void test_ui_activate (gpointer widget, const char *action, GVariant *target);
gboolean test_ui_action_enabled (gpointer owner, const char *action);

GdkTexture *test_ui_draw (gpointer widget);
void test_ui_screenshot (gpointer widget, const char *name);
char *test_ui_find_misfits (gpointer root);

G_END_DECLS
