/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The clauses that say that exactly one of some variables is true. */

#pragma once

#include <sat-at-most-one.h>
#include <sat-sink.h>

#include "sudoku-clause-set.h"
#include "sudoku-types.h"

G_BEGIN_DECLS

/**
 * SUDOKU_AUXILIARIES_MAX:
 *
 * The most auxiliary variables of a group of variables.
 */
#define SUDOKU_AUXILIARIES_MAX SUDOKU_SIDE_MAX

/**
 * SudokuExactlyOne:
 * @n_variables: 0…SUDOKU_SIDE_MAX
 * @at_least: whether there is the clause that at least one is true
 * @at_most: (nullable): how "at most one" is encoded, if it is
 *
 * First, if @at_least and unless @at_most includes it, the clause of all variables; then the
 * clauses of @at_most, in its order: (1, 2), (1, 3), … (1, n), (2, 3), …, negated, for pairs.
 * Places of variables count from 0; those of auxiliary variables follow.
 */
typedef struct
{
  guint n_variables;
  gboolean at_least;
  const SatAtMostOne *at_most;
} SudokuExactlyOne;

/**
 * SudokuOccurrences:
 * @of: by place, auxiliary variables last: in how many clauses it is
 * @n_negative: negative literals of all clauses
 *
 * How often the variables of a group are in its clauses, for the length of their text.
 */
typedef struct
{
  guint of[SUDOKU_SIDE_MAX + SUDOKU_AUXILIARIES_MAX];
  guint64 n_negative;
} SudokuOccurrences;

guint sudoku_exactly_one_get_n_clauses (const SudokuExactlyOne *self);
guint sudoku_exactly_one_get_n_auxiliaries (const SudokuExactlyOne *self);
gboolean sudoku_exactly_one_is_long (const SudokuExactlyOne *self, guint index);
gboolean sudoku_exactly_one_get_pair (const SudokuExactlyOne *self,
                                      guint index,
                                      guint *first,
                                      guint *second);
guint sudoku_exactly_one_get_clause (const SudokuExactlyOne *self,
                                     const int *variables,
                                     int first_auxiliary,
                                     guint index,
                                     int literals[SUDOKU_SIDE_MAX]);
gboolean sudoku_exactly_one_stream (const SudokuExactlyOne *self,
                                    const int *variables,
                                    int first_auxiliary,
                                    SatBatch *batch,
                                    GError **error);
void sudoku_exactly_one_spread (const SudokuExactlyOne *self, gboolean *wanted);
gboolean sudoku_exactly_one_fits (const SudokuExactlyOne *self,
                                  guint index,
                                  const gboolean *wanted,
                                  int sign);
void sudoku_exactly_one_filter (const SudokuExactlyOne *self,
                                const gboolean *wanted,
                                int sign,
                                guint64 offset,
                                SudokuClauseSet *matches);
void sudoku_exactly_one_count_occurrences (const SudokuExactlyOne *self,
                                           SudokuOccurrences *occurrences);

G_END_DECLS
