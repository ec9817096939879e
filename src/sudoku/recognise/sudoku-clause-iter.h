/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Iteration over clauses. */

#pragma once

#include <sat-sink.h>

G_BEGIN_DECLS

/**
 * SudokuClauseIter:
 * @next: where the next clause begins
 * @end: the end of the last one
 * @literals: (nullable): the current clause
 * @n_literals: how many literals it has
 * @number: its number, from 1
 *
 * An iterator over clauses. It lives on the stack and needs no cleanup.
 */
typedef struct
{
  const int *next;
  const int *end;
  const int *literals;
  gsize n_literals;
  guint64 number;
} SudokuClauseIter;

void sudoku_clause_iter_init (SudokuClauseIter *self, const SatClauses *clauses);
gboolean sudoku_clause_iter_next (SudokuClauseIter *self);
gboolean sudoku_clause_iter_is_cancelled (const SudokuClauseIter *self,
                                          GCancellable *cancellable,
                                          GError **error);

G_END_DECLS
