/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "satdoku-leave-guard.h"
#include "satdoku-play.h"

#define SATDOKU_TYPE_LEARN_GAME (satdoku_learn_game_get_type ())
/**
 * SatdokuLearnGame:
 *
 * Makes a game that needs a technique, and has the command for it.
 */
G_DECLARE_FINAL_TYPE (SatdokuLearnGame,
                      satdoku_learn_game,
                      SATDOKU,
                      LEARN_GAME,
                      GObject)

SatdokuLearnGame *satdoku_learn_game_new (SatdokuPlay *play,
                                          SatdokuGameDocument *document,
                                          SatdokuLeaveGuard *guard);
