/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lists made from other lists of own constraints, which are immutable. */

#include "sudoku-own-change.h"

#include <string.h>

#include "sudoku-own-builder.h"

/**
 * sudoku_own_merge:
 * @other: another list, of the same side
 *
 * Joins two lists, without repetitions.
 *
 * Returns: (transfer full) (nullable): the list, or %NULL with SUDOKU_ERROR_LIMIT
 */
SudokuOwn *
sudoku_own_merge (const SudokuOwn *self,
                  const SudokuOwn *other,
                  GError **error)
{
  g_autoptr (GHashTable) said = NULL;
  g_auto (GStrv) more = NULL;
  g_autoptr (GString) text = NULL;
  guint side;

  g_return_val_if_fail (self != NULL && other != NULL, NULL);

  side = sudoku_own_get_side (self);
  g_return_val_if_fail (sudoku_own_get_side (other) == side, NULL);

  said = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  text = g_string_new (sudoku_own_get_text (self));
  for (guint i = 0; i < sudoku_own_get_n (self); i++)
    g_hash_table_add (said, sudoku_own_print (self, i));
  more = g_strsplit (sudoku_own_get_text (other), "\n", -1);
  for (gsize i = 0; more[i] != NULL; i++)
    if (!g_hash_table_contains (said, more[i]))
      g_string_append_printf (text, "%s\n", more[i]);
  return sudoku_own_parse (side, text->str, (gssize)text->len, NULL, NULL, NULL, error);
}

/**
 * sudoku_own_arrange:
 * @cells: (array): for each cell its new place
 * @values: (array): for each value, from 1, its new value
 *
 * Rearranges the constraints with the board. An order between values stays the same order, whether
 * or not that is still true.
 *
 * Returns: (transfer full): the constraints
 */
SudokuOwn *
sudoku_own_arrange (const SudokuOwn *self,
                    const guint16 *cells,
                    const guint16 *values)
{
  guint side = sudoku_own_get_side (self);
  g_autoptr (SudokuOwnBuilder) builder = sudoku_own_builder_new (side);

  for (guint i = 0; i < sudoku_own_get_n_names (self); i++)
    {
      const char *name = sudoku_own_get_name (self, i);

      sudoku_own_builder_find_name (builder, name, strlen (name));
    }
  for (guint i = 0; i < sudoku_own_get_n (self); i++)
    {
      SudokuOwnConstraint said;
      g_autofree int *items = NULL;

      sudoku_own_get (self, i, &said);
      items = g_memdup2 (said.items, said.n_items * sizeof *said.items);
      for (guint k = 0; k < said.n_items; k++)
        {
          guint item = (guint)ABS (items[k]);
          int moved = items[k];

          if (sudoku_own_is_about_cells (said.kind))
            moved = cells[item];
          else if (item <= side * side * side)
            moved = (int)(cells[(item - 1) / side] * side + values[(item - 1) % side + 1]);
          items[k] = items[k] < 0 && moved > 0 ? -moved : moved;
        }
      sudoku_own_builder_add (builder, said.kind, said.limit, said.n_conditions, items,
                              said.n_items);
    }
  return sudoku_own_builder_end (builder);
}
