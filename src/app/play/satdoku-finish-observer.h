/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-finish-card.h"
#include "satdoku-game-document.h"
#include "satdoku-history.h"
#include "satdoku-play.h"

#define SATDOKU_TYPE_FINISH_OBSERVER (satdoku_finish_observer_get_type ())
/**
 * SatdokuFinishObserver:
 *
 * Notices that the player has begun or finished a puzzle, writes that into the history and has the
 * end celebrated. What the solver fills in is not counted, and a puzzle only once.
 */
G_DECLARE_FINAL_TYPE (SatdokuFinishObserver,
                      satdoku_finish_observer,
                      SATDOKU,
                      FINISH_OBSERVER,
                      GObject)

SatdokuFinishObserver *satdoku_finish_observer_new (SatdokuPlay *play,
                                                    SatdokuGameDocument *document,
                                                    SatdokuHistory *history,
                                                    SatdokuFinishCard *card,
                                                    SatdokuBoard *board);
