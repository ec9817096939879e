/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All collections that are kept, in one folder, see satdoku-collection-folder.c and for what it has
 * in common with the store of games satdoku-store.c. Reading and writing take their time and happen
 * in threads. It knows nothing of windows. */

#include "satdoku-config.h"

#include "satdoku-collection-store.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>

#include "satdoku-class.h"
#include "satdoku-collection-folder.h"
#include "satdoku-kept-file.h"
#include "satdoku-request.h"

#define PUZZLES SATDOKU_COLLECTION_PUZZLES
#define STATES SATDOKU_COLLECTION_STATES
/* Seconds until what could not be written is tried again. */
#define RETRY_INTERVAL 5

struct _SatdokuCollectionStore
{
  SatdokuStore parent_instance;

  /* Owned. */
  SatdokuWorker *opener; /* of one text */
  SatdokuWorker *adder;
  SatdokuRequest *sync;
  GError *unread;  /* (nullable): the reported error of reading states, while it lasts */
  GError *unsaved; /* (nullable): the same of writing them */

  guint retry; /* source id; 0: all is written */
};

G_DEFINE_FINAL_TYPE (SatdokuCollectionStore, satdoku_collection_store, SATDOKU_TYPE_STORE)

enum
{
  SIGNAL_FAILED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const char *
get_folder (SatdokuCollectionStore *self)
{
  return satdoku_store_get_folder (SATDOKU_STORE (self));
}

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
  return satdoku_store_get_items (SATDOKU_STORE (self));
}

static void
set_items (SatdokuCollectionStore *self,
           GPtrArray *items)
{
  g_ptr_array_sort (items, compare_items);
  satdoku_store_take_items (SATDOKU_STORE (self), items);
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

typedef struct
{
  guint n_puzzles;
  guint n_marked; /* how often something was marked in it */
} Known;

typedef struct
{
  char *folder;
  GHashTable *known; /* of Known, by key */
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
          aside = satdoku_kept_file_set_aside (path);
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
      g_autofree char *key = g_strndup (name, strcspn (name, "."));

      if (satdoku_collection_folder_read_key (key) > 0 &&
          g_str_equal (name + strlen (key), PUZZLES))
        load_one (input, key, task->cancellable, output);
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
          !satdoku_collection_folder_is_removed (get_folder (self), key))
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

static guint
take_output (SatdokuStore *store,
             gpointer data)
{
  SatdokuCollectionStore *self = SATDOKU_COLLECTION_STORE (store);
  const Output *output = data;
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  const GError *error = NULL;

  for (guint i = 0; i < output->loaded->len; i++)
    {
      Loaded *loaded = g_ptr_array_index (output->loaded, i);
      gboolean removed = satdoku_collection_folder_is_removed (get_folder (self), loaded->key);
      SatdokuCollection *collection = removed ? NULL : merge (self, loaded, output->known);

      if (collection != NULL)
        g_ptr_array_add (items, collection);
      if (collection != NULL && error == NULL)
        error = loaded->error;
    }
  keep_added (self, items);
  set_items (self, items);
  take_trouble (self, &self->unread, error);
  write_states (self);
  return output->n_damaged;
}

static gpointer
make_input (SatdokuStore *store)
{
  SatdokuCollectionStore *self = SATDOKU_COLLECTION_STORE (store);
  Input *input = g_new0 (Input, 1);

  input->folder = g_strdup (get_folder (self));
  input->known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  for (guint i = 0; i < get_items (self)->len; i++)
    {
      SatdokuCollection *collection = g_ptr_array_index (get_items (self), i);
      Known *known = g_new0 (Known, 1);

      known->n_puzzles = satdoku_collection_get_n_puzzles (collection);
      known->n_marked = satdoku_collection_get_n_marked (collection);
      g_hash_table_insert (input->known, g_strdup (satdoku_collection_get_key (collection)), known);
    }
  return input;
}

/* NULL when it is not in the list. */
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

/* Removes a collection. Games that were begun in it stay. satdoku_collection_store_bring_back()
 * undoes that until the store is disposed of, which deletes it. Fails with %G_IO_ERROR_BUSY when
 * another window or process has removed it and can still bring it back. */
gboolean
satdoku_collection_store_remove (SatdokuCollectionStore *self,
                                 const char *key,
                                 GError **error)
{
  SatdokuCollection *collection;

  g_return_val_if_fail (SATDOKU_IS_COLLECTION_STORE (self) && key != NULL, FALSE);

  collection = satdoku_collection_store_find (self, key);
  g_return_val_if_fail (collection != NULL, FALSE);
  if (!satdoku_store_remove_file (SATDOKU_STORE (self), key, collection, error))
    return FALSE;
  set_items (self, copy_items (self, key));
  return TRUE;
}

/* What is removed for good takes with it what was solved, unless it was opened again since. */
static void
deleted (SatdokuStore *store,
         const char *key)
{
  const char *folder = satdoku_store_get_folder (store);
  g_autofree char *states = satdoku_collection_folder_make_path (folder, key, STATES);

  if (satdoku_collection_folder_is_removed (folder, key))
    g_unlink (states);
}

/* Undoes satdoku_collection_store_remove(). A collection that was opened again since is there
 * already. */
gboolean
satdoku_collection_store_bring_back (SatdokuCollectionStore *self,
                                     const char *key,
                                     GError **error)
{
  gpointer item;
  g_autoptr (SatdokuCollection) collection = NULL;

  g_return_val_if_fail (SATDOKU_IS_COLLECTION_STORE (self) && key != NULL, FALSE);

  if (satdoku_collection_store_find (self, key) != NULL)
    return TRUE;
  if (!satdoku_store_bring_file_back (SATDOKU_STORE (self), key, &item, error))
    return FALSE;
  collection = item;
  if (collection != NULL)
    add_item (self, collection);
  return TRUE;
}

/* What of the states is to go to the disk. */
typedef struct
{
  char *folder;
  GPtrArray *keys;   /* of char */
  GPtrArray *failed; /* of char: those that could not be written */
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

static void
synced_cb (SatdokuCollectionStore *self)
{
  Sync *sync = satdoku_request_steal_result (self->sync);

  if (sync != NULL)
    note_synced (self, sync);
  g_clear_pointer (&sync, sync_free);
}

/* Where one is under way this takes its place, and is about all. */
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

  sync->folder = g_strdup (get_folder (self));
  sync->keys = g_ptr_array_new_with_free_func (g_free);
  sync->failed = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < get_items (self)->len; i++)
    {
      SatdokuCollection *collection = g_ptr_array_index (get_items (self), i);

      if (!satdoku_puzzle_states_is_synced (satdoku_collection_get_states (collection)))
        g_ptr_array_add (sync->keys, g_strdup (satdoku_collection_get_key (collection)));
    }
  if (sync->keys->len > 0)
    satdoku_request_start (self->sync, &job, sync);
  else
    sync_free (sync);
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

/* Marks a puzzle as solved. A thread brings it to the disk. What can't be written is tried again
 * later, and stays marked; see #SatdokuCollectionStore::failed. */
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
  text->folder = g_strdup (get_folder (self));
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

/* Looks for a collection made of the same text. @contents must have been read. */
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

/* @collection is in the list now, or NULL when there is none. Fails only when cancelled. */
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

/* Reads all puzzles of a text into a new collection, in a thread. @contents must have been read.
 * The worker of satdoku_collection_store_get_adder() reports the progress. Adding another
 * collection cancels this one. */
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

/* Returns what was found in the text, or NULL with %G_IO_ERROR_CANCELLED or an error of
 * satdoku_puzzle_file_write(). @collection is in the list now, or NULL when the text has fewer than
 * two puzzles. */
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

/* The worker that reads new collections, and reports the progress. */
SATDOKU_DEFINE_GETTER (SatdokuCollectionStore, satdoku_collection_store, adder, SatdokuWorker *)

static void
satdoku_collection_store_dispose (GObject *object)
{
  SatdokuCollectionStore *self = SATDOKU_COLLECTION_STORE (object);
  GObject *asked[] = { G_OBJECT (self->opener), G_OBJECT (self->adder), G_OBJECT (self->sync) };

  for (guint i = 0; i < get_items (self)->len; i++)
    satdoku_puzzle_states_write (satdoku_collection_get_states (get_items (self)->pdata[i]), NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (asked); i++)
    g_object_run_dispose (asked[i]);
  satdoku_class_dispose (object);
}

static void
satdoku_collection_store_class_init (SatdokuCollectionStoreClass *klass)
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

  object_class->dispose = satdoku_collection_store_dispose;
  store_class->item_type = SATDOKU_TYPE_COLLECTION;
  store_class->suffix = PUZZLES;
  store_class->read_stem = satdoku_collection_folder_read_key;
  store_class->job = load_job;
  store_class->make_input = make_input;
  store_class->take_output = take_output;
  store_class->deleted = deleted;

  /* What is solved could not be read, or could not be written once more. It is tried again with the
   * next load, or soon; the same error is reported again only after a success. */
  signals[SIGNAL_FAILED] = satdoku_class_add_signal (klass, "failed", 1, G_TYPE_ERROR);
  satdoku_class_removes (klass, SatdokuCollectionStore, retry);
  satdoku_class_keeps (klass, SatdokuCollectionStore, opener, g_object_unref);
  satdoku_class_keeps (klass, SatdokuCollectionStore, adder, g_object_unref);
  satdoku_class_keeps (klass, SatdokuCollectionStore, sync, g_object_unref);
  satdoku_class_keeps (klass, SatdokuCollectionStore, unread, g_error_free);
  satdoku_class_keeps (klass, SatdokuCollectionStore, unsaved, g_error_free);
}

static void
satdoku_collection_store_init (SatdokuCollectionStore *self)
{
  self->opener = satdoku_worker_new ();
  self->adder = satdoku_worker_new ();
  self->sync = satdoku_request_new (NULL, G_CALLBACK (synced_cb), self);
}

/* Opens a store; the folder is made when a collection is added. No collection is read yet. What
 * was removed by processes that have ended is deleted. */
SatdokuCollectionStore *
satdoku_collection_store_new (const char *folder)
{
  g_return_val_if_fail (folder != NULL, NULL);

  return g_object_new (SATDOKU_TYPE_COLLECTION_STORE, "folder", folder, NULL);
}
