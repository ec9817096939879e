/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The data shared by all families of clauses: the fixed values, the variables and the houses. Knows
 * nothing of clauses. */

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
  guint n_cells = sudoku_grid_get_n_cells (grid);

  self->grid = sudoku_grid_copy (grid);
  sudoku_grid_clear_origin (self->grid, SUDOKU_ORIGIN_ANSWER);
  self->fixed_cells = g_new (guint16, n_cells);
  self->values = g_new (guint8, n_cells);
  for (guint cell = 0; cell < n_cells; cell++)
    {
      self->values[cell] = (guint8)sudoku_grid_get_value (self->grid, cell);
      if (self->values[cell] != 0)
        self->fixed_cells[self->n_fixed_cells++] = (guint16)cell;
    }
}

/* Sets the value of a cell that has no other choice; a second one shows as a dead end. */
static gboolean
find_value (SudokuFormula *self,
            guint cell,
            guint value)
{
  if (self->values[cell] != 0)
    return FALSE;
  self->values[cell] = (guint8)value;
  self->fixed_cells[self->n_fixed_cells + self->n_found_cells++] = (guint16)cell;
  return TRUE;
}

/* One round of unit propagation: cells with one value and truths with one place. */
static gboolean
find_values (SudokuFormula *self,
             const SudokuCandidates *candidates)
{
  guint n_truths = sudoku_candidates_get_n_truths (candidates);
  gboolean found = FALSE;

  for (guint truth = 0; truth < n_truths; truth++)
    {
      SudokuSet places = sudoku_candidates_get_places (candidates, truth);
      SudokuTruthView view = { 0 };
      guint place = sudoku_set_first (places), candidate = 0;

      if (sudoku_set_count (places) != 1)
        continue;
      sudoku_candidates_view_truth (candidates, truth, &view);
      if (view.kind == SUDOKU_TRUTH_CELL)
        candidate = view.cell * self->side + place - 1;
      else if (view.kind == SUDOKU_TRUTH_HOUSE)
        candidate = view.cells[place] * self->side + view.value - 1;
      else
        candidate = view.candidates[place];
      found |= find_value (self, candidate / self->side, candidate % self->side + 1);
    }
  return found;
}

/* Leaves nothing out. */
static void
keep_all (SudokuFormula *self)
{
  self->is_reduced = FALSE;
  for (guint i = 0; i < self->n_found_cells; i++)
    self->values[self->fixed_cells[self->n_fixed_cells + i]] = 0;
  self->n_found_cells = 0;
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (self->grid); cell++)
    self->open[cell] = sudoku_set_range (1, self->side);
}

/* Finds out what the filled cells decide. Kwon and Jain take one step; to the end, it is repeated
 * with the results of each. */
static void
reduce (SudokuFormula *self)
{
  g_autoptr (SudokuCandidates) candidates = NULL;

  self->open = g_new (SudokuSet, sudoku_grid_get_n_cells (self->grid));
  if (!self->reduction->excludes)
    {
      keep_all (self);
      return;
    }
  self->is_reduced = TRUE;
  candidates = sudoku_candidates_new (self->grid);
  while (sudoku_candidates_get_dead_end (candidates)->kind == SUDOKU_DEAD_END_NONE &&
         self->reduction->propagates && find_values (self, candidates))
    sudoku_candidates_reset (candidates, self->values);
  self->dead_end = *sudoku_candidates_get_dead_end (candidates);
  if (self->dead_end.kind != SUDOKU_DEAD_END_NONE)
    {
      keep_all (self);
      return;
    }
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (self->grid); cell++)
    self->open[cell] = self->values[cell] != 0 ? SUDOKU_SET_EMPTY
                                               : sudoku_candidates_get (candidates, cell);
}

static int
compare_cells (gconstpointer a,
               gconstpointer b)
{
  return *(const guint16 *)a - *(const guint16 *)b;
}

/* The clauses list cells in reading order, unlike some rules. */
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
 * @self: (out caller-allocates): the formula
 * @grid: the puzzle; it is copied, without its answers
 * @encoding: (transfer none): how the rules are encoded
 * @numbering: (transfer none): the numbering of the variables
 * @reduction: (transfer none): what is left out
 *
 * Makes the tables. O(N³) time and memory, 4 MB at side 100.
 */
void
sudoku_formula_init (SudokuFormula *self,
                     const SudokuGrid *grid,
                     const SudokuEncoding *encoding,
                     const SudokuNumbering *numbering,
                     const SudokuReduction *reduction)
{
  *self = (SudokuFormula){
    .encoding = encoding,
    .numbering = numbering,
    .reduction = reduction,
  };
  copy_fixed (self, grid);
  self->geometry = sudoku_grid_get_geometry (self->grid);
  self->groups = sudoku_geometry_get_groups (self->geometry);
  self->side = sudoku_grid_get_side (grid);
  self->variables = make_variables (self->side, numbering);
  self->n_variables = numbering->n_variables (self->side);
  sort_houses (self);
  reduce (self);
  if (encoding->scheme->segments)
    self->segments = sudoku_segments_new (self->geometry);
}

/**
 * sudoku_formula_clear: (skip)
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
  g_clear_pointer (&self->values, g_free);
  g_clear_pointer (&self->open, g_free);
  g_clear_pointer (&self->segments, sudoku_segments_free);
}
