/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands that are moves of the game. */

#pragma once

#include "satdoku-play.h"

void satdoku_move_commands_add (SatdokuPlay *play);
