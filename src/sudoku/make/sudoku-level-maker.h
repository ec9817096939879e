/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes puzzles of a level for people. */

#pragma once

#include "sudoku-generate-options.h"

G_BEGIN_DECLS

/**
 * SUDOKU_LEVEL_GENERATOR:
 *
 * The number of the generator. What a seed makes with a level is promised for as long as this
 * number stays: whoever changes it, be it by making, searching or a technique, raises the number,
 * and writes down the puzzles anew.
 */
#define SUDOKU_LEVEL_GENERATOR 2

SudokuGrid *sudoku_level_make (const SudokuGenerateOptions *options,
                               guint least,
                               guint most,
                               const SudokuTask *task,
                               SudokuGenerated *report,
                               GError **error);

G_END_DECLS
