/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands that are moves of the game. */

#pragma once

#include "satdoku-play.h"

G_BEGIN_DECLS

void satdoku_move_commands_add (SatdokuPlay *play);

G_END_DECLS
