/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sorted sets of clause numbers. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * SudokuClauseSet:
 *
 * A sorted set of clause numbers, kept as runs of neighbours.
 */
typedef struct _SudokuClauseSet SudokuClauseSet;

SudokuClauseSet *sudoku_clause_set_new (void);
void sudoku_clause_set_free (SudokuClauseSet *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuClauseSet, sudoku_clause_set_free)

void sudoku_clause_set_append (SudokuClauseSet *self, guint64 first, guint64 n_clauses);
void sudoku_clause_set_append_pattern (SudokuClauseSet *self,
                                       guint64 first,
                                       guint64 period,
                                       guint64 n_times,
                                       SudokuClauseSet *pattern);
guint64 sudoku_clause_set_get_n_clauses (const SudokuClauseSet *self);
guint64 sudoku_clause_set_get_nth (const SudokuClauseSet *self, guint64 rank);
guint64 sudoku_clause_set_get_run (const SudokuClauseSet *self, guint64 rank, guint64 *first);
guint64 sudoku_clause_set_get_rank (const SudokuClauseSet *self, guint64 clause);

G_END_DECLS
