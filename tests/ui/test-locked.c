/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Settings that nobody may change, as an administrator can have them: the program starts and plays,
 * and what can't be chosen can't be pressed. Warnings end the test. */

#define G_SETTINGS_ENABLE_BACKEND
#include <gio/gsettingsbackend.h>

#include "satdoku-preferences.h"
#include "satdoku-settings.h"
#include "satdoku-window.h"
#include "test-app.h"
#include "test-grid.h"
#include "test-ui.h"

typedef GSettingsBackend TestLocked;
typedef GSettingsBackendClass TestLockedClass;

GType test_locked_get_type (void);
G_DEFINE_TYPE_WITH_CODE (TestLocked,
                         test_locked,
                         G_TYPE_SETTINGS_BACKEND,
                         g_io_extension_point_implement (G_SETTINGS_BACKEND_EXTENSION_POINT_NAME,
                                                         g_define_type_id,
                                                         "locked",
                                                         -1))

static GVariant *
read_nothing (GSettingsBackend *backend,
              const char *key,
              const GVariantType *type,
              gboolean default_value)
{
  return NULL;
}

static gboolean
refuse_write (GSettingsBackend *backend,
              const char *key,
              GVariant *value,
              gpointer tag)
{
  return FALSE;
}

static gboolean
refuse_tree (GSettingsBackend *backend,
             GTree *tree,
             gpointer tag)
{
  return FALSE;
}

static void
refuse_reset (GSettingsBackend *backend,
              const char *key,
              gpointer tag)
{
}

static gboolean
is_writable (GSettingsBackend *backend,
             const char *key)
{
  return FALSE;
}

static void
test_locked_class_init (TestLockedClass *klass)
{
  klass->read = read_nothing;
  klass->write = refuse_write;
  klass->write_tree = refuse_tree;
  klass->reset = refuse_reset;
  klass->get_writable = is_writable;
}

static void
test_locked_init (TestLocked *self)
{
}

static void
test_play (void)
{
  g_autoptr (SudokuGame) game = test_app_make_game (
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  g_autoptr (GSettings) settings = satdoku_settings_new ();
  SatdokuWindow *window = test_app_play (game);
  GtkWindow *preferences;

  g_assert_false (g_settings_is_writable (settings, "show-clock"));
  test_ui_accel ("<Control>comma");
  test_ui_wait_for (test_ui_find_window (SATDOKU_TYPE_PREFERENCES, NULL) != NULL);
  preferences = test_ui_find_window (SATDOKU_TYPE_PREFERENCES, NULL);
  test_ui_present (preferences);
  g_assert_false (gtk_widget_get_sensitive (test_ui_find (preferences, ADW_TYPE_COMBO_ROW, NULL)));
  g_assert_false (gtk_widget_get_sensitive (test_ui_find (preferences, GTK_TYPE_SWITCH, NULL)));
  test_ui_screenshot (preferences, "locked");
  test_ui_destroy (preferences);
  test_ui_destroy (GTK_WINDOW (window));
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;

  g_setenv ("GSETTINGS_BACKEND", "locked", TRUE);
  g_io_extension_point_register (G_SETTINGS_BACKEND_EXTENSION_POINT_NAME);
  g_type_ensure (test_locked_get_type ());
  test_ui_init (&argc, &argv);
  application = test_app_new ();
  g_test_add_func ("/locked/play", test_play);
  return g_test_run ();
}
