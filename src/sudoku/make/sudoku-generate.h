/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes puzzles. */

#pragma once

#include "sudoku-generate-options.h"

G_BEGIN_DECLS

SudokuGrid *sudoku_generate_full (SudokuGeometry *geometry,
                                  guint64 seed,
                                  const SudokuTask *task,
                                  GError **error);
SudokuGrid *sudoku_generate (const SudokuGenerateOptions *options,
                             const SudokuTask *task,
                             SudokuGenerated *report,
                             GError **error);
gboolean sudoku_generate_check (const SudokuGenerateOptions *options, GError **error);
gboolean sudoku_generate_is_out_of_reach (const SudokuGeometry *geometry,
                                          SudokuDifficulty difficulty);
gboolean sudoku_generate_has_missed_level (const GError *error);
void sudoku_generated_clear (SudokuGenerated *self);

G_END_DECLS
