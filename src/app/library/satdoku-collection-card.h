/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "satdoku-collection.h"

#define SATDOKU_TYPE_COLLECTION_CARD (satdoku_collection_card_get_type ())
/**
 * SatdokuCollectionCard:
 *
 * Shows a collection as an item of a list. What can be done to it are the actions
 * "library.open-collection" and "library.remove-collection" with its key.
 */
G_DECLARE_FINAL_TYPE (
  SatdokuCollectionCard,
  satdoku_collection_card,
  SATDOKU,
  COLLECTION_CARD,
  GtkWidget)

void satdoku_collection_card_set_collection (SatdokuCollectionCard *self,
                                             SatdokuCollection *collection);
