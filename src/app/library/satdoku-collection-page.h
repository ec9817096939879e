/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "satdoku-puzzle-list.h"

#define SATDOKU_TYPE_COLLECTION_PAGE (satdoku_collection_page_get_type ())
/**
 * SatdokuCollectionPage:
 *
 * Lists the puzzles of a collection, to filter, search and sort, and to choose one.
 *
 * Signals: "chosen" (guint).
 */
G_DECLARE_FINAL_TYPE (
  SatdokuCollectionPage,
  satdoku_collection_page,
  SATDOKU,
  COLLECTION_PAGE,
  AdwBin)

void satdoku_collection_page_show (SatdokuCollectionPage *self,
                                   SatdokuCollection *collection,
                                   SatdokuGameStore *games,
                                   guint i);
SatdokuPuzzle *satdoku_collection_page_make_puzzle (SatdokuCollectionPage *self, guint i);
void satdoku_collection_page_clear (SatdokuCollectionPage *self);
void satdoku_collection_page_focus_search (SatdokuCollectionPage *self);
gboolean satdoku_collection_page_stop_search (SatdokuCollectionPage *self);
void satdoku_collection_page_capture_keys (SatdokuCollectionPage *self, GtkWidget *widget);
