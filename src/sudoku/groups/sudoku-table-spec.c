/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a table says, whichever its cells are. */

#include "sudoku-table-spec.h"

#include <string.h>

/**
 * sudoku_table_get_weight: (skip)
 * @spec: of a sum
 * @place: a cell, from 0
 *
 * Gets what the value of a cell is multiplied by.
 *
 * Returns: the weight
 */
int
sudoku_table_get_weight (const SudokuTableSpec *spec,
                         guint place)
{
  return spec->weights != NULL ? spec->weights[place] : 1;
}

static void
add_range (const SudokuTableSpec *spec,
           guint place,
           int *least,
           int *most)
{
  int weight = sudoku_table_get_weight (spec, place), side = (int)spec->side;

  *least += weight > 0 ? weight : weight * side;
  *most += weight > 0 ? weight * side : weight;
}

/**
 * sudoku_table_get_range: (skip)
 * @spec: of a sum
 * @place: how many cells
 * @least: (out): the least sum that they can have
 * @most: (out): the largest one
 *
 * Finds which sums of the first cells the others can bring to the target. @least is above @most
 * when there is none.
 */
void
sudoku_table_get_range (const SudokuTableSpec *spec,
                        guint place,
                        int *least,
                        int *most)
{
  int before_least = 0, before_most = 0, after_least = 0, after_most = 0;

  for (guint i = 0; i < spec->n_cells; i++)
    if (i < place)
      add_range (spec, i, &before_least, &before_most);
    else
      add_range (spec, i, &after_least, &after_most);
  *least = MAX (before_least, spec->target - after_most);
  *most = MIN (before_most, spec->target - after_least);
}

/**
 * sudoku_table_hash: (skip)
 * @spec: what a table says
 *
 * Makes a number that is the same for tables that say the same.
 *
 * Returns: the number
 */
guint
sudoku_table_hash (gconstpointer spec)
{
  const SudokuTableSpec *self = spec;
  guint hash = g_direct_hash (self->walk) ^ self->side << 8 ^ self->n_cells << 16 ^
               (guint)self->target * 31;

  for (guint i = 0; i < self->n_numbers; i++)
    hash = hash * 31 + self->numbers[i];
  /* All by 1 is the same whether it is written or not. */
  for (guint i = 0; i < self->n_cells; i++)
    hash = hash * 31 + (guint)sudoku_table_get_weight (self, i);
  return hash;
}

static gboolean
has_equal_weights (const SudokuTableSpec *a,
                   const SudokuTableSpec *b)
{
  for (guint i = 0; i < a->n_cells; i++)
    if (sudoku_table_get_weight (a, i) != sudoku_table_get_weight (b, i))
      return FALSE;
  return TRUE;
}

/**
 * sudoku_table_equal: (skip)
 * @spec: what a table says
 * @other: what another one says
 *
 * Compares them.
 *
 * Returns: whether they say the same
 */
gboolean
sudoku_table_equal (gconstpointer spec,
                    gconstpointer other)
{
  const SudokuTableSpec *a = spec, *b = other;

  return a->walk == b->walk && a->distinct == b->distinct && a->side == b->side &&
         a->n_cells == b->n_cells && a->target == b->target && a->n_numbers == b->n_numbers &&
         (a->n_numbers == 0 ||
          memcmp (a->numbers, b->numbers, a->n_numbers * sizeof *a->numbers) == 0) &&
         has_equal_weights (a, b);
}

/**
 * sudoku_table_get_total: (skip)
 * @spec: of a sum
 * @n_cells: how many cells
 * @values: (array): by place a value, 1…N
 *
 * Adds up the values of the first cells by their weights.
 *
 * Returns: the total
 */
int
sudoku_table_get_total (const SudokuTableSpec *spec,
                        guint n_cells,
                        const guint8 *values)
{
  int total = 0;

  for (guint i = 0; i < n_cells; i++)
    total += sudoku_table_get_weight (spec, i) * (int)values[i];
  return total;
}

/**
 * sudoku_table_follow: (skip)
 * @spec: of a walk
 * @n_cells: how many cells
 * @values: (array): by place a value, 1…N
 *
 * Walks through the first cells.
 *
 * Returns: the state, or SUDOKU_TABLE_DEAD
 */
int
sudoku_table_follow (const SudokuTableSpec *spec,
                     guint n_cells,
                     const guint8 *values)
{
  int state = 0;

  for (guint i = 0; i < n_cells && state != SUDOKU_TABLE_DEAD; i++)
    state = spec->walk->step (spec, i, state, values[i]);
  return state;
}

static gboolean
are_distinct (const guint8 *values,
              guint n)
{
  SudokuSet seen = { 0 };

  for (guint i = 0; i < n; i++)
    {
      if (sudoku_set_has (seen, values[i]))
        return FALSE;
      seen = sudoku_set_or (seen, sudoku_set_single (values[i]));
    }
  return TRUE;
}

/**
 * sudoku_table_accepts: (skip)
 * @spec: what a table says
 * @values: (array): by place a value, 1…N
 *
 * Tells whether its cells may hold these values.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_table_accepts (const SudokuTableSpec *spec,
                      const guint8 *values)
{
  int state;

  if (spec->walk == NULL)
    return sudoku_table_get_total (spec, spec->n_cells, values) == spec->target &&
           (!spec->distinct || are_distinct (values, spec->n_cells));
  state = sudoku_table_follow (spec, spec->n_cells, values);
  return state != SUDOKU_TABLE_DEAD && spec->walk->accepts (spec, state);
}
