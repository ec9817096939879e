/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a store has, as a list model. The store makes the list anew when something has changed;
 * here is told what is different. It knows nothing of what the items are. */

#include "satdoku-config.h"

#include "satdoku-item-list.h"

#include "satdoku-list-change.h"

typedef struct
{
  GPtrArray *items; /* owned, (element-type GObject) */
} SatdokuItemListPrivate;

static void list_model_init (GListModelInterface *iface);

G_DEFINE_ABSTRACT_TYPE_WITH_CODE (SatdokuItemList,
                                  satdoku_item_list,
                                  G_TYPE_OBJECT,
                                  G_ADD_PRIVATE (SatdokuItemList)
                                    G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static GType
get_item_type (GListModel *model)
{
  return SATDOKU_ITEM_LIST_GET_CLASS (model)->item_type;
}

static guint
get_n_items (GListModel *model)
{
  return satdoku_item_list_get_items (SATDOKU_ITEM_LIST (model))->len;
}

static gpointer
get_item (GListModel *model,
          guint i)
{
  GPtrArray *items = satdoku_item_list_get_items (SATDOKU_ITEM_LIST (model));

  return i < items->len ? g_object_ref (g_ptr_array_index (items, i)) : NULL;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

static void
satdoku_item_list_finalize (GObject *object)
{
  g_ptr_array_unref (satdoku_item_list_get_items (SATDOKU_ITEM_LIST (object)));
  G_OBJECT_CLASS (satdoku_item_list_parent_class)->finalize (object);
}

static void
satdoku_item_list_class_init (SatdokuItemListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = satdoku_item_list_finalize;
  klass->item_type = G_TYPE_OBJECT;
}

static void
satdoku_item_list_init (SatdokuItemList *self)
{
  SatdokuItemListPrivate *priv = satdoku_item_list_get_instance_private (self);

  priv->items = g_ptr_array_new_with_free_func (g_object_unref);
}

/**
 * satdoku_item_list_take:
 * @self: a list
 * @items: (transfer full) (element-type GObject): what is in it from now on, in this order
 *
 * Takes other items, and tells which are different.
 */
void
satdoku_item_list_take (SatdokuItemList *self,
                        GPtrArray *items)
{
  SatdokuItemListPrivate *priv = satdoku_item_list_get_instance_private (self);
  g_autoptr (GPtrArray) old = NULL;

  g_return_if_fail (SATDOKU_IS_ITEM_LIST (self) && items != NULL);

  old = g_steal_pointer (&priv->items);
  priv->items = items;
  satdoku_list_change_tell (G_LIST_MODEL (self), old->pdata, old->len, items->pdata, items->len,
                            sizeof (gpointer));
}

/**
 * satdoku_item_list_get_items:
 * @self: a list
 *
 * Returns: (transfer none) (element-type GObject): what is in it; it must not be changed
 */
GPtrArray *
satdoku_item_list_get_items (SatdokuItemList *self)
{
  SatdokuItemListPrivate *priv = satdoku_item_list_get_instance_private (self);

  g_return_val_if_fail (SATDOKU_IS_ITEM_LIST (self), NULL);

  return priv->items;
}
