/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Asks the table of an item what it leaves, and which of the candidates that are false it needs for
 * that. Knows no steps. */

#include "sudoku-pruner.h"

#include <string.h>

struct _SudokuPruner
{
  guint tabled;
  const SudokuTable *table; /* borrowed from the shape, or that of @own */
  SudokuTable *own;         /* (nullable): owned: of a derived sum */
  guint side;
  guint n_cells;
  SudokuSet *live;  /* owned: by place: what the position has */
  guint32 *numbers; /* owned: by place × N + value − 1 */
};

static SudokuPruner *
look_at (const SudokuLinks *links,
         const SudokuPosition *position,
         const SudokuTable *table,
         const guint16 *cells,
         SudokuPrunerNumber number,
         gpointer user_data)
{
  SudokuPruner *self = g_new0 (SudokuPruner, 1);

  self->table = table;
  self->side = sudoku_links_get_side (links);
  self->n_cells = sudoku_table_get_spec (table)->n_cells;
  self->live = g_new0 (SudokuSet, self->n_cells);
  self->numbers = g_new (guint32, (gsize)self->n_cells * self->side);
  for (guint i = 0; i < self->n_cells * self->side; i++)
    {
      guint32 candidate = cells[i / self->side] * self->side + i % self->side;

      self->numbers[i] = SUDOKU_PRUNER_NONE;
      if (!sudoku_position_has (position, candidate))
        continue;
      self->live[i / self->side] =
        sudoku_set_or (self->live[i / self->side], sudoku_set_single (i % self->side + 1));
      self->numbers[i] = number (candidate, user_data);
    }
  return self;
}

/**
 * sudoku_pruner_new: (skip)
 * @links: the links of the shape, which outlives the pruner
 * @position: a position
 * @tabled: of what tables say
 * @number: numbers the candidates
 * @user_data: for @number
 *
 * Looks at an item in a position.
 *
 * Returns: (transfer full): the item there
 */
SudokuPruner *
sudoku_pruner_new (const SudokuLinks *links,
                   const SudokuPosition *position,
                   guint tabled,
                   SudokuPrunerNumber number,
                   gpointer user_data)
{
  SudokuTabled said = sudoku_groups_get_tabled (
    sudoku_geometry_get_groups (sudoku_links_get_geometry (links)), tabled);
  SudokuPruner *self = look_at (links, position, said.table, said.cells, number, user_data);

  self->tabled = tabled;
  return self;
}

static void
add_weight (guint16 *cells,
            int *weights,
            guint *n,
            guint cell,
            int weight)
{
  guint i = 0;

  while (i < *n && cells[i] != cell)
    i++;
  if (i == *n)
    {
      cells[i] = (guint16)cell;
      weights[i] = 0;
      ++*n;
    }
  weights[i] += weight;
}

/* Do all cells count once, in one house? */
static gboolean
are_of_house (const SudokuGroups *groups,
              const guint16 *cells,
              const int *weights,
              guint n)
{
  guint n_places = 0;
  const SudokuPlace *places = n > 0 ? sudoku_groups_get_places (groups, cells[0], &n_places) : NULL;

  for (guint i = 0; i < n_places; i++)
    {
      const guint16 *house = sudoku_groups_get_house_cells (groups, places[i].house);
      guint n_inside = 0;

      for (guint k = 0; k < n; k++)
        for (guint m = 0; m < sudoku_groups_get_side (groups) && weights[k] == 1; m++)
          n_inside += house[m] == cells[k] ? 1 : 0;
      if (n_inside == n)
        return TRUE;
    }
  return FALSE;
}

/**
 * sudoku_derived_sum_make: (skip)
 * @groups: what the rules say
 * @spec: (out): what follows; uses @weights
 * @cells: (out) (array): room for 2 × SUDOKU_TABLE_CELLS_MAX cells
 * @weights: (out) (array): likewise: 1 for cells of the house alone, −1 for those of sums alone
 *
 * Works out a derived sum.
 *
 * Returns: %FALSE when nothing follows, or one of the tables is no sum in which all cells count
 *   once
 */
gboolean
sudoku_derived_sum_make (const SudokuDerivedSum *self,
                         const SudokuGroups *groups,
                         SudokuTableSpec *spec,
                         guint16 *cells,
                         int *weights)
{
  guint side = sudoku_groups_get_side (groups), n = 0, n_left = 0;
  const guint16 *house = sudoku_groups_get_house_cells (groups, self->house);

  *spec = (SudokuTableSpec){ .side = side, .target = (int)(side * (side + 1) / 2) };
  for (guint i = 0; i < side; i++)
    add_weight (cells, weights, &n, house[i], 1);
  for (guint i = 0; i < self->n_tables; i++)
    {
      SudokuTabled said = sudoku_groups_get_tabled (groups, self->tables[i]);
      const SudokuTableSpec *sum = sudoku_table_get_spec (said.table);

      if (sum->walk != NULL || n + sum->n_cells > 2 * SUDOKU_TABLE_CELLS_MAX)
        return FALSE;
      for (guint k = 0; k < sum->n_cells; k++)
        {
          if (sudoku_table_get_weight (sum, k) != 1)
            return FALSE;
          add_weight (cells, weights, &n, said.cells[k], -1);
        }
      spec->target -= sum->target;
    }
  for (guint i = 0; i < n; i++)
    if (weights[i] != 0)
      {
        cells[n_left] = cells[i];
        weights[n_left++] = weights[i];
      }
  spec->n_cells = n_left;
  spec->weights = weights;
  spec->distinct = are_of_house (groups, cells, weights, n_left);
  return n_left > 0 && n_left <= SUDOKU_TABLE_CELLS_MAX;
}

/**
 * sudoku_pruner_new_sum: (skip)
 * @links: the links of the shape
 * @position: a position
 * @sum: a derived sum
 * @number: numbers the candidates
 * @user_data: for @number
 *
 * Looks at a derived sum in a position.
 *
 * Returns: (transfer full) (nullable): the sum there; %NULL when nothing follows
 */
SudokuPruner *
sudoku_pruner_new_sum (const SudokuLinks *links,
                       const SudokuPosition *position,
                       const SudokuDerivedSum *sum,
                       SudokuPrunerNumber number,
                       gpointer user_data)
{
  const SudokuGroups *groups = sudoku_geometry_get_groups (sudoku_links_get_geometry (links));
  guint16 cells[2 * SUDOKU_TABLE_CELLS_MAX];
  int weights[2 * SUDOKU_TABLE_CELLS_MAX];
  SudokuTableSpec spec;
  SudokuTable *table = NULL;
  SudokuPruner *self = NULL;

  if (!sudoku_derived_sum_make (sum, groups, &spec, cells, weights))
    return NULL;
  table = sudoku_table_new (&spec);
  self = look_at (links, position, table, cells, number, user_data);
  self->own = table;
  return self;
}

/**
 * sudoku_pruner_free: (skip)
 * @self: (transfer full) (nullable): an item at a position
 *
 * Frees it.
 */
void
sudoku_pruner_free (SudokuPruner *self)
{
  if (self == NULL)
    return;
  sudoku_table_free (self->own);
  g_free (self->live);
  g_free (self->numbers);
  g_free (self);
}

/**
 * sudoku_pruner_get_n_cells: (skip)
 *
 * Counts its cells.
 *
 * Returns: the number
 */
guint
sudoku_pruner_get_n_cells (const SudokuPruner *self)
{
  return self->n_cells;
}

/**
 * sudoku_pruner_get_tabled: (skip)
 *
 * Gets which of what tables say it is.
 *
 * Returns: its number
 */
guint
sudoku_pruner_get_tabled (const SudokuPruner *self)
{
  return self->tabled;
}

/* What is not false of the candidates. */
static void
read_left (const SudokuPruner *self,
           const guint8 *is_false,
           SudokuSet *left)
{
  memcpy (left, self->live, self->n_cells * sizeof *left);
  for (guint i = 0; i < self->n_cells * self->side; i++)
    if (self->numbers[i] != SUDOKU_PRUNER_NONE && is_false[self->numbers[i]])
      left[i / self->side] =
        sudoku_set_minus (left[i / self->side], sudoku_set_single (i % self->side + 1));
}

/**
 * sudoku_pruner_run: (skip)
 * @is_false: (array): by number: whether the candidate is false
 * @func: (scope call): called for each candidate that can't be true any more
 * @user_data: for @func
 *
 * Finds what the item excludes. When its cells can't be filled, @func is not called.
 *
 * Returns: whether they can be filled
 */
gboolean
sudoku_pruner_run (const SudokuPruner *self,
                   const guint8 *is_false,
                   SudokuPrunerFunc func,
                   gpointer user_data)
{
  SudokuSet before[SUDOKU_TABLE_CELLS_MAX], left[SUDOKU_TABLE_CELLS_MAX];

  read_left (self, is_false, left);
  memcpy (before, left, self->n_cells * sizeof *left);
  if (!sudoku_table_prune (self->table, left))
    return FALSE;
  for (guint place = 0; place < self->n_cells; place++)
    {
      guint value;

      SUDOKU_SET_FOREACH (sudoku_set_minus (before[place], left[place]), value)
      {
        guint32 number = self->numbers[place * self->side + value - 1];

        if (number != SUDOKU_PRUNER_NONE)
          func (number, user_data);
      }
    }
  return TRUE;
}

/* Does the item exclude a candidate, or everything, with these values left? */
static gboolean
excludes (const SudokuPruner *self,
          const SudokuSet *left,
          guint32 removed)
{
  SudokuSet pruned[SUDOKU_TABLE_CELLS_MAX];

  memcpy (pruned, left, self->n_cells * sizeof *left);
  if (!sudoku_table_prune (self->table, pruned))
    return TRUE;
  for (guint i = 0; removed != SUDOKU_PRUNER_NONE && i < self->n_cells * self->side; i++)
    if (self->numbers[i] == removed)
      return !sudoku_set_has (pruned[i / self->side], i % self->side + 1);
  return FALSE;
}

/**
 * sudoku_pruner_explain: (skip)
 * @is_false: (array): by number: whether the candidate is false
 * @removed: a candidate that the item excludes then, or SUDOKU_PRUNER_NONE: its cells can't be
 *   filled
 * @func: (scope call): called for candidates that are false, without any one of which that would
 *   not be so
 * @user_data: for @func
 *
 * Finds out what the item needs. O(n) prunings for n candidates that are false.
 */
void
sudoku_pruner_explain (const SudokuPruner *self,
                       const guint8 *is_false,
                       guint32 removed,
                       SudokuPrunerFunc func,
                       gpointer user_data)
{
  SudokuSet left[SUDOKU_TABLE_CELLS_MAX];

  read_left (self, is_false, left);
  for (guint i = 0; i < self->n_cells * self->side; i++)
    {
      guint place = i / self->side;
      SudokuSet kept = left[place];

      if (self->numbers[i] == SUDOKU_PRUNER_NONE || !is_false[self->numbers[i]] ||
          self->numbers[i] == removed)
        continue;
      left[place] = sudoku_set_or (kept, sudoku_set_single (i % self->side + 1));
      if (excludes (self, left, removed))
        continue;
      left[place] = kept;
      func (self->numbers[i], user_data);
    }
}
