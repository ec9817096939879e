/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A list that is made anew when something changes: see the top of satdoku-item-list.c. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define SATDOKU_TYPE_ITEM_LIST (satdoku_item_list_get_type ())
/**
 * SatdokuItemList:
 *
 * What a store has, as a list model.
 */
G_DECLARE_DERIVABLE_TYPE (SatdokuItemList, satdoku_item_list, SATDOKU, ITEM_LIST, GObject)

/**
 * SatdokuItemListClass:
 * @parent_class: the class above
 * @item_type: the type of the items
 *
 * What a store says of its list.
 */
struct _SatdokuItemListClass
{
  GObjectClass parent_class;

  GType item_type;
};

void satdoku_item_list_take (SatdokuItemList *self, GPtrArray *items);
GPtrArray *satdoku_item_list_get_items (SatdokuItemList *self);

G_END_DECLS
