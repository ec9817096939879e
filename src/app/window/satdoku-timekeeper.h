/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-clock.h"
#include "satdoku-finish-observer.h"
#include "satdoku-game-document.h"
#include "satdoku-grid-page.h"

#define SATDOKU_TYPE_TIMEKEEPER (satdoku_timekeeper_get_type ())
/**
 * SatdokuTimekeeper:
 *
 * Measures the time of the game in a window, and takes it down when the puzzle is solved.
 */
G_DECLARE_FINAL_TYPE (SatdokuTimekeeper, satdoku_timekeeper, SATDOKU, TIMEKEEPER, GObject)

SatdokuTimekeeper *satdoku_timekeeper_new (SatdokuPlay *play,
                                           SatdokuGameDocument *document,
                                           SatdokuGridPage *page,
                                           GSettings *settings,
                                           GtkWindow *window);
SatdokuClock *satdoku_timekeeper_get_clock (SatdokuTimekeeper *self);
SatdokuHistory *satdoku_timekeeper_get_history (SatdokuTimekeeper *self);
SatdokuFinishObserver *satdoku_timekeeper_get_finish (SatdokuTimekeeper *self);
