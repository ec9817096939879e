/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What it takes to solve a puzzle by hand. */

#pragma once

#include "sudoku-position.h"
#include "sudoku-scale.h"

G_BEGIN_DECLS

/**
 * SUDOKU_RATING_MAX:
 *
 * Above all ratings on the scale in the manner of Sudoku Explainer, in tenths.
 */
#define SUDOKU_RATING_MAX 120

/**
 * SudokuDemand:
 * @technique: (nullable): the technique it needs; %NULL: any
 * @rating_min: its least rating on the scale in the manner of Sudoku Explainer, in tenths
 * @rating_max: its highest one; 0: any rating
 *
 * What it takes to solve a puzzle by hand. A technique is needed when the techniques of its scale
 * up to its place in the order of search solve the puzzle, but not without it. So a puzzle that
 * merely contains its pattern on the way does not need it.
 */
typedef struct
{
  const SudokuTechnique *technique;
  guint rating_min;
  guint rating_max;
} SudokuDemand;

gboolean sudoku_demand_is_open (const SudokuDemand *self);
const SudokuScale *sudoku_demand_get_scale (const SudokuTechnique *technique);
void sudoku_demand_get_levels (const SudokuDemand *self,
                               SudokuGeometry *geometry,
                               SudokuDifficulty *least,
                               SudokuDifficulty *most);
gboolean sudoku_demand_is_easy (const SudokuDemand *self);
gboolean
sudoku_demand_allows (const SudokuDemand *self, const SudokuGrid *grid, const SudokuTask *task);
gboolean
sudoku_demand_is_met (const SudokuDemand *self, const SudokuGrid *grid, const SudokuTask *task);
gboolean sudoku_demand_reach_halt (const SudokuTechnique *technique,
                                   gboolean with,
                                   SudokuPosition *position,
                                   const SudokuTask *task,
                                   gboolean *goes_on);

G_END_DECLS
