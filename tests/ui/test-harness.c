/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Proves the harness of the window tests itself: what it sends must arrive as real events. */

#include "test-ui.h"

#include <glib/gstdio.h>

typedef struct
{
  GtkWindow *window;
  GtkWidget *box;
  guint count;
  guint n_press;
  double x;
  double y;
  GdkModifierType state;
} Fixture;

static void
set_up (Fixture *self,
        gconstpointer data)
{
  self->window = g_object_new (ADW_TYPE_WINDOW, "default-width", 400, "default-height", 300, NULL);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  adw_window_set_content (ADW_WINDOW (self->window), self->box);
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  test_ui_destroy (self->window);
}

static void
count_cb (GtkWidget *widget,
          Fixture *self)
{
  self->count++;
}

static void
count_action_cb (GtkWidget *widget,
                 const char *action,
                 GVariant *target)
{
  g_object_set_data (G_OBJECT (widget), "target", GUINT_TO_POINTER (g_variant_get_uint32 (target)));
}

static guint
last_target (Fixture *self)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (self->box), "target"));
}

static void
pressed_cb (GtkGesture *gesture,
            int n_press,
            double x,
            double y,
            Fixture *self)
{
  self->n_press = (guint)n_press;
  self->x = x;
  self->y = y;
  self->state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));
}

static void
drag_end_cb (GtkGestureDrag *gesture,
             double x,
             double y,
             Fixture *self)
{
  self->x = x;
  self->y = y;
}

/* A button gets a click, and only that button. */
static void
test_click (Fixture *self,
            gconstpointer data)
{
  GtkWidget *other = gtk_button_new_with_label ("Other");
  GtkWidget *button = gtk_button_new_with_label ("Push");

  gtk_box_append (GTK_BOX (self->box), other);
  gtk_box_append (GTK_BOX (self->box), button);
  g_signal_connect (button, "clicked", G_CALLBACK (count_cb), self);
  test_ui_present (self->window);
  test_ui_click (other);
  g_assert_cmpuint (self->count, ==, 0);
  test_ui_click (button);
  test_ui_wait_for (self->count == 1);
  test_ui_click (button);
  test_ui_wait_for (self->count == 2);
}

/* A place, a button, a number of clicks and a modifier arrive as they were asked for. */
static void
test_click_at (Fixture *self,
               gconstpointer data)
{
  GtkGesture *gesture = gtk_gesture_click_new ();
  GtkWidget *area = gtk_drawing_area_new ();

  gtk_widget_set_vexpand (area, TRUE);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (gesture), 0);
  g_signal_connect (gesture, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (area, GTK_EVENT_CONTROLLER (gesture));
  gtk_box_append (GTK_BOX (self->box), area);
  test_ui_present (self->window);
  test_ui_click_at (area, 31, 17, GDK_BUTTON_SECONDARY, 2, GDK_CONTROL_MASK);
  test_ui_wait_for (self->n_press == 2);
  g_assert_cmpfloat (self->x, ==, 31);
  g_assert_cmpfloat (self->y, ==, 17);
  g_assert_cmpuint (gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture)), ==, 0);
  g_assert_true (self->state & GDK_CONTROL_MASK);
}

static void
test_drag (Fixture *self,
           gconstpointer data)
{
  GtkGesture *gesture = gtk_gesture_drag_new ();
  GtkWidget *area = gtk_drawing_area_new ();

  gtk_widget_set_vexpand (area, TRUE);
  g_signal_connect (gesture, "drag-end", G_CALLBACK (drag_end_cb), self);
  gtk_widget_add_controller (area, GTK_EVENT_CONTROLLER (gesture));
  gtk_box_append (GTK_BOX (self->box), area);
  test_ui_present (self->window);
  test_ui_drag (area, 20, 30, 120, 90);
  test_ui_wait_for (self->x == 100);
  g_assert_cmpfloat (self->y, ==, 60);
}

static void
test_scroll (Fixture *self,
             gconstpointer data)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *tall = gtk_drawing_area_new ();
  GtkAdjustment *adjustment;

  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (tall), 5000);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), tall);
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_box_append (GTK_BOX (self->box), scrolled);
  test_ui_present (self->window);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  test_ui_scroll (scrolled, 3);
  test_ui_wait_for (gtk_adjustment_get_value (adjustment) > 0);
  test_ui_scroll (scrolled, -4);
  test_ui_wait_for (gtk_adjustment_get_value (adjustment) == 0);
}

/* Keys arrive in order: lower and upper case, symbols with Shift, and some of other scripts, which
 * no key of the layout has. */
static void
test_type (Fixture *self,
           gconstpointer data)
{
  const char *text = "aB3 .|+-_{}[]\"é¬∨٣九";
  GtkWidget *entry = gtk_entry_new ();

  gtk_box_append (GTK_BOX (self->box), entry);
  g_signal_connect (entry, "activate", G_CALLBACK (count_cb), self);
  test_ui_present (self->window);
  gtk_widget_grab_focus (entry);
  test_ui_type (text);
  test_ui_wait_for (g_str_equal (gtk_editable_get_text (GTK_EDITABLE (entry)), text));
  test_ui_type ("\n");
  test_ui_wait_for (self->count == 1);
  test_ui_accel ("<Control>a");
  test_ui_key (GDK_KEY_BackSpace, 0);
  test_ui_wait_for (*gtk_editable_get_text (GTK_EDITABLE (entry)) == '\0');
  test_ui_key (GDK_KEY_KP_7, 0);
  test_ui_wait_for (g_str_equal (gtk_editable_get_text (GTK_EDITABLE (entry)), "7"));
}

/* Several keys with modifiers, one of them a shifted symbol. */
static void
test_accel (Fixture *self,
            gconstpointer data)
{
  static const char *const accels[] = { "<Control>z", "<Control><Shift>z", "<Alt>Return", "F10",
                                        "<Control>question" };

  for (guint i = 0; i < G_N_ELEMENTS (accels); i++)
    {
      g_autoptr (GtkEventController) owned = gtk_shortcut_controller_new ();
      GtkEventController *controller = g_steal_pointer (&owned);
      GtkShortcut *shortcut = gtk_shortcut_new (gtk_shortcut_trigger_parse_string (accels[i]),
                                                gtk_named_action_new ("test.got"));

      gtk_shortcut_set_arguments (shortcut, g_variant_new_uint32 (i + 1));
      gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller), shortcut);
      gtk_widget_add_controller (self->box, controller);
    }
  gtk_widget_set_focusable (self->box, TRUE);
  test_ui_present (self->window);
  gtk_widget_grab_focus (self->box);
  for (guint i = 0; i < G_N_ELEMENTS (accels); i++)
    {
      test_ui_accel (accels[i]);
      test_ui_wait_for (last_target (self) == i + 1);
    }
}

/* Two windows: the keys go to the one that was focused last. */
static void
test_two_windows (Fixture *self,
                  gconstpointer data)
{
  GtkWindow *second = g_object_new (GTK_TYPE_WINDOW, "default-width", 200, NULL);
  GtkWidget *first_entry = gtk_entry_new ();
  GtkWidget *second_entry = gtk_entry_new ();

  gtk_box_append (GTK_BOX (self->box), first_entry);
  gtk_window_set_child (second, second_entry);
  test_ui_present (self->window);
  test_ui_present (second);
  gtk_widget_grab_focus (first_entry);
  gtk_widget_grab_focus (second_entry);
  test_ui_type ("x");
  test_ui_wait_for (g_str_equal (gtk_editable_get_text (GTK_EDITABLE (second_entry)), "x"));
  test_ui_focus_window (self->window);
  test_ui_type ("y");
  test_ui_wait_for (g_str_equal (gtk_editable_get_text (GTK_EDITABLE (first_entry)), "y"));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (second_entry)), ==, "x");
  test_ui_destroy (second);
}

/* Only what is shown is found; a popover is a window of its own and takes clicks. */
static void
test_find (Fixture *self,
           gconstpointer data)
{
  GtkWidget *hidden = gtk_label_new ("Hidden words");
  GtkWidget *menu = gtk_menu_button_new ();
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *inside = gtk_button_new_with_label ("Inside");

  gtk_widget_set_visible (hidden, FALSE);
  gtk_widget_set_name (inside, "inside");
  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (inside), "test.got(uint32 77)");
  gtk_popover_set_child (GTK_POPOVER (popover), inside);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (menu), popover);
  gtk_box_append (GTK_BOX (self->box), hidden);
  gtk_box_append (GTK_BOX (self->box), menu);
  test_ui_present (self->window);
  g_assert_false (test_ui_shows_text (self->window, "Hidden"));
  g_assert_null (test_ui_find (self->window, GTK_TYPE_BUTTON, "inside"));
  test_ui_click (menu);
  test_ui_wait_for (test_ui_find (self->window, GTK_TYPE_BUTTON, "inside") == inside);
  g_assert_true (test_ui_find_action (self->window, "test.got") == inside);
  g_assert_true (test_ui_shows_text (self->window, "Insid"));
  test_ui_click (inside);
  test_ui_wait_for (last_target (self) == 77);
}

static void
test_resize (Fixture *self,
             gconstpointer data)
{
  test_ui_present (self->window);
  test_ui_resize (self->window, 640, 480);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (self->window)), ==, 640);
  test_ui_resize (self->window, 360, 294);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (self->window)), ==, 360);
}

/* The picture of a widget has its size. */
static void
test_screenshot (Fixture *self,
                 gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("satdoku-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "harness.png", NULL);
  g_autofree char *before = g_strdup (g_getenv ("SATDOKU_SCREENSHOTS"));
  g_autoptr (GdkTexture) texture = NULL;
  g_autoptr (GError) error = NULL;

  gtk_box_append (GTK_BOX (self->box), gtk_button_new_with_label ("Smile"));
  test_ui_present (self->window);
  g_setenv ("SATDOKU_SCREENSHOTS", folder, TRUE);
  test_ui_screenshot (self->box, "harness");
  if (before != NULL)
    g_setenv ("SATDOKU_SCREENSHOTS", before, TRUE);
  else
    g_unsetenv ("SATDOKU_SCREENSHOTS");
  texture = gdk_texture_new_from_filename (path, &error);
  g_assert_no_error (error);
  g_assert_cmpint (gdk_texture_get_width (texture), ==, gtk_widget_get_width (self->box));
  g_assert_cmpint (gdk_texture_get_height (texture), ==, gtk_widget_get_height (self->box));
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* A warning ends the test. */
static void
test_warnings_are_fatal (void)
{
  if (g_test_subprocess ())
    {
      g_log (NULL, G_LOG_LEVEL_WARNING, "something is wrong");
      return;
    }
  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*something is wrong*");
}

int
main (int argc,
      char **argv)
{
  g_autoptr (GTypeClass) box_class = NULL;

  test_ui_init (&argc, &argv);
  box_class = g_type_class_ref (GTK_TYPE_BOX);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (box_class), "test.got", "u", count_action_cb);

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)
  ADD ("/harness/click", test_click);
  ADD ("/harness/click-at", test_click_at);
  ADD ("/harness/drag", test_drag);
  ADD ("/harness/scroll", test_scroll);
  ADD ("/harness/type", test_type);
  ADD ("/harness/accel", test_accel);
  ADD ("/harness/two-windows", test_two_windows);
  ADD ("/harness/find", test_find);
  ADD ("/harness/resize", test_resize);
  ADD ("/harness/screenshot", test_screenshot);
#undef ADD
  g_test_add_func ("/harness/warnings-are-fatal", test_warnings_are_fatal);
  return g_test_run ();
}
