/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A position to practise a technique in. */

#pragma once

#include "sudoku-step.h"

G_BEGIN_DECLS

/**
 * SudokuAttempt:
 * @SUDOKU_ATTEMPT_NOTHING: nothing was concluded yet
 * @SUDOKU_ATTEMPT_WRONG: something does not follow from the technique, whether it is true or not
 * @SUDOKU_ATTEMPT_PARTLY: all conclusions follow, but there are more
 * @SUDOKU_ATTEMPT_RIGHT: all conclusions of a step are there, and only such
 *
 * The verdict on an attempt at an exercise.
 */
typedef enum
{
  SUDOKU_ATTEMPT_NOTHING,
  SUDOKU_ATTEMPT_WRONG,
  SUDOKU_ATTEMPT_PARTLY,
  SUDOKU_ATTEMPT_RIGHT,
} SudokuAttempt;

/**
 * SudokuExercise:
 *
 * A position in which a technique has steps, and these steps.
 */
typedef struct _SudokuExercise SudokuExercise;

SudokuExercise *sudoku_exercise_new (const SudokuGrid *grid,
                                     const SudokuSet *removed,
                                     const SudokuTechnique *technique,
                                     const SudokuTask *task);
SudokuExercise *sudoku_exercise_copy (const SudokuExercise *self);
void sudoku_exercise_free (SudokuExercise *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuExercise, sudoku_exercise_free)

gboolean sudoku_exercise_is_complete (const SudokuExercise *self);
const SudokuGrid *sudoku_exercise_get_grid (const SudokuExercise *self);
const SudokuTechnique *sudoku_exercise_get_technique (const SudokuExercise *self);
const SudokuPosition *sudoku_exercise_get_position (const SudokuExercise *self);
SudokuLinks *sudoku_exercise_get_links (const SudokuExercise *self);
const GPtrArray *sudoku_exercise_get_steps (const SudokuExercise *self);
SudokuSet sudoku_exercise_get_candidates (const SudokuExercise *self, guint cell);
gboolean sudoku_exercise_needs_marks (const SudokuExercise *self);
guint sudoku_exercise_get_effort (const SudokuExercise *self);
SudokuGrid *sudoku_exercise_make_puzzle (const SudokuExercise *self);
SudokuExercise *
sudoku_exercise_rearrange (const SudokuExercise *self, guint64 seed, const SudokuTask *task);
SudokuAttempt sudoku_exercise_judge (const SudokuExercise *self,
                                     const SudokuGrid *grid,
                                     const SudokuSet *marks,
                                     guint *step);
const SudokuTechnique *sudoku_exercise_find_other (const SudokuExercise *self,
                                                   const SudokuGrid *grid,
                                                   const SudokuSet *marks,
                                                   const SudokuTask *task);

G_END_DECLS
