/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of own constraints as a value: its items in one array, its names, and its text. Knows no
 * grammar: sudoku-own-parse.c reads the text. */

#include "sudoku-own.h"

#include <sat-getter.h>

struct _SudokuOwn
{
  gatomicrefcount ref_count;
  guint side;
  GArray *constraints; /* (element-type SudokuOwnConstraint) */
  GArray *items;       /* (element-type int): of all of them */
  GPtrArray *names;    /* (element-type utf8) */
  char *text;
};

G_DEFINE_BOXED_TYPE (SudokuOwn, sudoku_own, sudoku_own_ref, sudoku_own_unref)

/**
 * sudoku_own_new: (skip)
 * @side: the side N
 * @constraints: (transfer full) (element-type SudokuOwnConstraint): the constraints; their items
 *   are set here
 * @items: (transfer full) (element-type int): the items of all constraints, in their order
 * @names: (transfer full) (element-type utf8): their names
 *
 * Makes a list. A #SudokuOwnBuilder collects its parts.
 *
 * Returns: (transfer full): the list
 */
SudokuOwn *
sudoku_own_new (guint side,
                GArray *constraints,
                GArray *items,
                GPtrArray *names)
{
  SudokuOwn *self = g_new0 (SudokuOwn, 1);
  GString *text = g_string_new (NULL);
  const int *next = (const int *)(gpointer)items->data;

  g_atomic_ref_count_init (&self->ref_count);
  self->side = side;
  self->constraints = constraints;
  self->items = items;
  self->names = names;
  for (guint i = 0; i < constraints->len; i++)
    {
      SudokuOwnConstraint *said = &g_array_index (constraints, SudokuOwnConstraint, i);

      said->items = next;
      next += said->n_items;
      sudoku_own_constraint_write (said, side, names, text);
      g_string_append_c (text, '\n');
    }
  self->text = g_string_free (text, FALSE);
  return self;
}

/**
 * sudoku_own_ref:
 *
 * Takes another reference; any thread may.
 *
 * Returns: (transfer full): @self
 */
SudokuOwn *
sudoku_own_ref (SudokuOwn *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

/**
 * sudoku_own_unref:
 *
 * Gives a reference back; the last one frees them.
 */
void
sudoku_own_unref (SudokuOwn *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;
  g_array_unref (self->constraints);
  g_array_unref (self->items);
  g_ptr_array_unref (self->names);
  g_free (self->text);
  g_free (self);
}

/**
 * sudoku_own_get_side:
 *
 * Gets the side N of their board.
 *
 * Returns: N
 */
SAT_DEFINE_GETTER (SudokuOwn, sudoku_own, side, guint)

/**
 * sudoku_own_get_text:
 *
 * Gets the text that sudoku_own_parse() reads: a line for each constraint.
 *
 * Returns: (transfer none): the text
 */
SAT_DEFINE_GETTER (SudokuOwn, sudoku_own, text, const char *)

/**
 * sudoku_own_get_n:
 *
 * Counts the constraints.
 *
 * Returns: the number
 */
guint
sudoku_own_get_n (const SudokuOwn *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->constraints->len;
}

/**
 * sudoku_own_get: (skip)
 * @index: from 0
 * @constraint: (out caller-allocates): the constraint; its items belong to @self
 *
 * Gets a constraint.
 */
void
sudoku_own_get (const SudokuOwn *self,
                guint index,
                SudokuOwnConstraint *constraint)
{
  g_return_if_fail (self != NULL && index < self->constraints->len && constraint != NULL);

  *constraint = g_array_index (self->constraints, SudokuOwnConstraint, index);
}

/**
 * sudoku_own_print:
 * @index: from 0
 *
 * Gets the line of a constraint in the text.
 *
 * Returns: (transfer full): the line, without a line break
 */
char *
sudoku_own_print (const SudokuOwn *self,
                  guint index)
{
  GString *text = NULL;

  g_return_val_if_fail (self != NULL && index < self->constraints->len, NULL);

  text = g_string_new (NULL);
  sudoku_own_constraint_write (&g_array_index (self->constraints, SudokuOwnConstraint, index),
                               self->side, self->names, text);
  return g_string_free (text, FALSE);
}

/**
 * sudoku_own_get_n_names:
 *
 * Counts the names.
 *
 * Returns: the number
 */
guint
sudoku_own_get_n_names (const SudokuOwn *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->names->len;
}

/**
 * sudoku_own_get_name:
 * @index: from 0, in the order of appearance
 *
 * Gets a name.
 *
 * Returns: (transfer none): the name
 */
const char *
sudoku_own_get_name (const SudokuOwn *self,
                     guint index)
{
  g_return_val_if_fail (self != NULL && index < self->names->len, NULL);

  return self->names->pdata[index];
}
