/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The fewest truths that a conclusion follows from, exactly. */

#pragma once

#include <sudoku-step.h>

G_BEGIN_DECLS

guint test_smallest_find (const SudokuStep *step,
                          const SudokuPosition *position,
                          SudokuLinks *links);

G_END_DECLS
