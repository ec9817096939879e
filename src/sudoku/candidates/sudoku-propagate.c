/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Propagation to the fixpoint by three rules: the only value of a cell, the only place
 * of a value in a house, and values locked in the cells that two houses share. Each
 * takes candidates away and never needs one that another has taken, so that the
 * fixpoint does not depend on the order. Only what has changed is looked at. */

#include "sudoku-candidates-private.h"

static guint
place_cell (const SudokuCandidates *self,
            guint house,
            guint place)
{
  return sudoku_geometry_get_house_cells (self->layout->geometry, house)[place];
}

static gboolean
lies_in (const SudokuLayout *layout,
         guint cell,
         guint house)
{
  for (guint i = 0; i < layout->n_cell_houses[cell]; i++)
    if (layout->cell_houses[cell * SUDOKU_CELL_HOUSES_MAX + i] == house)
      return TRUE;
  return FALSE;
}

/* Takes the value of a cell that has only one from the cell's peers. */
static gboolean
settle (SudokuCandidates *self,
        guint cell)
{
  const SudokuLayout *layout = self->layout;
  guint first = cell * SUDOKU_CELL_HOUSES_MAX;
  guint value = sudoku_set_first (self->cells[cell]);

  self->settled[cell] = TRUE;
  for (guint i = first; i < first + layout->n_cell_houses[cell]; i++)
    {
      guint house = layout->cell_houses[i];
      guint place;

      SUDOKU_SET_FOREACH (self->places[sudoku_candidates_spot (self, house, value)], place)
      {
        if (place != layout->cell_places[i] &&
            !sudoku_candidates_remove (self, place_cell (self, house, place), value))
          return FALSE;
      }
    }
  return TRUE;
}

/* All places that the value has in @house lie in @other, too: then it can stand
 * nowhere else in @other. */
static gboolean
clear_outside (SudokuCandidates *self,
               guint house,
               guint other,
               guint value)
{
  SudokuSet inside = self->places[sudoku_candidates_spot (self, house, value)];
  SudokuSet places = self->places[sudoku_candidates_spot (self, other, value)];
  guint place;

  if (sudoku_set_count (places) == sudoku_set_count (inside))
    return TRUE;
  SUDOKU_SET_FOREACH (places, place)
  {
    guint cell = place_cell (self, other, place);

    if (!lies_in (self->layout, cell, house) && !sudoku_candidates_remove (self, cell, value))
      return FALSE;
  }
  return TRUE;
}

static gboolean
apply_locked (SudokuCandidates *self,
              guint house,
              guint value)
{
  const SudokuLayout *layout = self->layout;
  SudokuSet places = self->places[sudoku_candidates_spot (self, house, value)];
  guint first = place_cell (self, house, sudoku_set_first (places));

  for (guint i = 0; i < layout->n_cell_houses[first]; i++)
    {
      guint other = layout->cell_houses[first * SUDOKU_CELL_HOUSES_MAX + i];
      gboolean all = other != house;
      guint place;

      SUDOKU_SET_FOREACH (sudoku_set_without_first (places), place)
      all = all && lies_in (layout, place_cell (self, house, place), other);
      if (all && !clear_outside (self, house, other, value))
        return FALSE;
    }
  return TRUE;
}

static gboolean
visit_spot (SudokuCandidates *self,
            guint spot)
{
  guint house = spot / self->layout->side;
  guint value = spot % self->layout->side + 1;
  SudokuSet places = self->places[spot];
  guint cell;

  self->spot_queued[spot] = FALSE;
  if (!sudoku_set_is_empty (sudoku_set_without_first (places)))
    return apply_locked (self, house, value);
  cell = place_cell (self, house, sudoku_set_first (places));
  return self->settled[cell] || sudoku_candidates_assign (self, cell, value);
}

/**
 * sudoku_candidates_propagate:
 * @self: candidates
 *
 * Applies naked singles, hidden singles and locked candidates (all places of a value
 * in a house lie in a second house) until nothing follows any more. The result does
 * not depend on the order in which candidates were removed before.
 *
 * Returns: %FALSE when there is a dead end. Cost: grows with the candidates removed
 */
gboolean
sudoku_candidates_propagate (SudokuCandidates *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  while (self->dead_end.kind == SUDOKU_DEAD_END_NONE)
    {
      if (self->n_cell_stack > 0)
        {
          guint cell = self->cell_stack[--self->n_cell_stack];

          if (!self->settled[cell])
            settle (self, cell);
        }
      else if (self->n_spot_stack > 0)
        visit_spot (self, self->spot_stack[--self->n_spot_stack]);
      else
        return TRUE;
    }
  return FALSE;
}
