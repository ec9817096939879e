/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-play.h"

#define SATDOKU_TYPE_PARTIAL_OBSERVER (satdoku_partial_observer_get_type ())
/**
 * SatdokuPartialObserver:
 *
 * Has the board tell answers that belong to no solution from others, as long as they are there.
 */
G_DECLARE_FINAL_TYPE (SatdokuPartialObserver,
                      satdoku_partial_observer,
                      SATDOKU,
                      PARTIAL_OBSERVER,
                      GObject)

SatdokuPartialObserver *satdoku_partial_observer_new (SatdokuPlay *play);
void satdoku_partial_observer_begin (SatdokuPartialObserver *self, const SudokuGrid *grid);
void satdoku_partial_observer_end (SatdokuPartialObserver *self);
