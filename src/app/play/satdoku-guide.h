/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-hint-source.h"
#include "satdoku-play.h"

#define SATDOKU_TYPE_GUIDE (satdoku_guide_get_type ())
/**
 * SatdokuGuide:
 *
 * Leads the player to the next step of solving in grades: where to look, which technique, the step
 * itself; then it is done. What is wrong comes first, and is never said with a number.
 *
 * Properties: `step`, `all`, `lists-all`.
 */
G_DECLARE_FINAL_TYPE (SatdokuGuide, satdoku_guide, SATDOKU, GUIDE, GObject)

/**
 * SatdokuGuideGrade:
 * @SATDOKU_GUIDE_NOTHING: nothing was said of the position
 * @SATDOKU_GUIDE_WHERE: where to look; or that something is wrong
 * @SATDOKU_GUIDE_WHICH: which technique it is; or where the mistake is
 * @SATDOKU_GUIDE_STEP: the step is shown
 *
 * How much was said.
 */
typedef enum
{
  SATDOKU_GUIDE_NOTHING,
  SATDOKU_GUIDE_WHERE,
  SATDOKU_GUIDE_WHICH,
  SATDOKU_GUIDE_STEP,
} SatdokuGuideGrade;

SatdokuGuide *satdoku_guide_new (SatdokuPlay *play);
void satdoku_guide_go_on (SatdokuGuide *self);
void satdoku_guide_show_another (SatdokuGuide *self, gboolean back);
void satdoku_guide_show_step (SatdokuGuide *self, SudokuStep *step);
void satdoku_guide_close (SatdokuGuide *self);

SatdokuGuideGrade satdoku_guide_get_grade (SatdokuGuide *self);
