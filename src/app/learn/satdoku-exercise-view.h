/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <sudoku-exercise.h>

#include "satdoku-board.h"
#include "satdoku-learned-file.h"

#define SATDOKU_TYPE_EXERCISE_VIEW (satdoku_exercise_view_get_type ())
/**
 * SatdokuExerciseView:
 *
 * The exercises of a lesson, one after the other: positions that need its technique, in which what
 * the player concludes is judged.
 *
 * Signals: "done": the last one was solved; "failed" (GError): what became of one can't be kept.
 */
G_DECLARE_FINAL_TYPE (SatdokuExerciseView, satdoku_exercise_view, SATDOKU, EXERCISE_VIEW, AdwBin)

/**
 * SatdokuExercisePhase:
 * @SATDOKU_EXERCISE_LOOKING: exercises are made
 * @SATDOKU_EXERCISE_TRYING: it is the player's turn
 * @SATDOKU_EXERCISE_SHOWN: the step is shown
 * @SATDOKU_EXERCISE_NONE: no exercise was found
 *
 * How far an exercise is.
 */
typedef enum
{
  SATDOKU_EXERCISE_LOOKING,
  SATDOKU_EXERCISE_TRYING,
  SATDOKU_EXERCISE_SHOWN,
  SATDOKU_EXERCISE_NONE,
} SatdokuExercisePhase;

void satdoku_exercise_view_set_file (SatdokuExerciseView *self, SatdokuLearnedFile *file);
void satdoku_exercise_view_start (SatdokuExerciseView *self,
                                  const SudokuTechnique *technique,
                                  guint board);
void satdoku_exercise_view_stop (SatdokuExerciseView *self);
SatdokuExercisePhase satdoku_exercise_view_get_phase (SatdokuExerciseView *self);
const SudokuExercise *satdoku_exercise_view_get_exercise (SatdokuExerciseView *self);
SatdokuBoard *satdoku_exercise_view_get_board (SatdokuExerciseView *self);
const char *satdoku_exercise_view_get_verdict (SatdokuExerciseView *self);
void satdoku_exercise_view_set_time_limit (SatdokuExerciseView *self, double seconds);
