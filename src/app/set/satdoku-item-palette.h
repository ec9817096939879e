/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-play.h"

#define SATDOKU_TYPE_ITEM_PALETTE (satdoku_item_palette_get_type ())
/**
 * SatdokuItemPalette:
 *
 * A button for each kind of item, in groups that can be searched: it makes an item of the cells
 * that are chosen on the board.
 */
G_DECLARE_FINAL_TYPE (SatdokuItemPalette,
                      satdoku_item_palette,
                      SATDOKU,
                      ITEM_PALETTE,
                      GtkWidget)
