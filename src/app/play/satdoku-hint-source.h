/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sudoku-game.h>
#include <sudoku-hint.h>

#define SATDOKU_TYPE_HINT_SOURCE (satdoku_hint_source_get_type ())
/**
 * SatdokuHintSource:
 *
 * Finds out what helps in the position that is played, in a worker of its own, when the player
 * rests, or at once when it is wanted. What was found is dropped with the next change.
 *
 * Properties: `game`, `wanted`, `wants-all`; `hint`, `all`, `error`.
 */
G_DECLARE_FINAL_TYPE (SatdokuHintSource, satdoku_hint_source, SATDOKU, HINT_SOURCE, GObject)

SatdokuHintSource *satdoku_hint_source_new (void);
