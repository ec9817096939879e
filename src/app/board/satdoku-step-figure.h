/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A step of solving as it is drawn over the board. */

#pragma once

#include <sudoku-position.h>
#include <sudoku-step.h>
#include <words-reason.h>

#include "satdoku-figure.h"
#include "satdoku-zoom-view.h"

SatdokuFigure *satdoku_step_figure_new (const SudokuStep *step,
                                        const SudokuPosition *position,
                                        const SudokuLinks *links);
SatdokuFigure *
satdoku_step_figure_new_place (const SudokuStep *step, const SudokuLinks *links);
void satdoku_step_figure_tell (SatdokuFigure *figure,
                               const GPtrArray *reasons,
                               guint first,
                               const SudokuLinks *links);
SatdokuFigure *satdoku_step_figure_new_pattern (const SudokuStep *step,
                                                const SudokuPosition *position,
                                                const SudokuLinks *links);
GArray *satdoku_step_find_cells (const SudokuStep *step, const SudokuLinks *links);
void satdoku_step_figure_zoom (const SatdokuFigure *figure, SatdokuZoomView *view);
