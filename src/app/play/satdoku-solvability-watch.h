/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Watches a game and finds out by itself whether it can still be solved. */

#pragma once

#include <sudoku-game.h>

G_BEGIN_DECLS

#define SATDOKU_TYPE_SOLVABILITY_WATCH (satdoku_solvability_watch_get_type ())
/**
 * SatdokuSolvabilityWatch:
 *
 * Finds out by itself, after each move and without disturbing the player, whether the game can
 * still be solved. A question that takes too long stays without an answer.
 */
G_DECLARE_FINAL_TYPE (SatdokuSolvabilityWatch,
                      satdoku_solvability_watch,
                      SATDOKU,
                      SOLVABILITY_WATCH,
                      GObject)

SatdokuSolvabilityWatch *satdoku_solvability_watch_new (void);
void satdoku_solvability_watch_set_game (SatdokuSolvabilityWatch *self, SudokuGame *game);
void satdoku_solvability_watch_set_active (SatdokuSolvabilityWatch *self, gboolean active);
void satdoku_solvability_watch_set_held (SatdokuSolvabilityWatch *self, gboolean held);
gboolean satdoku_solvability_watch_is_dead_end (SatdokuSolvabilityWatch *self);
gboolean satdoku_solvability_watch_is_sure (SatdokuSolvabilityWatch *self);

G_END_DECLS
