/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The values that each cell may still hold and, kept in step with them, the remaining places of
 * each value in each house and those of the further truths. Changes wait in queues: what follows
 * from them is not decided here. */

#include "sudoku-candidates.h"

#include <sat-getter.h>
#include <string.h>

struct _SudokuCandidates
{
  SudokuGeometry *geometry;        /* owned */
  const SudokuGroups *groups;      /* borrowed from @geometry, as the tables are */
  const SudokuGroupTables *tables; /* of the shape, shared by all */
  guint side;
  guint n_cells;
  guint n_houses;
  guint n_spots; /* values in houses; the further truths come after them */
  guint n_live;
  guint n_tables; /* these and the further truths */
  gboolean has_bonds;
  gboolean has_tables;
  gboolean has_more; /* any of the three */
  gboolean has_truths;
  SudokuSet all_values;

  SudokuSet *cells;  /* values left, per cell */
  SudokuSet *places; /* places left, per truth that is not about a cell */
  SudokuSet *used;   /* per house; only while values are put in */
  guint8 *settled;   /* per cell: what its only value forbids was removed */
  SudokuDeadEnd dead_end;

  /* Stacks of changes; each entry is in its stack at most once. */
  guint16 *cell_stack; /* cells with one value, not yet settled */
  guint n_cell_stack;
  guint32 *truth_stack; /* truths with few enough places to conclude something */
  guint n_truth_stack;
  guint8 *truth_queued; /* per truth */
  guint16 *bond_stack;  /* (nullable): cells of pairs that have lost candidates */
  guint n_bond_stack;
  guint8 *bond_queued;  /* (nullable): per cell */
  guint32 *table_stack; /* (nullable): tables with a cell that has lost candidates */
  guint n_table_stack;
  guint8 *table_queued; /* (nullable): per table */
};

/**
 * sudoku_candidates_new_for: (skip)
 * @geometry: a shape
 *
 * Makes an object that must be filled by sudoku_candidates_reset() or
 * sudoku_candidates_assign_from() before any other use.
 *
 * Returns: (transfer full): the candidates
 */
SudokuCandidates *
sudoku_candidates_new_for (SudokuGeometry *geometry)
{
  SudokuCandidates *self;

  g_return_val_if_fail (geometry != NULL, NULL);

  self = g_new0 (SudokuCandidates, 1);
  self->geometry = sudoku_geometry_ref (geometry);
  self->groups = sudoku_geometry_get_groups (geometry);
  self->tables = sudoku_groups_get_tables (self->groups);
  self->side = sudoku_geometry_get_side (geometry);
  self->n_cells = sudoku_geometry_get_n_cells (geometry);
  self->n_houses = sudoku_geometry_get_n_houses (geometry);
  self->n_spots = self->n_houses * self->side;
  self->n_live = self->n_spots + sudoku_groups_get_n_truths (self->groups);
  self->has_bonds = sudoku_groups_get_n_pairs (self->groups) > 0;
  self->n_tables = sudoku_groups_get_n_tables (self->groups);
  self->has_tables = self->n_tables > 0;
  self->has_truths = self->n_live > self->n_spots;
  self->has_more = self->has_bonds || self->has_tables || self->has_truths;
  self->all_values = sudoku_set_range (1, self->side);
  self->cells = g_new (SudokuSet, self->n_cells);
  self->places = g_new (SudokuSet, self->n_live);
  self->used = g_new (SudokuSet, self->n_houses);
  self->settled = g_new (guint8, self->n_cells);
  self->cell_stack = g_new (guint16, self->n_cells);
  self->truth_stack = g_new (guint32, self->n_live + self->n_cells);
  self->truth_queued = g_new (guint8, self->n_live + self->n_cells);
  if (self->has_bonds)
    {
      self->bond_stack = g_new (guint16, self->n_cells);
      self->bond_queued = g_new (guint8, self->n_cells);
    }
  if (self->has_tables)
    {
      self->table_stack = g_new (guint32, self->n_tables);
      self->table_queued = g_new (guint8, self->n_tables);
    }
  return self;
}

/**
 * sudoku_candidates_fail:
 * @dead_end: why there is no solution
 *
 * Keeps the first dead end that is reported.
 *
 * Returns: %FALSE
 */
gboolean
sudoku_candidates_fail (SudokuCandidates *self,
                        const SudokuDeadEnd *dead_end)
{
  if (self->dead_end.kind == SUDOKU_DEAD_END_NONE)
    self->dead_end = *dead_end;
  return FALSE;
}

static gboolean
fail_cell (SudokuCandidates *self,
           guint cell)
{
  const SudokuDeadEnd dead_end = { .kind = SUDOKU_DEAD_END_CELL, .cell = cell };

  return sudoku_candidates_fail (self, &dead_end);
}

static gboolean
fail_truth (SudokuCandidates *self,
            guint truth)
{
  SudokuDeadEnd dead_end = { .kind = SUDOKU_DEAD_END_TRUTH, .truth = truth - self->n_spots };

  if (truth < self->n_spots)
    dead_end = (SudokuDeadEnd){
      .kind = SUDOKU_DEAD_END_VALUE,
      .house = truth / self->side,
      .value = truth % self->side + 1,
    };
  return sudoku_candidates_fail (self, &dead_end);
}

static void
push_cell (SudokuCandidates *self,
           guint cell)
{
  self->cell_stack[self->n_cell_stack++] = (guint16)cell;
}

static void
push_truth (SudokuCandidates *self,
            guint truth)
{
  if (self->truth_queued[truth])
    return;
  self->truth_queued[truth] = TRUE;
  self->truth_stack[self->n_truth_stack++] = truth;
}

static void
push_bonds (SudokuCandidates *self,
            guint cell)
{
  if (self->bond_queued[cell] ||
      self->tables->first_bond[cell] == self->tables->first_bond[cell + 1])
    return;
  self->bond_queued[cell] = TRUE;
  self->bond_stack[self->n_bond_stack++] = (guint16)cell;
}

static void
push_table (SudokuCandidates *self,
            guint table)
{
  if (self->table_queued[table])
    return;
  self->table_queued[table] = TRUE;
  self->table_stack[self->n_table_stack++] = table;
}

static void
push_tables (SudokuCandidates *self,
             guint cell)
{
  const SudokuGroupTables *tables = self->tables;

  for (guint i = tables->first_tabled[cell]; i < tables->first_tabled[cell + 1]; i++)
    push_table (self, tables->tabled[i]);
}

/* The values in each house; a repeated value is a dead end of the second cell. */
static void
collect_used (SudokuCandidates *self,
              const guint8 *values)
{
  const SudokuGroupTables *tables = self->tables;

  memset (self->used, 0, self->n_houses * sizeof *self->used);
  for (guint cell = 0; cell < self->n_cells; cell++)
    for (guint i = tables->first_place[cell];
         values[cell] != 0 && i < tables->first_place[cell + 1]; i++)
      {
        SudokuSet *house = &self->used[tables->places[i].house];

        if (sudoku_set_has (*house, values[cell]))
          fail_cell (self, cell);
        *house = sudoku_set_or (*house, sudoku_set_single (values[cell]));
      }
}

/* What the masks allow and no house forbids. */
static void
fill_cells (SudokuCandidates *self,
            const guint8 *values)
{
  const SudokuGroupTables *tables = self->tables;

  for (guint cell = 0; cell < self->n_cells; cell++)
    {
      SudokuSet left = tables->allowed[cell];

      self->settled[cell] = values[cell] != 0;
      if (values[cell] != 0)
        {
          self->cells[cell] = sudoku_set_and (left, sudoku_set_single (values[cell]));
          continue;
        }
      for (guint i = tables->first_place[cell]; i < tables->first_place[cell + 1]; i++)
        left = sudoku_set_minus (left, self->used[tables->places[i].house]);
      self->cells[cell] = left;
    }
}

static void
forbid_by_pairs (SudokuCandidates *self,
                 guint cell,
                 guint value)
{
  const SudokuGroupTables *tables = self->tables;

  for (guint i = tables->first_bond[cell]; i < tables->first_bond[cell + 1]; i++)
    {
      const SudokuBond *bond = &tables->bonds[i];
      const SudokuRelation *relation = sudoku_groups_get_relation (self->groups, bond->relation);

      self->cells[bond->other] = sudoku_set_and (self->cells[bond->other],
                                                 relation->allowed[value]);
    }
}

static void
forbid_by_truths (SudokuCandidates *self,
                  guint cell,
                  guint value)
{
  const SudokuGroupTables *tables = self->tables;
  guint32 candidate = cell * self->side + value - 1;

  for (guint i = tables->first_truth_place[candidate];
       i < tables->first_truth_place[candidate + 1]; i++)
    {
      const guint32 *candidates =
        sudoku_groups_get_truth_candidates (self->groups, tables->truth_places[i].truth);

      for (guint place = 0; place < self->side; place++)
        {
          SudokuSet *other = &self->cells[candidates[place] / self->side];

          if (place != tables->truth_places[i].place)
            *other = sudoku_set_minus (*other,
                                       sudoku_set_single (candidates[place] % self->side + 1));
        }
    }
}

/* Everything that is not about houses. */
static void
forbid_by_rules (SudokuCandidates *self,
                 const guint8 *values)
{
  for (guint cell = 0; cell < self->n_cells; cell++)
    {
      if (values[cell] != 0 && self->has_bonds)
        forbid_by_pairs (self, cell, values[cell]);
      if (values[cell] != 0 && self->has_truths)
        forbid_by_truths (self, cell, values[cell]);
    }
}

/* Finds dead ends, and queues what has consequences. */
static void
queue_cells (SudokuCandidates *self)
{
  for (guint cell = 0; cell < self->n_cells; cell++)
    {
      SudokuSet left = self->cells[cell];

      if (sudoku_set_is_empty (left))
        fail_cell (self, cell);
      else if (!self->settled[cell] && sudoku_set_is_empty (sudoku_set_without_first (left)))
        push_cell (self, cell);
      if (self->has_bonds && !self->settled[cell] && !sudoku_set_equal (left, self->all_values))
        push_bonds (self, cell);
      if (self->has_truths && sudoku_set_count (left) <= self->tables->reach)
        push_truth (self, self->n_live + cell);
    }
}

static void
add_place (SudokuSet *places,
           guint place)
{
  places->words[place >> 6] |= G_GUINT64_CONSTANT (1) << (place & 63);
}

static void
fill_further_places (SudokuCandidates *self)
{
  const SudokuGroupTables *tables = self->tables;

  for (guint cell = 0; cell < self->n_cells; cell++)
    {
      guint value;

      SUDOKU_SET_FOREACH (self->cells[cell], value)
      {
        guint32 candidate = cell * self->side + value - 1;

        for (guint i = tables->first_truth_place[candidate];
             i < tables->first_truth_place[candidate + 1]; i++)
          add_place (&self->places[self->n_spots + tables->truth_places[i].truth],
                     tables->truth_places[i].place);
      }
    }
}

/* Adds the same place to each of the values of a house; word by word, as most of the time for a new
 * puzzle is spent here. */
static void
add_to_spots (SudokuSet *spots,
              SudokuSet values,
              guint place)
{
  guint64 bit = G_GUINT64_CONSTANT (1) << (place & 63);

  for (guint word = 0; word < 2; word++)
    for (guint64 rest = values.words[word]; rest != 0; rest &= rest - 1)
      spots[word * 64 + (guint)__builtin_ctzll (rest) - 1].words[place >> 6] |= bit;
}

static void
fill_places (SudokuCandidates *self)
{
  const SudokuGroupTables *tables = self->tables;

  memset (self->places, 0, self->n_live * sizeof *self->places);
  for (guint cell = 0; cell < self->n_cells; cell++)
    for (guint i = tables->first_place[cell]; i < tables->first_place[cell + 1]; i++)
      {
        SudokuSet *spots = &self->places[tables->places[i].house * self->side];

        add_to_spots (spots, self->cells[cell], tables->places[i].place);
      }
  if (self->has_truths)
    fill_further_places (self);
  for (guint truth = 0; truth < self->n_live; truth++)
    {
      if (sudoku_set_is_empty (self->places[truth]))
        fail_truth (self, truth);
      else if (sudoku_set_count (self->places[truth]) <= tables->reach)
        push_truth (self, truth);
    }
}

/**
 * sudoku_candidates_reset:
 * @values: (array): a value or 0 for each cell
 *
 * Starts again with these values, as sudoku_candidates_new() does with those of a grid.
 */
void
sudoku_candidates_reset (SudokuCandidates *self,
                         const guint8 *values)
{
  g_return_if_fail (self != NULL && values != NULL);

  self->dead_end = (SudokuDeadEnd){ .kind = SUDOKU_DEAD_END_NONE };
  self->n_cell_stack = 0;
  self->n_truth_stack = 0;
  self->n_bond_stack = 0;
  self->n_table_stack = 0;
  memset (self->truth_queued, FALSE, self->n_live + self->n_cells);
  if (self->has_bonds)
    memset (self->bond_queued, FALSE, self->n_cells);
  if (self->has_tables)
    memset (self->table_queued, FALSE, self->n_tables);
  collect_used (self, values);
  fill_cells (self, values);
  if (self->has_bonds || self->has_truths)
    forbid_by_rules (self, values);
  queue_cells (self);
  fill_places (self);
  for (guint table = 0; table < self->n_tables; table++)
    push_table (self, table);
}

/**
 * sudoku_candidates_new: (skip)
 * @grid: a grid
 *
 * Takes the fixed values of a grid (givens and entries) and removes what they exclude in other
 * cells. Nothing is propagated yet. A repeated value in a house is a dead end of the later cell.
 * O(N² + candidates).
 *
 * Returns: (transfer full): the candidates
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

/**
 * sudoku_candidates_assign_from:
 * @other: candidates of the same shape
 *
 * Makes @self the same as @other.
 */
void
sudoku_candidates_assign_from (SudokuCandidates *self,
                               const SudokuCandidates *other)
{
  memcpy (self->cells, other->cells, self->n_cells * sizeof *self->cells);
  memcpy (self->places, other->places, self->n_live * sizeof *self->places);
  memcpy (self->settled, other->settled, self->n_cells);
  memcpy (self->truth_queued, other->truth_queued, self->n_live + self->n_cells);
  memcpy (self->cell_stack, other->cell_stack, other->n_cell_stack * sizeof *self->cell_stack);
  memcpy (self->truth_stack, other->truth_stack, other->n_truth_stack * sizeof *self->truth_stack);
  self->n_cell_stack = other->n_cell_stack;
  self->n_truth_stack = other->n_truth_stack;
  if (self->has_bonds)
    {
      memcpy (self->bond_queued, other->bond_queued, self->n_cells);
      memcpy (self->bond_stack, other->bond_stack, other->n_bond_stack * sizeof *self->bond_stack);
    }
  self->n_bond_stack = other->n_bond_stack;
  if (self->has_tables)
    {
      memcpy (self->table_queued, other->table_queued, self->n_tables);
      memcpy (self->table_stack, other->table_stack,
              other->n_table_stack * sizeof *self->table_stack);
    }
  self->n_table_stack = other->n_table_stack;
  self->dead_end = other->dead_end;
}

/**
 * sudoku_candidates_copy: (skip)
 *
 * Makes an independent copy, which another thread may own.
 *
 * Returns: (transfer full): the copy
 */
SudokuCandidates *
sudoku_candidates_copy (const SudokuCandidates *self)
{
  SudokuCandidates *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = sudoku_candidates_new_for (self->geometry);
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
  sudoku_geometry_unref (self->geometry);
  g_free (self->cells);
  g_free (self->places);
  g_free (self->used);
  g_free (self->settled);
  g_free (self->cell_stack);
  g_free (self->truth_stack);
  g_free (self->truth_queued);
  g_free (self->bond_stack);
  g_free (self->bond_queued);
  g_free (self->table_stack);
  g_free (self->table_queued);
  g_free (self);
}

/**
 * sudoku_candidates_get_geometry:
 *
 * Gets the shape of the candidates.
 *
 * Returns: (transfer none): the shape
 */
SAT_DEFINE_GETTER (SudokuCandidates, sudoku_candidates, geometry, SudokuGeometry *)

/**
 * sudoku_candidates_get: (skip)
 * @cell: a cell, from 0
 *
 * Gets the values left in the cell.
 *
 * Returns: bit v for value v = 1…N
 */
SudokuSet
sudoku_candidates_get (const SudokuCandidates *self,
                       guint cell)
{
  g_return_val_if_fail (self != NULL && cell < self->n_cells, SUDOKU_SET_EMPTY);

  return self->cells[cell];
}

/* Removes one place from a truth that is not about a cell. */
static inline gboolean
remove_place (SudokuCandidates *self,
              guint truth,
              guint place)
{
  SudokuSet *places = &self->places[truth];

  places->words[place >> 6] &= ~(G_GUINT64_CONSTANT (1) << (place & 63));
  if (sudoku_set_is_empty (*places))
    return fail_truth (self, truth);
  if (!self->truth_queued[truth] && sudoku_set_count (*places) <= self->tables->reach)
    push_truth (self, truth);
  return TRUE;
}

/* The additional bookkeeping of shapes with pairs, tables or further truths. */
static gboolean
follow_removal (SudokuCandidates *self,
                guint cell,
                guint value)
{
  const SudokuGroupTables *tables = self->tables;
  guint32 candidate = cell * self->side + value - 1;

  if (self->has_bonds)
    push_bonds (self, cell);
  if (self->has_tables)
    push_tables (self, cell);
  if (!self->has_truths)
    return TRUE;
  if (sudoku_set_count (self->cells[cell]) <= tables->reach)
    push_truth (self, self->n_live + cell);
  for (guint i = tables->first_truth_place[candidate];
       i < tables->first_truth_place[candidate + 1]; i++)
    if (!remove_place (self, self->n_spots + tables->truth_places[i].truth,
                       tables->truth_places[i].place))
      return FALSE;
  return TRUE;
}

/**
 * sudoku_candidates_remove:
 * @cell: a cell, from 0
 * @value: a value, 1…N
 *
 * Removes one value from one cell, without propagation.
 *
 * Returns: %FALSE when there is a dead end, new or old
 */
gboolean
sudoku_candidates_remove (SudokuCandidates *self,
                          guint cell,
                          guint value)
{
  const SudokuGroupTables *tables;
  SudokuSet left;

  g_return_val_if_fail (self != NULL && cell < self->n_cells, FALSE);
  g_return_val_if_fail (value >= 1 && value <= self->side, FALSE);

  tables = self->tables;
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
  for (guint i = tables->first_place[cell]; i < tables->first_place[cell + 1]; i++)
    if (!remove_place (self, tables->places[i].house * self->side + value - 1,
                       tables->places[i].place))
      return FALSE;
  return !self->has_more || follow_removal (self, cell, value);
}

/**
 * sudoku_candidates_assign:
 * @cell: a cell, from 0
 * @value: a value, 1…N
 *
 * Removes all other values from the cell. sudoku_candidates_propagate() removes what it excludes
 * elsewhere.
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

  g_return_val_if_fail (self != NULL && cell < self->n_cells, FALSE);
  g_return_val_if_fail (value >= 1 && value <= self->side, FALSE);

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
 * sudoku_candidates_get_n_truths:
 *
 * Counts the truths: those of values in houses, further ones, and those of cells.
 *
 * Returns: the number
 */
guint
sudoku_candidates_get_n_truths (const SudokuCandidates *self)
{
  return self->n_live + self->n_cells;
}

/**
 * sudoku_candidates_get_places: (skip)
 * @truth: a truth, from 0
 *
 * Gets the remaining places of a truth.
 *
 * Returns: the places; for a cell, its values
 */
SudokuSet
sudoku_candidates_get_places (const SudokuCandidates *self,
                              guint truth)
{
  return truth < self->n_live ? self->places[truth] : self->cells[truth - self->n_live];
}

/**
 * sudoku_candidates_get_house_places: (skip)
 * @house: a house, from 0
 * @value: a value, 1…N
 *
 * Gets the places of a value that are left in a house.
 *
 * Returns: the places
 */
SudokuSet
sudoku_candidates_get_house_places (const SudokuCandidates *self,
                                    guint house,
                                    guint value)
{
  return self->places[house * self->side + value - 1];
}

/**
 * sudoku_candidates_peek:
 * @cells: (out) (transfer none): the values left in each cell
 * @places: (out) (transfer none): the remaining places of each truth that is not about a cell: of
 *   value v in house h at h × N + v − 1, then of the further truths
 *
 * Gives access to the live sets for loops that read them constantly. They change with @self and
 * keep their addresses for its lifetime.
 */
void
sudoku_candidates_peek (const SudokuCandidates *self,
                        const SudokuSet **cells,
                        const SudokuSet **places)
{
  *cells = self->cells;
  *places = self->places;
}

/**
 * sudoku_candidates_view_truth:
 * @truth: a truth, from 0
 * @view: (out caller-allocates): its subject
 *
 * Resolves the number of a truth.
 */
void
sudoku_candidates_view_truth (const SudokuCandidates *self,
                              guint truth,
                              SudokuTruthView *view)
{
  *view = (SudokuTruthView){ .id = truth, .house = self->n_houses };
  if (truth < self->n_spots)
    {
      view->kind = SUDOKU_TRUTH_HOUSE;
      view->house = truth / self->side;
      view->value = truth % self->side + 1;
      view->cells = self->tables->house_cells + (gsize)view->house * self->side;
    }
  else if (truth < self->n_live)
    {
      view->kind = SUDOKU_TRUTH_FURTHER;
      view->candidates = sudoku_groups_get_truth_candidates (self->groups, truth - self->n_spots);
    }
  else
    {
      view->kind = SUDOKU_TRUTH_CELL;
      view->cell = truth - self->n_live;
    }
}

/**
 * sudoku_candidates_get_further_truth:
 * @truth: a further truth of the shape, from 0
 *
 * Gets the number of a further truth among all truths.
 *
 * Returns: the number
 */
guint
sudoku_candidates_get_further_truth (const SudokuCandidates *self,
                                     guint truth)
{
  return self->n_spots + truth;
}

/**
 * sudoku_candidates_get_cell_truth:
 * @cell: a cell, from 0
 *
 * Gets the number of the truth of a cell.
 *
 * Returns: the number
 */
guint
sudoku_candidates_get_cell_truth (const SudokuCandidates *self,
                                  guint cell)
{
  return self->n_live + cell;
}

/**
 * sudoku_candidates_take_change: (skip)
 *
 * Takes the next change from the queues. A cell that is taken counts as settled: the caller has to
 * settle it.
 *
 * Returns: the change; its kind is SUDOKU_CHANGE_NONE when there is none, or a dead end
 */
SudokuChange
sudoku_candidates_take_change (SudokuCandidates *self)
{
  SudokuChange change = { .kind = SUDOKU_CHANGE_NONE };

  if (self->dead_end.kind != SUDOKU_DEAD_END_NONE)
    return change;
  while (self->n_cell_stack > 0)
    {
      change.id = self->cell_stack[--self->n_cell_stack];
      if (self->settled[change.id])
        continue;
      self->settled[change.id] = TRUE;
      change.kind = SUDOKU_CHANGE_CELL;
      return change;
    }
  if (self->n_truth_stack > 0)
    {
      change.kind = SUDOKU_CHANGE_TRUTH;
      change.id = self->truth_stack[--self->n_truth_stack];
      self->truth_queued[change.id] = FALSE;
    }
  else if (self->n_bond_stack > 0)
    {
      change.kind = SUDOKU_CHANGE_BONDS;
      change.id = self->bond_stack[--self->n_bond_stack];
      self->bond_queued[change.id] = FALSE;
    }
  else if (self->n_table_stack > 0)
    {
      change.kind = SUDOKU_CHANGE_TABLE;
      change.id = self->table_stack[--self->n_table_stack];
      self->table_queued[change.id] = FALSE;
    }
  return change;
}

/**
 * sudoku_candidates_get_dead_end:
 *
 * Gets the first dead end that was found.
 *
 * Returns: (transfer none): the dead end; of kind SUDOKU_DEAD_END_NONE while there is none
 */
const SudokuDeadEnd *
sudoku_candidates_get_dead_end (const SudokuCandidates *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return &self->dead_end;
}

/**
 * sudoku_candidates_get_n_open:
 *
 * Counts the cells with more than one candidate. O(N²).
 *
 * Returns: the number
 */
guint
sudoku_candidates_get_n_open (const SudokuCandidates *self)
{
  guint n = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (guint cell = 0; cell < self->n_cells; cell++)
    n += sudoku_set_count (self->cells[cell]) > 1;
  return n;
}

/**
 * sudoku_candidates_count:
 *
 * Counts the candidates in all cells. O(N²).
 *
 * Returns: the number
 */
guint64
sudoku_candidates_count (const SudokuCandidates *self)
{
  guint64 n = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (guint cell = 0; cell < self->n_cells; cell++)
    n += sudoku_set_count (self->cells[cell]);
  return n;
}

/**
 * sudoku_candidates_get_values:
 * @values: (out caller-allocates) (array): room for a value for each cell
 *
 * Writes the value of each cell that has only one left, 0 for the others.
 */
void
sudoku_candidates_get_values (const SudokuCandidates *self,
                              guint8 *values)
{
  for (guint cell = 0; cell < self->n_cells; cell++)
    {
      SudokuSet left = self->cells[cell];
      gboolean single = sudoku_set_count (left) == 1;

      values[cell] = single ? (guint8)sudoku_set_first (left) : 0;
    }
}
