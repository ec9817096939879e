/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The puzzles of a collection as a list that is filtered, searched and sorted. It holds numbers
 * only; items are made when they are asked for. Names are searched on disk, in a thread; in another
 * one, puzzles are compared, once, when doubles are asked for. The store of games says which
 * puzzles are begun. */

#include "satdoku-config.h"

#include "satdoku-puzzle-list.h"

#include <stdlib.h>
#include <string.h>

#include "satdoku-class.h"
#include "satdoku-list-change.h"
#include "satdoku-properties.h"
#include "satdoku-puzzle-doubles.h"
#include "satdoku-search-words.h"
#include "satdoku-worker.h"

struct _SatdokuPuzzleList
{
  GObject parent_instance;

  /* Owned. */
  SatdokuCollection *collection;
  SatdokuGameStore *games;
  GHashTable *begun; /* of SatdokuStoredGame, by the index */
  GArray *shown;     /* of guint: the list */
  SatdokuWorker *worker;
  char *search;
  GByteArray *found;     /* (nullable): 1 for each puzzle whose name is searched for */
  gboolean is_searching; /* names are being read */
  SatdokuWorker *comparer;
  GArray *doubles; /* (nullable): of guint: the first that is the same as each */

  SatdokuPuzzleSet set;
  SatdokuPuzzleOrder order;
  guint first, n_wanted; /* only those from the first on; 0: all */
  double fraction;       /* of the puzzles that are compared */
  guint revision;
};

static void list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (SatdokuPuzzleList,
                               satdoku_puzzle_list,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

enum
{
  PROP_FRACTION,
  PROP_REVISION,
  N_PROPS
};

enum
{
  SIGNAL_SEARCHED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

/* The list. */

static GType
get_item_type (GListModel *model)
{
  return SATDOKU_TYPE_PUZZLE;
}

static guint
get_n_items (GListModel *model)
{
  return SATDOKU_PUZZLE_LIST (model)->shown->len;
}

static gpointer
get_item (GListModel *model,
          guint position)
{
  SatdokuPuzzleList *self = SATDOKU_PUZZLE_LIST (model);
  guint i;

  if (position >= self->shown->len)
    return NULL;
  i = g_array_index (self->shown, guint, position);
  return satdoku_puzzle_list_make_puzzle (self, i);
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

/* Which are shown. */

/* The first one that is the same, which may be itself; of none as long as it isn't known. */
static guint
get_same (SatdokuPuzzleList *self,
          guint i)
{
  return self->doubles != NULL ? g_array_index (self->doubles, guint, i) : SATDOKU_NO_PUZZLE;
}

static gboolean
is_in_set (SatdokuPuzzleList *self,
           guint i)
{
  gboolean solved, begun;

  if (self->set == SATDOKU_PUZZLES_ALL)
    return TRUE;
  if (self->set == SATDOKU_PUZZLES_DOUBLE)
    return get_same (self, i) != SATDOKU_NO_PUZZLE;
  solved = satdoku_collection_get_solved (self->collection, i) != NULL;
  begun = g_hash_table_contains (self->begun, GUINT_TO_POINTER (i));
  if (self->set == SATDOKU_PUZZLES_SOLVED)
    return solved;
  return !solved && begun == (self->set == SATDOKU_PUZZLES_BEGUN);
}

/* Does its number begin as what was typed? */
static gboolean
has_number (SatdokuPuzzleList *self,
            guint i)
{
  char number[16];

  g_snprintf (number, sizeof number, "%u", i + 1);
  return g_str_has_prefix (number, self->search);
}

static gboolean
is_found (SatdokuPuzzleList *self,
          guint i)
{
  return self->search[0] == '\0' || (self->found != NULL && self->found->data[i] != 0) ||
         has_number (self, i);
}

/* Which are sorted. */

static gint64
get_date (SatdokuPuzzleList *self,
          guint i)
{
  const SatdokuPuzzleSolved *solved = satdoku_collection_get_solved (self->collection, i);
  SatdokuStoredGame *game = g_hash_table_lookup (self->begun, GUINT_TO_POINTER (i));
  gint64 date = game != NULL ? satdoku_stored_game_get_entry (game)->date : 0;

  return solved != NULL ? MAX (date, solved->date) : date;
}

static gint64
get_key (SatdokuPuzzleList *self,
         guint i)
{
  SatdokuPuzzleFile *file = satdoku_collection_get_file (self->collection);

  switch (self->order)
    {
    case SATDOKU_PUZZLES_FEWEST_GIVENS:
      return (gint64)satdoku_puzzle_file_get_n_givens (file, i);
    case SATDOKU_PUZZLES_MOST_GIVENS:
      return -(gint64)satdoku_puzzle_file_get_n_givens (file, i);
    case SATDOKU_PUZZLES_STATE:
      if (satdoku_collection_get_solved (self->collection, i) != NULL)
        return 2;
      return g_hash_table_contains (self->begun, GUINT_TO_POINTER (i)) ? 0 : 1;
    case SATDOKU_PUZZLES_LAST_PLAYED:
      return -get_date (self, i);
    case SATDOKU_PUZZLES_IN_FILE:
    default:
      /* Those that are the same stand together. */
      return self->set == SATDOKU_PUZZLES_DOUBLE ? (gint64)get_same (self, i) : 0;
    }
}

typedef struct
{
  gint64 key;
  guint i;
} Entry;

static int
compare_entries (gconstpointer a,
                 gconstpointer b)
{
  const Entry *first = a, *second = b;

  if (first->key != second->key)
    return (first->key > second->key) - (first->key < second->key);
  return (first->i > second->i) - (first->i < second->i);
}

static void
sort (SatdokuPuzzleList *self,
      GArray *shown)
{
  g_autofree Entry *entries = NULL;

  if (self->order == SATDOKU_PUZZLES_IN_FILE && self->set != SATDOKU_PUZZLES_DOUBLE)
    return;
  entries = g_new (Entry, MAX (shown->len, 1));
  for (guint k = 0; k < shown->len; k++)
    {
      guint i = g_array_index (shown, guint, k);

      entries[k] = (Entry){ get_key (self, i), i };
    }
  qsort (entries, shown->len, sizeof *entries, compare_entries);
  for (guint k = 0; k < shown->len; k++)
    g_array_index (shown, guint, k) = entries[k].i;
}

/* Tells only of what is different. */
static void
update (SatdokuPuzzleList *self)
{
  guint n = satdoku_collection_get_n_puzzles (self->collection);
  GArray *new = g_array_sized_new (FALSE, FALSE, sizeof (guint), n);
  g_autoptr (GArray) old = g_steal_pointer (&self->shown);

  if (self->n_wanted > 0)
    n = MIN (n, self->first + self->n_wanted);
  for (guint i = self->first; i < n; i++)
    if (is_in_set (self, i) && is_found (self, i))
      g_array_append_val (new, i);
  sort (self, new);
  self->shown = new;
  satdoku_list_change_tell (G_LIST_MODEL (self), old->data, old->len, new->data, new->len,
                            sizeof (guint));
}

/* Searching names, in a thread. */

typedef struct
{
  SatdokuPuzzleFile *file;
  char *text; /* as satdoku_search_fold() makes it */
  GByteArray *found;
} Search;

static void
search_free (Search *search)
{
  satdoku_puzzle_file_unref (search->file);
  g_free (search->text);
  g_byte_array_unref (search->found);
  g_free (search);
}

static void
name_cb (guint i,
         const char *name,
         gpointer user_data)
{
  const Search *search = user_data;
  g_autofree char *folded = name[0] != '\0' ? satdoku_search_fold (name) : NULL;

  if (folded != NULL && strstr (folded, search->text) != NULL)
    search->found->data[i] = 1;
}

static gpointer
run_search (gpointer data,
            const SudokuTask *task,
            GError **error)
{
  Search *search = data;

  return satdoku_puzzle_file_list_names (search->file, task->cancellable, name_cb, search, error)
           ? search
           : NULL;
}

static void
end_search (SatdokuPuzzleList *self)
{
  self->is_searching = FALSE;
  update (self);
  g_signal_emit (self, signals[SIGNAL_SEARCHED], 0);
}

/* Names that can't be read are not found; one that was cancelled is followed by another. */
static void
searched_cb (GObject *source,
             GAsyncResult *result,
             gpointer user_data)
{
  g_autoptr (SatdokuPuzzleList) self = g_weak_ref_get (user_data);
  g_autoptr (GError) error = NULL;
  Search *search = satdoku_worker_run_finish (result, &error);

  g_weak_ref_clear (user_data);
  g_free (user_data);
  if (self != NULL && search != NULL)
    self->found = g_byte_array_ref (search->found);
  if (self != NULL && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    end_search (self);
  g_clear_pointer (&search, search_free);
}

static void
start_search (SatdokuPuzzleList *self)
{
  const SatdokuJob job = {
    .title = "",
    .run = run_search,
    .free_input = (GDestroyNotify)search_free,
    .free_result = (GDestroyNotify)search_free,
    .quiet = TRUE,
  };
  guint n = satdoku_collection_get_n_puzzles (self->collection);
  Search *search = g_new0 (Search, 1);
  GWeakRef *weak = g_new0 (GWeakRef, 1);

  search->file = satdoku_puzzle_file_ref (satdoku_collection_get_file (self->collection));
  search->text = satdoku_search_fold (self->search);
  search->found = g_byte_array_sized_new (n);
  g_byte_array_set_size (search->found, n);
  memset (search->found->data, 0, n);
  g_weak_ref_init (weak, self);
  self->is_searching = TRUE;
  satdoku_worker_run_async (self->worker, &job, search, NULL, searched_cb, weak);
}

/* Comparing puzzles, in a thread. */

static gpointer
run_comparison (gpointer data,
                const SudokuTask *task,
                GError **error)
{
  return satdoku_puzzle_doubles_find (data, task, error);
}

static void
compared_cb (GObject *source,
             GAsyncResult *result,
             gpointer user_data)
{
  g_autoptr (SatdokuPuzzleList) self = g_weak_ref_get (user_data);
  g_autoptr (GArray) doubles = satdoku_worker_run_finish (result, NULL);

  g_weak_ref_clear (user_data);
  g_free (user_data);
  if (self == NULL || doubles == NULL)
    return;
  self->doubles = g_steal_pointer (&doubles);
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FRACTION]);
}

static void
start_comparison (SatdokuPuzzleList *self)
{
  const SatdokuJob job = {
    .title = "",
    .run = run_comparison,
    .free_input = (GDestroyNotify)satdoku_puzzle_file_unref,
    .free_result = (GDestroyNotify)g_array_unref,
    .quiet = TRUE,
  };
  GWeakRef *weak = g_new0 (GWeakRef, 1);

  g_weak_ref_init (weak, self);
  satdoku_worker_run_async (
    self->comparer, &job,
    satdoku_puzzle_file_ref (satdoku_collection_get_file (self->collection)), NULL, compared_cb,
    weak);
}

/* Which are begun. */

static void
note_game (SatdokuPuzzleList *self,
           SatdokuStoredGame *game)
{
  const SatdokuGameNotes *notes = satdoku_stored_game_get_notes (game);
  guint n = satdoku_collection_get_n_puzzles (self->collection);

  if (g_strcmp0 (notes->collection, satdoku_collection_get_key (self->collection)) != 0 ||
      notes->puzzle >= n || !satdoku_stored_game_get_entry (game)->is_touched ||
      g_hash_table_contains (self->begun, GUINT_TO_POINTER (notes->puzzle)))
    return;
  g_hash_table_insert (self->begun, GUINT_TO_POINTER (notes->puzzle), g_object_ref (game));
}

static void
states_changed_cb (SatdokuPuzzleList *self)
{
  if (self->set != SATDOKU_PUZZLES_ALL || self->order >= SATDOKU_PUZZLES_STATE)
    update (self);
  self->revision++;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_REVISION]);
}

/* The game that was taken up last comes first, and counts. */
static void
collect_begun (SatdokuPuzzleList *self)
{
  GListModel *games = G_LIST_MODEL (self->games);

  g_hash_table_remove_all (self->begun);
  for (guint k = 0; k < g_list_model_get_n_items (games); k++)
    {
      g_autoptr (SatdokuStoredGame) game = g_list_model_get_item (games, k);

      note_game (self, game);
    }
}

static void
games_changed_cb (SatdokuPuzzleList *self)
{
  collect_begun (self);
  states_changed_cb (self);
}

static void
satdoku_puzzle_list_dispose (GObject *object)
{
  SatdokuPuzzleList *self = SATDOKU_PUZZLE_LIST (object);

  g_object_run_dispose (G_OBJECT (self->worker));
  g_object_run_dispose (G_OBJECT (self->comparer));
  if (self->games != NULL)
    g_signal_handlers_disconnect_by_data (self->games, self);
  if (self->collection != NULL)
    g_signal_handlers_disconnect_by_data (self->collection, self);
  satdoku_class_dispose (object);
}

static void
satdoku_puzzle_list_class_init (SatdokuPuzzleListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const SatdokuProperty rows[N_PROPS] = {
    /* How many of the puzzles have been compared, 0…1. Tells also that all of them are. */
    [PROP_FRACTION] = { "fraction", G_TYPE_DOUBLE, G_PARAM_READWRITE,
                        G_STRUCT_OFFSET (SatdokuPuzzleList, fraction) },
    /* Another number each time that other puzzles are begun or solved than before: items that were
     * asked for earlier may be out of date. */
    [PROP_REVISION] = { "revision", G_TYPE_UINT, G_PARAM_READABLE,
                        G_STRUCT_OFFSET (SatdokuPuzzleList, revision) },
  };

  object_class->dispose = satdoku_puzzle_list_dispose;

  satdoku_properties_install (klass, rows, N_PROPS, properties);

  /* The list shows what is found by the text of satdoku_puzzle_list_set_search(). */
  signals[SIGNAL_SEARCHED] = satdoku_class_add_signal (klass, "searched", 0);
  satdoku_class_drops (klass, SatdokuPuzzleList, games, g_object_unref);
  satdoku_class_keeps (klass, SatdokuPuzzleList, collection, g_object_unref);
  satdoku_class_keeps (klass, SatdokuPuzzleList, worker, g_object_unref);
  satdoku_class_keeps (klass, SatdokuPuzzleList, comparer, g_object_unref);
  satdoku_class_keeps (klass, SatdokuPuzzleList, doubles, g_array_unref);
  satdoku_class_keeps (klass, SatdokuPuzzleList, begun, g_hash_table_unref);
  satdoku_class_keeps (klass, SatdokuPuzzleList, shown, g_array_unref);
  satdoku_class_keeps (klass, SatdokuPuzzleList, found, g_byte_array_unref);
  satdoku_class_keeps (klass, SatdokuPuzzleList, search, g_free);
}

static void
satdoku_puzzle_list_init (SatdokuPuzzleList *self)
{
  self->worker = satdoku_worker_new ();
  self->comparer = satdoku_worker_new ();
  g_object_bind_property (self->comparer, "fraction", self, "fraction", G_BINDING_DEFAULT);
  self->begun = g_hash_table_new_full (NULL, NULL, NULL, g_object_unref);
  self->shown = g_array_new (FALSE, FALSE, sizeof (guint));
  self->search = g_strdup ("");
}

SatdokuPuzzleList *
satdoku_puzzle_list_new (SatdokuCollection *collection,
                         SatdokuGameStore *games)
{
  SatdokuPuzzleList *self;

  g_return_val_if_fail (SATDOKU_IS_COLLECTION (collection) && SATDOKU_IS_GAME_STORE (games), NULL);

  self = g_object_new (SATDOKU_TYPE_PUZZLE_LIST, NULL);
  self->collection = g_object_ref (collection);
  self->games = g_object_ref (games);
  g_signal_connect_object (collection, "changed", G_CALLBACK (states_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (games, "items-changed", G_CALLBACK (games_changed_cb), self,
                           G_CONNECT_SWAPPED);
  collect_begun (self);
  update (self);
  return self;
}

/* Doubles are found a moment later, see satdoku_puzzle_list_is_comparing(). */
void
satdoku_puzzle_list_set_set (SatdokuPuzzleList *self,
                             SatdokuPuzzleSet set)
{
  g_return_if_fail (SATDOKU_IS_PUZZLE_LIST (self));

  if (self->set == set)
    return;
  self->set = set;
  if (set != SATDOKU_PUZZLES_DOUBLE)
    satdoku_worker_cancel (self->comparer);
  else if (self->doubles == NULL)
    start_comparison (self);
  update (self);
}

/* %SATDOKU_NO_FOLDER: all puzzles. */
void
satdoku_puzzle_list_set_folder (SatdokuPuzzleList *self,
                                guint folder)
{
  SatdokuPuzzleFile *file;
  guint first = 0, n = 0;

  g_return_if_fail (SATDOKU_IS_PUZZLE_LIST (self));

  file = satdoku_collection_get_file (self->collection);
  if (folder < satdoku_puzzle_file_get_n_folders (file))
    satdoku_puzzle_file_get_folder (file, folder, &first, &n);
  if (self->first == first && self->n_wanted == n)
    return;
  self->first = first;
  self->n_wanted = n;
  update (self);
}

/* Whether doubles are wanted that are still being found; #SatdokuPuzzleList:fraction says how far
 * that
 * is. */
gboolean
satdoku_puzzle_list_is_comparing (SatdokuPuzzleList *self)
{
  g_return_val_if_fail (SATDOKU_IS_PUZZLE_LIST (self), FALSE);

  return self->set == SATDOKU_PUZZLES_DOUBLE && self->doubles == NULL;
}

void
satdoku_puzzle_list_set_order (SatdokuPuzzleList *self,
                               SatdokuPuzzleOrder order)
{
  g_return_if_fail (SATDOKU_IS_PUZZLE_LIST (self));

  if (self->order == order)
    return;
  self->order = order;
  update (self);
}

/* @text: the beginning of a number, or a part of a name in upper or lower case; "": all. Names are
 * found a moment later, see #SatdokuPuzzleList::searched. */
void
satdoku_puzzle_list_set_search (SatdokuPuzzleList *self,
                                const char *text)
{
  g_autofree char *stripped = NULL;

  g_return_if_fail (SATDOKU_IS_PUZZLE_LIST (self) && text != NULL);

  stripped = g_strstrip (g_strdup (text));
  if (g_str_equal (self->search, stripped))
    return;
  g_free (self->search);
  self->search = g_steal_pointer (&stripped);
  satdoku_worker_cancel (self->worker);
  g_clear_pointer (&self->found, g_byte_array_unref);
  if (self->search[0] != '\0' &&
      satdoku_puzzle_file_has_names (satdoku_collection_get_file (self->collection)))
    start_search (self);
  else
    end_search (self);
}

gboolean
satdoku_puzzle_list_is_searching (SatdokuPuzzleList *self)
{
  g_return_val_if_fail (SATDOKU_IS_PUZZLE_LIST (self), FALSE);

  return self->is_searching;
}

gboolean
satdoku_puzzle_list_is_searched_for (SatdokuPuzzleList *self,
                                     const char *text)
{
  g_autofree char *stripped = NULL;

  g_return_val_if_fail (SATDOKU_IS_PUZZLE_LIST (self) && text != NULL, FALSE);

  stripped = g_strstrip (g_strdup (text));
  return !self->is_searching && g_str_equal (self->search, stripped);
}

/* An item for a puzzle of the collection, from 0, as it is now. */
SatdokuPuzzle *
satdoku_puzzle_list_make_puzzle (SatdokuPuzzleList *self,
                                 guint i)
{
  g_return_val_if_fail (SATDOKU_IS_PUZZLE_LIST (self), NULL);

  return satdoku_puzzle_new (self->collection, i,
                             g_hash_table_lookup (self->begun, GUINT_TO_POINTER (i)),
                             get_same (self, i));
}
