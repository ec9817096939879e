/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All collections that are kept, in one folder, see satdoku-collection-folder.c. Reading and
 * writing take their time and happen in threads. It knows nothing of windows. */

#include "satdoku-config.h"

#include "satdoku-collection-store.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>

#include "satdoku-collection-folder.h"
#include "satdoku-game-folder.h"

#define PUZZLES SATDOKU_COLLECTION_PUZZLES
#define STATES SATDOKU_COLLECTION_STATES
#define REMOVED SATDOKU_COLLECTION_REMOVED
/* Seconds until it is tried again to write what could not be written. */
#define RETRY_INTERVAL 5

struct _SatdokuCollectionStore
{
  SatdokuItemList parent_instance;

  /* Owned. */
  char *folder;
  SatdokuWorker *loader; /* of the list */
  SatdokuWorker *opener; /* of one text */
  SatdokuWorker *adder;
  SatdokuWorker *syncer;
  GPtrArray *removed; /* of Removed */
  GPtrArray *waiting; /* of GTask: who waits for the list that is being read */
  GError *unread;     /* (nullable): what was told of reading states, while it lasts */
  GError *unsaved;    /* (nullable): the same of writing them */

  guint retry; /* source id; 0: all is written */
};

/* What can be brought back. */
typedef struct
{
  SatdokuCollection *collection;
  SatdokuGameClaim *claim; /* (nullable) */
} Removed;

G_DEFINE_FINAL_TYPE (SatdokuCollectionStore, satdoku_collection_store, SATDOKU_TYPE_ITEM_LIST)

enum
{
  SIGNAL_DAMAGED,
  SIGNAL_FAILED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
removed_free (Removed *self)
{
  g_object_unref (self->collection);
  g_clear_pointer (&self->claim, satdoku_game_claim_free);
  g_free (self);
}

/* The list. */

static int
compare_items (gconstpointer a,
               gconstpointer b)
{
  SatdokuCollection *first = *(SatdokuCollection *const *)a;
  SatdokuCollection *second = *(SatdokuCollection *const *)b;
  gint64 p = satdoku_collection_get_date (first), q = satdoku_collection_get_date (second);

  if (p != q)
    return (p < q) - (p > q);
  return strcmp (satdoku_collection_get_key (first), satdoku_collection_get_key (second));
}

static GPtrArray *
get_items (SatdokuCollectionStore *self)
{
  return satdoku_item_list_get_items (SATDOKU_ITEM_LIST (self));
}

static void
set_items (SatdokuCollectionStore *self,
           GPtrArray *items)
{
  g_ptr_array_sort (items, compare_items);
  satdoku_item_list_take (SATDOKU_ITEM_LIST (self), items);
}

static GPtrArray *
copy_items (SatdokuCollectionStore *self,
            const char *without)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < get_items (self)->len; i++)
    {
      SatdokuCollection *collection = g_ptr_array_index (get_items (self), i);

      if (g_strcmp0 (satdoku_collection_get_key (collection), without) != 0)
        g_ptr_array_add (items, g_object_ref (collection));
    }
  return items;
}

static void
add_item (SatdokuCollectionStore *self,
          SatdokuCollection *collection)
{
  GPtrArray *items = copy_items (self, satdoku_collection_get_key (collection));

  g_ptr_array_add (items, g_object_ref (collection));
  set_items (self, items);
}

/* Files. */

/* One collection as it was read in a thread. */
typedef struct
{
  char *key;
  SatdokuPuzzleFile *file; /* (nullable): it was known */
  SatdokuPuzzleStates *states;
  GError *error; /* (nullable): why the states could not be read */
  gint64 date;
} Loaded;

static void
loaded_free (Loaded *self)
{
  g_free (self->key);
  g_clear_pointer (&self->file, satdoku_puzzle_file_unref);
  g_clear_pointer (&self->states, satdoku_puzzle_states_free);
  g_clear_error (&self->error);
  g_free (self);
}

static Loaded *
loaded_new (const char *folder,
            const char *key,
            SatdokuPuzzleFile *file,
            guint n_puzzles)
{
  Loaded *self = g_new0 (Loaded, 1);
  g_autofree char *path = satdoku_collection_folder_make_path (folder, key, STATES);

  self->key = g_strdup (key);
  self->file = file;
  self->date = satdoku_collection_folder_get_date (folder, key);
  self->states = satdoku_puzzle_states_new (path, n_puzzles);
  satdoku_puzzle_states_load (self->states, &self->error);
  return self;
}

static SatdokuCollection *
make_collection (Loaded *loaded)
{
  return satdoku_collection_new (loaded->key, g_steal_pointer (&loaded->file),
                                 g_steal_pointer (&loaded->states), loaded->date);
}

/* Reading the folder, in a thread. */

/* A collection that need not be read again. */
typedef struct
{
  guint n_puzzles;
  guint n_marked; /* how often something was marked in it */
} Known;

typedef struct
{
  char *folder;
  GHashTable *known;   /* of Known, by key */
  GHashTable *removed; /* set of keys: what can be brought back here */
} Input;

typedef struct
{
  GPtrArray *loaded; /* of Loaded */
  GHashTable *known;
  guint n_damaged;
} Output;

static void
input_free (Input *input)
{
  g_free (input->folder);
  g_hash_table_unref (input->known);
  g_hash_table_unref (input->removed);
  g_free (input);
}

static void
output_free (Output *output)
{
  g_ptr_array_unref (output->loaded);
  g_hash_table_unref (output->known);
  g_free (output);
}

static void
load_one (const Input *input,
          const char *key,
          GCancellable *cancellable,
          Output *output)
{
  g_autofree char *path = satdoku_collection_folder_make_path (input->folder, key, PUZZLES);
  SatdokuPuzzleFile *file = NULL;
  const Known *known = g_hash_table_lookup (input->known, key);
  g_autoptr (GError) error = NULL;
  g_autofree char *aside = NULL;

  if (known == NULL)
    {
      file = satdoku_puzzle_file_new (path, cancellable, &error);
      if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA))
        {
          aside = satdoku_game_folder_set_aside (path);
          output->n_damaged++;
        }
      if (file == NULL)
        return;
    }
  g_ptr_array_add (
    output->loaded,
    loaded_new (input->folder, key, file,
                known != NULL ? known->n_puzzles : satdoku_puzzle_file_get_n_puzzles (file)));
}

/* What was removed by processes that have ended since. */
static void
purge_one (const Input *input,
           const char *key)
{
  g_autoptr (SatdokuGameClaim) taken =
    g_hash_table_contains (input->removed, key)
      ? NULL
      : satdoku_collection_folder_claim (input->folder, key);

  if (taken != NULL)
    satdoku_collection_folder_delete_removed (input->folder, key);
}

static gpointer
run_load (gpointer data,
          const SudokuTask *task,
          GError **error)
{
  const Input *input = data;
  Output *output = g_new0 (Output, 1);
  g_autoptr (GDir) dir = g_dir_open (input->folder, 0, NULL);
  const char *name;

  output->loaded = g_ptr_array_new_with_free_func ((GDestroyNotify)loaded_free);
  output->known = g_hash_table_ref (input->known);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL &&
         !g_cancellable_is_cancelled (task->cancellable))
    {
      g_autofree char *key = satdoku_collection_folder_find_key (name, PUZZLES);
      g_autofree char *removed = satdoku_collection_folder_find_key (name, REMOVED);

      if (key != NULL)
        load_one (input, key, task->cancellable, output);
      if (removed != NULL)
        purge_one (input, removed);
    }
  if (!g_cancellable_set_error_if_cancelled (task->cancellable, error))
    return output;
  output_free (output);
  return NULL;
}

/* What was marked while it was read is in memory only; what could not be read is there, too. */
static SatdokuCollection *
merge (SatdokuCollectionStore *self,
       Loaded *loaded,
       GHashTable *known)
{
  SatdokuCollection *old = satdoku_collection_store_find (self, loaded->key);

  const Known *before = g_hash_table_lookup (known, loaded->key);

  if (old == NULL)
    return loaded->file != NULL ? make_collection (loaded) : NULL;
  if (loaded->error == NULL && before != NULL &&
      before->n_marked == satdoku_collection_get_n_marked (old))
    satdoku_collection_take_states (old, g_steal_pointer (&loaded->states), loaded->date);
  return g_object_ref (old);
}

/* Those that were added while the folder was read. */
static void
keep_added (SatdokuCollectionStore *self,
            GPtrArray *items)
{
  for (guint i = 0; i < get_items (self)->len; i++)
    {
      SatdokuCollection *collection = g_ptr_array_index (get_items (self), i);
      const char *key = satdoku_collection_get_key (collection);

      if (!g_ptr_array_find (items, collection, NULL) &&
          !satdoku_collection_folder_is_removed (self->folder, key))
        g_ptr_array_add (items, g_object_ref (collection));
    }
}

static void write_states (SatdokuCollectionStore *self);

/* Only another trouble is told: not the same again with each attempt. */
static void
take_trouble (SatdokuCollectionStore *self,
              GError **old,
              const GError *trouble)
{
  gboolean same = trouble != NULL && *old != NULL && trouble->domain == (*old)->domain &&
                  trouble->code == (*old)->code;

  g_clear_error (old);
  *old = trouble != NULL ? g_error_copy (trouble) : NULL;
  if (trouble != NULL && !same)
    g_signal_emit (self, signals[SIGNAL_FAILED], 0, trouble);
}

static void
take_output (SatdokuCollectionStore *self,
             const Output *output)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  const GError *error = NULL;

  for (guint i = 0; i < output->loaded->len; i++)
    {
      Loaded *loaded = g_ptr_array_index (output->loaded, i);
      gboolean removed = satdoku_collection_folder_is_removed (self->folder, loaded->key);
      SatdokuCollection *collection = removed ? NULL : merge (self, loaded, output->known);

      if (collection != NULL)
        g_ptr_array_add (items, collection);
      if (collection != NULL && error == NULL)
        error = loaded->error;
    }
  keep_added (self, items);
  set_items (self, items);
  if (output->n_damaged > 0)
    g_signal_emit (self, signals[SIGNAL_DAMAGED], 0, output->n_damaged);
  take_trouble (self, &self->unread, error);
}

/* Without an output another load has begun, for which all wait, or the store is gone. */
static void
loaded_cb (GObject *source,
           GAsyncResult *result,
           gpointer user_data)
{
  g_autoptr (SatdokuCollectionStore) self = g_weak_ref_get (user_data);
  Output *output = satdoku_worker_run_finish (result, NULL);
  GPtrArray *tasks;

  g_weak_ref_clear (user_data);
  g_free (user_data);
  if (self != NULL && output != NULL)
    {
      tasks = g_steal_pointer (&self->waiting);
      self->waiting = g_ptr_array_new_with_free_func (g_object_unref);
      take_output (self, output);
      write_states (self);
      /* They may ask again meanwhile. */
      for (guint i = 0; i < tasks->len; i++)
        g_task_return_boolean (g_ptr_array_index (tasks, i), TRUE);
      g_ptr_array_unref (tasks);
    }
  g_clear_pointer (&output, output_free);
}

static Input *
make_input (SatdokuCollectionStore *self)
{
  Input *input = g_new0 (Input, 1);

  input->folder = g_strdup (self->folder);
  input->known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  input->removed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (guint i = 0; i < get_items (self)->len; i++)
    {
      SatdokuCollection *collection = g_ptr_array_index (get_items (self), i);
      Known *known = g_new0 (Known, 1);

      known->n_puzzles = satdoku_collection_get_n_puzzles (collection);
      known->n_marked = satdoku_collection_get_n_marked (collection);
      g_hash_table_insert (input->known, g_strdup (satdoku_collection_get_key (collection)), known);
    }
  for (guint i = 0; i < self->removed->len; i++)
    {
      const Removed *removed = g_ptr_array_index (self->removed, i);

      g_hash_table_add (input->removed,
                        g_strdup (satdoku_collection_get_key (removed->collection)));
    }
  return input;
}

/**
 * satdoku_collection_store_load_async:
 * @self: a store
 * @callback: (nullable): called once
 * @user_data: for @callback
 *
 * Reads the folder, in a thread. Puzzles that are known are not read again, what is solved is. What
 * can't be read is set aside, see #SatdokuCollectionStore::damaged; what was removed by processes
 * that have ended is deleted. A load that is under way begins anew, and both end together.
 */
void
satdoku_collection_store_load_async (SatdokuCollectionStore *self,
                                     GAsyncReadyCallback callback,
                                     gpointer user_data)
{
  const SatdokuJob job = {
    .title = "",
    .run = run_load,
    .free_input = (GDestroyNotify)input_free,
    .free_result = (GDestroyNotify)output_free,
    .quiet = TRUE,
  };
  GTask *task;
  GWeakRef *weak;

  g_return_if_fail (SATDOKU_IS_COLLECTION_STORE (self));

  task = g_task_new (self, NULL, callback, user_data);
  g_task_set_source_tag (task, satdoku_collection_store_load_async);
  g_ptr_array_add (self->waiting, task);
  weak = g_new0 (GWeakRef, 1);
  g_weak_ref_init (weak, self);
  satdoku_worker_run_async (self->loader, &job, make_input (self), NULL, loaded_cb, weak);
}

/**
 * satdoku_collection_store_load_finish:
 * @self: a store
 * @result: what the callback was called with
 * @error: return location for an error
 *
 * Ends satdoku_collection_store_load_async().
 *
 * Returns: %FALSE with %G_IO_ERROR_CANCELLED
 */
gboolean
satdoku_collection_store_load_finish (SatdokuCollectionStore *self,
                                      GAsyncResult *result,
                                      GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

/**
 * satdoku_collection_store_find:
 * @self: a store
 * @key: (nullable): of a collection
 *
 * Finds a collection in the list.
 *
 * Returns: (transfer none) (nullable): the collection; %NULL when it is not there
 */
SatdokuCollection *
satdoku_collection_store_find (SatdokuCollectionStore *self,
                               const char *key)
{
  g_return_val_if_fail (SATDOKU_IS_COLLECTION_STORE (self), NULL);

  for (guint i = 0; i < get_items (self)->len; i++)
    {
      SatdokuCollection *collection = g_ptr_array_index (get_items (self), i);

      if (g_strcmp0 (satdoku_collection_get_key (collection), key) == 0)
        return collection;
    }
  return NULL;
}

/* Removing. */

/* (nullable): what was removed here under that key. */
static Removed *
find_removed (SatdokuCollectionStore *self,
              const char *key)
{
  for (guint i = 0; i < self->removed->len; i++)
    {
      Removed *removed = g_ptr_array_index (self->removed, i);

      if (g_str_equal (satdoku_collection_get_key (removed->collection), key))
        return removed;
    }
  return NULL;
}

/* What was removed before has the same puzzles: who removes it again takes its place. */
static gboolean
rename_removed (SatdokuCollectionStore *self,
                const char *key,
                GError **error)
{
  g_autofree char *path = satdoku_collection_folder_make_path (self->folder, key, PUZZLES);
  g_autofree char *removed_path = satdoku_collection_folder_make_path (self->folder, key, REMOVED);

  g_unlink (removed_path);
  return satdoku_game_folder_rename (path, removed_path, error);
}

/**
 * satdoku_collection_store_remove:
 * @self: a store
 * @key: of a collection
 * @error: return location for an error
 *
 * Removes a collection. Games that were begun in it stay. satdoku_collection_store_bring_back()
 * undoes that until the store is disposed of, which deletes it.
 *
 * Returns: %FALSE with %G_IO_ERROR_BUSY when somebody else has removed it and can bring it back, or
 *   another %G_IO_ERROR
 */
gboolean
satdoku_collection_store_remove (SatdokuCollectionStore *self,
                                 const char *key,
                                 GError **error)
{
  SatdokuCollection *collection;
  Removed *removed;
  g_autoptr (SatdokuGameClaim) taken = NULL;

  g_return_val_if_fail (SATDOKU_IS_COLLECTION_STORE (self) && key != NULL, FALSE);

  collection = satdoku_collection_store_find (self, key);
  g_return_val_if_fail (collection != NULL, FALSE);
  removed = find_removed (self, key);
  if (removed == NULL && (taken = satdoku_collection_folder_claim (self->folder, key)) == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_BUSY, g_strerror (EBUSY));
      return FALSE;
    }
  if (!rename_removed (self, key, error))
    return FALSE;
  if (removed == NULL)
    {
      removed = g_new0 (Removed, 1);
      removed->claim = g_steal_pointer (&taken);
      g_ptr_array_add (self->removed, removed);
    }
  g_set_object (&removed->collection, collection);
  set_items (self, copy_items (self, key));
  return TRUE;
}

/**
 * satdoku_collection_store_bring_back:
 * @self: a store
 * @key: of a collection that it has removed
 * @error: return location for an error
 *
 * Undoes satdoku_collection_store_remove(). A collection that was opened again since is there
 * already.
 *
 * Returns: %FALSE with a %G_IO_ERROR when that is not possible
 */
gboolean
satdoku_collection_store_bring_back (SatdokuCollectionStore *self,
                                     const char *key,
                                     GError **error)
{
  Removed *removed;
  g_autofree char *path = NULL;
  g_autofree char *removed_path = NULL;

  g_return_val_if_fail (SATDOKU_IS_COLLECTION_STORE (self) && key != NULL, FALSE);

  if (satdoku_collection_store_find (self, key) != NULL)
    return TRUE;
  path = satdoku_collection_folder_make_path (self->folder, key, PUZZLES);
  removed_path = satdoku_collection_folder_make_path (self->folder, key, REMOVED);
  if (!satdoku_game_folder_rename (removed_path, path, error))
    return FALSE;
  removed = find_removed (self, key);
  if (removed != NULL)
    {
      add_item (self, removed->collection);
      g_ptr_array_remove (self->removed, removed);
    }
  return TRUE;
}

/* Solving. */

/* What of the states is to go to the disk. */
typedef struct
{
  char *folder;
  GPtrArray *keys;   /* of char */
  GPtrArray *failed; /* of char: those of which it could not be done */
  GError *error;     /* (nullable): why the first of these could not */
} Sync;

static void
sync_free (Sync *self)
{
  g_free (self->folder);
  g_ptr_array_unref (self->keys);
  g_ptr_array_unref (self->failed);
  g_clear_error (&self->error);
  g_free (self);
}

static gpointer
run_sync (gpointer data,
          const SudokuTask *task,
          GError **error)
{
  Sync *sync = data;

  for (guint i = 0; i < sync->keys->len; i++)
    {
      const char *key = g_ptr_array_index (sync->keys, i);
      g_autofree char *path = satdoku_collection_folder_make_path (sync->folder, key, STATES);

      if (!satdoku_puzzle_states_sync (path, sync->error == NULL ? &sync->error : NULL))
        g_ptr_array_add (sync->failed, g_strdup (key));
    }
  return sync;
}

static gboolean
retry_cb (gpointer user_data)
{
  SatdokuCollectionStore *self = user_data;

  self->retry = 0;
  write_states (self);
  return G_SOURCE_REMOVE;
}

static void
retry_later (SatdokuCollectionStore *self)
{
  if (self->retry == 0)
    self->retry = g_timeout_add_seconds (RETRY_INTERVAL, retry_cb, self);
}

static void
note_synced (SatdokuCollectionStore *self,
             const Sync *sync)
{
  for (guint i = 0; i < sync->keys->len; i++)
    {
      const char *key = g_ptr_array_index (sync->keys, i);
      SatdokuCollection *collection = satdoku_collection_store_find (self, key);
      gboolean failed = g_ptr_array_find_with_equal_func (sync->failed, key, g_str_equal, NULL);

      if (collection != NULL)
        satdoku_puzzle_states_note_synced (satdoku_collection_get_states (collection), !failed);
    }
  take_trouble (self, &self->unsaved, sync->error);
  if (sync->error != NULL)
    retry_later (self);
}

/* Where another one has begun, that one is about all. */
static void
synced_cb (GObject *source,
           GAsyncResult *result,
           gpointer user_data)
{
  g_autoptr (SatdokuCollectionStore) self = g_weak_ref_get (user_data);
  Sync *sync = satdoku_worker_run_finish (result, NULL);

  g_weak_ref_clear (user_data);
  g_free (user_data);
  if (self != NULL && sync != NULL)
    note_synced (self, sync);
  g_clear_pointer (&sync, sync_free);
}

static void
start_sync (SatdokuCollectionStore *self)
{
  const SatdokuJob job = {
    .title = "",
    .run = run_sync,
    .free_input = (GDestroyNotify)sync_free,
    .free_result = (GDestroyNotify)sync_free,
    .quiet = TRUE,
  };
  Sync *sync = g_new0 (Sync, 1);
  GWeakRef *weak;

  sync->folder = g_strdup (self->folder);
  sync->keys = g_ptr_array_new_with_free_func (g_free);
  sync->failed = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < get_items (self)->len; i++)
    {
      SatdokuCollection *collection = g_ptr_array_index (get_items (self), i);

      if (!satdoku_puzzle_states_is_synced (satdoku_collection_get_states (collection)))
        g_ptr_array_add (sync->keys, g_strdup (satdoku_collection_get_key (collection)));
    }
  if (sync->keys->len == 0)
    {
      sync_free (sync);
      return;
    }
  weak = g_new0 (GWeakRef, 1);
  g_weak_ref_init (weak, self);
  satdoku_worker_run_async (self->syncer, &job, sync, NULL, synced_cb, weak);
}

/* What could not be written before. */
static void
write_states (SatdokuCollectionStore *self)
{
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < get_items (self)->len; i++)
    satdoku_puzzle_states_write (satdoku_collection_get_states (get_items (self)->pdata[i]),
                                 error == NULL ? &error : NULL);
  if (error != NULL)
    {
      take_trouble (self, &self->unsaved, error);
      retry_later (self);
    }
  start_sync (self);
}

/**
 * satdoku_collection_store_mark_solved:
 * @self: a store
 * @key: of a collection in the list
 * @i: of a puzzle in it, from 0
 * @solved: how and when it was solved
 * @error: return location for an error
 *
 * Marks a puzzle as solved. It goes to the disk in a thread. What can't be written is tried again
 * later; see #SatdokuCollectionStore::failed for what fails then.
 *
 * Returns: %FALSE with an error of satdoku_puzzle_states_write()
 */
gboolean
satdoku_collection_store_mark_solved (SatdokuCollectionStore *self,
                                      const char *key,
                                      guint i,
                                      const SatdokuPuzzleSolved *solved,
                                      GError **error)
{
  SatdokuCollection *collection;
  g_autoptr (GError) trouble = NULL;

  g_return_val_if_fail (SATDOKU_IS_COLLECTION_STORE (self) && key != NULL, FALSE);

  collection = satdoku_collection_store_find (self, key);
  g_return_val_if_fail (collection != NULL, FALSE);
  if (satdoku_collection_mark_solved (collection, i, solved, &trouble))
    {
      start_sync (self);
      return TRUE;
    }
  g_clear_error (&self->unsaved);
  self->unsaved = g_error_copy (trouble);
  g_propagate_error (error, g_steal_pointer (&trouble));
  retry_later (self);
  return FALSE;
}

/* Texts of puzzles. */

typedef struct
{
  SudokuContents *contents;
  char *folder;
  char *name; /* (nullable) */

  /* What comes of it. */
  Loaded *loaded; /* (nullable) */
  SatdokuPuzzleCount *count;
} Text;

static Text *
text_new (SatdokuCollectionStore *self,
          SudokuContents *contents,
          const char *name)
{
  Text *text = g_new0 (Text, 1);

  text->contents = sudoku_contents_ref (contents);
  text->folder = g_strdup (self->folder);
  text->name = g_strdup (name);
  return text;
}

static void
text_free (Text *self)
{
  sudoku_contents_unref (self->contents);
  g_free (self->folder);
  g_free (self->name);
  g_clear_pointer (&self->loaded, loaded_free);
  g_clear_pointer (&self->count, satdoku_puzzle_count_free);
  g_free (self);
}

static gpointer
run_open (gpointer data,
          const SudokuTask *task,
          GError **error)
{
  Text *text = data;
  g_autofree char *key = satdoku_collection_folder_make_key (text->contents);
  g_autofree char *path = satdoku_collection_folder_make_path (text->folder, key, PUZZLES);
  SatdokuPuzzleFile *file = satdoku_puzzle_file_new (path, task->cancellable, NULL);

  if (file != NULL)
    text->loaded =
      loaded_new (text->folder, key, file, satdoku_puzzle_file_get_n_puzzles (file));
  return g_cancellable_set_error_if_cancelled (task->cancellable, error) ? NULL : text;
}

static gpointer
run_add (gpointer data,
         const SudokuTask *task,
         GError **error)
{
  Text *text = data;
  g_autofree char *key = satdoku_collection_folder_make_key (text->contents);
  g_autofree char *path = satdoku_collection_folder_make_path (text->folder, key, PUZZLES);
  SatdokuPuzzleFile *file;

  g_mkdir_with_parents (text->folder, 0700);
  text->count = satdoku_puzzle_file_write (path, text->name, text->contents, SATDOKU_PUZZLES_MAX,
                                           task, error);
  if (text->count == NULL)
    return NULL;
  if (text->count->n_puzzles < 2)
    return text;
  file = satdoku_puzzle_file_new (path, task->cancellable, error);
  if (file == NULL)
    return NULL;
  text->loaded = loaded_new (text->folder, key, file, satdoku_puzzle_file_get_n_puzzles (file));
  return text;
}

/* The one in the list, if it is there, is the one that others know. */
static SatdokuCollection *
take_loaded (SatdokuCollectionStore *self,
             Loaded *loaded)
{
  SatdokuCollection *known;
  g_autoptr (SatdokuCollection) collection = NULL;

  if (loaded == NULL)
    return NULL;
  known = satdoku_collection_store_find (self, loaded->key);
  if (known != NULL)
    return known;
  if (loaded->error != NULL)
    take_trouble (self, &self->unread, loaded->error);
  collection = make_collection (loaded);
  add_item (self, collection);
  return collection; /* the list keeps it */
}

static void
text_cb (GObject *source,
         GAsyncResult *result,
         gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  GError *error = NULL;
  Text *text = satdoku_worker_run_finish (result, &error);

  if (text != NULL)
    g_task_return_pointer (task, text, (GDestroyNotify)text_free);
  else
    g_task_return_error (task, error);
}

static void
start (SatdokuCollectionStore *self,
       SatdokuWorker *worker,
       SatdokuJobFunc run,
       Text *text,
       GTask *task)
{
  const SatdokuJob job = {
    .title = "",
    .run = run,
    .free_input = (GDestroyNotify)text_free,
    .free_result = (GDestroyNotify)text_free,
    .quiet = TRUE,
  };

  satdoku_worker_run_async (worker, &job, text, g_task_get_cancellable (task), text_cb, task);
}

/**
 * satdoku_collection_store_open_async:
 * @self: a store
 * @contents: a text of puzzles, which is read
 * @cancellable: (nullable): to stop it
 * @callback: called once
 * @user_data: for @callback
 *
 * Looks whether there is a collection of the same text.
 */
void
satdoku_collection_store_open_async (SatdokuCollectionStore *self,
                                     SudokuContents *contents,
                                     GCancellable *cancellable,
                                     GAsyncReadyCallback callback,
                                     gpointer user_data)
{
  GTask *task;

  g_return_if_fail (SATDOKU_IS_COLLECTION_STORE (self) && contents != NULL);

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, satdoku_collection_store_open_async);
  start (self, self->opener, run_open, text_new (self, contents, NULL), task);
}

/**
 * satdoku_collection_store_open_finish:
 * @self: a store
 * @result: what the callback was called with
 * @collection: (out) (nullable) (transfer none): the collection, which is in the list now; %NULL:
 *   there is none
 * @error: return location for an error
 *
 * Ends satdoku_collection_store_open_async().
 *
 * Returns: %FALSE with %G_IO_ERROR_CANCELLED
 */
gboolean
satdoku_collection_store_open_finish (SatdokuCollectionStore *self,
                                      GAsyncResult *result,
                                      SatdokuCollection **collection,
                                      GError **error)
{
  Text *text;

  g_return_val_if_fail (g_task_is_valid (result, self) && collection != NULL, FALSE);

  *collection = NULL;
  text = g_task_propagate_pointer (G_TASK (result), error);
  if (text == NULL)
    return FALSE;
  *collection = take_loaded (self, text->loaded);
  text_free (text);
  return TRUE;
}

/**
 * satdoku_collection_store_add_async:
 * @self: a store
 * @contents: a text of puzzles, which is read
 * @name: what the collection is to be called; valid UTF-8
 * @cancellable: (nullable): to stop it
 * @callback: called once
 * @user_data: for @callback
 *
 * Reads all puzzles of a text into a new collection, in a thread. How far that is, its worker says:
 * see satdoku_collection_store_get_adder(). Adding another one cancels it.
 */
void
satdoku_collection_store_add_async (SatdokuCollectionStore *self,
                                    SudokuContents *contents,
                                    const char *name,
                                    GCancellable *cancellable,
                                    GAsyncReadyCallback callback,
                                    gpointer user_data)
{
  GTask *task;

  g_return_if_fail (SATDOKU_IS_COLLECTION_STORE (self) && contents != NULL && name != NULL);

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, satdoku_collection_store_add_async);
  start (self, self->adder, run_add, text_new (self, contents, name), task);
}

/**
 * satdoku_collection_store_add_finish: (skip)
 * @self: a store
 * @result: what the callback was called with
 * @collection: (out) (nullable) (transfer none): the collection, which is in the list now; %NULL:
 *   there are less than two puzzles
 * @error: return location for an error
 *
 * Ends satdoku_collection_store_add_async().
 *
 * Returns: (transfer full) (nullable): what was found; %NULL with %G_IO_ERROR_CANCELLED or an error
 *   of satdoku_puzzle_file_write()
 */
SatdokuPuzzleCount *
satdoku_collection_store_add_finish (SatdokuCollectionStore *self,
                                     GAsyncResult *result,
                                     SatdokuCollection **collection,
                                     GError **error)
{
  SatdokuPuzzleCount *count;
  Text *text;

  g_return_val_if_fail (g_task_is_valid (result, self) && collection != NULL, NULL);

  *collection = NULL;
  text = g_task_propagate_pointer (G_TASK (result), error);
  if (text == NULL)
    return NULL;
  *collection = take_loaded (self, text->loaded);
  count = g_steal_pointer (&text->count);
  text_free (text);
  return count;
}

/**
 * satdoku_collection_store_get_adder:
 * @self: a store
 *
 * Gets what reads new collections, which tells how far it is.
 *
 * Returns: (transfer none): the worker
 */
SatdokuWorker *
satdoku_collection_store_get_adder (SatdokuCollectionStore *self)
{
  g_return_val_if_fail (SATDOKU_IS_COLLECTION_STORE (self), NULL);

  return self->adder;
}

/* Nothing more is read. */
static void
cancel_all (GPtrArray *tasks)
{
  for (guint i = 0; i < tasks->len; i++)
    g_task_return_new_error (g_ptr_array_index (tasks, i), G_IO_ERROR, G_IO_ERROR_CANCELLED, "%s",
                             g_strerror (ECANCELED));
  g_ptr_array_set_size (tasks, 0);
}

/* Nobody can bring it back any more. */
static void
delete_all_removed (SatdokuCollectionStore *self)
{
  for (guint i = 0; i < self->removed->len; i++)
    {
      const Removed *removed = g_ptr_array_index (self->removed, i);
      const char *key = satdoku_collection_get_key (removed->collection);

      satdoku_collection_folder_delete_removed (self->folder, key);
    }
  g_ptr_array_set_size (self->removed, 0);
}

static void
satdoku_collection_store_dispose (GObject *object)
{
  SatdokuCollectionStore *self = SATDOKU_COLLECTION_STORE (object);
  SatdokuWorker *workers[] = { self->loader, self->opener, self->adder, self->syncer };

  g_clear_handle_id (&self->retry, g_source_remove);
  for (guint i = 0; i < get_items (self)->len; i++)
    satdoku_puzzle_states_write (satdoku_collection_get_states (get_items (self)->pdata[i]), NULL);
  delete_all_removed (self);
  cancel_all (self->waiting);
  for (gsize i = 0; i < G_N_ELEMENTS (workers); i++)
    g_object_run_dispose (G_OBJECT (workers[i]));
  G_OBJECT_CLASS (satdoku_collection_store_parent_class)->dispose (object);
}

static void
satdoku_collection_store_finalize (GObject *object)
{
  SatdokuCollectionStore *self = SATDOKU_COLLECTION_STORE (object);

  g_object_unref (self->loader);
  g_object_unref (self->opener);
  g_object_unref (self->adder);
  g_object_unref (self->syncer);
  g_ptr_array_unref (self->removed);
  g_ptr_array_unref (self->waiting);
  g_clear_error (&self->unread);
  g_clear_error (&self->unsaved);
  g_free (self->folder);
  G_OBJECT_CLASS (satdoku_collection_store_parent_class)->finalize (object);
}

static void
satdoku_collection_store_class_init (SatdokuCollectionStoreClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = satdoku_collection_store_dispose;
  object_class->finalize = satdoku_collection_store_finalize;
  SATDOKU_ITEM_LIST_CLASS (klass)->item_type = SATDOKU_TYPE_COLLECTION;

  /**
   * SatdokuCollectionStore::damaged:
   * @self: a store
   * @n: how many
   *
   * Files were found of which nothing can be read. They are set aside in the folder, with
   * `.damaged` at the ends of their names.
   */
  signals[SIGNAL_DAMAGED] =
    g_signal_new ("damaged", SATDOKU_TYPE_COLLECTION_STORE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_UINT);
  /**
   * SatdokuCollectionStore::failed:
   * @self: a store
   * @error: why
   *
   * What is solved could not be read, or could not be written once more. It is tried again with
   * the next load, or soon; the same is told again only after it has succeeded.
   */
  signals[SIGNAL_FAILED] =
    g_signal_new ("failed", SATDOKU_TYPE_COLLECTION_STORE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_ERROR);
}

static void
satdoku_collection_store_init (SatdokuCollectionStore *self)
{
  self->loader = satdoku_worker_new ();
  self->opener = satdoku_worker_new ();
  self->adder = satdoku_worker_new ();
  self->syncer = satdoku_worker_new ();
  self->removed = g_ptr_array_new_with_free_func ((GDestroyNotify)removed_free);
  self->waiting = g_ptr_array_new_with_free_func (g_object_unref);
}

/**
 * satdoku_collection_store_new:
 * @folder: path of the folder, which is made when a collection is added
 *
 * Opens a store. No collection is read yet.
 *
 * Returns: (transfer full): the store
 */
SatdokuCollectionStore *
satdoku_collection_store_new (const char *folder)
{
  SatdokuCollectionStore *self;

  g_return_val_if_fail (folder != NULL, NULL);

  self = g_object_new (SATDOKU_TYPE_COLLECTION_STORE, NULL);
  self->folder = g_strdup (folder);
  return self;
}
