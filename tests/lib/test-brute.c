/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Backtracking over the cells in reading order by the plain definition of the rules, and by nothing
 * but rows and columns before that, to be quicker. Slow and plain on purpose: it shares no idea
 * with the engine. */

#include "test-brute.h"

typedef struct
{
  const SudokuGeometry *geometry;
  guint side;
  guint n_cells;
  guint8 *values;
  gboolean *fixed;
  TestSolutionFunc func;
  gpointer user_data;
  guint64 n_found;
  gboolean stopped;
} Brute;

static gboolean
stop (const SudokuBreach *breach,
      gpointer user_data)
{
  return FALSE;
}

/* Does what stands on the board break no rule? */
static gboolean
keeps_rules (const Brute *self)
{
  return sudoku_geometry_check (self->geometry, self->values, stop, NULL);
}

/* Does the value stand in the row or the column of the cell? */
static gboolean
is_in_line (const Brute *self,
            guint cell,
            guint value)
{
  for (guint i = 0; i < self->side; i++)
    if (self->values[cell / self->side * self->side + i] == value ||
        self->values[i * self->side + cell % self->side] == value)
      return TRUE;
  return FALSE;
}

static void
try_cell (Brute *self,
          guint cell)
{
  while (cell < self->n_cells && self->fixed[cell])
    cell++;
  if (cell == self->n_cells)
    {
      self->n_found++;
      self->stopped = self->func != NULL && !self->func (self->values, self->user_data);
      return;
    }
  for (guint value = 1; value <= self->side && !self->stopped; value++)
    if (!is_in_line (self, cell, value))
      {
        self->values[cell] = (guint8)value;
        if (keeps_rules (self))
          try_cell (self, cell + 1);
        self->values[cell] = 0;
      }
}

static gboolean
load (Brute *self,
      const SudokuGrid *grid)
{
  for (guint cell = 0; cell < self->n_cells; cell++)
    {
      self->values[cell] = (guint8)sudoku_grid_get_fixed (grid, cell);
      self->fixed[cell] = self->values[cell] != 0;
    }
  return keeps_rules (self);
}

/**
 * test_brute_force:
 * @grid: a grid; answers are ignored
 * @func: (nullable): called for each solution
 * @user_data: for @func
 *
 * Returns: the number of solutions found until @func said stop
 */
guint64
test_brute_force (const SudokuGrid *grid,
                  TestSolutionFunc func,
                  gpointer user_data)
{
  guint n_cells = sudoku_grid_get_n_cells (grid);
  g_autofree guint8 *values = g_new0 (guint8, n_cells);
  g_autofree gboolean *fixed = g_new0 (gboolean, n_cells);
  Brute self = {
    .geometry = sudoku_grid_get_geometry (grid),
    .side = sudoku_grid_get_side (grid),
    .n_cells = n_cells,
    .values = values,
    .fixed = fixed,
    .func = func,
    .user_data = user_data,
  };

  if (load (&self, grid))
    try_cell (&self, 0);
  return self.n_found;
}

static gboolean
count_cb (const guint8 *values,
          gpointer user_data)
{
  guint64 *left = user_data;

  return --*left > 0;
}

/**
 * test_brute_count:
 * @grid: a grid; answers are ignored
 * @limit: where to stop; 0: never
 *
 * Returns: the number of solutions, at most @limit
 */
guint64
test_brute_count (const SudokuGrid *grid,
                  guint64 limit)
{
  return test_brute_force (grid, limit > 0 ? count_cb : NULL, &limit);
}

/**
 * test_thin_out:
 * @solution: a grid
 * @rand: where the choices come from
 * @density: about this part of the cells is kept, 0…1
 *
 * Returns: (transfer full): the cells kept, as givens
 */
SudokuGrid *
test_thin_out (const SudokuGrid *solution,
               GRand *rand,
               double density)
{
  SudokuGrid *puzzle = sudoku_grid_new (sudoku_grid_get_geometry (solution));

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (solution); cell++)
    if (g_rand_double (rand) < density)
      sudoku_grid_set (puzzle, cell, sudoku_grid_get_value (solution, cell), SUDOKU_ORIGIN_GIVEN);
  return puzzle;
}
