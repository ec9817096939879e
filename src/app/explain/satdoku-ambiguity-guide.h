/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sudoku-addition.h>
#include <sudoku-candidate-counts.h>
#include <sudoku-difference.h>

#include "satdoku-play.h"

#define SATDOKU_TYPE_AMBIGUITY_GUIDE (satdoku_ambiguity_guide_get_type ())
/**
 * SatdokuAmbiguityGuide:
 *
 * Finds the solutions of the game that is played, what they have in common, and what would leave
 * only one; shows them on the board.
 */
G_DECLARE_FINAL_TYPE (
  SatdokuAmbiguityGuide,
  satdoku_ambiguity_guide,
  SATDOKU,
  AMBIGUITY_GUIDE,
  GObject)

/**
 * SatdokuSolutionsShown:
 * @SATDOKU_SOLUTIONS_NONE: nothing of them
 * @SATDOKU_SOLUTIONS_VALUES: the values that each cell has in any of them
 * @SATDOKU_SOLUTIONS_ONE: one of them
 * @SATDOKU_SOLUTIONS_TWO: one and the next one
 * @SATDOKU_SOLUTIONS_SWAP: two that differ in as few cells as possible
 * @SATDOKU_N_SOLUTIONS_SHOWN: how many ways there are
 *
 * What the board shows of the solutions.
 */
typedef enum
{
  SATDOKU_SOLUTIONS_NONE,
  SATDOKU_SOLUTIONS_VALUES,
  SATDOKU_SOLUTIONS_ONE,
  SATDOKU_SOLUTIONS_TWO,
  SATDOKU_SOLUTIONS_SWAP,
  SATDOKU_N_SOLUTIONS_SHOWN
} SatdokuSolutionsShown;

SatdokuAmbiguityGuide *satdoku_ambiguity_guide_new (SatdokuPlay *play);
void satdoku_ambiguity_guide_drop (SatdokuAmbiguityGuide *self);
