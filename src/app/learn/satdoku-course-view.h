/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "satdoku-learned-file.h"

#define SATDOKU_TYPE_COURSE_VIEW (satdoku_course_view_get_type ())
/**
 * SatdokuCourseView:
 *
 * The chapters and lessons of the course with what was learned of them, and the lesson to go on
 * with.
 *
 * Properties: `can-go-back`. Signals: "chosen" (pointer): the technique of a lesson that the player
 * wants to see; "continued" (pointer): likewise, its next exercise; "stopped": Escape in an empty
 * search.
 */
G_DECLARE_FINAL_TYPE (SatdokuCourseView, satdoku_course_view, SATDOKU, COURSE_VIEW, AdwBin)

void satdoku_course_view_set_file (SatdokuCourseView *self, SatdokuLearnedFile *file);
void satdoku_course_view_show_chapter (SatdokuCourseView *self, const SudokuTechnique *technique);
gboolean satdoku_course_view_can_go_back (SatdokuCourseView *self);
void satdoku_course_view_go_back (SatdokuCourseView *self);
void satdoku_course_view_focus (SatdokuCourseView *self);
