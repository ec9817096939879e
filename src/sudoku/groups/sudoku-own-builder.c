/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Collects own constraints: one is added after the other, names get their numbers, and the
 * approximate number of clauses is known before there are too many. */

#include "sudoku-own-builder.h"

#include <string.h>

struct _SudokuOwnBuilder
{
  guint side;
  GArray *constraints; /* (element-type SudokuOwnConstraint): their items are not set yet */
  GArray *items;       /* (element-type int): of all of them */
  GPtrArray *names;    /* (element-type utf8) */
  GHashTable *numbers; /* name → its number, from 1 */
  guint64 n_clauses;
};

/**
 * sudoku_own_builder_new: (skip)
 * @side: the side N
 *
 * Starts an empty list.
 *
 * Returns: (transfer full): the builder
 */
SudokuOwnBuilder *
sudoku_own_builder_new (guint side)
{
  SudokuOwnBuilder *self = g_new0 (SudokuOwnBuilder, 1);

  self->side = side;
  self->constraints = g_array_new (FALSE, FALSE, sizeof (SudokuOwnConstraint));
  self->items = g_array_new (FALSE, FALSE, sizeof (int));
  self->names = g_ptr_array_new_with_free_func (g_free);
  self->numbers = g_hash_table_new (g_str_hash, g_str_equal);
  return self;
}

/**
 * sudoku_own_builder_free:
 * @self: (transfer full) (nullable): a builder
 *
 * Frees it.
 */
void
sudoku_own_builder_free (SudokuOwnBuilder *self)
{
  if (self == NULL)
    return;
  g_hash_table_unref (self->numbers);
  g_clear_pointer (&self->constraints, g_array_unref);
  g_clear_pointer (&self->items, g_array_unref);
  g_clear_pointer (&self->names, g_ptr_array_unref);
  g_free (self);
}

/**
 * sudoku_own_builder_find_name:
 * @name: a name
 * @length: its length in bytes
 *
 * Gets the variable of a name; a new name gets a new variable.
 *
 * Returns: the variable, above N³
 */
int
sudoku_own_builder_find_name (SudokuOwnBuilder *self,
                              const char *name,
                              gsize length)
{
  guint side = self->side;
  char *copy = g_strndup (name, length);
  guint number = GPOINTER_TO_UINT (g_hash_table_lookup (self->numbers, copy));

  if (number == 0)
    {
      g_ptr_array_add (self->names, copy);
      number = self->names->len;
      g_hash_table_insert (self->numbers, copy, GUINT_TO_POINTER (number));
    }
  else
    g_free (copy);
  return (int)(side * side * side + number);
}

/* Without a board, variables that have no name yet are called "x1", "x2" and so on. */
static void
add_unnamed (SudokuOwnBuilder *self,
             guint number)
{
  while (self->names->len < number)
    {
      g_autofree char *name = g_strdup_printf ("x%u", self->names->len + 1);

      sudoku_own_builder_find_name (self, name, strlen (name));
    }
}

/**
 * sudoku_own_builder_get_variable:
 * @self: a builder without a board
 * @number: the number of a variable, from 1
 *
 * Gets a variable by its number, creating it and those below it on demand.
 *
 * Returns: the variable
 */
int
sudoku_own_builder_get_variable (SudokuOwnBuilder *self,
                                 guint number)
{
  add_unnamed (self, number);
  return (int)number;
}

/**
 * sudoku_own_builder_set_name:
 * @self: a builder without a board
 * @number: the number of a variable, from 1
 * @name: a name
 * @length: its length in bytes
 *
 * Gives a variable a name.
 *
 * Returns: %FALSE when another one has it
 */
gboolean
sudoku_own_builder_set_name (SudokuOwnBuilder *self,
                             guint number,
                             const char *name,
                             gsize length)
{
  char *copy = g_strndup (name, length);
  guint before = GPOINTER_TO_UINT (g_hash_table_lookup (self->numbers, copy));

  if (before == 0 || before == number)
    add_unnamed (self, number);
  if (before != 0)
    {
      g_free (copy);
      return before == number;
    }
  g_hash_table_remove (self->numbers, self->names->pdata[number - 1]);
  g_free (self->names->pdata[number - 1]);
  self->names->pdata[number - 1] = copy;
  g_hash_table_insert (self->numbers, copy, GUINT_TO_POINTER (number));
  return TRUE;
}

/* The approximate number of clauses of a constraint. */
static guint64
estimate_clauses (guint side,
                  SudokuOwnKind kind,
                  guint limit,
                  guint n)
{
  switch (kind)
    {
    case SUDOKU_OWN_AT_MOST:
      return limit >= n ? 0 : 4 * (guint64)MIN (limit, n) * n + n;
    case SUDOKU_OWN_AT_LEAST:
      return 4 * (guint64)(n - MIN (limit, n)) * n + n;
    case SUDOKU_OWN_EXACTLY:
    case SUDOKU_OWN_NOT_EXACTLY:
      return 4 * (guint64)(MIN (limit, n - MIN (limit, n)) + 1) * n + n;
    case SUDOKU_OWN_DIFFER:
      return (guint64)n * (n - 1) / 2 * side;
    case SUDOKU_OWN_SAME:
    case SUDOKU_OWN_LESS:
    case SUDOKU_OWN_NOT_ABOVE:
      return (guint64)side * side;
    case SUDOKU_OWN_CLAUSE:
    case SUDOKU_OWN_EQUIVALENCE:
    default:
      return 2;
    }
}

/**
 * sudoku_own_builder_add:
 * @kind: the kind of constraint
 * @limit: k, for counts
 * @n_conditions: for a clause or a count: how many of the items are conditions
 * @items: (array length=n_items): as in SudokuOwnConstraint
 * @n_items: how many there are
 *
 * Adds a constraint.
 */
void
sudoku_own_builder_add (SudokuOwnBuilder *self,
                        SudokuOwnKind kind,
                        guint limit,
                        guint n_conditions,
                        const int *items,
                        guint n_items)
{
  const SudokuOwnConstraint said = { kind, limit, n_conditions, n_items, NULL };

  g_array_append_val (self->constraints, said);
  g_array_append_vals (self->items, items, n_items);
  self->n_clauses += estimate_clauses (self->side, kind, limit, n_items - n_conditions);
}

/**
 * sudoku_own_builder_get_n_clauses:
 *
 * Estimates the clauses of all constraints so far.
 *
 * Returns: the number
 */
guint64
sudoku_own_builder_get_n_clauses (const SudokuOwnBuilder *self)
{
  return self->n_clauses;
}

/**
 * sudoku_own_builder_end: (skip)
 * @self: a builder, which can then only be freed
 *
 * Ends the list.
 *
 * Returns: (transfer full): the list
 */
SudokuOwn *
sudoku_own_builder_end (SudokuOwnBuilder *self)
{
  return sudoku_own_new (self->side, g_steal_pointer (&self->constraints),
                         g_steal_pointer (&self->items), g_steal_pointer (&self->names));
}
