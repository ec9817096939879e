/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-play.h"

#define SATDOKU_TYPE_ITEM_LIST (satdoku_item_list_get_type ())
/**
 * SatdokuItemList:
 *
 * The items of a puzzle: a row for each, which lights its cells and can take it away.
 */
G_DECLARE_FINAL_TYPE (SatdokuItemList, satdoku_item_list, SATDOKU, ITEM_LIST, GtkWidget)
