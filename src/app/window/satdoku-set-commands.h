/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-clock.h"
#include "satdoku-game-document.h"
#include "satdoku-lazy-bin.h"
#include "satdoku-play.h"
#include "satdoku-surgery.h"

#define SATDOKU_TYPE_SET_COMMANDS (satdoku_set_commands_get_type ())
/**
 * SatdokuSetCommands:
 *
 * What changes the numbers in the Set view, and the commands that begin to play the puzzle and
 * compare it with others.
 */
G_DECLARE_FINAL_TYPE (SatdokuSetCommands, satdoku_set_commands, SATDOKU, SET_COMMANDS, GObject)

SatdokuSetCommands *satdoku_set_commands_new (SatdokuPlay *play,
                                              SatdokuGameDocument *document,
                                              SatdokuClock *clock,
                                              SatdokuLazyBin *place);
SatdokuSurgery *satdoku_set_commands_get_surgery (SatdokuSetCommands *self);
