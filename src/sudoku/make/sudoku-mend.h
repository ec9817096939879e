/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Adds givens so that a puzzle needs a technique, for sudoku-generate.c. */

#pragma once

#include "sudoku-demand.h"
#include "sudoku-maker.h"
#include "sudoku-random.h"

G_BEGIN_DECLS

gboolean sudoku_mend (SudokuGrid *puzzle,
                      const SudokuGrid *solution,
                      const SudokuTechnique *technique,
                      const SudokuSymmetry *symmetry,
                      const SudokuBare *bare,
                      SudokuRandom *random,
                      const SudokuTask *task);

G_END_DECLS
