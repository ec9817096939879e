/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All games that are kept: being played, left, made, pasted, opened or typed in. Each is a file of
 * its own in one folder, see satdoku-game-folder.c. The game that somebody plays is claimed; every
 * other one can be taken up, whoever has left it and however that process has ended. Who takes up
 * or begins a game writes it, see satdoku-autosave.c; here is what is done to the others: listing
 * them in a thread, removing, and keeping their number within limits, see satdoku-game-limit.c.
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

#include "satdoku-game-limit.h"
#include "satdoku-worker.h"

/* Milliseconds in which changes of the folder are gathered. */
#define CHANGE_INTERVAL 200
/* Games in memory have numbers from here on, which no file has. */
#define MEMORY_NUMBERS (SATDOKU_GAME_NUMBER_MAX + 1)

/* A game on disk as it was when it was read. */
typedef struct
{
  SatdokuStoredGame *game;
  gint64 stamp; /* of the last change of the file, in nanoseconds */
  gint64 size;
} Known;

struct _SatdokuGameStore
{
  SatdokuItemList parent_instance;

  /* Owned. */
  char *folder; /* (nullable): nothing is kept on disk */
  SatdokuWorker *worker;
  GFileMonitor *monitor; /* (nullable) */
  GPtrArray *known;      /* of Known: what is on disk */
  SatdokuUnwritten *unwritten;
  GPtrArray *removed; /* of SatdokuGameClaim: what can be brought back */
  GPtrArray *waiting; /* of GTask: who waits for the list that is being read */
  GPtrArray *late;    /* of GTask: who waits for the one after that */

  gboolean is_loading;
  gboolean is_stale;  /* to be read again when it has been read */
  gboolean is_listed; /* somebody has asked for the list */
  guint change;       /* source id; 0: nothing has changed */
};

G_DEFINE_FINAL_TYPE (SatdokuGameStore, satdoku_game_store, SATDOKU_TYPE_ITEM_LIST)

enum
{
  SIGNAL_CHANGED,
  SIGNAL_DAMAGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
known_free (Known *self)
{
  g_object_unref (self->game);
  g_free (self);
}

static GPtrArray *
known_array_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify)known_free);
}

static void
known_array_add (GPtrArray *array,
                 SatdokuStoredGame *game,
                 gint64 stamp,
                 gint64 size)
{
  Known *known = g_new0 (Known, 1);

  known->game = game;
  known->stamp = stamp;
  known->size = size;
  g_ptr_array_add (array, known);
}

/* The list. */

static int
compare_items (gconstpointer a,
               gconstpointer b)
{
  gint64 first = satdoku_stored_game_get_number (*(SatdokuStoredGame *const *)a);
  gint64 second = satdoku_stored_game_get_number (*(SatdokuStoredGame *const *)b);

  return (first < second) - (first > second);
}

/* What is in memory and on disk, the last one first. */
static GPtrArray *
collect_items (SatdokuGameStore *self)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);

  satdoku_unwritten_add_to (self->unwritten, items);
  for (guint i = 0; i < self->known->len; i++)
    {
      SatdokuStoredGame *game = ((Known *)g_ptr_array_index (self->known, i))->game;

      if (!satdoku_unwritten_has_file (self->unwritten, satdoku_stored_game_get_number (game)))
        g_ptr_array_add (items, g_object_ref (game));
    }
  g_ptr_array_sort (items, compare_items);
  return items;
}

static void
update_items (SatdokuGameStore *self)
{
  satdoku_item_list_take (SATDOKU_ITEM_LIST (self), collect_items (self));
}

/* Reading the folder, in a thread. */

typedef struct
{
  char *folder;
  GPtrArray *known; /* what was read before */
} Input;

typedef struct
{
  GPtrArray *known;
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

/* The entry as it was read before; NULL when the file has changed since. */
static SatdokuStoredGame *
find_known (const Input *input,
            gint64 number,
            const struct stat *info,
            gint64 stamp,
            gboolean is_played)
{
  for (guint i = 0; i < input->known->len; i++)
    {
      const Known *known = g_ptr_array_index (input->known, i);

      if (satdoku_stored_game_get_number (known->game) != number)
        continue;
      if (known->stamp != stamp || known->size != info->st_size)
        return NULL;
      if (satdoku_stored_game_is_played (known->game) == is_played)
        return g_object_ref (known->game);
      return satdoku_stored_game_copy (known->game, is_played);
    }
  return NULL;
}

/* Sets aside what nobody can read, unless somebody is just writing it. */
static gboolean
set_aside (const char *folder,
           gint64 number,
           const char *path)
{
  g_autoptr (SatdokuGameClaim) claim = satdoku_game_claim_new (folder, number);
  g_autofree char *aside = NULL;

  if (claim == NULL)
    return FALSE;
  aside = satdoku_game_folder_set_aside (path);
  return aside != NULL;
}

static void
read_one (const Input *input,
          gint64 number,
          GCancellable *cancellable,
          Output *output)
{
  g_autofree char *path = satdoku_game_folder_make_path (input->folder, number);
  gboolean is_played = satdoku_game_folder_is_claimed (input->folder, number);
  SatdokuStoredGame *game;
  g_autoptr (SatdokuJournal) journal = NULL;
  g_autoptr (GError) damage = NULL;
  struct stat info;
  gint64 stamp;

  if (stat (path, &info) != 0)
    return;
  stamp = (gint64)info.st_mtim.tv_sec * G_GINT64_CONSTANT (1000000000) + info.st_mtim.tv_nsec;
  game = find_known (input, number, &info, stamp, is_played);
  if (game != NULL)
    {
      known_array_add (output->known, game, stamp, info.st_size);
      return;
    }
  journal = satdoku_journal_load (path, cancellable, &damage);
  if (journal != NULL && journal->game != NULL)
    {
      game = satdoku_stored_game_new (number, journal->game, journal->notes, info.st_mtim.tv_sec,
                                      is_played, !journal->is_lost);
      known_array_add (output->known, game, stamp, info.st_size);
    }
  else if (journal != NULL && !g_cancellable_is_cancelled (cancellable) &&
           set_aside (input->folder, number, path))
    output->n_damaged++;
}

/* Makes room. */
static void
apply_limit (const char *folder,
             GPtrArray *known)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new ();
  g_autoptr (GPtrArray) chosen = NULL;

  for (guint i = 0; i < known->len; i++)
    g_ptr_array_add (games, ((Known *)g_ptr_array_index (known, i))->game);
  chosen = satdoku_game_limit_choose (games);
  for (guint i = known->len; i > 0; i--)
    {
      SatdokuStoredGame *game = ((Known *)g_ptr_array_index (known, i - 1))->game;
      gint64 number = satdoku_stored_game_get_number (game);
      g_autofree char *path = satdoku_game_folder_make_path (folder, number);
      g_autoptr (SatdokuGameClaim) claim = NULL;

      if (!g_ptr_array_find (chosen, game, NULL))
        continue;
      claim = satdoku_game_claim_new (folder, number);
      if (claim != NULL && g_unlink (path) == 0)
        g_ptr_array_remove_index (known, i - 1);
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

  output->known = known_array_new ();
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

static void start_load (SatdokuGameStore *self);

/* Tells all of them; they may ask again meanwhile. */
static void
return_all (GPtrArray *tasks)
{
  for (guint i = 0; i < tasks->len; i++)
    g_task_return_boolean (g_ptr_array_index (tasks, i), TRUE);
  g_ptr_array_unref (tasks);
}

static void
drop_known (SatdokuGameStore *self,
            gint64 number)
{
  for (guint i = 0; i < self->known->len; i++)
    {
      const Known *known = g_ptr_array_index (self->known, i);

      if (satdoku_stored_game_get_number (known->game) == number)
        {
          g_ptr_array_remove_index (self->known, i);
          return;
        }
    }
}

static void
loaded_cb (GObject *source,
           GAsyncResult *result,
           gpointer user_data)
{
  g_autoptr (SatdokuGameStore) self = g_weak_ref_get (user_data);
  Output *output = satdoku_worker_run_finish (result, NULL);
  GPtrArray *tasks;
  guint n_damaged;

  g_weak_ref_clear (user_data);
  g_free (user_data);
  if (self == NULL || output == NULL || self->waiting == NULL)
    {
      g_clear_pointer (&output, output_free);
      return;
    }
  self->is_loading = FALSE;
  g_ptr_array_unref (self->known);
  self->known = g_ptr_array_ref (output->known);
  /* Some may have been removed since they were read. */
  for (guint i = 0; i < self->removed->len; i++)
    drop_known (self, satdoku_game_claim_get_number (g_ptr_array_index (self->removed, i)));
  n_damaged = output->n_damaged;
  output_free (output);
  update_items (self);
  if (n_damaged > 0)
    g_signal_emit (self, signals[SIGNAL_DAMAGED], 0, n_damaged);
  tasks = g_steal_pointer (&self->waiting);
  self->waiting = g_steal_pointer (&self->late);
  self->late = g_ptr_array_new_with_free_func (g_object_unref);
  if (self->is_stale)
    start_load (self);
  return_all (tasks);
}

static Input *
make_input (SatdokuGameStore *self)
{
  Input *input = g_new0 (Input, 1);

  input->folder = g_strdup (self->folder);
  input->known = known_array_new ();
  for (guint i = 0; i < self->known->len; i++)
    {
      const Known *known = g_ptr_array_index (self->known, i);

      known_array_add (input->known, g_object_ref (known->game), known->stamp, known->size);
    }
  return input;
}

static void
start_load (SatdokuGameStore *self)
{
  const SatdokuJob job = {
    .title = "",
    .run = run_load,
    .free_input = (GDestroyNotify)input_free,
    .free_result = (GDestroyNotify)output_free,
    .quiet = TRUE,
  };
  GWeakRef *weak = g_new0 (GWeakRef, 1);

  g_weak_ref_init (weak, self);
  self->is_loading = TRUE;
  self->is_stale = FALSE;
  satdoku_worker_run_async (self->worker, &job, make_input (self), NULL, loaded_cb, weak);
}

/* Reads it now, or again when it has been read. */
static void
request_load (SatdokuGameStore *self)
{
  self->is_listed = TRUE;
  if (self->is_loading)
    self->is_stale = TRUE;
  else if (self->folder != NULL)
    start_load (self);
}

/**
 * satdoku_game_store_load_async:
 * @self: a store
 * @cancellable: (nullable): ends waiting
 * @callback: (nullable): called once
 * @user_data: for @callback
 *
 * Reads what a list shows of each game, in a thread, and makes room where there are too many. Files
 * that have not changed since are not read again. What can't be read is set aside, see
 * #SatdokuGameStore::damaged.
 */
void
satdoku_game_store_load_async (SatdokuGameStore *self,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer user_data)
{
  GTask *task;

  g_return_if_fail (SATDOKU_IS_GAME_STORE (self));

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, satdoku_game_store_load_async);
  if (self->folder == NULL)
    {
      self->is_listed = TRUE;
      update_items (self);
      g_task_return_boolean (task, TRUE);
      g_object_unref (task);
      return;
    }
  g_ptr_array_add (self->is_loading ? self->late : self->waiting, task);
  request_load (self);
}

/**
 * satdoku_game_store_load_finish:
 * @self: a store
 * @result: what the callback was called with
 * @error: return location for an error
 *
 * Ends satdoku_game_store_load_async().
 *
 * Returns: %FALSE with %G_IO_ERROR_CANCELLED
 */
gboolean
satdoku_game_store_load_finish (SatdokuGameStore *self,
                                GAsyncResult *result,
                                GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

/* Changes. */

static gboolean
change_cb (gpointer user_data)
{
  SatdokuGameStore *self = user_data;

  self->change = 0;
  if (self->is_listed)
    request_load (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  return G_SOURCE_REMOVE;
}

/**
 * satdoku_game_store_note_change:
 * @self: a store
 *
 * Other games are there than before, or are played: the list is read again soon, if anybody has
 * asked for it.
 */
void
satdoku_game_store_note_change (SatdokuGameStore *self)
{
  g_return_if_fail (SATDOKU_IS_GAME_STORE (self));

  if (self->change == 0)
    self->change = g_timeout_add (CHANGE_INTERVAL, change_cb, self);
}

/* Each line that is added to a file is told of, too; that is not meant here. */
static void
folder_changed_cb (SatdokuGameStore *self,
                   GFile *file,
                   GFile *other,
                   GFileMonitorEvent event)
{
  if (event != G_FILE_MONITOR_EVENT_CHANGED && event != G_FILE_MONITOR_EVENT_ATTRIBUTE_CHANGED)
    satdoku_game_store_note_change (self);
}

/* Deletes what was removed: nobody can bring it back any more. */
static void
delete_removed (SatdokuGameStore *self)
{
  for (guint i = 0; i < self->removed->len; i++)
    {
      const SatdokuGameClaim *claim = g_ptr_array_index (self->removed, i);
      g_autofree char *path = satdoku_game_folder_make_removed_path (
        self->folder, satdoku_game_claim_get_number (claim));

      g_unlink (path);
    }
  g_ptr_array_set_size (self->removed, 0);
}

/* Nothing more is read. */
static void
cancel_all (GPtrArray *tasks)
{
  for (guint i = 0; tasks != NULL && i < tasks->len; i++)
    g_task_return_new_error (g_ptr_array_index (tasks, i), G_IO_ERROR, G_IO_ERROR_CANCELLED, "%s",
                             g_strerror (ECANCELED));
  g_clear_pointer (&tasks, g_ptr_array_unref);
}

static void
satdoku_game_store_dispose (GObject *object)
{
  SatdokuGameStore *self = SATDOKU_GAME_STORE (object);

  g_clear_handle_id (&self->change, g_source_remove);
  if (self->monitor != NULL)
    g_signal_handlers_disconnect_by_data (self->monitor, self);
  g_clear_object (&self->monitor);
  cancel_all (g_steal_pointer (&self->waiting));
  cancel_all (g_steal_pointer (&self->late));
  delete_removed (self);
  g_object_run_dispose (G_OBJECT (self->unwritten));
  g_clear_object (&self->worker);
  G_OBJECT_CLASS (satdoku_game_store_parent_class)->dispose (object);
}

static void
satdoku_game_store_finalize (GObject *object)
{
  SatdokuGameStore *self = SATDOKU_GAME_STORE (object);

  g_ptr_array_unref (self->known);
  g_object_unref (self->unwritten);
  g_ptr_array_unref (self->removed);
  g_free (self->folder);
  G_OBJECT_CLASS (satdoku_game_store_parent_class)->finalize (object);
}

/* Games in memory. What was written is in the folder now. */
static void
memory_changed (SatdokuGameStore *self)
{
  if (self->is_listed)
    update_items (self);
  satdoku_game_store_note_change (self);
}

static void
satdoku_game_store_class_init (SatdokuGameStoreClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = satdoku_game_store_dispose;
  object_class->finalize = satdoku_game_store_finalize;
  SATDOKU_ITEM_LIST_CLASS (klass)->item_type = SATDOKU_TYPE_STORED_GAME;

  /**
   * SatdokuGameStore::changed:
   * @self: a store
   *
   * Other games are there than before, or are played. Emitted at most a few times a second; the
   * list follows when it is read.
   */
  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed", SATDOKU_TYPE_GAME_STORE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
  /**
   * SatdokuGameStore::damaged:
   * @self: a store
   * @n: how many
   *
   * Files were found of which nothing can be read. They are set aside in the folder, with
   * `.damaged` at the ends of their names.
   */
  signals[SIGNAL_DAMAGED] =
    g_signal_new ("damaged", SATDOKU_TYPE_GAME_STORE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
satdoku_game_store_init (SatdokuGameStore *self)
{
  self->worker = satdoku_worker_new ();
  self->known = known_array_new ();
  self->unwritten = satdoku_unwritten_new (MEMORY_NUMBERS);
  g_signal_connect_object (self->unwritten, "changed", G_CALLBACK (memory_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->unwritten, "written", G_CALLBACK (memory_changed), self,
                           G_CONNECT_SWAPPED);
  self->removed = g_ptr_array_new_with_free_func ((GDestroyNotify)satdoku_game_claim_free);
  self->waiting = g_ptr_array_new_with_free_func (g_object_unref);
  self->late = g_ptr_array_new_with_free_func (g_object_unref);
}

static void
watch_folder (SatdokuGameStore *self)
{
  g_autoptr (GFile) file = g_file_new_for_path (self->folder);

  self->monitor = g_file_monitor_directory (file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  if (self->monitor != NULL)
    g_signal_connect_object (self->monitor, "changed", G_CALLBACK (folder_changed_cb), self,
                             G_CONNECT_SWAPPED);
}

/**
 * satdoku_game_store_new:
 * @folder: (nullable): path of the folder, which is made when it is missing; %NULL: games are kept
 *   in memory only
 *
 * Opens a store. No game is read yet. What was removed by processes that have ended is deleted.
 *
 * Returns: (transfer full): the store
 */
SatdokuGameStore *
satdoku_game_store_new (const char *folder)
{
  SatdokuGameStore *self = g_object_new (SATDOKU_TYPE_GAME_STORE, NULL);

  if (folder == NULL)
    return self;
  self->folder = g_strdup (folder);
  g_mkdir_with_parents (folder, 0700);
  satdoku_game_folder_purge (folder);
  watch_folder (self);
  return self;
}

/**
 * satdoku_game_store_get_folder:
 * @self: a store
 *
 * Gets where the games are.
 *
 * Returns: (nullable): path of the folder; %NULL: they are in memory
 */
const char *
satdoku_game_store_get_folder (SatdokuGameStore *self)
{
  g_return_val_if_fail (SATDOKU_IS_GAME_STORE (self), NULL);

  return self->folder;
}

/**
 * satdoku_game_store_get_unwritten:
 * @self: a store
 *
 * Gets the games that can't be written.
 *
 * Returns: (transfer none): those that are in memory
 */
SatdokuUnwritten *
satdoku_game_store_get_unwritten (SatdokuGameStore *self)
{
  g_return_val_if_fail (SATDOKU_IS_GAME_STORE (self), NULL);

  return self->unwritten;
}

static int
compare_numbers (gconstpointer a,
                 gconstpointer b)
{
  gint64 first = *(const gint64 *)a, second = *(const gint64 *)b;

  return (first < second) - (first > second);
}

/**
 * satdoku_game_store_list_free:
 * @self: a store
 *
 * Finds the games that nobody plays. It reads the names in the folder only; what a file holds may
 * turn out to be damaged.
 *
 * Returns: (transfer full) (element-type gint64): their numbers, the one first that was taken up
 *   last
 */
GArray *
satdoku_game_store_list_free (SatdokuGameStore *self)
{
  g_autoptr (GPtrArray) memory = g_ptr_array_new_with_free_func (g_object_unref);
  GArray *numbers;

  g_return_val_if_fail (SATDOKU_IS_GAME_STORE (self), NULL);

  if (self->folder != NULL)
    numbers = satdoku_game_folder_list (self->folder);
  else
    numbers = g_array_new (FALSE, FALSE, sizeof (gint64));
  for (guint i = numbers->len; i > 0; i--)
    if (satdoku_game_folder_is_claimed (self->folder, g_array_index (numbers, gint64, i - 1)) ||
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

static SatdokuGameClaim *
claim (SatdokuGameStore *self,
       gint64 number,
       GError **error)
{
  SatdokuGameClaim *taken = satdoku_game_claim_new (self->folder, number);

  if (taken == NULL)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_BUSY, g_strerror (EBUSY));
  return taken;
}

/**
 * satdoku_game_store_take:
 * @self: a store
 * @number: of a game on disk that nobody plays
 * @claim_out: (out) (nullable) (transfer full): its claim
 * @damage: (out) (optional) (nullable): what is wrong with it
 *
 * Takes a game to be played. Those in memory are taken with satdoku_unwritten_take(). Of a file
 * that is damaged, what can be read is taken; when that is nothing, it is set aside.
 *
 * Returns: (transfer full) (nullable): the game, also with @damage when something of it is lost;
 *   %NULL with %G_IO_ERROR_BUSY when somebody plays it, or an error of satdoku_journal_load()
 */
SatdokuJournal *
satdoku_game_store_take (SatdokuGameStore *self,
                         gint64 number,
                         SatdokuGameClaim **claim_out,
                         GError **damage)
{
  g_autoptr (SatdokuGameClaim) taken = NULL;
  g_autoptr (SatdokuJournal) journal = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;
  g_autofree char *aside = NULL;

  g_return_val_if_fail (SATDOKU_IS_GAME_STORE (self) && claim_out != NULL, NULL);

  *claim_out = NULL;
  if (self->folder == NULL)
    {
      sat_file_error_set_errno (damage, ENOENT);
      return NULL;
    }
  taken = claim (self, number, damage);
  if (taken == NULL)
    return NULL;
  path = satdoku_game_folder_make_path (self->folder, number);
  journal = satdoku_journal_load (path, NULL, &error);
  if (journal != NULL && journal->game == NULL)
    aside = satdoku_game_folder_set_aside (path);
  if (journal == NULL || journal->is_lost)
    g_propagate_error (damage, g_steal_pointer (&error));
  if (journal == NULL || journal->game == NULL)
    return NULL;
  *claim_out = g_steal_pointer (&taken);
  return g_steal_pointer (&journal);
}

/**
 * satdoku_game_store_read:
 * @self: a store
 * @number: of a game, which may be played
 *
 * Reads a game as it was written last, to be looked at: it stays where it is, and the result is not
 * to be changed. Costs reading its file.
 *
 * Returns: (transfer full) (nullable): the game; %NULL when it can't be read
 */
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
  if (self->folder == NULL)
    return NULL;
  path = satdoku_game_folder_make_path (self->folder, number);
  journal = satdoku_journal_load (path, NULL, NULL);
  return journal != NULL && journal->game != NULL ? g_object_ref (journal->game) : NULL;
}

/* Removing, pinning. */

static void
forget (SatdokuGameStore *self,
        gint64 number)
{
  drop_known (self, number);
  memory_changed (self);
}

/**
 * satdoku_game_store_remove:
 * @self: a store
 * @number: of a game that nobody plays
 * @error: return location for an error
 *
 * Removes a game. satdoku_game_store_bring_back() undoes that for as long as the store is there.
 *
 * Returns: %FALSE with %G_IO_ERROR_BUSY when somebody plays it, or another %G_IO_ERROR
 */
gboolean
satdoku_game_store_remove (SatdokuGameStore *self,
                           gint64 number,
                           GError **error)
{
  g_autoptr (SatdokuGameClaim) taken = NULL;
  g_autofree char *path = NULL;
  g_autofree char *removed = NULL;

  g_return_val_if_fail (SATDOKU_IS_GAME_STORE (self), FALSE);

  if (satdoku_unwritten_remove (self->unwritten, number))
    return TRUE;
  g_return_val_if_fail (self->folder != NULL, FALSE);
  path = satdoku_game_folder_make_path (self->folder, number);
  removed = satdoku_game_folder_make_removed_path (self->folder, number);
  taken = claim (self, number, error);
  if (taken == NULL || !satdoku_game_folder_rename (path, removed, error))
    return FALSE;
  g_ptr_array_add (self->removed, g_steal_pointer (&taken));
  forget (self, number);
  return TRUE;
}

/**
 * satdoku_game_store_bring_back:
 * @self: a store
 * @number: of a game that it has removed
 * @error: return location for an error
 *
 * Undoes satdoku_game_store_remove(). The list has it again as soon as it is read.
 *
 * Returns: %FALSE with a %G_IO_ERROR when that is not possible
 */
gboolean
satdoku_game_store_bring_back (SatdokuGameStore *self,
                               gint64 number,
                               GError **error)
{
  g_autofree char *path = NULL;
  g_autofree char *removed = NULL;

  g_return_val_if_fail (SATDOKU_IS_GAME_STORE (self), FALSE);

  if (satdoku_unwritten_bring_back (self->unwritten, number))
    return TRUE;
  g_return_val_if_fail (self->folder != NULL, FALSE);
  path = satdoku_game_folder_make_path (self->folder, number);
  removed = satdoku_game_folder_make_removed_path (self->folder, number);
  if (!satdoku_game_folder_rename (removed, path, error))
    return FALSE;
  for (guint i = 0; i < self->removed->len; i++)
    if (satdoku_game_claim_get_number (g_ptr_array_index (self->removed, i)) == number)
      {
        g_ptr_array_remove_index (self->removed, i);
        break;
      }
  satdoku_game_store_note_change (self);
  return TRUE;
}

/* A note behind what is there. The time of the file stays: nothing was played. */
static gboolean
append_note (const char *path,
             const GString *text,
             GError **error)
{
  int fd = open (path, O_WRONLY | O_APPEND | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
  struct stat info;
  gssize n_written = fd >= 0 && fstat (fd, &info) == 0 ? write (fd, text->str, text->len) : -1;
  gboolean ok = n_written == (gssize)text->len && fdatasync (fd) == 0;

  /* A write that stopped half-way has no reason to tell. */
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

/* What is said of a game beside its moves, behind what is there if all of that is right. */
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
  return satdoku_game_folder_replace (path, text, journal->is_lost, error);
}

/**
 * satdoku_game_store_set_pinned:
 * @self: a store
 * @number: of a game that nobody plays
 * @pinned: is it kept however many others there are?
 * @error: return location for an error
 *
 * Pins a game, or ends that. A file of which something can't be read is set aside, and the rest is
 * written anew.
 *
 * Returns: %FALSE with %G_IO_ERROR_BUSY when somebody plays it, or another error when nothing of it
 *   can be read or it can't be written
 */
gboolean
satdoku_game_store_set_pinned (SatdokuGameStore *self,
                               gint64 number,
                               gboolean pinned,
                               GError **error)
{
  g_autoptr (SatdokuGameClaim) taken = NULL;
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
  path = satdoku_game_folder_make_path (self->folder, number);
  journal->notes->pinned = pinned;
  ok = write_note (path, journal, pinned ? "note pinned yes" : "note pinned no", error);
  satdoku_game_store_note_change (self);
  return ok;
}
