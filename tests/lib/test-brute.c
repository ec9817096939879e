/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Backtracking over the cells in reading order by nothing but "peers differ". Slow and
 * plain on purpose: it shares no idea with the engine. */

#include "test-brute.h"

typedef struct
{
  guint side;
  guint n_cells;
  gboolean *peers; /* n_cells × n_cells */
  guint8 *values;
  gboolean *fixed;
  TestSolutionFunc func;
  gpointer user_data;
  guint64 n_found;
  gboolean stopped;
} Brute;

static gboolean
fits (const Brute *self,
      guint cell,
      guint value)
{
  for (guint other = 0; other < self->n_cells; other++)
    if (self->values[other] == value && self->peers[cell * self->n_cells + other])
      return FALSE;
  return TRUE;
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
    if (fits (self, cell, value))
      {
        self->values[cell] = (guint8)value;
        try_cell (self, cell + 1);
        self->values[cell] = 0;
      }
}

static gboolean
load (Brute *self,
      const SudokuGrid *grid)
{
  const SudokuGeometry *geometry = sudoku_grid_get_geometry (grid);

  for (guint cell = 0; cell < self->n_cells; cell++)
    for (guint other = 0; other < self->n_cells; other++)
      self->peers[cell * self->n_cells + other] = sudoku_geometry_are_peers (geometry, cell, other);
  for (guint cell = 0; cell < self->n_cells; cell++)
    {
      guint value = sudoku_grid_get_fixed (grid, cell);

      if (value != 0 && !fits (self, cell, value))
        return FALSE;
      self->values[cell] = (guint8)value;
      self->fixed[cell] = value != 0;
    }
  return TRUE;
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
  g_autofree gboolean *peers = g_new0 (gboolean, n_cells * n_cells);
  g_autofree guint8 *values = g_new0 (guint8, n_cells);
  g_autofree gboolean *fixed = g_new0 (gboolean, n_cells);
  Brute self = {
    .side = sudoku_grid_get_side (grid),
    .n_cells = n_cells,
    .peers = peers,
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
