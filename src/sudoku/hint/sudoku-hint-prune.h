/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Removes truths that a step does not need. */

#pragma once

#include "sudoku-step.h"

G_BEGIN_DECLS

SudokuStep *sudoku_hint_prune (const SudokuStep *step,
                               SudokuLinks *links,
                               const SudokuPosition *position,
                               guint64 *work);

G_END_DECLS
