/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The clauses by which an encoding says that exactly one of some variables is true. */

#pragma once

#include <sat-sink.h>

#include "sudoku-clause-set.h"
#include "sudoku-types.h"

G_BEGIN_DECLS

/**
 * SudokuExactlyOne:
 * @n_variables: 2…SUDOKU_SIDE_MAX
 * @at_least: whether there is the clause of all variables
 * @at_most: whether there are the clauses of pairs
 *
 * First, if @at_least, the clause of all variables; then, if @at_most, the pairs (1, 2), (1,
 * 3), … (1, n), (2, 3), …, negated. Places of variables count from 0.
 */
typedef struct
{
  guint n_variables;
  gboolean at_least;
  gboolean at_most;
} SudokuExactlyOne;

guint sudoku_exactly_one_get_n_clauses (const SudokuExactlyOne *self);
gboolean sudoku_exactly_one_get_pair (const SudokuExactlyOne *self,
                                      guint index,
                                      guint *first,
                                      guint *second);
guint sudoku_exactly_one_get_clause (const SudokuExactlyOne *self,
                                     const int *variables,
                                     guint index,
                                     int literals[SUDOKU_SIDE_MAX]);
gboolean sudoku_exactly_one_stream (const SudokuExactlyOne *self,
                                    const int *variables,
                                    SatBatch *batch,
                                    GError **error);
void sudoku_exactly_one_filter (const SudokuExactlyOne *self,
                                const guint16 *places,
                                guint n_places,
                                int sign,
                                guint64 offset,
                                SudokuClauseSet *matches);
guint64 sudoku_exactly_one_get_text_length (const SudokuExactlyOne *self,
                                            guint64 n_groups,
                                            guint64 n_digits);

G_END_DECLS
