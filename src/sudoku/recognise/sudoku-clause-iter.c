/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Iterates over clauses. */

#include "sudoku-clause-iter.h"

/**
 * sudoku_clause_iter_init: (skip)
 * @self: (out caller-allocates): the iterator
 * @clauses: the clauses, which must not change
 *
 * Starts before the first clause.
 */
void
sudoku_clause_iter_init (SudokuClauseIter *self,
                         const SatClauses *clauses)
{
  gsize n = 0;

  *self = (SudokuClauseIter){ .next = sat_clauses_get_literals (clauses, &n) };
  self->end = self->next + n;
}

/**
 * sudoku_clause_iter_next: (skip)
 *
 * Goes to the next clause.
 *
 * Returns: %FALSE at the end
 */
gboolean
sudoku_clause_iter_next (SudokuClauseIter *self)
{
  if (self->next == self->end)
    return FALSE;
  self->literals = self->next;
  while (*self->next != 0)
    self->next++;
  self->n_literals = (gsize)(self->next - self->literals);
  self->next++;
  self->number++;
  return TRUE;
}

/**
 * sudoku_clause_iter_is_cancelled: (skip)
 * @cancellable: (nullable): checked now and then
 *
 * Makes an iteration cancellable.
 *
 * Returns: %TRUE with G_IO_ERROR_CANCELLED
 */
gboolean
sudoku_clause_iter_is_cancelled (const SudokuClauseIter *self,
                                 GCancellable *cancellable,
                                 GError **error)
{
  return self->number % 65536 == 0 && g_cancellable_set_error_if_cancelled (cancellable, error);
}
