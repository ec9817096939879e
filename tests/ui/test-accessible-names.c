/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a screen reader says of choices: their name, and what is chosen. atspi-names.py looks for
 * what has no name in the windows of the program. */

#include "test-app.h"
#include "test-ui.h"

static const char *const words[] = { "One", "Two", "Three", NULL };
static const char *const other_words[] = { "Four", "Five", NULL };

static void
assert_said (gpointer focus,
             const char *name,
             const char *value)
{
  g_assert_nonnull (focus);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       value);
}

static GtkWidget *
new_drop_down (const char *tooltip)
{
  GtkWidget *drop_down = gtk_drop_down_new_from_strings (words);

  gtk_widget_set_tooltip_text (drop_down, tooltip);
  return drop_down;
}

static void
assert_follows (GtkWidget *drop_down,
                const char *name)
{
  GtkWidget *button = gtk_widget_get_first_child (drop_down);
  g_autoptr (GtkStringList) list = gtk_string_list_new (other_words);

  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (drop_down), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       name);
  assert_said (button, name, "One");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), 2);
  assert_said (button, name, "Three");
  gtk_drop_down_set_model (GTK_DROP_DOWN (drop_down), G_LIST_MODEL (list));
  assert_said (button, name, "Four");
  gtk_string_list_remove (list, 0);
  assert_said (button, name, "Five");
}

/* The second comes into a window that is shown already, as the pages of the formula do. */
static void
test_drop_down (void)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *first = new_drop_down ("First");
  GtkWidget *second = new_drop_down ("Second");

  gtk_box_append (GTK_BOX (box), first);
  gtk_window_set_child (window, box);
  test_ui_present (window);
  assert_follows (first, "First");
  gtk_box_append (GTK_BOX (box), second);
  test_ui_wait_for (gtk_widget_get_mapped (second));
  assert_follows (second, "Second");
  test_ui_destroy (window);
}

/* Hidden and shown again it is followed still. */
static void
test_shown_again (void)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *drop_down = new_drop_down ("Choice");

  gtk_window_set_child (window, drop_down);
  test_ui_present (window);
  gtk_widget_set_visible (drop_down, FALSE);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), 1);
  gtk_widget_set_visible (drop_down, TRUE);
  test_ui_wait_for (gtk_widget_get_mapped (drop_down));
  assert_said (gtk_widget_get_first_child (drop_down), "Choice", "Two");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), 0);
  assert_follows (drop_down, "Choice");
  test_ui_destroy (window);
}

/* A row has its name from its title. */
static void
test_row (void)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *list = gtk_list_box_new ();
  GtkWidget *row = adw_combo_row_new ();
  g_autoptr (GtkStringList) model = gtk_string_list_new (words);

  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (model));
  gtk_list_box_append (GTK_LIST_BOX (list), row);
  gtk_window_set_child (window, list);
  test_ui_present (window);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "One");
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), 1);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Two");
  test_ui_destroy (window);
}

/* So has the switch of a row that unfolds, which the toolkit leaves without a name. */
static void
test_switch (void)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *list = gtk_list_box_new ();
  GtkWidget *row = adw_expander_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), "Title");
  adw_expander_row_set_show_enable_switch (ADW_EXPANDER_ROW (row), TRUE);
  gtk_list_box_append (GTK_LIST_BOX (list), row);
  gtk_window_set_child (window, list);
  test_ui_present (window);
  gtk_test_accessible_assert_property (
    GTK_ACCESSIBLE (test_ui_find (row, GTK_TYPE_SWITCH, NULL)), GTK_ACCESSIBLE_PROPERTY_LABEL,
    "Title");
  test_ui_destroy (window);
}

/* (transfer none): shown in @window, called "_Judge" with J as its key. */
static GtkWidget *
show_marked (GtkWindow *window,
             GType type)
{
  GtkWidget *button = g_object_new (type, "label", "_Judge", "use-underline", TRUE, NULL);

  gtk_window_set_child (window, button);
  test_ui_wait_for (gtk_widget_get_mapped (button));
  return button;
}

/* Does the toolkit name it by the label as it is given? Others take what the label shows. */
static gboolean
is_named_by_label (GType type)
{
  GtkWidget *button =
    g_object_ref_sink (g_object_new (type, "label", "_Judge", "use-underline", TRUE, NULL));
  gboolean is_named =
    gtk_test_accessible_has_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL);

  g_object_unref (button);
  return is_named;
}

/* The mark of the key is not read, whatever the label becomes; a name of its own is kept. */
static void
test_mark (void)
{
  const GType types[] = { GTK_TYPE_BUTTON, GTK_TYPE_TOGGLE_BUTTON, GTK_TYPE_CHECK_BUTTON };
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());

  test_ui_present (window);
  for (gsize i = 0; i < G_N_ELEMENTS (types); i++)
    {
      GtkWidget *button;

      if (!is_named_by_label (types[i]))
        continue;
      button = show_marked (window, types[i]);
      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                           "Judge");
      g_object_set (button, "label", "_Ask", NULL);
      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                           "Ask");
      g_object_set (button, "label", "a_b", "use-underline", FALSE, NULL);
      gtk_widget_set_visible (button, FALSE);
      gtk_widget_set_visible (button, TRUE);
      test_ui_wait_for (gtk_widget_get_mapped (button));
      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                           "a_b");
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      "Judge branches", -1);
      g_object_set (button, "use-underline", TRUE, NULL);
      gtk_widget_set_visible (button, FALSE);
      gtk_widget_set_visible (button, TRUE);
      test_ui_wait_for (gtk_widget_get_mapped (button));
      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                           "Judge branches");
    }
  test_ui_destroy (window);
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
  g_test_add_func ("/accessible-names/drop-down", test_drop_down);
  g_test_add_func ("/accessible-names/shown-again", test_shown_again);
  g_test_add_func ("/accessible-names/row", test_row);
  g_test_add_func ("/accessible-names/switch", test_switch);
  g_test_add_func ("/accessible-names/mark", test_mark);
  return g_test_run ();
}
