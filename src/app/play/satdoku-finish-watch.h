/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The end of a puzzle: see the top of satdoku-finish-watch.c. */

#pragma once

#include "satdoku-finish-card.h"
#include "satdoku-history.h"
#include "satdoku-play.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_FINISH_WATCH (satdoku_finish_watch_get_type ())
/**
 * SatdokuFinishWatch:
 *
 * Notices that the player has finished a puzzle, writes the result into the history and has it
 * celebrated. What the solver fills in is not counted, and a puzzle only once.
 */
G_DECLARE_FINAL_TYPE (SatdokuFinishWatch, satdoku_finish_watch, SATDOKU, FINISH_WATCH, GObject)

SatdokuFinishWatch *satdoku_finish_watch_new (SatdokuPlay *play,
                                              SatdokuHistory *history,
                                              SatdokuFinishCard *card,
                                              SatdokuBoard *board);

G_END_DECLS
