/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What every family of clauses of a formula looks at. */

#pragma once

#include "sudoku-encoding.h"
#include "sudoku-grid.h"
#include "sudoku-numbering.h"

G_BEGIN_DECLS

/**
 * SudokuFormula:
 * @grid: owned: fixed values only
 * @geometry: borrowed from @grid
 * @groups: borrowed from @geometry
 * @encoding: which clauses there are
 * @numbering: which variable says what
 * @side: N
 * @variables: owned: cell × side + value − 1 → variable
 * @house_cells: owned: those of each house in reading order
 * @fixed_cells: owned: in reading order
 * @n_fixed_cells: how many cells are fixed
 *
 * What every family may look at. Made once with the formula, then never changed.
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
} SudokuFormula;

void sudoku_formula_init (SudokuFormula *self,
                          const SudokuGrid *grid,
                          const SudokuEncoding *encoding,
                          const SudokuNumbering *numbering);
void sudoku_formula_clear (SudokuFormula *self);

/**
 * sudoku_formula_get_variables:
 * @self: a formula
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
 * @self: a formula
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
 * @self: a formula
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
