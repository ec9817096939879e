/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Asks the table of an item what it leaves, and which of the candidates that are false it needs for
 * that. Knows no steps. */

#include "sudoku-pruner.h"

#include <string.h>

struct _SudokuPruner
{
  guint tabled;
  const SudokuTable *table; /* borrowed from the shape */
  guint side;
  guint n_cells;
  SudokuSet *live;  /* owned: by place: what the position has */
  guint32 *numbers; /* owned: by place × N + value − 1 */
};

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
  SudokuPruner *self = g_new0 (SudokuPruner, 1);

  self->tabled = tabled;
  self->table = said.table;
  self->side = sudoku_links_get_side (links);
  self->n_cells = sudoku_table_get_spec (said.table)->n_cells;
  self->live = g_new0 (SudokuSet, self->n_cells);
  self->numbers = g_new (guint32, (gsize)self->n_cells * self->side);
  for (guint i = 0; i < self->n_cells * self->side; i++)
    {
      guint32 candidate = said.cells[i / self->side] * self->side + i % self->side;

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
  g_free (self->live);
  g_free (self->numbers);
  g_free (self);
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
