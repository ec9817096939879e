/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The data shared by all families of clauses of a formula. */

#pragma once

#include "sudoku-candidates.h"
#include "sudoku-encoding.h"
#include "sudoku-grid.h"
#include "sudoku-numbering.h"
#include "sudoku-reduction.h"
#include "sudoku-segments.h"

G_BEGIN_DECLS

/**
 * SudokuFormula:
 * @grid: owned: fixed values only
 * @geometry: borrowed from @grid
 * @groups: borrowed from @geometry
 * @encoding: which clauses there are
 * @numbering: the numbering of the variables
 * @side: N
 * @variables: owned: cell × side + value − 1 → variable
 * @house_cells: owned: those of each house in reading order
 * @fixed_cells: owned: the givens and entries in reading order, then the cells derived from them
 * @n_fixed_cells: how many givens and entries there are
 * @n_found_cells: how many were derived from them
 * @values: owned: of cells that are fixed or derived, otherwise 0
 * @reduction: what is left out
 * @is_reduced: whether something may be left out; otherwise all of @open are 1…N
 * @open: owned: by cell: the values in clauses of the rules
 * @dead_end: why nothing was left out despite @reduction
 * @segments: (nullable): owned: where rows and columns meet regions, if the encoding uses them
 * @first_segment: the first of their variables
 * @n_variables: those of cells and values, as the numbering declares them, and auxiliary ones
 *
 * The data shared by all families. Made once with the formula, then immutable.
 */
typedef struct
{
  SudokuGrid *grid;
  SudokuGeometry *geometry;
  const SudokuGroups *groups;
  const SudokuEncoding *encoding;
  const SudokuNumbering *numbering;
  guint side;
  int *variables;
  guint16 *house_cells;
  guint16 *fixed_cells;
  guint n_fixed_cells;
  guint n_found_cells;
  guint8 *values;
  const SudokuReduction *reduction;
  gboolean is_reduced;
  SudokuSet *open;
  SudokuDeadEnd dead_end;
  SudokuSegments *segments;
  int first_segment;
  int n_variables;
} SudokuFormula;

void sudoku_formula_init (SudokuFormula *self,
                          const SudokuGrid *grid,
                          const SudokuEncoding *encoding,
                          const SudokuNumbering *numbering,
                          const SudokuReduction *reduction);
void sudoku_formula_clear (SudokuFormula *self);

/**
 * sudoku_formula_get_variables:
 * @cell: a cell
 *
 * Returns: (transfer none): the variables of the N values of the cell, from value 1 on
 */
static inline const int *
sudoku_formula_get_variables (const SudokuFormula *self,
                              guint cell)
{
  return self->variables + (gsize)cell * self->side;
}

/**
 * sudoku_formula_get_variable:
 * @cell: a cell
 * @value: a value, from 1
 *
 * Returns: the variable that says that the cell holds the value
 */
static inline int
sudoku_formula_get_variable (const SudokuFormula *self,
                             guint cell,
                             guint value)
{
  return sudoku_formula_get_variables (self, cell)[value - 1];
}

/**
 * sudoku_formula_count_digits:
 * @variable: a variable
 *
 * Returns: how many decimal digits it has
 */
static inline guint
sudoku_formula_count_digits (int variable)
{
  guint n = 1;

  for (; variable >= 10; variable /= 10)
    n++;
  return n;
}

/**
 * sudoku_formula_get_house_cells:
 * @house: a house of the geometry
 *
 * Returns: (transfer none): its N cells in the order in which its clauses name them
 */
static inline const guint16 *
sudoku_formula_get_house_cells (const SudokuFormula *self,
                                guint house)
{
  return self->house_cells + (gsize)house * self->side;
}

G_END_DECLS
