/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The folder of collections. Each has a key, made of the text that it came in, so that the same
 * text leads to the same collection whatever its file is called:
 *
 *   3f9a0c1d22e4.puzzles      the puzzles, see satdoku-puzzle-file.c
 *   3f9a0c1d22e4.states       which are solved, see satdoku-puzzle-states.c
 *   3f9a0c1d22e4.removed      the puzzles of one that was removed, as long as that can be undone
 *   lock                      see satdoku-game-folder.c; a key is a number there
 */

#include "satdoku-config.h"

#include "satdoku-collection-folder.h"

#include <glib/gstdio.h>
#include <string.h>

/* Hexadecimal digits; as many as the numbers of claims may have. */
#define KEY_LENGTH 12

/**
 * satdoku_collection_folder_make_path:
 * @folder: path of the folder
 * @key: of a collection
 * @suffix: one of the ends of names
 *
 * Makes the path of a file.
 *
 * Returns: (transfer full): the path
 */
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

/**
 * satdoku_collection_folder_make_key:
 * @contents: a text of puzzles
 *
 * Makes the key of a text. Costs a look at each byte.
 *
 * Returns: (transfer full): the key
 */
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

/**
 * satdoku_collection_folder_find_key:
 * @name: of a file
 * @suffix: one of the ends of names
 *
 * Finds the key in the name of a file with such an end.
 *
 * Returns: (transfer full) (nullable): the key; %NULL when the name is another one
 */
char *
satdoku_collection_folder_find_key (const char *name,
                                    const char *suffix)
{
  g_return_val_if_fail (name != NULL && suffix != NULL, NULL);

  if (strlen (name) != KEY_LENGTH + strlen (suffix) || !g_str_has_suffix (name, suffix) ||
      strspn (name, "0123456789abcdef") < KEY_LENGTH)
    return NULL;
  return g_strndup (name, KEY_LENGTH);
}

/**
 * satdoku_collection_folder_claim:
 * @folder: path of the folder
 * @key: of a collection
 *
 * Claims what is removed of a collection.
 *
 * Returns: (transfer full) (nullable): the claim; %NULL when somebody else has it
 */
SatdokuGameClaim *
satdoku_collection_folder_claim (const char *folder,
                                 const char *key)
{
  g_return_val_if_fail (folder != NULL && key != NULL, NULL);

  /* Not 0, which is no number. */
  return satdoku_game_claim_new (folder, (gint64)g_ascii_strtoull (key, NULL, 16) + 1);
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

/**
 * satdoku_collection_folder_get_date:
 * @folder: path of the folder
 * @key: of a collection
 *
 * Gets when a puzzle was last marked, or else when the collection was added.
 *
 * Returns: seconds since 1970, UTC; 0 when there is no file
 */
gint64
satdoku_collection_folder_get_date (const char *folder,
                                    const char *key)
{
  gint64 date = get_stamp (folder, key, SATDOKU_COLLECTION_STATES);

  return date > 0 ? date : get_stamp (folder, key, SATDOKU_COLLECTION_PUZZLES);
}

/**
 * satdoku_collection_folder_is_removed:
 * @folder: path of the folder
 * @key: of a collection
 *
 * Looks whether a collection is gone.
 *
 * Returns: whether its puzzles are not there
 */
gboolean
satdoku_collection_folder_is_removed (const char *folder,
                                      const char *key)
{
  g_autofree char *path =
    satdoku_collection_folder_make_path (folder, key, SATDOKU_COLLECTION_PUZZLES);

  return !g_file_test (path, G_FILE_TEST_EXISTS);
}

/**
 * satdoku_collection_folder_delete_removed:
 * @folder: path of the folder
 * @key: of a collection that was removed, and is claimed
 *
 * Deletes it for good. What was opened again since keeps its states.
 */
void
satdoku_collection_folder_delete_removed (const char *folder,
                                          const char *key)
{
  g_autofree char *path =
    satdoku_collection_folder_make_path (folder, key, SATDOKU_COLLECTION_REMOVED);
  g_autofree char *states =
    satdoku_collection_folder_make_path (folder, key, SATDOKU_COLLECTION_STATES);

  g_unlink (path);
  if (satdoku_collection_folder_is_removed (folder, key))
    g_unlink (states);
}
