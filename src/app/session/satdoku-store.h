/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-claim.h"
#include "satdoku-worker.h"

#define SATDOKU_TYPE_STORE (satdoku_store_get_type ())
/**
 * SatdokuStore:
 *
 * What is kept in a folder, as a list model. The list is empty until satdoku_store_load_async() has
 * been called.
 *
 * Properties: `folder`. Signals: "damaged" (guint).
 */
G_DECLARE_DERIVABLE_TYPE (SatdokuStore, satdoku_store, SATDOKU, STORE, GObject)

/**
 * SatdokuStoreClass:
 * @parent_class: the class above
 * @item_type: the type of the items
 * @suffix: the end of the names of the files that are removed and brought back
 * @read_stem: finds the number by which the file with such a name, without its end, is claimed; 0:
 *   it is none of ours
 * @job: reads the folder, in a thread
 * @make_input: copies what @job needs to know; %NULL: there is nothing to read
 * @take_output: makes the list of what @job has found, %NULL if there was nothing to read; returns
 *   how many files were set aside
 * @deleted: (nullable): what was removed under that name can't be brought back any more
 *
 * What a store says of its folder and its list.
 */
struct _SatdokuStoreClass
{
  GObjectClass parent_class;

  GType item_type;
  const char *suffix;
  gint64 (*read_stem) (const char *stem);
  SatdokuJob job;
  gpointer (*make_input) (SatdokuStore *self);
  guint (*take_output) (SatdokuStore *self, gpointer output);
  void (*deleted) (SatdokuStore *self, const char *stem);
};

const char *satdoku_store_get_folder (SatdokuStore *self);

/* The list. */
void satdoku_store_load_async (SatdokuStore *self,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer user_data);
gboolean satdoku_store_load_finish (SatdokuStore *self, GAsyncResult *result, GError **error);

/* For the stores themselves. */
GPtrArray *satdoku_store_get_items (SatdokuStore *self);
void satdoku_store_take_items (SatdokuStore *self, GPtrArray *items);
gboolean satdoku_store_is_listed (SatdokuStore *self);
void satdoku_store_reload (SatdokuStore *self);
gboolean satdoku_store_remove_file (SatdokuStore *self,
                                    const char *stem,
                                    gpointer item,
                                    GError **error);
gboolean satdoku_store_bring_file_back (SatdokuStore *self,
                                        const char *stem,
                                        gpointer *item,
                                        GError **error);
gboolean satdoku_store_can_bring_back (SatdokuStore *self, const char *stem);
