/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Families whose items have different numbers of clauses: an index of where the clauses of each
 * begin. */

#include "sudoku-family.h"

/**
 * sudoku_family_index_items:
 * @self: a family whose items are set
 * @n_items: how many it has
 * @count: returns the number of clauses of an item
 *
 * Sets where the clauses of each item begin, and their total. O(items) time and memory.
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
 * @filter: the wanted clauses
 *
 * Tells whether the wanted clauses of a house are the same for each value, so that one pattern
 * gives all.
 *
 * Returns: %TRUE if so
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
 * Finds the item of a clause. O(log of the items).
 *
 * Returns: the item
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
