/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "satdoku-example.h"
#include "satdoku-learned-file.h"

#define SATDOKU_TYPE_LESSON_VIEW (satdoku_lesson_view_get_type ())
/**
 * SatdokuLessonView:
 *
 * The page of a lesson: its example as a picture that moves through its steps, and the way to its
 * exercises.
 *
 * Properties: `board`, on which of the boards it is practised.
 */
G_DECLARE_FINAL_TYPE (SatdokuLessonView, satdoku_lesson_view, SATDOKU, LESSON_VIEW, AdwBin)

void satdoku_lesson_view_set_file (SatdokuLessonView *self, SatdokuLearnedFile *file);
void satdoku_lesson_view_show (SatdokuLessonView *self, const SudokuTechnique *technique);
SatdokuExample *satdoku_lesson_view_get_example (SatdokuLessonView *self);
void satdoku_lesson_view_focus (SatdokuLessonView *self);
