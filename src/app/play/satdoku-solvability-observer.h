/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sudoku-game.h>

#define SATDOKU_TYPE_SOLVABILITY_OBSERVER (satdoku_solvability_observer_get_type ())
/**
 * SatdokuSolvabilityObserver:
 *
 * Finds out by itself, after each move and without disturbing the player, whether the game can
 * still be solved. A question that takes too long stays without an answer.
 */
G_DECLARE_FINAL_TYPE (SatdokuSolvabilityObserver,
                      satdoku_solvability_observer,
                      SATDOKU,
                      SOLVABILITY_OBSERVER,
                      GObject)

/**
 * SatdokuOutlook:
 * @SATDOKU_OUTLOOK_NONE: the result is not needed
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

SatdokuSolvabilityObserver *satdoku_solvability_observer_new (void);
gboolean satdoku_solvability_observer_is_dead_end (SatdokuSolvabilityObserver *self);
gboolean satdoku_solvability_observer_is_sure (SatdokuSolvabilityObserver *self);
