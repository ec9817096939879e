/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The cells of a table are filled, and its clauses decide the rest: by unit propagation, clause by
 * clause, over and over. */

#include "test-table.h"

/* By variable 1, −1, or 0 while it is open. */
typedef struct
{
  const SudokuTable *table;
  gint8 *truth;
} Assignment;

static int
get_truth (const Assignment *self,
           int literal)
{
  return literal > 0 ? self->truth[literal] : -self->truth[-literal];
}

/* FALSE: all its literals are false. */
static gboolean
visit_clause (Assignment *self,
              guint clause,
              gboolean *changed)
{
  guint n = 0, n_open = 0;
  int open = 0;
  const int *literals = sudoku_table_get_clause (self->table, clause, &n);

  g_assert_cmpuint (n, <=, SUDOKU_TABLE_LENGTH_MAX);
  for (guint i = 0; i < n; i++)
    {
      if (get_truth (self, literals[i]) > 0)
        return TRUE;
      if (get_truth (self, literals[i]) == 0)
        {
          open = literals[i];
          n_open++;
        }
    }
  if (n_open == 1)
    {
      self->truth[ABS (open)] = open > 0 ? 1 : -1;
      *changed = TRUE;
    }
  return n_open > 0;
}

/* FALSE: a contradiction. */
static gboolean
propagate (Assignment *self)
{
  gboolean changed = TRUE;

  while (changed)
    {
      changed = FALSE;
      for (guint i = 0; i < sudoku_table_get_n_clauses (self->table); i++)
        if (!visit_clause (self, i, &changed))
          return FALSE;
    }
  return TRUE;
}

/**
 * test_table_check_filling:
 * @table: a table
 * @values: by place a value, 1…N
 *
 * Asserts that there is one model with these values, which unit propagation finds and whose helpers
 * mean what they should, when the table accepts them; and else none, which unit propagation finds,
 * too.
 */
void
test_table_check_filling (const SudokuTable *table,
                          const guint8 *values)
{
  const SudokuTableSpec *spec = sudoku_table_get_spec (table);
  guint n_inside = spec->n_cells * spec->side, n_helpers = sudoku_table_get_n_helpers (table);
  g_autofree gint8 *truth = g_new0 (gint8, n_inside + n_helpers + 1);
  Assignment assignment = { table, truth };
  gboolean accepted = sudoku_table_accepts (spec, values);

  for (guint i = 0; i < spec->n_cells; i++)
    for (guint value = 1; value <= spec->side; value++)
      truth[i * spec->side + value] = values[i] == value ? 1 : -1;
  g_assert_cmpint (propagate (&assignment), ==, accepted);
  for (guint i = 0; accepted && i < n_helpers; i++)
    g_assert_cmpint (truth[n_inside + 1 + i], ==, sudoku_table_holds (table, i, values) ? 1 : -1);
}
