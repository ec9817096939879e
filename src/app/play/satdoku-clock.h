/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sudoku-game.h>

#define SATDOKU_TYPE_CLOCK (satdoku_clock_get_type ())
/**
 * SatdokuClock:
 *
 * The clock of a game. It runs while the player can see the board, has not paused, and the puzzle
 * is not solved; the elapsed time itself is the game's.
 */
G_DECLARE_FINAL_TYPE (SatdokuClock, satdoku_clock, SATDOKU, CLOCK, GObject)

SatdokuClock *satdoku_clock_new (void);
void satdoku_clock_set_watched (SatdokuClock *self, gboolean watched);
gboolean satdoku_clock_is_paused (SatdokuClock *self);
void satdoku_clock_set_paused (SatdokuClock *self, gboolean paused);
void satdoku_clock_update (SatdokuClock *self);
void satdoku_clock_restart (SatdokuClock *self);
void satdoku_clock_tick (SatdokuClock *self, gint64 now);
gboolean satdoku_clock_note_input (SatdokuClock *self);
