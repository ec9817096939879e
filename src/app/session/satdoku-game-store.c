/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All games that are kept: being played, left, made, pasted, opened or typed in. Each is a file of
 * its own in one folder, see satdoku-game-folder.c. A game that a window plays is claimed; every
 * other one can be resumed, whichever process has left it and however that process has ended. A
 * game that is played is written by its autosave, see satdoku-autosave.c; this file handles the
 * others: listing them, removing, see satdoku-store.c, and keeping their number within limits, see
 * satdoku-game-limit.c.
 *
 * A game that can't be written is kept in memory until it can, see satdoku-unwritten.c, as all are
 * without a folder.
 *
 * It knows nothing of windows. */

#include "satdoku-config.h"

#include "satdoku-game-store.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sat-file-writer.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "satdoku-class.h"
#include "satdoku-game-folder.h"
#include "satdoku-game-limit.h"
#include "satdoku-kept-file.h"

/* Milliseconds in which changes of the folder are gathered. */
#define CHANGE_INTERVAL 200
/* Games in memory have numbers from here on, which no file has. */
#define MEMORY_NUMBERS (SATDOKU_GAME_NUMBER_MAX + 1)

struct _SatdokuGameStore
{
  SatdokuStore parent_instance;

  /* Owned. */
  GFileMonitor *monitor; /* (nullable) */
  GPtrArray *known;      /* of SatdokuGameEntry: what is on disk */
  SatdokuUnwritten *unwritten;

  guint change; /* source id; 0: nothing has changed */
};

G_DEFINE_FINAL_TYPE (SatdokuGameStore, satdoku_game_store, SATDOKU_TYPE_STORE)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const char *
get_folder (SatdokuGameStore *self)
{
  return satdoku_store_get_folder (SATDOKU_STORE (self));
}

static char *
make_stem (gint64 number)
{
  return g_strdup_printf ("%" G_GINT64_FORMAT, number);
}

static GPtrArray *
entries_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify)satdoku_game_entry_unref);
}

static int
compare_items (gconstpointer a,
               gconstpointer b)
{
  gint64 first = satdoku_stored_game_get_number (*(SatdokuStoredGame *const *)a);
  gint64 second = satdoku_stored_game_get_number (*(SatdokuStoredGame *const *)b);

  return (first < second) - (first > second);
}

/* The item that has this entry already, or a new one. */
static SatdokuStoredGame *
make_item (SatdokuGameStore *self,
           SatdokuGameEntry *entry)
{
  GPtrArray *items = satdoku_store_get_items (SATDOKU_STORE (self));

  for (guint i = 0; i < items->len; i++)
    if (satdoku_stored_game_get_entry (g_ptr_array_index (items, i)) == entry)
      return g_object_ref (g_ptr_array_index (items, i));
  return satdoku_stored_game_new (entry);
}

/* The games in memory and on disk, the last one first. */
static void
update_items (SatdokuGameStore *self)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);

  satdoku_unwritten_add_to (self->unwritten, items);
  for (guint i = 0; i < self->known->len; i++)
    {
      SatdokuGameEntry *entry = g_ptr_array_index (self->known, i);

      if (!satdoku_unwritten_has_file (self->unwritten, entry->number))
        g_ptr_array_add (items, make_item (self, entry));
    }
  g_ptr_array_sort (items, compare_items);
  satdoku_store_take_items (SATDOKU_STORE (self), items);
}

typedef struct
{
  char *folder;
  GPtrArray *known; /* of SatdokuGameEntry: what was read before */
} Input;

typedef struct
{
  GPtrArray *known; /* of SatdokuGameEntry */
  guint n_damaged;
} Output;

static void
input_free (Input *input)
{
  g_free (input->folder);
  g_ptr_array_unref (input->known);
  g_free (input);
}

static void
output_free (Output *output)
{
  g_ptr_array_unref (output->known);
  g_free (output);
}

static gint64
get_stamp (const struct stat *info)
{
  return (gint64)info->st_mtim.tv_sec * G_GINT64_CONSTANT (1000000000) + info->st_mtim.tv_nsec;
}

/* Is the file the one that was read? A number that is free again may be another game's by now. */
static gboolean
is_as_read (const SatdokuGameEntry *entry,
            const struct stat *info)
{
  return entry->stamp == get_stamp (info) && entry->size == info->st_size;
}

/* (nullable): the entry as it was read before, unless the file has changed since. */
static SatdokuGameEntry *
find_known (const Input *input,
            gint64 number,
            const struct stat *info,
            gboolean is_played)
{
  for (guint i = 0; i < input->known->len; i++)
    {
      SatdokuGameEntry *known = g_ptr_array_index (input->known, i);

      if (known->number != number)
        continue;
      if (!is_as_read (known, info))
        return NULL;
      if (known->is_played == is_played)
        return satdoku_game_entry_ref (known);
      return satdoku_game_entry_copy_as (known, is_played);
    }
  return NULL;
}

/* Sets aside a file that can't be read, unless a window or process is just writing it. It is read
 * again, now that no other game can get its number. */
static gboolean
set_aside (const char *folder,
           gint64 number,
           const char *path)
{
  g_autoptr (SatdokuClaim) claim = satdoku_claim_new (folder, number);
  g_autoptr (SatdokuJournal) journal = NULL;
  g_autofree char *aside = NULL;

  if (claim == NULL)
    return FALSE;
  journal = satdoku_journal_load (path, NULL, NULL);
  if (journal == NULL || journal->game != NULL)
    return FALSE;
  aside = satdoku_kept_file_set_aside (path);
  return aside != NULL;
}

static SatdokuGameEntry *
make_entry (gint64 number,
            const SatdokuJournal *journal,
            const struct stat *info,
            gboolean is_played)
{
  SatdokuGameEntry *entry = satdoku_game_entry_new (number, journal->game, journal->notes);

  entry->date = info->st_mtim.tv_sec;
  entry->stamp = get_stamp (info);
  entry->size = info->st_size;
  entry->is_played = is_played;
  entry->is_complete = !journal->is_lost;
  return entry;
}

static void
read_one (const Input *input,
          gint64 number,
          GCancellable *cancellable,
          Output *output)
{
  g_autofree char *path = satdoku_game_folder_make_path (input->folder, number);
  gboolean is_played = satdoku_claim_exists (input->folder, number);
  SatdokuGameEntry *entry;
  g_autoptr (SatdokuJournal) journal = NULL;
  struct stat info;

  if (stat (path, &info) != 0)
    return;
  entry = find_known (input, number, &info, is_played);
  if (entry == NULL)
    journal = satdoku_journal_load (path, cancellable, NULL);
  if (journal != NULL && journal->game != NULL)
    entry = make_entry (number, journal, &info, is_played);
  if (entry != NULL)
    g_ptr_array_add (output->known, entry);
  else if (journal != NULL && !g_cancellable_is_cancelled (cancellable) &&
           set_aside (input->folder, number, path))
    output->n_damaged++;
}

/* Makes room. */
static void
apply_limit (const char *folder,
             GPtrArray *known)
{
  g_autoptr (GPtrArray) chosen = satdoku_game_limit_choose (known);

  for (guint i = 0; i < chosen->len; i++)
    {
      SatdokuGameEntry *entry = g_ptr_array_index (chosen, i);
      g_autofree char *path = satdoku_game_folder_make_path (folder, entry->number);
      g_autoptr (SatdokuClaim) claim = satdoku_claim_new (folder, entry->number);
      struct stat info;

      if (claim != NULL && stat (path, &info) == 0 && is_as_read (entry, &info) &&
          g_unlink (path) == 0)
        g_ptr_array_remove (known, entry);
    }
}

static gpointer
run_load (gpointer data,
          const SudokuTask *task,
          GError **error)
{
  const Input *input = data;
  g_autoptr (GArray) numbers = satdoku_game_folder_list (input->folder);
  Output *output = g_new0 (Output, 1);

  output->known = entries_new ();
  for (guint i = 0; i < numbers->len && !g_cancellable_is_cancelled (task->cancellable); i++)
    read_one (input, g_array_index (numbers, gint64, i), task->cancellable, output);
  if (g_cancellable_set_error_if_cancelled (task->cancellable, error))
    {
      output_free (output);
      return NULL;
    }
  apply_limit (input->folder, output->known);
  return output;
}

static gpointer
make_input (SatdokuStore *store)
{
  SatdokuGameStore *self = SATDOKU_GAME_STORE (store);
  Input *input = g_new0 (Input, 1);

  input->folder = g_strdup (get_folder (self));
  input->known = entries_new ();
  for (guint i = 0; i < self->known->len; i++)
    g_ptr_array_add (input->known, satdoku_game_entry_ref (g_ptr_array_index (self->known, i)));
  return input;
}

/* Some may have been removed since they were read. */
static void
take_known (SatdokuGameStore *self,
            GPtrArray *known)
{
  g_ptr_array_set_size (self->known, 0);
  for (guint i = 0; i < known->len; i++)
    {
      SatdokuGameEntry *entry = g_ptr_array_index (known, i);
      g_autofree char *stem = make_stem (entry->number);

      if (!satdoku_store_can_bring_back (SATDOKU_STORE (self), stem))
        g_ptr_array_add (self->known, satdoku_game_entry_ref (entry));
    }
}

static guint
take_output (SatdokuStore *store,
             gpointer data)
{
  SatdokuGameStore *self = SATDOKU_GAME_STORE (store);
  const Output *output = data;

  if (output != NULL)
    take_known (self, output->known);
  update_items (self);
  return output != NULL ? output->n_damaged : 0;
}

static gboolean
change_cb (gpointer user_data)
{
  SatdokuGameStore *self = user_data;

  self->change = 0;
  satdoku_store_reload (SATDOKU_STORE (self));
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  return G_SOURCE_REMOVE;
}

/* The set of games, or which of them are played, has changed: the list is read again soon, if it is
 * in use. */
void
satdoku_game_store_note_change (SatdokuGameStore *self)
{
  g_return_if_fail (SATDOKU_IS_GAME_STORE (self));

  if (self->change == 0)
    self->change = g_timeout_add (CHANGE_INTERVAL, change_cb, self);
}

/* The monitor also reports each line added to a file; those events are ignored. */
static void
folder_changed_cb (SatdokuGameStore *self,
                   GFile *file,
                   GFile *other,
                   GFileMonitorEvent event)
{
  if (event != G_FILE_MONITOR_EVENT_CHANGED && event != G_FILE_MONITOR_EVENT_ATTRIBUTE_CHANGED)
    satdoku_game_store_note_change (self);
}

static void
satdoku_game_store_dispose (GObject *object)
{
  SatdokuGameStore *self = SATDOKU_GAME_STORE (object);

  if (self->monitor != NULL)
    g_signal_handlers_disconnect_by_data (self->monitor, self);
  g_object_run_dispose (G_OBJECT (self->unwritten));
  satdoku_class_dispose (object);
}

/* Games in memory. What was written is in the folder now. */
static void
memory_changed (SatdokuGameStore *self)
{
  if (satdoku_store_is_listed (SATDOKU_STORE (self)))
    update_items (self);
  satdoku_game_store_note_change (self);
}

static void
satdoku_game_store_class_init (SatdokuGameStoreClass *klass)
{
  const SatdokuJob load_job = {
    .title = "",
    .run = run_load,
    .free_input = (GDestroyNotify)input_free,
    .free_result = (GDestroyNotify)output_free,
    .quiet = TRUE,
  };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  SatdokuStoreClass *store_class = SATDOKU_STORE_CLASS (klass);

  object_class->dispose = satdoku_game_store_dispose;
  store_class->item_type = SATDOKU_TYPE_STORED_GAME;
  store_class->suffix = SATDOKU_GAME_SUFFIX;
  store_class->read_stem = satdoku_game_folder_read_stem;
  store_class->job = load_job;
  store_class->make_input = make_input;
  store_class->take_output = take_output;

  /* The set of games, or which of them are played, has changed. Emitted at most a few times a
   * second; the list follows when it is read. */
  signals[SIGNAL_CHANGED] = satdoku_class_add_signal (klass, "changed", 0);
  satdoku_class_removes (klass, SatdokuGameStore, change);
  satdoku_class_drops (klass, SatdokuGameStore, monitor, g_object_unref);
  satdoku_class_keeps (klass, SatdokuGameStore, known, g_ptr_array_unref);
  satdoku_class_keeps (klass, SatdokuGameStore, unwritten, g_object_unref);
}

static void
satdoku_game_store_init (SatdokuGameStore *self)
{
  self->known = entries_new ();
  self->unwritten = satdoku_unwritten_new (MEMORY_NUMBERS);
  g_signal_connect_object (self->unwritten, "changed", G_CALLBACK (memory_changed), self,
                           G_CONNECT_SWAPPED);
}

static void
watch_folder (SatdokuGameStore *self)
{
  g_autoptr (GFile) file = g_file_new_for_path (get_folder (self));

  self->monitor = g_file_monitor_directory (file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  if (self->monitor != NULL)
    g_signal_connect_object (self->monitor, "changed", G_CALLBACK (folder_changed_cb), self,
                             G_CONNECT_SWAPPED);
}

/* Opens a store; without a folder games are kept in memory only. No game is read yet. What was
 * removed by processes that have ended is deleted. */
SatdokuGameStore *
satdoku_game_store_new (const char *folder)
{
  SatdokuGameStore *self = g_object_new (SATDOKU_TYPE_GAME_STORE, "folder", folder, NULL);

  if (folder == NULL)
    return self;
  g_mkdir_with_parents (folder, 0700);
  watch_folder (self);
  return self;
}

/* The games that are in memory only because they can't be written. */
SATDOKU_DEFINE_GETTER (SatdokuGameStore, satdoku_game_store, unwritten, SatdokuUnwritten *)

static int
compare_numbers (gconstpointer a,
                 gconstpointer b)
{
  gint64 first = *(const gint64 *)a, second = *(const gint64 *)b;

  return (first < second) - (first > second);
}

/* The numbers of the games that no window plays, the one played last first. Only the names in the
 * folder are read; what a file holds may turn out to be damaged. */
GArray *
satdoku_game_store_list_free (SatdokuGameStore *self)
{
  g_autoptr (GPtrArray) memory = g_ptr_array_new_with_free_func (g_object_unref);
  GArray *numbers;

  g_return_val_if_fail (SATDOKU_IS_GAME_STORE (self), NULL);

  if (get_folder (self) != NULL)
    numbers = satdoku_game_folder_list (get_folder (self));
  else
    numbers = g_array_new (FALSE, FALSE, sizeof (gint64));
  for (guint i = numbers->len; i > 0; i--)
    if (satdoku_claim_exists (get_folder (self), g_array_index (numbers, gint64, i - 1)) ||
        satdoku_unwritten_has_file (self->unwritten, g_array_index (numbers, gint64, i - 1)))
      g_array_remove_index (numbers, i - 1);
  satdoku_unwritten_add_to (self->unwritten, memory);
  for (guint i = 0; i < memory->len; i++)
    {
      gint64 number = satdoku_stored_game_get_number (g_ptr_array_index (memory, i));

      g_array_append_val (numbers, number);
    }
  g_array_sort (numbers, compare_numbers);
  return numbers;
}

static SatdokuClaim *
claim (SatdokuGameStore *self,
       gint64 number,
       GError **error)
{
  SatdokuClaim *taken = satdoku_claim_new (get_folder (self), number);

  if (taken == NULL)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_BUSY, g_strerror (EBUSY));
  return taken;
}

/* Takes a game on disk to be played, with its claim; NULL with %G_IO_ERROR_BUSY when another window
 * plays it, or with an error of satdoku_journal_load(). Those in memory are taken with
 * satdoku_unwritten_take(). What can be read of a damaged file is used, and @damage says what is
 * lost; when nothing can, it is set aside. */
SatdokuJournal *
satdoku_game_store_take (SatdokuGameStore *self,
                         gint64 number,
                         SatdokuClaim **claim_out,
                         GError **damage)
{
  g_autoptr (SatdokuClaim) taken = NULL;
  g_autoptr (SatdokuJournal) journal = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;
  g_autofree char *aside = NULL;

  g_return_val_if_fail (SATDOKU_IS_GAME_STORE (self) && claim_out != NULL, NULL);

  *claim_out = NULL;
  if (get_folder (self) == NULL)
    {
      sat_file_error_set_errno (damage, ENOENT);
      return NULL;
    }
  taken = claim (self, number, damage);
  if (taken == NULL)
    return NULL;
  path = satdoku_game_folder_make_path (get_folder (self), number);
  journal = satdoku_journal_load (path, NULL, &error);
  if (journal != NULL && journal->game == NULL)
    aside = satdoku_kept_file_set_aside (path);
  if (journal == NULL || journal->is_lost)
    g_propagate_error (damage, g_steal_pointer (&error));
  if (journal == NULL || journal->game == NULL)
    return NULL;
  *claim_out = g_steal_pointer (&taken);
  return g_steal_pointer (&journal);
}

/* A game as it was written last, to be looked at: it stays where it is, and the result must not be
 * changed. Costs reading its file; NULL when it can't be read. */
SudokuGame *
satdoku_game_store_read (SatdokuGameStore *self,
                         gint64 number)
{
  g_autoptr (SatdokuJournal) journal = NULL;
  g_autofree char *path = NULL;
  SatdokuStoredGame *stored;

  g_return_val_if_fail (SATDOKU_IS_GAME_STORE (self), NULL);

  stored = satdoku_unwritten_find (self->unwritten, number);
  if (stored != NULL)
    return g_object_ref (satdoku_stored_game_get_game (stored));
  if (get_folder (self) == NULL)
    return NULL;
  path = satdoku_game_folder_make_path (get_folder (self), number);
  journal = satdoku_journal_load (path, NULL, NULL);
  return journal != NULL && journal->game != NULL ? g_object_ref (journal->game) : NULL;
}

static void
drop_known (SatdokuGameStore *self,
            gint64 number)
{
  for (guint i = 0; i < self->known->len; i++)
    if (((const SatdokuGameEntry *)g_ptr_array_index (self->known, i))->number == number)
      {
        g_ptr_array_remove_index (self->known, i);
        return;
      }
}

/* Removes a game. satdoku_game_store_bring_back() undoes that for as long as the store exists.
 * Fails with %G_IO_ERROR_BUSY when a window plays it. */
gboolean
satdoku_game_store_remove (SatdokuGameStore *self,
                           gint64 number,
                           GError **error)
{
  g_autofree char *stem = make_stem (number);

  g_return_val_if_fail (SATDOKU_IS_GAME_STORE (self), FALSE);

  if (satdoku_unwritten_remove (self->unwritten, number))
    return TRUE;
  if (!satdoku_store_remove_file (SATDOKU_STORE (self), stem, NULL, error))
    return FALSE;
  drop_known (self, number);
  memory_changed (self);
  return TRUE;
}

/* Undoes satdoku_game_store_remove(). The list has the game again as soon as it is read. */
gboolean
satdoku_game_store_bring_back (SatdokuGameStore *self,
                               gint64 number,
                               GError **error)
{
  g_autofree char *stem = make_stem (number);

  g_return_val_if_fail (SATDOKU_IS_GAME_STORE (self), FALSE);

  if (satdoku_unwritten_bring_back (self->unwritten, number))
    return TRUE;
  if (!satdoku_store_bring_file_back (SATDOKU_STORE (self), stem, NULL, error))
    return FALSE;
  satdoku_game_store_note_change (self);
  return TRUE;
}

/* Appends a note. The file keeps its modification time, as nothing was played. */
static gboolean
append_note (const char *path,
             const GString *text,
             GError **error)
{
  int fd = open (path, O_WRONLY | O_APPEND | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
  struct stat info;
  gssize n_written = fd >= 0 && fstat (fd, &info) == 0 ? write (fd, text->str, text->len) : -1;
  gboolean ok = n_written == (gssize)text->len && fdatasync (fd) == 0;

  /* A partial write sets no errno. */
  if (n_written >= 0 && n_written < (gssize)text->len)
    errno = ENOSPC;
  if (ok)
    futimens (fd, (const struct timespec[]){ { .tv_nsec = UTIME_OMIT }, info.st_mtim });
  if (!ok)
    sat_file_error_set_errno (error, errno);
  if (fd >= 0)
    close (fd);
  return ok;
}

/* Writes a note about a game: appended to the file if all of it can be read, and otherwise with the
 * whole file. */
static gboolean
write_note (const char *path,
            SatdokuJournal *journal,
            const char *note,
            GError **error)
{
  g_autoptr (GString) line = g_string_new (NULL);
  g_autofree char *text = NULL;

  if (journal->is_whole)
    {
      satdoku_journal_add (line, note, &journal->seal);
      return append_note (path, line, error);
    }
  text = satdoku_journal_begin (journal->game, journal->notes, &journal->seal);
  return satdoku_kept_file_replace (path, text, journal->is_lost, error);
}

/* Fails with %G_IO_ERROR_BUSY when a window plays the game. A file with a damaged part is set
 * aside, and what could be read is written to a new file. */
gboolean
satdoku_game_store_set_pinned (SatdokuGameStore *self,
                               gint64 number,
                               gboolean pinned,
                               GError **error)
{
  g_autoptr (SatdokuClaim) taken = NULL;
  g_autoptr (SatdokuJournal) journal = NULL;
  g_autoptr (GError) damage = NULL;
  g_autofree char *path = NULL;
  gboolean ok;

  g_return_val_if_fail (SATDOKU_IS_GAME_STORE (self), FALSE);

  if (satdoku_unwritten_set_pinned (self->unwritten, number, pinned))
    return TRUE;
  journal = satdoku_game_store_take (self, number, &taken, &damage);
  if (journal == NULL)
    {
      g_propagate_error (error, g_steal_pointer (&damage));
      return FALSE;
    }
  path = satdoku_game_folder_make_path (get_folder (self), number);
  journal->notes->pinned = pinned;
  ok = write_note (path, journal, pinned ? "note pinned yes" : "note pinned no", error);
  satdoku_game_store_note_change (self);
  return ok;
}
