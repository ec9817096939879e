/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Golden files: NAME.in is read, what comes out must be NAME.ref, or else the message
 * of the error NAME.errors. The folder is the list of tests; UPDATE_GOLDEN=1 rewrites
 * what is expected. Knows nothing of what is read. */

#include "satdoku-config.h"

#include "test-golden.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <locale.h>
#include <string.h>
#include <words-error.h>

/* What the system and GLib say, which this program can't translate. */
static const char *const foreign[] = {
  "Unknown option",
  "Missing argument",
  "Cannot parse",
  "No such file or directory",
  "Is a directory",
  "Permission denied",
};

/**
 * test_golden_is_translated:
 *
 * Looks whether the tests are to run in another language: TEST_LOCALE_DIR is the folder of the
 * catalogues then, and LANGUAGE says which. The first call sets the language.
 *
 * Returns: whether what goes wrong should be said in another language than English
 */
gboolean
test_golden_is_translated (void)
{
  static gsize once = 0;
  const char *folder = g_getenv ("TEST_LOCALE_DIR");

  if (folder == NULL)
    return FALSE;
  if (g_once_init_enter (&once))
    {
      setlocale (LC_ALL, "");
      bindtextdomain (GETTEXT_PACKAGE, folder);
      bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
      textdomain (GETTEXT_PACKAGE);
      g_once_init_leave (&once, 1);
    }
  return TRUE;
}

static gboolean
is_foreign (const char *line)
{
  for (gsize i = 0; i < G_N_ELEMENTS (foreign); i++)
    if (strstr (line, foreign[i]) != NULL)
      return TRUE;
  return FALSE;
}

/* A board isn't in any language. */
static gboolean
has_letter (const char *line)
{
  for (; *line != '\0'; line++)
    if (g_ascii_isalpha (*line))
      return TRUE;
  return FALSE;
}

/* No line of the errors is as it is in English; what else comes out does not matter. */
static gboolean
settle_translated (const char *path,
                   const char *english,
                   const char *text)
{
  g_auto (GStrv) old_lines = g_strsplit (english != NULL ? english : "", "\n", -1);
  g_auto (GStrv) lines = g_strsplit (text != NULL ? text : "", "\n", -1);

  if (!g_str_has_suffix (path, ".err") && !g_str_has_suffix (path, ".errors"))
    return TRUE;
  for (guint i = 0; lines[i] != NULL; i++)
    if (has_letter (lines[i]) && !is_foreign (lines[i]) &&
        g_strv_contains ((const char *const *)old_lines, lines[i]))
      {
        g_test_message ("%s: this is English: %s", path, lines[i]);
        return FALSE;
      }
  return (english == NULL) == (text == NULL);
}

/**
 * test_golden_settle:
 * @stem: a path without its ending
 * @ending: the ending of what is expected, ".ref"
 * @text: (nullable): what came out; %NULL is expected to have no such file
 *
 * Compares what came out with what is expected, or rewrites that with UPDATE_GOLDEN=1.
 *
 * Returns: %FALSE, with a message of both, when they differ
 */
gboolean
test_golden_settle (const char *stem,
                    const char *ending,
                    const char *text)
{
  g_autofree char *path = g_strconcat (stem, ending, NULL);
  g_autofree char *expected = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &expected, NULL, NULL);
  if (test_golden_is_translated ())
    return settle_translated (path, expected, text);
  if (g_strcmp0 (text, expected) == 0)
    return TRUE;
  if (g_strcmp0 (g_getenv ("UPDATE_GOLDEN"), "1") != 0)
    {
      g_test_message ("%s (UPDATE_GOLDEN=1 writes it)\n--- expected\n%s\n--- came out\n%s", path,
                      expected != NULL ? expected : "(nothing)",
                      text != NULL ? text : "(nothing)");
      return FALSE;
    }
  if (text == NULL)
    return g_remove (path) == 0;
  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
  return TRUE;
}

static gboolean
run_one (const char *folder,
         const char *file,
         TestGoldenPrint print)
{
  g_autofree char *path = g_build_filename (folder, file, NULL);
  g_autofree char *name = g_strndup (file, strlen (file) - strlen (".in"));
  g_autofree char *stem = g_build_filename (folder, name, NULL);
  g_autofree char *text = NULL, *output = NULL, *message = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;
  gboolean same;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  output = print (name, text, length, &error);
  g_assert_true ((output == NULL) == (error != NULL));
  if (error != NULL)
    {
      g_autofree char *words = words_error (error, WORDS_STYLE_TERMINAL);

      message = g_strconcat (words, "\n", NULL);
    }
  same = test_golden_settle (stem, ".ref", output);
  return test_golden_settle (stem, ".errors", message) && same;
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *)a, *(const char *const *)b);
}

/**
 * test_golden_list:
 * @path: a folder
 * @ending: how the names of cases end
 *
 * Returns: (transfer full) (element-type utf8): the names of the files that end so, sorted;
 *   at least one, or the running test fails
 */
GPtrArray *
test_golden_list (const char *path,
                  const char *ending)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (path, 0, &error);
  const char *file;

  g_assert_no_error (error);
  while ((file = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (file, ending))
      g_ptr_array_add (files, g_strdup (file));
  g_assert_cmpuint (files->len, >, 0);
  g_ptr_array_sort (files, compare_names);
  return g_steal_pointer (&files);
}

/**
 * test_golden_run:
 * @folder: a folder inside the folder of the tests, such as "golden/dimacs"
 * @print: reads a text and prints what it understood; gets the file's name without
 *   its ending, the place of an error begins with it
 *
 * Runs all the golden files of a folder as part of the running test, which fails, with
 * a message for each, when any differs, or when the folder is empty.
 */
void
test_golden_run (const char *folder,
                 TestGoldenPrint print)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, folder, NULL);
  g_autoptr (GPtrArray) files = test_golden_list (path, ".in");

  test_golden_is_translated ();
  for (guint i = 0; i < files->len; i++)
    if (!run_one (path, g_ptr_array_index (files, i), print))
      g_test_fail_printf ("%s/%s", folder, (char *)g_ptr_array_index (files, i));
}
