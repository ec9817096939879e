/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <sudoku-exercise.h>

#include "satdoku-board.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_PRACTICE (satdoku_practice_get_type ())
/**
 * SatdokuPractice:
 *
 * A window in which techniques are practised: one is chosen, positions that need it are found, and
 * what the player concludes is judged.
 */
G_DECLARE_FINAL_TYPE (SatdokuPractice, satdoku_practice, SATDOKU, PRACTICE, AdwWindow)

/**
 * SatdokuPracticePhase:
 * @SATDOKU_PRACTICE_CHOOSING: no technique is chosen
 * @SATDOKU_PRACTICE_LOOKING: a position is looked for
 * @SATDOKU_PRACTICE_TRYING: it is the player's turn
 * @SATDOKU_PRACTICE_SHOWN: the step is shown
 * @SATDOKU_PRACTICE_NONE: no position was found
 *
 * How far an exercise is.
 */
typedef enum
{
  SATDOKU_PRACTICE_CHOOSING,
  SATDOKU_PRACTICE_LOOKING,
  SATDOKU_PRACTICE_TRYING,
  SATDOKU_PRACTICE_SHOWN,
  SATDOKU_PRACTICE_NONE,
} SatdokuPracticePhase;

GtkWindow *satdoku_practice_new (void);
void satdoku_practice_choose (SatdokuPractice *self, const SudokuTechnique *technique);
SatdokuPracticePhase satdoku_practice_get_phase (SatdokuPractice *self);
const SudokuExercise *satdoku_practice_get_exercise (SatdokuPractice *self);
SatdokuBoard *satdoku_practice_get_board (SatdokuPractice *self);
const char *satdoku_practice_get_verdict (SatdokuPractice *self);
void satdoku_practice_set_time_limit (SatdokuPractice *self, double seconds);

G_END_DECLS
