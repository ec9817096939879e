/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Folders that a test makes: counting what is in them, and removing them. */

#include "test-folder.h"

#include <glib/gstdio.h>
#include <string.h>

/**
 * test_remove_tree:
 * @path: path of a file or folder, which need not exist
 *
 * Removes it with all that is in it. Links are not followed.
 */
void
test_remove_tree (const char *path)
{
  g_autoptr (GDir) dir = NULL;
  const char *name;

  if (!g_file_test (path, G_FILE_TEST_IS_SYMLINK))
    dir = g_dir_open (path, 0, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *below = g_build_filename (path, name, NULL);

      test_remove_tree (below);
    }
  g_remove (path);
}

/**
 * test_count_files:
 * @folder: path of a folder, which need not exist
 * @part: a part of a name
 *
 * Counts the names in a folder.
 *
 * Returns: how many have the part
 */
guint
test_count_files (const char *folder,
                  const char *part)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    n += strstr (name, part) != NULL;
  return n;
}
