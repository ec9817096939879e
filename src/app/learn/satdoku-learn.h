/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "satdoku-exercise-view.h"
#include "satdoku-lesson-view.h"

#define SATDOKU_TYPE_LEARN (satdoku_learn_get_type ())
/**
 * SatdokuLearn:
 *
 * The window of the course: its chapters and lessons, the page of a lesson, and its exercises.
 */
G_DECLARE_FINAL_TYPE (SatdokuLearn, satdoku_learn, SATDOKU, LEARN, AdwWindow)

GtkWindow *satdoku_learn_new (SatdokuLearnedFile *file);
void satdoku_learn_show_lesson (SatdokuLearn *self, const SudokuTechnique *technique);
const char *satdoku_learn_get_page (SatdokuLearn *self);
SatdokuLessonView *satdoku_learn_get_lesson (SatdokuLearn *self);
SatdokuExerciseView *satdoku_learn_get_exercise (SatdokuLearn *self);
