/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "satdoku-collection.h"
#include "satdoku-worker.h"

#define SATDOKU_TYPE_COLLECTION_STRIP (satdoku_collection_strip_get_type ())
/**
 * SatdokuCollectionStrip:
 *
 * Says which puzzle of a collection is played, and leads to the others. It takes no room while
 * there is nothing to say.
 */
G_DECLARE_FINAL_TYPE (
  SatdokuCollectionStrip,
  satdoku_collection_strip,
  SATDOKU,
  COLLECTION_STRIP,
  AdwBin)

void satdoku_collection_strip_set_adder (SatdokuCollectionStrip *self, SatdokuWorker *adder);
void satdoku_collection_strip_show_puzzle (SatdokuCollectionStrip *self,
                                           SatdokuCollection *collection,
                                           guint i);
void satdoku_collection_strip_show_adding (SatdokuCollectionStrip *self, const char *name);
