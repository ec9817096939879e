/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Watches a game and finds out by itself whether it can still be solved. */

#pragma once

#include <sudoku-game.h>

G_BEGIN_DECLS

#define SATDOKU_TYPE_GUARD (satdoku_guard_get_type ())
G_DECLARE_FINAL_TYPE (SatdokuGuard, satdoku_guard, SATDOKU, GUARD, GObject)

/* Properties: dead-end (boolean): is it known that the game can no longer be solved? */

SatdokuGuard *satdoku_guard_new (void);
void satdoku_guard_set_game (SatdokuGuard *self, SudokuGame *game);
void satdoku_guard_set_active (SatdokuGuard *self, gboolean active);
void satdoku_guard_set_held (SatdokuGuard *self, gboolean held);
gboolean satdoku_guard_is_dead_end (SatdokuGuard *self);
gboolean satdoku_guard_is_sure (SatdokuGuard *self);

G_END_DECLS
