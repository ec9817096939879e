/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whether a puzzle needs a technique, and how it is rated: a second, plain implementation. */

#pragma once

#include <sudoku-grid.h>
#include <sudoku-scale.h>

G_BEGIN_DECLS

gboolean test_solves (const SudokuGrid *puzzle,
                      const SudokuTechnique *hardest,
                      const SudokuTechnique *but);
gboolean test_needs (const SudokuGrid *puzzle, const SudokuTechnique *technique);
guint test_rating (const SudokuGrid *puzzle);

G_END_DECLS
