/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The properties of a puzzle to be made, and the report about its making. */

#pragma once

#include "sudoku-demand.h"
#include "sudoku-difficulty.h"
#include "sudoku-grid.h"
#include "sudoku-pattern.h"
#include "sudoku-strategy.h"

G_BEGIN_DECLS

/**
 * SUDOKU_ORBIT_MAX:
 *
 * The most cells of an orbit.
 */
#define SUDOKU_ORBIT_MAX 8

/**
 * SudokuSymmetry:
 * @id: such as “none” or “half-turn”
 * @name: its common name, to be translated
 * @orbit: writes the cells in the orbit of a cell, including itself, and returns how many (1…8)
 *
 * A symmetry of the pattern of givens.
 */
typedef struct
{
  const char *id;
  const char *name;
  guint (*orbit) (const SudokuGeometry *geometry, guint cell, guint orbit[SUDOKU_ORBIT_MAX]);
} SudokuSymmetry;

const SudokuSymmetry *sudoku_symmetries (gsize *n_symmetries);
const SudokuSymmetry *sudoku_symmetry_find (const char *id);
guint *sudoku_symmetry_list_orbits (const SudokuSymmetry *self, const SudokuGeometry *geometry);

/**
 * SudokuGenerateOptions:
 * @geometry: its shape
 * @wildness: above 0: random regions replace its boxes; see sudoku_regions_random()
 * @sampled: rules with cells and items that hold in the solution, some of which are chosen at
 *   random: the indices of their kinds
 * @symmetry: (nullable): the symmetry of its givens; %NULL: none
 * @pattern: (nullable): where givens may stand, in whole orbits of the symmetry; %NULL: everywhere
 * @unique: whether it must have exactly one solution
 * @strategy: (nullable): how givens are removed when it must have one solution; %NULL: the usual
 *   way
 * @n_givens: 0: as few as possible; otherwise stop at this many filled cells, or as near above as
 *   possible
 * @difficulty: its difficulty, if it has one solution; `SUDOKU_DIFFICULTY_UNKNOWN`: any
 * @level: its level for people, if it has one solution; `SUDOKU_LEVEL_UNKNOWN`: any. It brings its
 *   own number of givens unless @n_givens says one, and goes with no difficulty, demand or strategy
 * @fewest: whether a puzzle with a level has as few givens as possible, if @n_givens is 0
 * @demand: what else solving it must need, if it has one solution
 * @by_search: whether the solver of clauses is never asked, so that the puzzle is the same with
 *   each version of it; up to side %SUDOKU_SEARCH_SIDE_MAX
 * @seed: the same seed and options give the same puzzle, unless a time limit ends it
 *
 * The properties of a puzzle to be made.
 */
typedef struct
{
  SudokuGeometry *geometry;
  double wildness;
  SudokuSet sampled;
  const SudokuSymmetry *symmetry;
  const SudokuPattern *pattern;
  gboolean unique;
  const SudokuStrategy *strategy;
  guint n_givens;
  SudokuDifficulty difficulty;
  SudokuLevel level;
  gboolean fewest;
  SudokuDemand demand;
  gboolean by_search;
  guint64 seed;
} SudokuGenerateOptions;

/**
 * SudokuGenerated:
 * @solution: (transfer full): the grid that the puzzle was made from
 * @minimal: whether it is proven that no given can be removed without a second solution
 * @cut_short: whether the time limit ended it; the puzzle is then the best so far
 * @seconds: how long it took
 *
 * The report about the making of a puzzle.
 */
typedef struct
{
  SudokuGrid *solution;
  gboolean minimal;
  gboolean cut_short;
  double seconds;
} SudokuGenerated;

G_END_DECLS
