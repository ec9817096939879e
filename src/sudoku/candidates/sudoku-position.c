/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A position of solving by hand: it changes only by conclusions, that is, placements and removed
 * candidates. Does not know where they come from. */

#include "sudoku-position.h"

#include <sat-getter.h>

#include "sudoku-own-pass.h"

struct _SudokuPosition
{
  SudokuCandidates *candidates; /* owned */
  gboolean *filled;             /* owned: by cell */
  gboolean *given;              /* owned: by cell */
  guint n_open;
};

/* What own clauses exclude together with filled cells is no candidate, either: no step mentions
 * it. */
static void
keep_own_clauses (SudokuPosition *self)
{
  const SudokuOwnClauses *own = sudoku_groups_get_own (
    sudoku_geometry_get_groups (sudoku_candidates_get_geometry (self->candidates)));

  if (own != NULL &&
      sudoku_candidates_get_dead_end (self->candidates)->kind == SUDOKU_DEAD_END_NONE)
    sudoku_own_pass (own, self->candidates);
}

/* @values: by cell; 0: not known */
static SudokuPosition *
new_from_values (const SudokuGrid *grid,
                 const guint8 *values)
{
  SudokuPosition *self = g_new0 (SudokuPosition, 1);
  guint n_cells = sudoku_grid_get_n_cells (grid);

  self->candidates = sudoku_candidates_new_for (sudoku_grid_get_geometry (grid));
  self->filled = g_new0 (gboolean, n_cells);
  self->given = g_new0 (gboolean, n_cells);
  self->n_open = n_cells;
  for (guint cell = 0; cell < n_cells; cell++)
    if (values[cell] != 0)
      {
        self->filled[cell] = TRUE;
        self->given[cell] = sudoku_grid_get_origin (grid, cell) == SUDOKU_ORIGIN_GIVEN;
        self->n_open--;
      }
  sudoku_candidates_reset (self->candidates, values);
  keep_own_clauses (self);
  return self;
}

/**
 * sudoku_position_new: (skip)
 * @grid: a puzzle; only givens count
 *
 * Makes the position at the start of solving, without the candidates that the givens exclude.
 * O(N³).
 *
 * Returns: (transfer full): the position
 */
SudokuPosition *
sudoku_position_new (const SudokuGrid *grid)
{
  g_autofree guint8 *givens = NULL;
  guint n_cells = 0;

  g_return_val_if_fail (grid != NULL, NULL);

  n_cells = sudoku_grid_get_n_cells (grid);
  givens = g_new0 (guint8, n_cells);
  for (guint cell = 0; cell < n_cells; cell++)
    if (sudoku_grid_get_origin (grid, cell) == SUDOKU_ORIGIN_GIVEN)
      givens[cell] = (guint8)sudoku_grid_get_value (grid, cell);
  return new_from_values (grid, givens);
}

/**
 * sudoku_position_new_at: (skip)
 * @grid: a puzzle with its entries
 * @removed: (nullable): by cell: values 1…N that were ruled out
 *
 * Makes a position in the middle of solving, without the candidates that filled cells exclude and
 * those that were removed. O(N³).
 *
 * Returns: (transfer full): the position; a dead end when the filled cells contradict each other
 */
SudokuPosition *
sudoku_position_new_at (const SudokuGrid *grid,
                        const SudokuSet *removed)
{
  g_autofree guint8 *values = NULL;
  SudokuPosition *self = NULL;
  guint n_cells = 0;

  g_return_val_if_fail (grid != NULL, NULL);

  n_cells = sudoku_grid_get_n_cells (grid);
  values = g_new0 (guint8, n_cells);
  for (guint cell = 0; cell < n_cells; cell++)
    values[cell] = (guint8)sudoku_grid_get_value (grid, cell);
  self = new_from_values (grid, values);
  for (guint cell = 0; removed != NULL && cell < n_cells; cell++)
    sudoku_position_remove (self, cell, removed[cell]);
  return self;
}

/**
 * sudoku_position_copy: (skip)
 *
 * Makes an independent copy.
 *
 * Returns: (transfer full): the copy
 */
SudokuPosition *
sudoku_position_copy (const SudokuPosition *self)
{
  SudokuPosition *copy = NULL;
  guint n_cells;

  g_return_val_if_fail (self != NULL, NULL);

  n_cells = sudoku_geometry_get_n_cells (sudoku_position_get_geometry (self));
  copy = g_new0 (SudokuPosition, 1);
  copy->candidates = sudoku_candidates_copy (self->candidates);
  copy->filled = g_memdup2 (self->filled, n_cells * sizeof *self->filled);
  copy->given = g_memdup2 (self->given, n_cells * sizeof *self->given);
  copy->n_open = self->n_open;
  return copy;
}

/**
 * sudoku_position_free:
 *
 * Frees it.
 */
void
sudoku_position_free (SudokuPosition *self)
{
  g_return_if_fail (self != NULL);

  sudoku_candidates_free (self->candidates);
  g_free (self->given);
  g_free (self->filled);
  g_free (self);
}

/**
 * sudoku_position_get_geometry: (skip)
 *
 * Gets the shape of the puzzle.
 *
 * Returns: (transfer none): the shape
 */
SudokuGeometry *
sudoku_position_get_geometry (const SudokuPosition *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return sudoku_candidates_get_geometry (self->candidates);
}

/**
 * sudoku_position_get_candidates: (skip)
 *
 * Gets what is still possible, in a filled cell its value.
 *
 * Returns: (transfer none): the candidates; they change with @self
 */
SAT_DEFINE_GETTER (SudokuPosition, sudoku_position, candidates, const SudokuCandidates *)

/**
 * sudoku_position_get_n_open: (skip)
 *
 * Counts the open cells.
 *
 * Returns: the number; 0: the puzzle is solved
 */
SAT_DEFINE_GETTER (SudokuPosition, sudoku_position, n_open, guint)

/**
 * sudoku_position_has: (skip)
 * @candidate: cell × N + value − 1
 *
 * Tells whether a candidate is left; in a filled cell only its value is.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_position_has (const SudokuPosition *self,
                     guint candidate)
{
  guint side;

  g_return_val_if_fail (self != NULL, FALSE);

  side = sudoku_geometry_get_side (sudoku_position_get_geometry (self));
  return sudoku_set_has (sudoku_candidates_get (self->candidates, candidate / side),
                         candidate % side + 1);
}

/**
 * sudoku_position_is_filled: (skip)
 * @cell: a cell, from 0
 *
 * Tells whether a cell is filled. A cell with one candidate need not be.
 *
 * Returns: whether it is filled
 */
gboolean
sudoku_position_is_filled (const SudokuPosition *self,
                           guint cell)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->filled[cell];
}

/**
 * sudoku_position_is_given: (skip)
 * @cell: a cell, from 0
 *
 * Tells whether a cell is a given, whose value is no conclusion.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_position_is_given (const SudokuPosition *self,
                          guint cell)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->given[cell];
}

/**
 * sudoku_position_is_dead_end: (skip)
 *
 * Tells whether a cell has no candidate or a value no place, so that there is no solution.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_position_is_dead_end (const SudokuPosition *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return sudoku_candidates_get_dead_end (self->candidates)->kind != SUDOKU_DEAD_END_NONE;
}

/**
 * sudoku_position_place: (skip)
 * @cell: an open cell
 * @value: one of its candidates, 1…N
 *
 * Concludes that a cell holds a value: fills it and removes what that excludes.
 */
void
sudoku_position_place (SudokuPosition *self,
                       guint cell,
                       guint value)
{
  g_return_if_fail (self != NULL && !self->filled[cell]);

  self->filled[cell] = TRUE;
  self->n_open--;
  if (sudoku_candidates_assign (self->candidates, cell, value))
    sudoku_candidates_settle (self->candidates, cell);
  keep_own_clauses (self);
}

/**
 * sudoku_position_remove: (skip)
 * @cell: a cell, from 0
 * @values: values 1…N
 *
 * Concludes that a cell holds none of these. A filled cell keeps its value.
 *
 * Returns: whether any of them was a candidate
 */
gboolean
sudoku_position_remove (SudokuPosition *self,
                        guint cell,
                        SudokuSet values)
{
  SudokuSet removed;
  guint value;

  g_return_val_if_fail (self != NULL, FALSE);

  removed = sudoku_set_and (sudoku_candidates_get (self->candidates, cell), values);
  if (self->filled[cell] || sudoku_set_is_empty (removed))
    return FALSE;
  SUDOKU_SET_FOREACH (removed, value)
  sudoku_candidates_remove (self->candidates, cell, value);
  return TRUE;
}

/**
 * sudoku_position_propagate: (skip)
 *
 * Concludes everything that follows from single truths and from pairs, to the fixpoint. Fills no
 * cell.
 *
 * Returns: whether any candidate was removed
 */
gboolean
sudoku_position_propagate (SudokuPosition *self)
{
  guint64 before = 0;

  g_return_val_if_fail (self != NULL, FALSE);

  before = sudoku_candidates_count (self->candidates);
  sudoku_candidates_propagate (self->candidates);
  return sudoku_candidates_count (self->candidates) < before;
}
