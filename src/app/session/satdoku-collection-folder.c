/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The folder of collections. Each has a key, made of the text that it came in, so that the same
 * text leads to the same collection whatever its file is called:
 *
 *   3f9a0c1d22e4.puzzles      the puzzles, see satdoku-puzzle-file.c
 *   3f9a0c1d22e4.states       which are solved, see satdoku-puzzle-states.c
 *   3f9a0c1d22e4.removed      the puzzles of one that was removed, as long as that can be undone
 *   lock                      see satdoku-claim.c; a key is a number there
 */

#include "satdoku-config.h"

#include "satdoku-collection-folder.h"

#include <glib/gstdio.h>
#include <string.h>

/* Hexadecimal digits; as many as the numbers of claims may have. */
#define KEY_LENGTH 12

/* @suffix is one of the endings that satdoku-collection-folder.h defines. */
char *
satdoku_collection_folder_make_path (const char *folder,
                                     const char *key,
                                     const char *suffix)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (folder != NULL && key != NULL && suffix != NULL, NULL);

  name = g_strconcat (key, suffix, NULL);
  return g_build_filename (folder, name, NULL);
}

/* A hash of the bytes: the same text has the same key. Costs a look at each byte. */
char *
satdoku_collection_folder_make_key (const SudokuContents *contents)
{
  char *key;

  g_return_val_if_fail (contents != NULL, NULL);

  key =
    g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, sudoku_contents_get_bytes (contents));
  key[KEY_LENGTH] = '\0';
  return key;
}

/* The number by which the collection is claimed, or 0 when @key is no key. */
gint64
satdoku_collection_folder_read_key (const char *key)
{
  g_return_val_if_fail (key != NULL, 0);

  if (strlen (key) != KEY_LENGTH || strspn (key, "0123456789abcdef") < KEY_LENGTH)
    return 0;
  return (gint64)g_ascii_strtoull (key, NULL, 16) + 1;
}

static gint64
get_stamp (const char *folder,
           const char *key,
           const char *suffix)
{
  g_autofree char *path = satdoku_collection_folder_make_path (folder, key, suffix);
  GStatBuf info;

  return g_stat (path, &info) == 0 ? (gint64)info.st_mtime : 0;
}

/* When a puzzle was last marked, or else when the collection was added: seconds since 1970, UTC,
 * or 0 when there is no file. */
gint64
satdoku_collection_folder_get_date (const char *folder,
                                    const char *key)
{
  gint64 date = get_stamp (folder, key, SATDOKU_COLLECTION_STATES);

  return date > 0 ? date : get_stamp (folder, key, SATDOKU_COLLECTION_PUZZLES);
}

gboolean
satdoku_collection_folder_is_removed (const char *folder,
                                      const char *key)
{
  g_autofree char *path =
    satdoku_collection_folder_make_path (folder, key, SATDOKU_COLLECTION_PUZZLES);

  return !g_file_test (path, G_FILE_TEST_EXISTS);
}
