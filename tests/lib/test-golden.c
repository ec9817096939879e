/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Golden files: NAME.in is read, what comes out must be NAME.ref, or else the message
 * of the error NAME.errors. The folder is the list of tests; UPDATE_GOLDEN=1 rewrites
 * what is expected. Knows nothing of what is read. */

#include "test-golden.h"

#include <glib/gstdio.h>
#include <string.h>
#include <words-error.h>

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
  if (g_strcmp0 (text, expected) == 0)
    return TRUE;
  if (g_strcmp0 (g_getenv ("UPDATE_GOLDEN"), "1") != 0)
    {
      g_test_message ("%s\n--- expected\n%s\n--- came out\n%s", path,
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

  for (guint i = 0; i < files->len; i++)
    if (!run_one (path, g_ptr_array_index (files, i), print))
      g_test_fail_printf ("%s/%s", folder, (char *)g_ptr_array_index (files, i));
}
