/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Truths of a step that it can do without. */

#pragma once

#include "sudoku-step.h"

G_BEGIN_DECLS

SudokuStep *sudoku_hint_prune (const SudokuStep *step,
                               SudokuLinks *links,
                               const SudokuPosition *position,
                               guint64 *work);

G_END_DECLS
