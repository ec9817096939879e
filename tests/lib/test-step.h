/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Steps of solving by hand, judged by another program. */

#pragma once

#include <sudoku-step.h>

G_BEGIN_DECLS

/* In the place of a truth that is left out. */
#define TEST_STEP_NOTHING G_MAXUINT
#define TEST_STEP_GUARDIANS (G_MAXUINT - 1)

gboolean test_step_follows (const SudokuStep *step,
                            const SudokuPosition *position,
                            const SudokuLinks *links,
                            guint left_out);
SudokuStep *test_step_copy_without (const SudokuStep *step, guint left_out);

G_END_DECLS
