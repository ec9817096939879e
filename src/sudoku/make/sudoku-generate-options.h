/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a puzzle is to be like, and how its making went. */

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
 * The most cells that go together.
 */
#define SUDOKU_ORBIT_MAX 8

/**
 * SudokuSymmetry:
 * @id: such as “none” or “half-turn”
 * @name: what people call it, to be translated
 * @orbit: writes the cells that go together with a cell, itself included, and returns how many
 *   (1…8)
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
 * @wildness: above 0: random regions take the place of its boxes; what sudoku_regions_random() says
 * @sampled: rules with cells that are true of the solution, some of which are chosen at random:
 *   1 << index of the kind of rule, for each
 * @symmetry: (nullable): of its givens; %NULL for none
 * @pattern: (nullable): where givens may stand, in whole orbits of the symmetry; %NULL: everywhere
 * @unique: whether it has exactly one solution
 * @strategy: (nullable): how it is made sparse when it has one solution; %NULL: the usual one
 * @n_givens: 0: as few as possible; else stop at this many filled cells, or as near above as
 *   possible
 * @difficulty: how hard it is, of those with one solution; `SUDOKU_DIFFICULTY_UNKNOWN`: any
 * @demand: what else it demands of somebody who solves it, of those with one solution
 * @seed: the same seed and options give the same puzzle, if no time limit cut in
 *
 * What a puzzle is to be like.
 */
typedef struct
{
  SudokuGeometry *geometry;
  double wildness;
  guint32 sampled;
  const SudokuSymmetry *symmetry;
  const SudokuPattern *pattern;
  gboolean unique;
  const SudokuStrategy *strategy;
  guint n_givens;
  SudokuDifficulty difficulty;
  SudokuDemand demand;
  guint64 seed;
} SudokuGenerateOptions;

/**
 * SudokuGenerated:
 * @solution: (transfer full): the grid that the puzzle was made from
 * @minimal: whether it is proven that no given can go without a second solution
 * @cut_short: whether the time limit ended it; the puzzle is then the best so far
 * @seconds: how long it took
 *
 * How the making of a puzzle went.
 */
typedef struct
{
  SudokuGrid *solution;
  gboolean minimal;
  gboolean cut_short;
  double seconds;
} SudokuGenerated;

G_END_DECLS
