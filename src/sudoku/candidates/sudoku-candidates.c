/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The values that each cell may still hold and, kept in step with them, the places
 * that each value still has in each house. What follows from them is in
 * sudoku-propagate.c and sudoku-matching.c. Knows nothing of clauses or search. */

#include "sudoku-candidates-private.h"

#include <string.h>

static guint
reach_of (const SudokuGeometry *geometry)
{
  if (!sudoku_geometry_has_boxes (geometry))
    return 1;
  return MAX (sudoku_geometry_get_box_rows (geometry), sudoku_geometry_get_box_columns (geometry));
}

static SudokuLayout *
layout_new (SudokuGeometry *geometry)
{
  SudokuLayout *self = g_new0 (SudokuLayout, 1);

  g_atomic_ref_count_init (&self->ref_count);
  self->geometry = sudoku_geometry_ref (geometry);
  self->side = sudoku_geometry_get_side (geometry);
  self->n_cells = sudoku_geometry_get_n_cells (geometry);
  self->n_houses = sudoku_geometry_get_n_houses (geometry);
  self->reach = reach_of (geometry);
  self->n_cell_houses = g_new0 (guint8, self->n_cells);
  self->cell_houses = g_new0 (guint16, self->n_cells * SUDOKU_CELL_HOUSES_MAX);
  self->cell_places = g_new0 (guint8, self->n_cells * SUDOKU_CELL_HOUSES_MAX);
  self->all_values = sudoku_set_range (1, self->side);
  for (guint house = 0; house < self->n_houses; house++)
    {
      const guint16 *cells = sudoku_geometry_get_house_cells (geometry, house);

      for (guint place = 0; place < self->side; place++)
        {
          guint cell = cells[place];
          guint i = cell * SUDOKU_CELL_HOUSES_MAX + self->n_cell_houses[cell]++;

          self->cell_houses[i] = (guint16)house;
          self->cell_places[i] = (guint8)place;
        }
    }
  return self;
}

static void
layout_unref (SudokuLayout *self)
{
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;
  sudoku_geometry_unref (self->geometry);
  g_free (self->n_cell_houses);
  g_free (self->cell_houses);
  g_free (self->cell_places);
  g_free (self);
}

/* Takes the reference to the layout. */
static SudokuCandidates *
allocate (SudokuLayout *layout)
{
  SudokuCandidates *self = g_new0 (SudokuCandidates, 1);
  gsize n_spots = (gsize)layout->n_houses * layout->side;

  self->layout = layout;
  self->cells = g_new (SudokuSet, layout->n_cells);
  self->places = g_new (SudokuSet, n_spots);
  self->settled = g_new (guint8, layout->n_cells);
  self->cell_stack = g_new (guint16, layout->n_cells);
  self->spot_stack = g_new (guint32, n_spots);
  self->spot_queued = g_new (guint8, n_spots);
  return self;
}

SudokuCandidates *
sudoku_candidates_new_for (SudokuGeometry *geometry)
{
  return allocate (layout_new (geometry));
}

/* Reports and keeps the first dead end. */
gboolean
sudoku_candidates_fail (SudokuCandidates *self,
                        SudokuDeadEnd dead_end)
{
  if (self->dead_end.kind == SUDOKU_DEAD_END_NONE)
    self->dead_end = dead_end;
  return FALSE;
}

static gboolean
fail_cell (SudokuCandidates *self,
           guint cell)
{
  return sudoku_candidates_fail (self, (SudokuDeadEnd){
                                         .kind = SUDOKU_DEAD_END_CELL,
                                         .cell = cell,
                                       });
}

static gboolean
fail_spot (SudokuCandidates *self,
           guint spot)
{
  return sudoku_candidates_fail (self, (SudokuDeadEnd){
                                         .kind = SUDOKU_DEAD_END_VALUE,
                                         .house = spot / self->layout->side,
                                         .value = spot % self->layout->side + 1,
                                       });
}

static void
push_cell (SudokuCandidates *self,
           guint cell)
{
  self->cell_stack[self->n_cell_stack++] = (guint16)cell;
}

static void
push_spot (SudokuCandidates *self,
           guint spot)
{
  if (self->spot_queued[spot])
    return;
  self->spot_queued[spot] = TRUE;
  self->spot_stack[self->n_spot_stack++] = spot;
}

/* The values that stand in each house; a value that stands there twice is a dead end
 * of the cell that came second. */
static void
collect_used (SudokuCandidates *self,
              const guint8 *values,
              SudokuSet *used)
{
  const SudokuLayout *layout = self->layout;

  memset (used, 0, layout->n_houses * sizeof *used);
  for (guint cell = 0; cell < layout->n_cells; cell++)
    for (guint i = 0; values[cell] != 0 && i < layout->n_cell_houses[cell]; i++)
      {
        SudokuSet *house = &used[layout->cell_houses[cell * SUDOKU_CELL_HOUSES_MAX + i]];

        if (sudoku_set_has (*house, values[cell]))
          fail_cell (self, cell);
        *house = sudoku_set_or (*house, sudoku_set_single (values[cell]));
      }
}

static void
fill_cells (SudokuCandidates *self,
            const guint8 *values,
            const SudokuSet *used)
{
  const SudokuLayout *layout = self->layout;

  for (guint cell = 0; cell < layout->n_cells; cell++)
    {
      SudokuSet left = layout->all_values;

      self->settled[cell] = values[cell] != 0;
      if (values[cell] != 0)
        {
          self->cells[cell] = sudoku_set_single (values[cell]);
          continue;
        }
      for (guint i = 0; i < layout->n_cell_houses[cell]; i++)
        left = sudoku_set_minus (left,
                                 used[layout->cell_houses[cell * SUDOKU_CELL_HOUSES_MAX + i]]);
      self->cells[cell] = left;
      if (sudoku_set_is_empty (left))
        fail_cell (self, cell);
      else if (sudoku_set_is_empty (sudoku_set_without_first (left)))
        push_cell (self, cell);
    }
}

static void
fill_places (SudokuCandidates *self)
{
  const SudokuLayout *layout = self->layout;
  guint n_spots = layout->n_houses * layout->side;

  memset (self->places, 0, n_spots * sizeof *self->places);
  for (guint cell = 0; cell < layout->n_cells; cell++)
    {
      guint first = cell * SUDOKU_CELL_HOUSES_MAX;

      for (guint i = first; i < first + layout->n_cell_houses[cell]; i++)
        {
          SudokuSet *spots = &self->places[layout->cell_houses[i] * layout->side];
          guint place = layout->cell_places[i];
          guint value;

          SUDOKU_SET_FOREACH (self->cells[cell], value)
          spots[value - 1].words[place >> 6] |= G_GUINT64_CONSTANT (1) << (place & 63);
        }
    }
  for (guint spot = 0; spot < n_spots; spot++)
    {
      guint n = sudoku_set_count (self->places[spot]);

      if (n == 0)
        fail_spot (self, spot);
      else if (n <= layout->reach)
        push_spot (self, spot);
    }
}

void
sudoku_candidates_reset (SudokuCandidates *self,
                         const guint8 *values)
{
  const SudokuLayout *layout = self->layout;
  SudokuSet used[6 * SUDOKU_SIDE_MAX];

  self->dead_end = (SudokuDeadEnd){ .kind = SUDOKU_DEAD_END_NONE };
  self->n_cell_stack = 0;
  self->n_spot_stack = 0;
  memset (self->spot_queued, FALSE, (gsize)layout->n_houses * layout->side);
  collect_used (self, values, used);
  fill_cells (self, values, used);
  fill_places (self);
}

/**
 * sudoku_candidates_new:
 * @grid: a grid
 *
 * Takes the fixed values of a grid (givens and entries) and removes them from the
 * peers of their cells. Nothing is propagated yet. A value that stands twice in a
 * house is a dead end of the later cell.
 *
 * Returns: (transfer full): the candidates. Cost: O(N² + candidates)
 */
SudokuCandidates *
sudoku_candidates_new (const SudokuGrid *grid)
{
  g_autofree guint8 *values = NULL;
  SudokuCandidates *self;
  guint n_cells;

  g_return_val_if_fail (grid != NULL, NULL);

  n_cells = sudoku_grid_get_n_cells (grid);
  values = g_new (guint8, n_cells);
  for (guint cell = 0; cell < n_cells; cell++)
    values[cell] = (guint8)sudoku_grid_get_fixed (grid, cell);
  self = sudoku_candidates_new_for (sudoku_grid_get_geometry (grid));
  sudoku_candidates_reset (self, values);
  return self;
}

void
sudoku_candidates_assign_from (SudokuCandidates *self,
                               const SudokuCandidates *other)
{
  const SudokuLayout *layout = self->layout;
  gsize n_spots = (gsize)layout->n_houses * layout->side;

  memcpy (self->cells, other->cells, layout->n_cells * sizeof *self->cells);
  memcpy (self->places, other->places, n_spots * sizeof *self->places);
  memcpy (self->settled, other->settled, layout->n_cells);
  memcpy (self->spot_queued, other->spot_queued, n_spots);
  memcpy (self->cell_stack, other->cell_stack, other->n_cell_stack * sizeof *self->cell_stack);
  memcpy (self->spot_stack, other->spot_stack, other->n_spot_stack * sizeof *self->spot_stack);
  self->n_cell_stack = other->n_cell_stack;
  self->n_spot_stack = other->n_spot_stack;
  self->dead_end = other->dead_end;
}

/**
 * sudoku_candidates_copy:
 * @self: candidates
 *
 * Returns: (transfer full): an independent copy, which another thread may own
 */
SudokuCandidates *
sudoku_candidates_copy (const SudokuCandidates *self)
{
  SudokuCandidates *copy;

  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->layout->ref_count);
  copy = allocate (self->layout);
  sudoku_candidates_assign_from (copy, self);
  return copy;
}

/**
 * sudoku_candidates_free:
 * @self: (transfer full) (nullable): candidates
 *
 * Frees them.
 */
void
sudoku_candidates_free (SudokuCandidates *self)
{
  if (self == NULL)
    return;
  layout_unref (self->layout);
  g_free (self->cells);
  g_free (self->places);
  g_free (self->settled);
  g_free (self->cell_stack);
  g_free (self->spot_stack);
  g_free (self->spot_queued);
  g_free (self);
}

/**
 * sudoku_candidates_get_geometry:
 * @self: candidates
 *
 * Returns: (transfer none): the shape
 */
SudokuGeometry *
sudoku_candidates_get_geometry (const SudokuCandidates *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->layout->geometry;
}

/**
 * sudoku_candidates_get:
 * @self: candidates
 * @cell: a cell, from 0
 *
 * Returns: the values left in the cell, bit v for value v = 1…N
 */
SudokuSet
sudoku_candidates_get (const SudokuCandidates *self,
                       guint cell)
{
  g_return_val_if_fail (self != NULL && cell < self->layout->n_cells, SUDOKU_SET_EMPTY);

  return self->cells[cell];
}

/**
 * sudoku_candidates_remove:
 * @self: candidates
 * @cell: a cell, from 0
 * @value: a value, 1…N
 *
 * Takes one value from one cell, without propagating what follows from it.
 *
 * Returns: %FALSE when there is a dead end, now or from before
 */
gboolean
sudoku_candidates_remove (SudokuCandidates *self,
                          guint cell,
                          guint value)
{
  const SudokuLayout *layout;
  SudokuSet left;
  guint first;

  g_return_val_if_fail (self != NULL && cell < self->layout->n_cells, FALSE);
  g_return_val_if_fail (value >= 1 && value <= self->layout->side, FALSE);

  layout = self->layout;
  if (self->dead_end.kind != SUDOKU_DEAD_END_NONE)
    return FALSE;
  if (!sudoku_set_has (self->cells[cell], value))
    return TRUE;
  left = sudoku_set_minus (self->cells[cell], sudoku_set_single (value));
  self->cells[cell] = left;
  if (sudoku_set_is_empty (left))
    return fail_cell (self, cell);
  if (sudoku_set_is_empty (sudoku_set_without_first (left)))
    push_cell (self, cell);
  first = cell * SUDOKU_CELL_HOUSES_MAX;
  for (guint i = first; i < first + layout->n_cell_houses[cell]; i++)
    {
      guint spot = sudoku_candidates_spot (self, layout->cell_houses[i], value);
      guint place = layout->cell_places[i];
      SudokuSet *places = &self->places[spot];
      guint n;

      places->words[place >> 6] &= ~(G_GUINT64_CONSTANT (1) << (place & 63));
      n = sudoku_set_count (*places);
      if (n == 0)
        return fail_spot (self, spot);
      if (n <= layout->reach)
        push_spot (self, spot);
    }
  return TRUE;
}

/**
 * sudoku_candidates_assign:
 * @self: candidates
 * @cell: a cell, from 0
 * @value: a value, 1…N
 *
 * Takes all other values from the cell. Its peers are not touched before
 * sudoku_candidates_propagate().
 *
 * Returns: %FALSE when there is a dead end: @value was no candidate of the cell
 *   (SUDOKU_DEAD_END_CELL), another value has no place left, or there was one before
 */
gboolean
sudoku_candidates_assign (SudokuCandidates *self,
                          guint cell,
                          guint value)
{
  guint other;

  g_return_val_if_fail (self != NULL && cell < self->layout->n_cells, FALSE);
  g_return_val_if_fail (value >= 1 && value <= self->layout->side, FALSE);

  if (!sudoku_set_has (self->cells[cell], value))
    return fail_cell (self, cell);
  SUDOKU_SET_FOREACH (self->cells[cell], other)
  {
    if (other != value && !sudoku_candidates_remove (self, cell, other))
      return FALSE;
  }
  return self->dead_end.kind == SUDOKU_DEAD_END_NONE;
}

/**
 * sudoku_candidates_get_dead_end:
 * @self: candidates
 *
 * Returns: (transfer none): the first dead end that was found; its kind is
 *   SUDOKU_DEAD_END_NONE while there is none
 */
const SudokuDeadEnd *
sudoku_candidates_get_dead_end (const SudokuCandidates *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return &self->dead_end;
}

/**
 * sudoku_candidates_get_n_open:
 * @self: candidates
 *
 * Returns: how many cells have more than one candidate. Cost: O(N²)
 */
guint
sudoku_candidates_get_n_open (const SudokuCandidates *self)
{
  guint n = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (guint cell = 0; cell < self->layout->n_cells; cell++)
    n += sudoku_set_count (self->cells[cell]) > 1;
  return n;
}

/**
 * sudoku_candidates_count:
 * @self: candidates
 *
 * Returns: the number of candidates in all cells together. Cost: O(N²)
 */
guint64
sudoku_candidates_count (const SudokuCandidates *self)
{
  guint64 n = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (guint cell = 0; cell < self->layout->n_cells; cell++)
    n += sudoku_set_count (self->cells[cell]);
  return n;
}

void
sudoku_candidates_get_values (const SudokuCandidates *self,
                              guint8 *values)
{
  for (guint cell = 0; cell < self->layout->n_cells; cell++)
    {
      SudokuSet left = self->cells[cell];
      gboolean single = sudoku_set_count (left) == 1;

      values[cell] = single ? (guint8)sudoku_set_first (left) : 0;
    }
}
