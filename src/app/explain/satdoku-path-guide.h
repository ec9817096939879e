/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sudoku-hint.h>

#include "satdoku-path.h"
#include "satdoku-play.h"

#define SATDOKU_TYPE_PATH_GUIDE (satdoku_path_guide_get_type ())
/**
 * SatdokuPathGuide:
 *
 * Leads along the path to the solution of the puzzle that is played: one step of it, or another one
 * that is possible in its position, is shown on the board. The game stays as it is.
 */
G_DECLARE_FINAL_TYPE (SatdokuPathGuide, satdoku_path_guide, SATDOKU, PATH_GUIDE, GObject)

SatdokuPathGuide *satdoku_path_guide_new (SatdokuPlay *play);
void satdoku_path_guide_go_to (SatdokuPathGuide *self, guint number);
void satdoku_path_guide_show_beside (SatdokuPathGuide *self, SudokuStep *step);

SatdokuPath *satdoku_path_guide_get_path (SatdokuPathGuide *self);
SatdokuPathScale satdoku_path_guide_get_scale (SatdokuPathGuide *self);
guint satdoku_path_guide_get_number (SatdokuPathGuide *self);
SudokuStep *satdoku_path_guide_get_step (SatdokuPathGuide *self);
GPtrArray *satdoku_path_guide_dup_reasons (SatdokuPathGuide *self);
