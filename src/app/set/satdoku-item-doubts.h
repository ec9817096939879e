/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-play.h"

#define SATDOKU_TYPE_ITEM_DOUBTS (satdoku_item_doubts_get_type ())
/**
 * SatdokuItemDoubts:
 *
 * Finds out which items of a puzzle leave no solution, or can be left out.
 *
 * Properties: `play`, `verdict`, `revision`.
 */
G_DECLARE_FINAL_TYPE (SatdokuItemDoubts,
                      satdoku_item_doubts,
                      SATDOKU,
                      ITEM_DOUBTS,
                      GObject)

SatdokuItemDoubts *satdoku_item_doubts_new (SatdokuPlay *play);
void satdoku_item_doubts_ask (SatdokuItemDoubts *self);
const char *satdoku_item_doubts_get_verdict (SatdokuItemDoubts *self);
const char *satdoku_item_doubts_describe (SatdokuItemDoubts *self, guint rule);
