/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A table: what it says, and on demand its machine and its clauses. */

#include "sudoku-table.h"

#include <string.h>

#include "sudoku-table-clauses.h"
#include "sudoku-table-prune.h"

/* Made on demand, by any thread. */
typedef struct
{
  SudokuMachine *machine; /* (nullable): of a sum whose values may be equal */
  SudokuTableClauses *clauses;
} Parts;

struct _SudokuTable
{
  SudokuTableSpec spec; /* its arrays are owned */
  Parts *parts;         /* (nullable): not asked for yet; set once, atomically */
};

static gboolean
has_machine (const SudokuTableSpec *spec)
{
  return spec->walk != NULL || spec->distinct;
}

/**
 * sudoku_table_new: (skip)
 * @spec: what it says; copied
 *
 * Makes a table.
 *
 * Returns: (transfer full): the table
 */
SudokuTable *
sudoku_table_new (const SudokuTableSpec *spec)
{
  SudokuTable *self = NULL;

  g_return_val_if_fail (spec != NULL && spec->n_cells >= 1, NULL);
  g_return_val_if_fail (spec->n_cells <= SUDOKU_TABLE_CELLS_MAX, NULL);

  self = g_new0 (SudokuTable, 1);
  self->spec = *spec;
  self->spec.weights = g_memdup2 (spec->weights, spec->n_cells * sizeof *spec->weights);
  self->spec.numbers = g_memdup2 (spec->numbers, spec->n_numbers * sizeof *spec->numbers);
  return self;
}

static void
parts_free (Parts *parts)
{
  if (parts == NULL)
    return;
  sudoku_machine_free (parts->machine);
  sudoku_table_clauses_free (parts->clauses);
  g_free (parts);
}

/**
 * sudoku_table_free:
 * @self: (transfer full) (nullable): a table
 *
 * Frees it.
 */
void
sudoku_table_free (SudokuTable *self)
{
  if (self == NULL)
    return;
  g_free ((int *)self->spec.weights);
  g_free ((guint32 *)self->spec.numbers);
  parts_free (self->parts);
  g_free (self);
}

static const Parts *
get_parts (const SudokuTable *table)
{
  SudokuTable *self = (SudokuTable *)table;
  Parts *parts = g_atomic_pointer_get (&self->parts);

  if (parts != NULL)
    return parts;
  parts = g_new0 (Parts, 1);
  if (has_machine (&self->spec))
    parts->machine = sudoku_machine_new (&self->spec, G_MAXSIZE);
  parts->clauses = sudoku_table_clauses_new (&self->spec, parts->machine);
  /* Another thread may have made them meanwhile. */
  if (!g_atomic_pointer_compare_and_exchange (&self->parts, NULL, parts))
    parts_free (parts);
  return g_atomic_pointer_get (&self->parts);
}

/**
 * sudoku_table_get_spec: (skip)
 *
 * Gets what it says.
 *
 * Returns: (transfer none): the spec
 */
const SudokuTableSpec *
sudoku_table_get_spec (const SudokuTable *self)
{
  return &self->spec;
}

/**
 * sudoku_table_fits: (skip)
 * @spec: what a table would say
 *
 * Tells whether its clauses stay below SUDOKU_TABLE_CLAUSES_MAX.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_table_fits (const SudokuTableSpec *spec)
{
  g_autoptr (SudokuMachine) machine = NULL;

  if (has_machine (spec))
    machine = sudoku_machine_new (spec, SUDOKU_TABLE_CLAUSES_MAX);
  if (has_machine (spec) && machine == NULL)
    return FALSE;
  return sudoku_table_clauses_estimate (spec, machine) <= SUDOKU_TABLE_CLAUSES_MAX;
}

/**
 * sudoku_table_get_n_clauses: (skip)
 *
 * Counts its clauses.
 *
 * Returns: the number
 */
guint
sudoku_table_get_n_clauses (const SudokuTable *self)
{
  return get_parts (self)->clauses->ends->len;
}

/**
 * sudoku_table_get_clause: (skip)
 * @index: a clause, from 0
 * @n_literals: (out): its length, at most SUDOKU_TABLE_LENGTH_MAX
 *
 * Gets a clause.
 *
 * Returns: (transfer none): its literals
 */
const int *
sudoku_table_get_clause (const SudokuTable *self,
                         guint index,
                         guint *n_literals)
{
  const SudokuTableClauses *clauses = get_parts (self)->clauses;
  guint32 start = index > 0 ? g_array_index (clauses->ends, guint32, index - 1) : 0;

  g_return_val_if_fail (index < clauses->ends->len, NULL);

  *n_literals = g_array_index (clauses->ends, guint32, index) - start;
  return &g_array_index (clauses->literals, int, start);
}

/**
 * sudoku_table_get_n_helpers: (skip)
 *
 * Counts its helper variables.
 *
 * Returns: the number
 */
guint
sudoku_table_get_n_helpers (const SudokuTable *self)
{
  return get_parts (self)->clauses->helpers->len;
}

/**
 * sudoku_table_get_helper: (skip)
 * @helper: from 0
 *
 * Gets what a helper variable means.
 *
 * Returns: (transfer none): its meaning
 */
const SudokuTableHelper *
sudoku_table_get_helper (const SudokuTable *self,
                         guint helper)
{
  GArray *helpers = get_parts (self)->clauses->helpers;

  g_return_val_if_fail (helper < helpers->len, NULL);

  return &g_array_index (helpers, SudokuTableHelper, helper);
}

/* How many of the values up to @limit the cells hold, and their sum. */
static gboolean
has_count (const SudokuTableSpec *spec,
           const SudokuTableHelper *helper,
           const guint8 *values)
{
  guint n = 0;
  int total = 0;

  for (guint i = 0; i < spec->n_cells; i++)
    if (values[i] <= helper->place)
      {
        n++;
        total += values[i];
      }
  return n == helper->count && total == helper->number;
}

/**
 * sudoku_table_holds: (skip)
 * @helper: a helper variable, from 0
 * @values: (array): by place a value, 1…N
 *
 * Tells whether a helper variable is true when the cells hold these values, which the table
 * accepts.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_table_holds (const SudokuTable *self,
                    guint helper,
                    const guint8 *values)
{
  const SudokuTableHelper *asked = sudoku_table_get_helper (self, helper);
  const SudokuTableSpec *spec = &self->spec;

  switch (asked->kind)
    {
    case SUDOKU_TABLE_HELPER_TOTAL:
      return sudoku_table_get_total (spec, asked->place, values) >= asked->number;
    case SUDOKU_TABLE_HELPER_HOLDS:
      return memchr (values, (int)asked->place, spec->n_cells) != NULL;
    case SUDOKU_TABLE_HELPER_COUNT:
      return has_count (spec, asked, values);
    case SUDOKU_TABLE_HELPER_STATE:
      return sudoku_table_follow (spec, asked->place, values) == asked->number;
    default:
      g_return_val_if_reached (FALSE);
    }
}

/**
 * sudoku_table_prune: (skip)
 * @values: (inout) (array): by place the values that are left
 *
 * Removes the values that no filling has; of distinct values with a sum, at a side above 12,
 * fillings with equal ones count, too.
 *
 * Returns: %FALSE when there is no filling; then @values are those that are left all the same
 */
gboolean
sudoku_table_prune (const SudokuTable *self,
                    SudokuSet *values)
{
  if (self->spec.walk != NULL)
    return sudoku_table_prune_walk (&self->spec, get_parts (self)->machine, values);
  return sudoku_table_prune_sum (&self->spec, values);
}
