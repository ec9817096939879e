/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The keys of the table: the toolkit means nothing else by them. What a window of GTK does by a key
 * of its own is asked of GTK, and its texts, which have the keys first, are asked, too. */

#include <adwaita.h>

#include "satdoku-shortcuts-window.h"
#include "satdoku-shortcuts.h"
#include "test-ui.h"

/* What somebody presses; a trigger of GTK may be for several. */
typedef struct
{
  guint key;
  GdkModifierType modifiers;
} Key;

/* These can't be asked for: what texts and their input methods make as they are typed, a code of
 * Unicode and the list of emoji; the Inspector twice; and the preview of narrow windows, which
 * libadwaita has from 1.7 on. */
static const char *const others[] = { "<Control><Shift>u", "<Control>period", "<Control>semicolon",
                                      "<Control><Shift>i", "<Control><Shift>d",
                                      "<Control><Shift>m" };

/* Where nothing that has the focus wants them, a window moves the focus by these or presses what
 * has it; here the board or the solver that is watched is moved. F10 opens the menu in both. */
static const char *const shared[] = { "space", "Return", "<Control>Left", "<Control>Right", "F10" };

static gboolean
is_shared (const char *accel)
{
  for (gsize i = 0; i < G_N_ELEMENTS (shared); i++)
    if (g_str_equal (accel, shared[i]))
      return TRUE;
  return FALSE;
}

static void
add_trigger (GArray *keys,
             GtkShortcutTrigger *trigger)
{
  if (GTK_IS_ALTERNATIVE_TRIGGER (trigger))
    {
      add_trigger (keys, gtk_alternative_trigger_get_first (GTK_ALTERNATIVE_TRIGGER (trigger)));
      add_trigger (keys, gtk_alternative_trigger_get_second (GTK_ALTERNATIVE_TRIGGER (trigger)));
    }
  else if (GTK_IS_KEYVAL_TRIGGER (trigger))
    {
      Key key = { gdk_keyval_to_lower (
                    gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger))),
                  gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger)) };

      g_array_append_val (keys, key);
    }
}

/* All that a widget of GTK does by keys. */
static GArray *
collect (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  GArray *keys = g_array_new (FALSE, FALSE, sizeof (Key));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (!GTK_IS_SHORTCUT_CONTROLLER (controller))
        continue;
      for (guint k = 0; k < g_list_model_get_n_items (G_LIST_MODEL (controller)); k++)
        {
          g_autoptr (GtkShortcut) shortcut =
            g_list_model_get_item (G_LIST_MODEL (controller), k);

          add_trigger (keys, gtk_shortcut_get_trigger (shortcut));
        }
    }
  return keys;
}

static Key
parse (const char *accel)
{
  Key key;

  g_assert_true (gtk_accelerator_parse (accel, &key.key, &key.modifiers));
  key.key = gdk_keyval_to_lower (key.key);
  return key;
}

static gboolean
has (GArray *keys,
     const char *accel)
{
  Key key = parse (accel);

  for (guint i = 0; i < keys->len; i++)
    if (g_array_index (keys, Key, i).key == key.key &&
        g_array_index (keys, Key, i).modifiers == key.modifiers)
      return TRUE;
  return FALSE;
}

static void
assert_free (const char *accel,
             GArray *windows)
{
  if (is_shared (accel))
    return;
  if (has (windows, accel))
    g_error ("%s is a key of GTK's windows", accel);
  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    {
      Key key = parse (accel), other = parse (others[i]);

      if (key.key == other.key && key.modifiers == other.modifiers)
        g_error ("%s is a key of the toolkit", accel);
    }
}

static void
test_toolkit (void)
{
  GtkWidget *window = adw_application_window_new (
    GTK_APPLICATION (g_application_get_default ()));
  g_autoptr (GArray) keys = collect (window);
  gsize n;
  const SatdokuShortcut *table = satdoku_shortcuts (&n);

  /* GTK has been asked in a way that it answers. */
  g_assert_true (has (keys, "<Control><Shift>d"));
  g_assert_true (has (keys, "<Control><Shift>i"));
  g_assert_true (has (keys, "Return"));
  for (gsize i = 0; i < n; i++)
    for (guint k = 0; k < SATDOKU_ACCELS_MAX && table[i].accels[k] != NULL; k++)
      assert_free (table[i].accels[k], keys);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Where two of the table are of one key, they are of different places: only one of them is there.
 * What is done has the same key everywhere. */
static void
test_table (void)
{
  gsize n;
  const SatdokuShortcut *table = satdoku_shortcuts (&n);
  g_autoptr (GHashTable) actions = g_hash_table_new (g_str_hash, g_str_equal);

  for (gsize i = 0; i < n; i++)
    {
      if (table[i].action == NULL)
        continue;
      if (!g_hash_table_add (actions, (gpointer)table[i].action))
        g_error ("%s is in the table twice", table[i].action);
      for (guint k = 0; k < SATDOKU_ACCELS_MAX && table[i].accels[k] != NULL; k++)
        parse (table[i].accels[k]);
    }
}

/* What players need comes first: entering, then playing. */
static void
test_order (void)
{
  gsize n;
  const SatdokuShortcut *table = satdoku_shortcuts (&n);
  guint found = 0;

  g_assert_cmpstr (table[0].title, ==, "Enter a Number");
  for (gsize i = 0; i < 34; i++)
    if (g_strv_contains ((const char *const[]){ "win.undo", "win.check", "win.hint", "win.pause",
                                                NULL },
                         table[i].action != NULL ? table[i].action : ""))
      found++;
  g_assert_cmpuint (found, ==, 4);
}

/* Only a button that does not show what it does says it in a tooltip. */
static void
test_tooltips (void)
{
  g_autoptr (GtkWidget) labelled = g_object_ref_sink (gtk_button_new_with_mnemonic ("_Hint"));
  g_autoptr (GtkWidget) icon = g_object_ref_sink (gtk_button_new_from_icon_name ("help"));

  gtk_actionable_set_action_name (GTK_ACTIONABLE (labelled), "win.hint");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (icon), "win.hint");
  satdoku_shortcuts_set_tooltips (labelled);
  satdoku_shortcuts_set_tooltips (icon);
  g_assert_null (gtk_widget_get_tooltip_text (labelled));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (icon), ==, "Hint (Ctrl+H)");
}

/* Nothing of the window stays when it is closed: it has hundreds of rows. */
static void
test_window (void)
{
  GtkWindow *window = satdoku_shortcuts_window_new ();
  gpointer row, keys;

  test_ui_present (window);
  row = test_ui_find (window, ADW_TYPE_ACTION_ROW, NULL);
  keys = test_ui_find (window, GTK_TYPE_SHORTCUT_LABEL, NULL);
  g_object_add_weak_pointer (row, &row);
  g_object_add_weak_pointer (keys, &keys);
  test_ui_destroy (window);
  test_ui_wait_for (row == NULL && keys == NULL);
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (AdwApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = adw_application_new ("io.github.satdoku.Test", G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  g_test_add_func ("/shortcuts/toolkit", test_toolkit);
  g_test_add_func ("/shortcuts/table", test_table);
  g_test_add_func ("/shortcuts/order", test_order);
  g_test_add_func ("/shortcuts/tooltips", test_tooltips);
  g_test_add_func ("/shortcuts/window", test_window);
  return g_test_run ();
}
