/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes a step of what a net has proven. */

#pragma once

#include "sudoku-net.h"
#include "sudoku-step.h"

G_BEGIN_DECLS

SudokuStep *sudoku_net_step_new (const SudokuTechnique *technique,
                                 const SudokuNet *net,
                                 const SudokuNetGoal *goal);

G_END_DECLS
