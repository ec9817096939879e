/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "satdoku-worker.h"

#define SATDOKU_TYPE_STOCK_KEEPER (satdoku_stock_keeper_get_type ())
/**
 * SatdokuStockKeeper:
 *
 * Makes puzzles before they are asked for, while nothing else is done.
 */
G_DECLARE_FINAL_TYPE (SatdokuStockKeeper, satdoku_stock_keeper, SATDOKU, STOCK_KEEPER, GObject)

SatdokuStockKeeper *satdoku_stock_keeper_new (GSettings *settings, SatdokuWorker *other);
void satdoku_stock_keeper_look (SatdokuStockKeeper *self);
