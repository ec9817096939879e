/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A sorted set of clause numbers, kept as runs of neighbours. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _SudokuMatches SudokuMatches;

SudokuMatches *sudoku_matches_new (void);
void sudoku_matches_free (SudokuMatches *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuMatches, sudoku_matches_free)

void sudoku_matches_append (SudokuMatches *self, guint64 first, guint64 n_clauses);
void sudoku_matches_append_pattern (SudokuMatches *self,
                                    guint64 first,
                                    guint64 period,
                                    guint64 n_times,
                                    SudokuMatches *pattern);
guint64 sudoku_matches_get_n_clauses (const SudokuMatches *self);
guint64 sudoku_matches_get_nth (const SudokuMatches *self, guint64 rank);
guint64 sudoku_matches_get_run (const SudokuMatches *self, guint64 rank, guint64 *first);
guint64 sudoku_matches_get_rank (const SudokuMatches *self, guint64 clause);

G_END_DECLS
