/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is kept in a folder, as a list model: loading it in a thread, completing the calls that wait
 * for it, and removing a file in a way that can be undone. It knows nothing of what the files hold:
 * that is for the classes below, which hand copies to the thread and make the items of the plain
 * data that comes out of it.
 *
 * A file that is removed is renamed to NAME.removed, and claimed for as long as that can be undone.
 * It is deleted when the store is disposed of, or after a crash by the next store that is made.
 *
 * A load that is asked for while the folder is being read waits until it has been read once more:
 * the first reading may have missed what has changed since it began. */

#include "satdoku-config.h"

#include "satdoku-store.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#include "satdoku-class.h"
#include "satdoku-kept-file.h"
#include "satdoku-list-change.h"
#include "satdoku-request.h"

#define REMOVED ".removed"

typedef struct
{
  char *stem;
  SatdokuClaim *claim;
  GObject *item; /* (nullable) */
} Removed;

typedef struct
{
  /* Owned. */
  char *folder; /* (nullable): nothing is kept on disk */
  GPtrArray *items;
  SatdokuRequest *request; /* (nullable): disposed of */
  GPtrArray *waiting;      /* of GTask: calls waiting for the list that is being read */
  GPtrArray *late;         /* of GTask: calls waiting for the one after that */
  GPtrArray *removed;      /* of Removed */

  gboolean is_listed; /* the list is in use */
  gboolean is_stale;  /* to be read again when it has been read */
} SatdokuStorePrivate;

static void list_model_init (GListModelInterface *iface);

G_DEFINE_ABSTRACT_TYPE_WITH_CODE (SatdokuStore,
                                  satdoku_store,
                                  G_TYPE_OBJECT,
                                  G_ADD_PRIVATE (SatdokuStore)
                                    G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

enum
{
  PROP_FOLDER = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

enum
{
  SIGNAL_DAMAGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static SatdokuStorePrivate *
get_private (gpointer self)
{
  return satdoku_store_get_instance_private (self);
}

static GType
get_item_type (GListModel *model)
{
  return SATDOKU_STORE_GET_CLASS (model)->item_type;
}

static guint
get_n_items (GListModel *model)
{
  return get_private (model)->items->len;
}

static gpointer
get_item (GListModel *model,
          guint i)
{
  GPtrArray *items = get_private (model)->items;

  return i < items->len ? g_object_ref (g_ptr_array_index (items, i)) : NULL;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

/* The list, which must not be changed. */
GPtrArray *
satdoku_store_get_items (SatdokuStore *self)
{
  g_return_val_if_fail (SATDOKU_IS_STORE (self), NULL);

  return get_private (self)->items;
}

/* Takes ownership of @items, the new list in this order, and emits items-changed for the difference
 * only. */
void
satdoku_store_take_items (SatdokuStore *self,
                          GPtrArray *items)
{
  g_autoptr (GPtrArray) old = NULL;

  g_return_if_fail (SATDOKU_IS_STORE (self) && items != NULL);

  old = get_private (self)->items;
  get_private (self)->items = items;
  satdoku_list_change_tell (G_LIST_MODEL (self), old->pdata, old->len, items->pdata, items->len,
                            sizeof (gpointer));
}

static void
cancel (GTask *task)
{
  g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_CANCELLED, "%s", g_strerror (ECANCELED));
}

/* Nothing more is read. */
static void
cancel_all (GPtrArray *tasks)
{
  for (guint i = 0; i < tasks->len; i++)
    cancel (g_ptr_array_index (tasks, i));
  g_ptr_array_set_size (tasks, 0);
}

static guint
take_output (SatdokuStore *self,
             gpointer output)
{
  return SATDOKU_STORE_GET_CLASS (self)->take_output (self, output);
}

static void
start_load (SatdokuStore *self)
{
  SatdokuStorePrivate *priv = get_private (self);
  SatdokuStoreClass *klass = SATDOKU_STORE_GET_CLASS (self);

  priv->is_stale = FALSE;
  satdoku_request_start (priv->request, &klass->job, klass->make_input (self));
}

static void
use_output (SatdokuStore *self,
            gpointer output)
{
  guint n_damaged = take_output (self, output);

  SATDOKU_STORE_GET_CLASS (self)->job.free_result (output);
  if (n_damaged > 0)
    g_signal_emit (self, signals[SIGNAL_DAMAGED], 0, n_damaged);
}

static void
loaded_cb (SatdokuStore *self,
           SatdokuRequest *request)
{
  SatdokuStorePrivate *priv = get_private (self);
  gpointer output = satdoku_request_steal_result (request);
  const GError *error = satdoku_request_get_error (request);
  g_autoptr (GError) kept = error != NULL ? g_error_copy (error) : NULL;
  g_autoptr (GPtrArray) tasks = priv->waiting;

  priv->waiting = priv->late;
  priv->late = g_ptr_array_new_with_free_func (g_object_unref);
  if (output != NULL)
    use_output (self, output);
  if (priv->is_stale && priv->request != NULL)
    start_load (self);
  /* They may ask again meanwhile. */
  for (guint i = 0; i < tasks->len; i++)
    if (kept != NULL)
      g_task_return_error (g_ptr_array_index (tasks, i), g_error_copy (kept));
    else
      g_task_return_boolean (g_ptr_array_index (tasks, i), TRUE);
}

/* Reads the folder again if the list is in use: now, or after the reading under way. */
void
satdoku_store_reload (SatdokuStore *self)
{
  SatdokuStorePrivate *priv = get_private (self);

  g_return_if_fail (SATDOKU_IS_STORE (self));

  if (!priv->is_listed || priv->folder == NULL || priv->request == NULL)
    return;
  if (satdoku_request_is_pending (priv->request))
    priv->is_stale = TRUE;
  else
    start_load (self);
}

gboolean
satdoku_store_is_listed (SatdokuStore *self)
{
  g_return_val_if_fail (SATDOKU_IS_STORE (self), FALSE);

  return get_private (self)->is_listed;
}

/* Reads the folder, in a thread. What can't be read is set aside, see #SatdokuStore::damaged.
 * Cancelling ends the waiting only. */
void
satdoku_store_load_async (SatdokuStore *self,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer user_data)
{
  SatdokuStorePrivate *priv = get_private (self);
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (SATDOKU_IS_STORE (self));

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, satdoku_store_load_async);
  priv->is_listed = TRUE;
  if (priv->request == NULL)
    cancel (task);
  else if (priv->folder == NULL)
    {
      take_output (self, NULL);
      g_task_return_boolean (task, TRUE);
    }
  else
    {
      gboolean is_late = satdoku_request_is_pending (priv->request);

      g_ptr_array_add (is_late ? priv->late : priv->waiting, g_steal_pointer (&task));
      satdoku_store_reload (self);
    }
}

/* Fails with %G_IO_ERROR_CANCELLED, or with the reason why the folder could not be read. */
gboolean
satdoku_store_load_finish (SatdokuStore *self,
                           GAsyncResult *result,
                           GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

static void
removed_free (Removed *self)
{
  g_free (self->stem);
  g_clear_pointer (&self->claim, satdoku_claim_free);
  g_clear_object (&self->item);
  g_free (self);
}

static char *
make_path (SatdokuStore *self,
           const char *stem,
           const char *suffix)
{
  g_autofree char *name = g_strconcat (stem, suffix, NULL);

  return g_build_filename (get_private (self)->folder, name, NULL);
}

/* (nullable): what was removed here under that name. */
static Removed *
find_removed (SatdokuStore *self,
              const char *stem)
{
  GPtrArray *removed = get_private (self)->removed;

  for (guint i = 0; i < removed->len; i++)
    if (g_str_equal (((Removed *)g_ptr_array_index (removed, i))->stem, stem))
      return g_ptr_array_index (removed, i);
  return NULL;
}

/* It must be claimed. */
static void
delete_removed (SatdokuStore *self,
                const char *stem)
{
  SatdokuStoreClass *klass = SATDOKU_STORE_GET_CLASS (self);
  g_autofree char *path = make_path (self, stem, REMOVED);

  g_unlink (path);
  if (klass->deleted != NULL)
    klass->deleted (self, stem);
}

/* It can no longer be brought back. */
static void
delete_all_removed (SatdokuStore *self)
{
  GPtrArray *removed = get_private (self)->removed;

  for (guint i = 0; i < removed->len; i++)
    delete_removed (self, ((const Removed *)g_ptr_array_index (removed, i))->stem);
  g_ptr_array_set_size (removed, 0);
}

/* Deletes a file if it was removed by a process that has ended since. */
static void
purge_file (SatdokuStore *self,
            const char *name)
{
  SatdokuStorePrivate *priv = get_private (self);
  g_autofree char *path = g_build_filename (priv->folder, name, NULL);
  g_autofree char *stem = g_strndup (name, strlen (name) - strlen (REMOVED));
  gint64 number = SATDOKU_STORE_GET_CLASS (self)->read_stem (stem);
  g_autoptr (SatdokuClaim) claim = NULL;
  struct stat info;

  if (number == 0 || lstat (path, &info) != 0 || !S_ISREG (info.st_mode))
    return;
  claim = satdoku_claim_new (priv->folder, number);
  if (claim != NULL)
    delete_removed (self, stem);
}

static void
purge (SatdokuStore *self)
{
  g_autoptr (GDir) dir = g_dir_open (get_private (self)->folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, REMOVED))
      purge_file (self, name);
}

static Removed *
claim_removed (SatdokuStore *self,
               const char *stem,
               GError **error)
{
  SatdokuStorePrivate *priv = get_private (self);
  gint64 number = SATDOKU_STORE_GET_CLASS (self)->read_stem (stem);
  SatdokuClaim *claim = satdoku_claim_new (priv->folder, number);
  Removed *removed;

  if (claim == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_BUSY, g_strerror (EBUSY));
      return NULL;
    }
  removed = g_new0 (Removed, 1);
  removed->stem = g_strdup (stem);
  removed->claim = claim;
  g_ptr_array_add (priv->removed, removed);
  return removed;
}

/* Removes a file by its name without the end; its item is still in the list, and kept to be brought
 * back. satdoku_store_bring_file_back() undoes that until the store is disposed of, which deletes
 * it. What was removed under the same name before can't be brought back any more. Fails with
 * %G_IO_ERROR_BUSY when it is claimed. */
gboolean
satdoku_store_remove_file (SatdokuStore *self,
                           const char *stem,
                           gpointer item,
                           GError **error)
{
  g_autofree char *path = NULL;
  g_autofree char *removed_path = NULL;
  Removed *removed;

  g_return_val_if_fail (SATDOKU_IS_STORE (self) && stem != NULL, FALSE);
  g_return_val_if_fail (get_private (self)->folder != NULL, FALSE);

  removed = find_removed (self, stem);
  if (removed == NULL)
    removed = claim_removed (self, stem, error);
  if (removed == NULL)
    return FALSE;
  path = make_path (self, stem, SATDOKU_STORE_GET_CLASS (self)->suffix);
  removed_path = make_path (self, stem, REMOVED);
  g_unlink (removed_path);
  if (!satdoku_kept_file_rename (path, removed_path, error))
    {
      g_ptr_array_remove (get_private (self)->removed, removed);
      return FALSE;
    }
  g_set_object (&removed->item, item);
  return TRUE;
}

/* Undoes satdoku_store_remove_file(). The item is NULL when it was not removed here. */
gboolean
satdoku_store_bring_file_back (SatdokuStore *self,
                               const char *stem,
                               gpointer *item,
                               GError **error)
{
  g_autofree char *path = NULL;
  g_autofree char *removed_path = NULL;
  Removed *removed;

  g_return_val_if_fail (SATDOKU_IS_STORE (self) && stem != NULL, FALSE);
  g_return_val_if_fail (get_private (self)->folder != NULL, FALSE);

  path = make_path (self, stem, SATDOKU_STORE_GET_CLASS (self)->suffix);
  removed_path = make_path (self, stem, REMOVED);
  if (item != NULL)
    *item = NULL;
  if (!satdoku_kept_file_rename (removed_path, path, error))
    return FALSE;
  removed = find_removed (self, stem);
  if (removed != NULL && item != NULL)
    *item = g_steal_pointer (&removed->item);
  if (removed != NULL)
    g_ptr_array_remove (get_private (self)->removed, removed);
  return TRUE;
}

gboolean
satdoku_store_can_bring_back (SatdokuStore *self,
                              const char *stem)
{
  g_return_val_if_fail (SATDOKU_IS_STORE (self) && stem != NULL, FALSE);

  return find_removed (self, stem) != NULL;
}

const char *
satdoku_store_get_folder (SatdokuStore *self)
{
  g_return_val_if_fail (SATDOKU_IS_STORE (self), NULL);

  return get_private (self)->folder;
}

static void
satdoku_store_get_property (GObject *object,
                            guint id,
                            GValue *value,
                            GParamSpec *pspec)
{
  if (id == PROP_FOLDER)
    g_value_set_string (value, get_private (object)->folder);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
satdoku_store_set_property (GObject *object,
                            guint id,
                            const GValue *value,
                            GParamSpec *pspec)
{
  if (id == PROP_FOLDER)
    get_private (object)->folder = g_value_dup_string (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
satdoku_store_constructed (GObject *object)
{
  G_OBJECT_CLASS (satdoku_store_parent_class)->constructed (object);
  if (get_private (object)->folder != NULL)
    purge (SATDOKU_STORE (object));
}

static void
satdoku_store_dispose (GObject *object)
{
  SatdokuStorePrivate *priv = get_private (object);

  cancel_all (priv->waiting);
  cancel_all (priv->late);
  delete_all_removed (SATDOKU_STORE (object));
  g_clear_object (&priv->request);
  G_OBJECT_CLASS (satdoku_store_parent_class)->dispose (object);
}

static void
satdoku_store_finalize (GObject *object)
{
  SatdokuStorePrivate *priv = get_private (object);

  g_ptr_array_unref (priv->items);
  g_ptr_array_unref (priv->waiting);
  g_ptr_array_unref (priv->late);
  g_ptr_array_unref (priv->removed);
  g_free (priv->folder);
  G_OBJECT_CLASS (satdoku_store_parent_class)->finalize (object);
}

static void
satdoku_store_class_init (SatdokuStoreClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = satdoku_store_get_property;
  object_class->set_property = satdoku_store_set_property;
  object_class->constructed = satdoku_store_constructed;
  object_class->dispose = satdoku_store_dispose;
  object_class->finalize = satdoku_store_finalize;

  /* Path of the folder, which need not be there; %NULL: nothing is kept on disk. */
  properties[PROP_FOLDER] =
    g_param_spec_string ("folder", NULL, NULL, NULL,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /* Files were found that can't be read at all; the signal says how many. They are set aside in the
   * folder, with `.damaged` at the ends of their names. */
  signals[SIGNAL_DAMAGED] = satdoku_class_add_signal (klass, "damaged", 1, G_TYPE_UINT);
}

static void
satdoku_store_init (SatdokuStore *self)
{
  SatdokuStorePrivate *priv = get_private (self);

  priv->items = g_ptr_array_new_with_free_func (g_object_unref);
  priv->waiting = g_ptr_array_new_with_free_func (g_object_unref);
  priv->late = g_ptr_array_new_with_free_func (g_object_unref);
  priv->removed = g_ptr_array_new_with_free_func ((GDestroyNotify)removed_free);
  priv->request = satdoku_request_new (NULL, G_CALLBACK (loaded_cb), self);
}
