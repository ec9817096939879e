/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a position says besides the rules. Does not know whether it is true. */

#include "sudoku-premises.h"

#include <sat-getter.h>

#include "sudoku-candidates.h"

struct _SudokuPremises
{
  SudokuGeometry *geometry; /* owned */
  GArray *premises;         /* of SudokuPremise, owned */
};

/**
 * sudoku_premise_agrees: (skip)
 * @solution: a value for each cell
 *
 * Tells whether it is true in a solution.
 *
 * Returns: whether it is
 */
gboolean
sudoku_premise_agrees (const SudokuPremise *self,
                       const guint8 *solution)
{
  gboolean same;

  g_return_val_if_fail (self != NULL && solution != NULL, FALSE);

  same = solution[self->cell] == self->value;
  return self->kind == SUDOKU_PREMISE_MARK ? !same : same;
}

static void
add (SudokuPremises *self,
     SudokuPremiseKind kind,
     guint cell,
     guint value)
{
  const SudokuPremise premise = { kind, cell, value };

  g_array_append_val (self->premises, premise);
}

static void
add_filled (SudokuPremises *self,
            const SudokuGrid *grid,
            SudokuOrigin origin,
            SudokuPremiseKind kind)
{
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (sudoku_grid_get_origin (grid, cell) == origin)
      add (self, kind, cell, sudoku_grid_get_value (grid, cell));
}

/* Marks that the filled cells exclude anyway say nothing. */
static void
add_marks (SudokuPremises *self,
           const SudokuGrid *grid,
           const SudokuSet *removed)
{
  g_autoptr (SudokuCandidates) candidates = sudoku_candidates_new (grid);
  guint value;

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (sudoku_grid_get_fixed (grid, cell) == 0)
      SUDOKU_SET_FOREACH (removed[cell], value)
      {
        if (sudoku_set_has (sudoku_candidates_get (candidates, cell), value))
          add (self, SUDOKU_PREMISE_MARK, cell, value);
      }
}

/**
 * sudoku_premises_new: (skip)
 * @grid: a position; answers say nothing
 * @removed: (nullable): by cell: values 1…N that the player removed from its marks
 *
 * Gathers what a position says. Marks count in empty cells only, and only where the filled cells
 * leave the value. O(N³).
 *
 * Returns: (transfer full): its premises
 */
SudokuPremises *
sudoku_premises_new (const SudokuGrid *grid,
                     const SudokuSet *removed)
{
  SudokuPremises *self = NULL;

  g_return_val_if_fail (grid != NULL, NULL);

  self = g_new0 (SudokuPremises, 1);
  self->geometry = sudoku_geometry_ref (sudoku_grid_get_geometry (grid));
  self->premises = g_array_new (FALSE, FALSE, sizeof (SudokuPremise));
  add_filled (self, grid, SUDOKU_ORIGIN_ENTRY, SUDOKU_PREMISE_ENTRY);
  if (removed != NULL)
    add_marks (self, grid, removed);
  add_filled (self, grid, SUDOKU_ORIGIN_GIVEN, SUDOKU_PREMISE_GIVEN);
  return self;
}

/**
 * sudoku_premises_free:
 *
 * Frees them.
 */
void
sudoku_premises_free (SudokuPremises *self)
{
  g_return_if_fail (self != NULL);

  sudoku_geometry_unref (self->geometry);
  g_array_unref (self->premises);
  g_free (self);
}

/**
 * sudoku_premises_get_geometry: (skip)
 *
 * Gets the shape whose rules hold besides the premises.
 *
 * Returns: (transfer none): the shape
 */
SAT_DEFINE_GETTER (SudokuPremises, sudoku_premises, geometry, SudokuGeometry *)

/**
 * sudoku_premises_get_n: (skip)
 *
 * Counts them.
 *
 * Returns: how many there are
 */
guint
sudoku_premises_get_n (const SudokuPremises *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->premises->len;
}

/**
 * sudoku_premises_get: (skip)
 * @premise: which one, from 0
 *
 * Gets one of them.
 *
 * Returns: (transfer none): what it says
 */
const SudokuPremise *
sudoku_premises_get (const SudokuPremises *self,
                     guint premise)
{
  g_return_val_if_fail (self != NULL && premise < self->premises->len, NULL);

  return &g_array_index (self->premises, SudokuPremise, premise);
}

/**
 * sudoku_premises_find_cell: (skip)
 * @cell: a cell that is filled
 *
 * Finds the premise of a filled cell. O(premises).
 *
 * Returns: its index; the number of premises when the cell is not filled
 */
guint
sudoku_premises_find_cell (const SudokuPremises *self,
                           guint cell)
{
  guint i = 0;

  g_return_val_if_fail (self != NULL, 0);

  while (i < self->premises->len &&
         (sudoku_premises_get (self, i)->cell != cell ||
          sudoku_premises_get (self, i)->kind == SUDOKU_PREMISE_MARK))
    i++;
  return i;
}
