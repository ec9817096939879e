/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The games that were left for others: the player can go back to each of them, also when the
 * program has been ended since. Each is a file of its own, in our own format, whose name is a
 * number: the higher, the later it was left. It knows nothing of the window. */

#include "satdoku-config.h"

#include "satdoku-earlier-games.h"

#include <glib/gstdio.h>
#include <sat-file-writer.h>
#include <sat-load.h>
#include <string.h>
#include <sudoku-game-load.h>
#include <sudoku-game-text.h>

#define SUFFIX ".satdoku"

typedef struct
{
  SatdokuEarlierGame known; /* its game is NULL until it is asked for */
  gint64 number;
  char *path; /* (nullable): it is not on disk */
} Entry;

struct _SatdokuEarlierGames
{
  char *folder;       /* (nullable): nothing is kept on disk */
  GPtrArray *entries; /* of Entry, the oldest first */
};

static void
entry_free (Entry *self)
{
  g_clear_object (&self->known.game);
  g_clear_object (&self->known.file);
  g_free (self->path);
  g_free (self);
}

static int
compare_entries (gconstpointer a,
                 gconstpointer b)
{
  const Entry *first = *(Entry *const *)a;
  const Entry *second = *(Entry *const *)b;

  return (first->number > second->number) - (first->number < second->number);
}

static char *
make_path (SatdokuEarlierGames *self,
           gint64 number)
{
  g_autofree char *name = g_strdup_printf ("%" G_GINT64_FORMAT SUFFIX, number);

  return g_build_filename (self->folder, name, NULL);
}

/* Other files in the folder are none of ours. */
static void
find_files (SatdokuEarlierGames *self)
{
  g_autoptr (GDir) folder = g_dir_open (self->folder, 0, NULL);
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    {
      char *end = NULL;
      gint64 number = g_ascii_strtoll (name, &end, 10);
      Entry *entry;

      if (end == name || !g_str_equal (end, SUFFIX))
        continue;
      entry = g_new0 (Entry, 1);
      entry->number = number;
      entry->path = make_path (self, number);
      g_ptr_array_add (self->entries, entry);
    }
  g_ptr_array_sort (self->entries, compare_entries);
}

/**
 * satdoku_earlier_games_new:
 * @folder: (nullable): the path of the folder where they are kept; %NULL: only in memory. It need
 *   not exist yet
 *
 * Returns: (transfer full): the games that are in the folder, none of them read yet
 */
SatdokuEarlierGames *
satdoku_earlier_games_new (const char *folder)
{
  SatdokuEarlierGames *self = g_new0 (SatdokuEarlierGames, 1);

  self->folder = g_strdup (folder);
  self->entries = g_ptr_array_new_with_free_func ((GDestroyNotify)entry_free);
  if (folder != NULL)
    find_files (self);
  return self;
}

/**
 * satdoku_earlier_games_free:
 * @self: (transfer full): earlier games
 *
 * Frees them. What is on disk stays.
 */
void
satdoku_earlier_games_free (SatdokuEarlierGames *self)
{
  g_return_if_fail (self != NULL);

  g_ptr_array_unref (self->entries);
  g_free (self->folder);
  g_free (self);
}

/**
 * satdoku_earlier_games_is_empty:
 * @self: earlier games
 *
 * Returns: is there none? One that is there may still turn out to be damaged
 */
gboolean
satdoku_earlier_games_is_empty (const SatdokuEarlierGames *self)
{
  g_return_val_if_fail (self != NULL, TRUE);

  return self->entries->len == 0;
}

static gboolean
write_entry (SatdokuEarlierGames *self,
             Entry *entry,
             int step,
             GError **error)
{
  g_autofree char *text = sudoku_game_to_text (entry->known.game);

  g_mkdir_with_parents (self->folder, 0700);
  for (;; entry->number += step)
    {
      g_autofree char *path = make_path (self, entry->number);
      g_autoptr (GError) local_error = NULL;

      if (sat_file_save (path, text, strlen (text), SAT_FILE_NEW | SAT_FILE_OWN, &local_error))
        {
          entry->path = g_steal_pointer (&path);
          return TRUE;
        }
      /* Another program may have left a game meanwhile. */
      if (!g_error_matches (local_error, G_IO_ERROR, G_IO_ERROR_EXISTS))
        {
          g_propagate_error (error, g_steal_pointer (&local_error));
          return FALSE;
        }
    }
}

static void
remove_at (SatdokuEarlierGames *self,
           guint i)
{
  const Entry *entry = g_ptr_array_index (self->entries, i);

  if (entry->path != NULL)
    g_remove (entry->path);
  g_ptr_array_remove_index (self->entries, i);
}

/**
 * satdoku_earlier_games_add:
 * @self: earlier games
 * @game: a game, which is kept as it is now on disk, and from now on in memory
 * @as_oldest: does it count as the one that was left first?
 * @error: what is wrong
 *
 * Keeps a game. Of more than %SATDOKU_EARLIER_GAMES_MAX the oldest goes away.
 *
 * Returns: %FALSE with an error as of sat_file_save() when it can't be written; then it is kept in
 *   memory only
 */
gboolean
satdoku_earlier_games_add (SatdokuEarlierGames *self,
                           const SatdokuEarlierGame *game,
                           gboolean as_oldest,
                           GError **error)
{
  Entry *entry = g_new0 (Entry, 1);
  GPtrArray *entries;

  g_return_val_if_fail (self != NULL && game != NULL && game->game != NULL, FALSE);

  entries = self->entries;
  if (entries->len > 0 && as_oldest)
    entry->number = ((Entry *)g_ptr_array_index (entries, 0))->number - 1;
  else if (entries->len > 0)
    entry->number = ((Entry *)g_ptr_array_index (entries, entries->len - 1))->number + 1;
  entry->known.game = g_object_ref (game->game);
  g_set_object (&entry->known.file, game->file);
  entry->known.format = game->format;
  g_ptr_array_insert (entries, as_oldest ? 0 : -1, entry);
  if (!as_oldest && entries->len > SATDOKU_EARLIER_GAMES_MAX)
    remove_at (self, 0);
  return self->folder == NULL || write_entry (self, entry, as_oldest ? -1 : 1, error);
}

static gboolean
is_first_damage (GError **damage)
{
  return damage != NULL && *damage == NULL;
}

/* What can't be read is set aside, so that nobody is asked for it again. */
static SudokuGame *
read_entry (const Entry *entry,
            GError **damage)
{
  g_autofree char *text = NULL;
  g_autofree char *aside = g_strconcat (entry->path, ".damaged", NULL);
  SudokuGame *game = NULL;
  gsize length;

  if (sat_load_text (entry->path, &text, &length, damage))
    game = sudoku_game_new_from_text (entry->path, text, length, NULL, damage);
  if (game == NULL)
    g_rename (entry->path, aside);
  return game;
}

/**
 * satdoku_earlier_games_get_newest:
 * @self: earlier games
 * @damage: (out) (optional) (nullable): what is wrong with the first of those that were set aside
 *
 * Reads the game that was left last, if it is only on disk. Damaged ones are set aside.
 *
 * Returns: (transfer none) (nullable): it, until it is removed; %NULL when there is none
 */
const SatdokuEarlierGame *
satdoku_earlier_games_get_newest (SatdokuEarlierGames *self,
                                  GError **damage)
{
  g_return_val_if_fail (self != NULL, NULL);

  while (self->entries->len > 0)
    {
      Entry *entry = g_ptr_array_index (self->entries, self->entries->len - 1);

      if (entry->known.game == NULL)
        entry->known.game = read_entry (entry, is_first_damage (damage) ? damage : NULL);
      if (entry->known.game != NULL)
        return &entry->known;
      g_ptr_array_remove_index (self->entries, self->entries->len - 1);
    }
  return NULL;
}

/**
 * satdoku_earlier_games_remove:
 * @self: earlier games
 * @game: one that satdoku_earlier_games_get_newest() has returned
 *
 * Forgets a game, also on disk: it is played again.
 */
void
satdoku_earlier_games_remove (SatdokuEarlierGames *self,
                              SudokuGame *game)
{
  g_return_if_fail (self != NULL && game != NULL);

  for (guint i = 0; i < self->entries->len; i++)
    if (((Entry *)g_ptr_array_index (self->entries, i))->known.game == game)
      {
        remove_at (self, i);
        return;
      }
}
