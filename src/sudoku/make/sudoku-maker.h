/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes one puzzle of any level, for sudoku-generate.c. */

#pragma once

#include "sudoku-thinning.h"

G_BEGIN_DECLS

SudokuGrid *sudoku_maker_fill (SudokuGeometry *geometry,
                               guint64 seed,
                               const SudokuTask *task,
                               GError **error);
SudokuGrid *sudoku_maker_make (const SudokuGenerateOptions *options,
                               const SudokuCeiling *ceiling,
                               const SudokuBare *bare,
                               const SudokuTask *task,
                               SudokuGenerated *report,
                               GError **error);

G_END_DECLS
