/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A step with a proof by cases. */

#pragma once

#include "sudoku-step.h"

G_BEGIN_DECLS

SudokuStep *sudoku_hint_cases_find (SudokuLinks *links,
                                    const SudokuPosition *position,
                                    const SudokuConclusion *conclusion,
                                    const GArray *truths,
                                    guint *n_cases,
                                    guint64 *work);
SudokuStep *sudoku_hint_cases_prove (const SudokuLinks *links,
                                     const SudokuPosition *position,
                                     const SudokuConclusion *conclusion,
                                     const GArray *reasons,
                                     guint n_cases_max);

G_END_DECLS
