/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The next step in the order of a scale. */

#pragma once

#include "sudoku-scale.h"
#include "sudoku-step-search.h"

G_BEGIN_DECLS

SudokuStep *sudoku_scale_find_step (const SudokuScale *self,
                                    SudokuStepSearch *search,
                                    const SudokuPosition *position,
                                    const SudokuTechnique *const *techniques,
                                    gsize n_techniques);

G_END_DECLS
