/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What every family of clauses looks at: the fixed values, the variables and the houses, made once
 * for all of them. Knows nothing of clauses. */

#include "sudoku-formula.h"

#include <stdlib.h>

/* The variables of all cells and values, so that no clause has to ask the numbering. */
static int *
make_variables (guint side,
                const SudokuNumbering *numbering)
{
  int *variables = g_new (int, (gsize)side *side *side);
  gsize n = 0;

  for (guint row = 1; row <= side; row++)
    for (guint column = 1; column <= side; column++)
      for (guint value = 1; value <= side; value++)
        variables[n++] = numbering->variable (side, row, column, value);
  return variables;
}

static void
copy_fixed (SudokuFormula *self,
            const SudokuGrid *grid)
{
  self->grid = sudoku_grid_copy (grid);
  sudoku_grid_clear_origin (self->grid, SUDOKU_ORIGIN_ANSWER);
  self->fixed_cells = g_new (guint16, sudoku_grid_get_n_cells (grid));
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (sudoku_grid_get_value (self->grid, cell) != 0)
      self->fixed_cells[self->n_fixed_cells++] = (guint16)cell;
}

static int
compare_cells (gconstpointer a,
               gconstpointer b)
{
  return *(const guint16 *)a - *(const guint16 *)b;
}

/* The clauses name cells in reading order; rules may list them otherwise. */
static void
sort_houses (SudokuFormula *self)
{
  guint n_houses = sudoku_groups_get_n_houses (self->groups);
  gsize n = (gsize)n_houses * self->side;

  self->house_cells = g_memdup2 (sudoku_groups_get_house_cells (self->groups, 0),
                                 n * sizeof *self->house_cells);
  for (guint house = 0; house < n_houses; house++)
    qsort (self->house_cells + (gsize)house * self->side, self->side, sizeof *self->house_cells,
           compare_cells);
}

/**
 * sudoku_formula_init: (skip)
 * @self: (out caller-allocates): where it goes
 * @grid: the puzzle; it is copied, without its answers
 * @encoding: (transfer none): how the rules are said
 * @numbering: (transfer none): which variable means what
 *
 * Makes the tables. O(N³) time and memory, 4 MB at side 100.
 */
void
sudoku_formula_init (SudokuFormula *self,
                     const SudokuGrid *grid,
                     const SudokuEncoding *encoding,
                     const SudokuNumbering *numbering)
{
  *self = (SudokuFormula){ .encoding = encoding, .numbering = numbering };
  copy_fixed (self, grid);
  self->geometry = sudoku_grid_get_geometry (self->grid);
  self->groups = sudoku_geometry_get_groups (self->geometry);
  self->side = sudoku_grid_get_side (grid);
  self->variables = make_variables (self->side, numbering);
  sort_houses (self);
}

/**
 * sudoku_formula_clear: (skip)
 * @self: a formula
 *
 * Frees the tables.
 */
void
sudoku_formula_clear (SudokuFormula *self)
{
  g_clear_pointer (&self->grid, sudoku_grid_free);
  g_clear_pointer (&self->variables, g_free);
  g_clear_pointer (&self->house_cells, g_free);
  g_clear_pointer (&self->fixed_cells, g_free);
}
