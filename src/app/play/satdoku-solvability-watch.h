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

/**
 * SatdokuOutlook:
 * @SATDOKU_OUTLOOK_NONE: nobody wants to know
 * @SATDOKU_OUTLOOK_EMPTY: there are no numbers yet
 * @SATDOKU_OUTLOOK_ASKING: it will be known soon
 * @SATDOKU_OUTLOOK_UNKNOWN: there is no answer in time
 * @SATDOKU_OUTLOOK_NO_SOLUTION: there is no solution
 * @SATDOKU_OUTLOOK_SEVERAL: there are at least two
 * @SATDOKU_OUTLOOK_UNIQUE: there is exactly one
 *
 * What is known of the solutions of the position as it is, when it is asked whether there is only
 * one.
 */
typedef enum
{
  SATDOKU_OUTLOOK_NONE,
  SATDOKU_OUTLOOK_EMPTY,
  SATDOKU_OUTLOOK_ASKING,
  SATDOKU_OUTLOOK_UNKNOWN,
  SATDOKU_OUTLOOK_NO_SOLUTION,
  SATDOKU_OUTLOOK_SEVERAL,
  SATDOKU_OUTLOOK_UNIQUE,
} SatdokuOutlook;

SatdokuSolvabilityWatch *satdoku_solvability_watch_new (void);
gboolean satdoku_solvability_watch_is_dead_end (SatdokuSolvabilityWatch *self);
gboolean satdoku_solvability_watch_is_sure (SatdokuSolvabilityWatch *self);
SatdokuOutlook satdoku_solvability_watch_get_outlook (SatdokuSolvabilityWatch *self);

G_END_DECLS
