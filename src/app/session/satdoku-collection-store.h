/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-collection.h"
#include "satdoku-store.h"

#define SATDOKU_TYPE_COLLECTION_STORE (satdoku_collection_store_get_type ())
/**
 * SatdokuCollectionStore:
 *
 * All collections that are kept, as a list model of #SatdokuCollection, those first in which was
 * played last. The list is empty until satdoku_store_load_async() has been called. Loading it again
 * does not read the puzzles that are known, but which of them are solved.
 *
 * Signals: "failed" (GError).
 */
G_DECLARE_FINAL_TYPE (
  SatdokuCollectionStore,
  satdoku_collection_store,
  SATDOKU,
  COLLECTION_STORE,
  SatdokuStore)

SatdokuCollectionStore *satdoku_collection_store_new (const char *folder);

/* The list. */
SatdokuCollection *
satdoku_collection_store_find (SatdokuCollectionStore *self, const char *key);
gboolean
satdoku_collection_store_remove (SatdokuCollectionStore *self, const char *key, GError **error);
gboolean satdoku_collection_store_bring_back (SatdokuCollectionStore *self,
                                              const char *key,
                                              GError **error);
gboolean satdoku_collection_store_mark_solved (SatdokuCollectionStore *self,
                                               const char *key,
                                               guint i,
                                               const SatdokuPuzzleSolved *solved,
                                               GError **error);

/* Texts of puzzles. */
void satdoku_collection_store_open_async (SatdokuCollectionStore *self,
                                          SudokuContents *contents,
                                          GCancellable *cancellable,
                                          GAsyncReadyCallback callback,
                                          gpointer user_data);
gboolean satdoku_collection_store_open_finish (SatdokuCollectionStore *self,
                                               GAsyncResult *result,
                                               SatdokuCollection **collection,
                                               GError **error);
void satdoku_collection_store_add_async (SatdokuCollectionStore *self,
                                         SudokuContents *contents,
                                         const char *name,
                                         GCancellable *cancellable,
                                         GAsyncReadyCallback callback,
                                         gpointer user_data);
SatdokuPuzzleCount *satdoku_collection_store_add_finish (SatdokuCollectionStore *self,
                                                         GAsyncResult *result,
                                                         SatdokuCollection **collection,
                                                         GError **error);
SatdokuWorker *satdoku_collection_store_get_adder (SatdokuCollectionStore *self);
