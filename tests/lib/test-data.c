/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds real puzzles, models and formulas that are not part of the project. */

#include "test-data.h"

/**
 * test_data_path:
 * @relative: a path inside the folder of shared test data
 *
 * Returns: (transfer full) (nullable): the path of that file; %NULL, with the running
 *   test marked as skipped, when there is none
 */
char *
test_data_path (const char *relative)
{
  const char *folder = g_getenv ("SATDOKU_SHARED_DATA");
  g_autofree char *path = NULL;

  if (folder != NULL && *folder != '\0')
    path = g_build_filename (folder, relative, NULL);
  if (path == NULL || !g_file_test (path, G_FILE_TEST_EXISTS))
    {
      g_test_skip ("the shared test data are not there");
      return NULL;
    }
  return g_steal_pointer (&path);
}

/**
 * test_data_load:
 * @relative: a path inside the folder of shared test data
 * @length: (out) (optional): the length in bytes
 *
 * Returns: (transfer full) (nullable): the contents of that file; %NULL, with the
 *   running test marked as skipped, when it is not there
 */
char *
test_data_load (const char *relative,
                gsize *length)
{
  g_autofree char *path = test_data_path (relative);
  g_autoptr (GError) error = NULL;
  char *contents = NULL;

  if (path == NULL)
    return NULL;
  g_file_get_contents (path, &contents, length, &error);
  g_assert_no_error (error);
  return contents;
}
