/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-game-document.h"
#include "satdoku-play.h"

#define SATDOKU_TYPE_LEVEL_OBSERVER (satdoku_level_observer_get_type ())
/**
 * SatdokuLevelObserver:
 *
 * Finds out how hard the puzzle is that is played, unless that is known, and notes it.
 */
G_DECLARE_FINAL_TYPE (SatdokuLevelObserver,
                      satdoku_level_observer,
                      SATDOKU,
                      LEVEL_OBSERVER,
                      GObject)

SatdokuLevelObserver *satdoku_level_observer_new (SatdokuPlay *play, SatdokuGameDocument *document);
