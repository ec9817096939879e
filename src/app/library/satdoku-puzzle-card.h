/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "satdoku-puzzle.h"

#define SATDOKU_TYPE_PUZZLE_CARD (satdoku_puzzle_card_get_type ())
/**
 * SatdokuPuzzleCard:
 *
 * Shows a puzzle of a collection as an item of a list. A click does the action "collection.open"
 * with its index.
 */
G_DECLARE_FINAL_TYPE (SatdokuPuzzleCard, satdoku_puzzle_card, SATDOKU, PUZZLE_CARD, GtkWidget)

guint satdoku_puzzle_card_get_index (SatdokuPuzzleCard *self);
