/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads the sentences about a step as people do, and judges them. */

#pragma once

#include <sudoku-step.h>

G_BEGIN_DECLS

char *test_step_words_judge (const SudokuStep *step,
                             const SudokuPosition *position,
                             SudokuLinks *links);
gboolean test_step_words_is_argument (const SudokuStep *step,
                                      const SudokuPosition *position,
                                      SudokuLinks *links);

G_END_DECLS
