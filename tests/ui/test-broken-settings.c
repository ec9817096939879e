/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Settings that can't be read: the program starts with its defaults, says nothing of it that would
 * be wrong, and plays. Warnings end the test. What is wrong with them is the first argument, as
 * they are read once in a process. */

#include <glib/gstdio.h>

#include "satdoku-preferences.h"
#include "satdoku-settings.h"
#include "test-app.h"

static const struct
{
  const char *name;
  const char *text; /* NULL: a folder is in the place of the file */
} breaks[] = {
  { "junk", "\x7f"
            "ELF\x02\xff\xfe no settings [[[ \n=\n" },
  { "empty", "" },
  { "types", "[io/github/satdoku/Satdoku]\nshow-clock='seven'\nliterals=[1, 2\nliterals=true\n" },
  { "folder", NULL },
};

static void
break_settings (const char *name)
{
  g_autofree char *folder =
    g_build_filename (g_getenv ("XDG_CONFIG_HOME"), "glib-2.0", "settings", NULL);
  g_autofree char *path = g_build_filename (folder, "keyfile", NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (breaks); i++)
    {
      if (!g_str_equal (breaks[i].name, name))
        continue;
      g_assert_cmpint (g_mkdir_with_parents (breaks[i].text != NULL ? folder : path, 0700), ==, 0);
      if (breaks[i].text != NULL)
        g_assert_true (g_file_set_contents (path, breaks[i].text, -1, NULL));
      return;
    }
  g_error ("%s is no way to break settings", name);
}

static void
test_start (void)
{
  g_autoptr (SudokuGame) game = test_app_make_game (
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  g_autoptr (GSettings) settings = satdoku_settings_new ();
  g_autofree char *literals = g_settings_get_string (settings, "literals");
  SatdokuWindow *window = test_app_play (game);
  GtkWindow *preferences;

  g_assert_cmpstr (literals, ==, "numbers");
  g_assert_true (g_settings_get_boolean (settings, "show-clock"));
  test_ui_accel ("<Control>comma");
  test_ui_wait_for (test_ui_find_window (SATDOKU_TYPE_PREFERENCES, NULL) != NULL);
  preferences = test_ui_find_window (SATDOKU_TYPE_PREFERENCES, NULL);
  test_ui_present (preferences);
  g_settings_set_string (settings, "literals", "signs");
  test_ui_settle (GTK_WIDGET (preferences));
  test_ui_destroy (preferences);
  test_ui_destroy (GTK_WINDOW (window));
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;
  const char *broken;

  g_assert_cmpint (argc, >, 1);
  broken = argv[1];
  break_settings (broken);
  argv[1] = argv[0];
  argv++;
  argc--;
  test_ui_init (&argc, &argv);
  /* GLib warns that it can't write where a folder is, which is true. */
  if (g_str_equal (broken, "folder"))
    g_log_set_always_fatal (G_LOG_LEVEL_CRITICAL | G_LOG_FATAL_MASK);
  application = test_app_new ();
  g_test_add_func ("/broken-settings/start", test_start);
  return g_test_run ();
}
