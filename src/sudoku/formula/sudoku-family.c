/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Families of items that have different numbers of clauses: where the clauses of each begin. */

#include "sudoku-family.h"

/**
 * sudoku_family_index_items:
 * @self: a family that knows its items
 * @n_items: how many it has
 * @count: how many clauses an item has
 *
 * Sets where the clauses of each item begin, and how many there are. O(items), and so much memory.
 */
void
sudoku_family_index_items (SudokuFamilyPart *self,
                           guint n_items,
                           guint (*count) (const SudokuFamilyPart *part, guint item))
{
  self->n_starts = n_items;
  self->starts = g_new (guint64, n_items + 1);
  self->starts[0] = 0;
  for (guint item = 0; item < n_items; item++)
    self->starts[item + 1] = self->starts[item] + count (self, item);
  self->info.n_clauses = self->starts[n_items];
}

/**
 * sudoku_family_is_uniform:
 * @self: a family of houses
 * @filter: which clauses are wanted
 *
 * Finds out whether the clauses that are wanted of a house are the same for each value, so that
 * one pattern says all.
 *
 * Returns: whether they are
 */
gboolean
sudoku_family_is_uniform (const SudokuFamilyPart *self,
                          const SudokuFilter *filter)
{
  return !self->formula->is_reduced && filter->value == 0 && filter->variable == 0;
}

/**
 * sudoku_family_find_item:
 * @self: a family with an index
 * @index: the number of a clause in the family
 * @number: (out): its number among those of the item
 *
 * Gets the item that the clause belongs to.
 *
 * Returns: the item that the clause belongs to; O(log of the items)
 */
guint
sudoku_family_find_item (const SudokuFamilyPart *self,
                         guint64 index,
                         guint *number)
{
  guint low = 0, high = self->n_starts - 1;

  while (low < high)
    {
      guint middle = low + (high - low + 1) / 2;

      if (self->starts[middle] <= index)
        low = middle;
      else
        high = middle - 1;
    }
  *number = (guint)(index - self->starts[low]);
  return low;
}
