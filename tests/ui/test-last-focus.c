/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What loses the focus and its place in the window at the same time lives until the label that has
 * taken the focus has looked at it. */

#include "test-app.h"
#include "test-ui.h"

/* As a list does with a row that it has kept for its focus alone. */
static void
remove_first_cb (GtkWindow *window,
                 GParamSpec *pspec,
                 GtkWidget *box)
{
  GtkWidget *first = gtk_widget_get_first_child (box);

  if (GTK_IS_BUTTON (first) && gtk_window_get_focus (window) != first)
    gtk_box_remove (GTK_BOX (box), first);
}

static void
test_to (GtkWidget *next)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (box), next);
  gtk_window_set_child (window, box);
  g_signal_connect (window, "notify::focus-widget", G_CALLBACK (remove_first_cb), box);
  test_ui_present (window);
  for (guint i = 0; i < 3; i++)
    {
      GtkWidget *button = gtk_button_new_with_label ("First"); /* (nullable): weak, in the end */

      gtk_box_prepend (GTK_BOX (box), button);
      g_object_add_weak_pointer (G_OBJECT (button), (gpointer *)&button);
      g_assert_true (gtk_widget_grab_focus (button));
      gtk_widget_grab_focus (next);
      g_assert_true (gtk_window_get_focus (window) == next ||
                     gtk_widget_is_ancestor (gtk_window_get_focus (window), next));
      g_assert_nonnull (button);
      g_assert_null (gtk_widget_get_parent (button));
      test_ui_wait_for (button == NULL);
    }
  test_ui_destroy (window);
}

static void
test_label (void)
{
  GtkWidget *label = gtk_label_new ("Second");

  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  test_to (label);
}

static void
test_entry (void)
{
  test_to (gtk_entry_new ());
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
  g_test_add_func ("/last-focus/label", test_label);
  g_test_add_func ("/last-focus/entry", test_entry);
  return g_test_run ();
}
