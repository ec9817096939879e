/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Another solution by trial; see sudoku-other-solution.c. */

#pragma once

#include <sat-types.h>

#include "sudoku-candidates.h"
#include "sudoku-task-run.h"

G_BEGIN_DECLS

SatStatus sudoku_other_solution_find (const SudokuCandidates *candidates,
                                      const guint8 *held,
                                      const guint8 *solution,
                                      const SudokuTaskRun *run,
                                      guint8 *other);

G_END_DECLS
