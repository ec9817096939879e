/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Exactly one of n variables: its clauses by number, in bulk and by variable, and how often each
 * variable occurs in them. Knows nothing of cells and houses. */

#include "sudoku-exactly-one.h"

#include <string.h>

/* Is there a clause of all variables? */
static gboolean
has_long (const SudokuExactlyOne *self)
{
  return self->at_least && self->n_variables > 0 &&
         (self->at_most == NULL || !sat_at_most_one_is_exact (self->at_most, self->n_variables));
}

/* Counts the clauses of "at most one". */
static guint
count_at_most (const SudokuExactlyOne *self)
{
  return self->at_most != NULL ? sat_at_most_one_count (self->at_most, self->n_variables) : 0;
}

/* Are all clauses but the long one pairs, in order? */
static gboolean
is_pairwise (const SudokuExactlyOne *self)
{
  return sudoku_exactly_one_get_n_auxiliaries (self) == 0;
}

/**
 * sudoku_exactly_one_get_n_clauses:
 *
 * Counts the clauses for one group of variables.
 *
 * Returns: the number
 */
guint
sudoku_exactly_one_get_n_clauses (const SudokuExactlyOne *self)
{
  return (has_long (self) ? 1 : 0) + count_at_most (self);
}

/**
 * sudoku_exactly_one_get_n_auxiliaries:
 *
 * Counts the auxiliary variables of one group of variables.
 *
 * Returns: the number
 */
guint
sudoku_exactly_one_get_n_auxiliaries (const SudokuExactlyOne *self)
{
  return self->at_most != NULL ? sat_at_most_one_count_auxiliary (self->at_most, self->n_variables)
                               : 0;
}

/**
 * sudoku_exactly_one_is_long:
 * @index: the number of a clause, from 0
 *
 * Tells whether it is the clause of all variables.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_exactly_one_is_long (const SudokuExactlyOne *self,
                            guint index)
{
  return index == 0 && has_long (self);
}

/* A clause with the places of variables, from 1, as literals; not the long one. */
static guint
get_short (const SudokuExactlyOne *self,
           guint index,
           int literals[SAT_AT_MOST_ONE_LENGTH_MAX])
{
  return sat_at_most_one_get_clause (self->at_most, self->n_variables,
                                     index - (has_long (self) ? 1 : 0), literals);
}

/**
 * sudoku_exactly_one_get_pair:
 * @index: the number of a clause, from 0
 * @first: (out): the place of the pair's first variable
 * @second: (out): the place of its second one, larger than @first
 *
 * Tells whether a clause says that two of the variables are not both true, and which.
 *
 * Returns: %FALSE for other clauses; then both places are 0
 */
gboolean
sudoku_exactly_one_get_pair (const SudokuExactlyOne *self,
                             guint index,
                             guint *first,
                             guint *second)
{
  int literals[SAT_AT_MOST_ONE_LENGTH_MAX];
  int last = -(int)self->n_variables;

  *first = 0;
  *second = 0;
  if (sudoku_exactly_one_is_long (self, index) || get_short (self, index, literals) != 2)
    return FALSE;
  if (literals[0] > 0 || literals[1] > 0 || literals[0] < last || literals[1] < last)
    return FALSE;
  *first = (guint)-literals[0] - 1;
  *second = (guint)-literals[1] - 1;
  return TRUE;
}

/**
 * sudoku_exactly_one_get_clause:
 * @variables: the variables of the group
 * @first_auxiliary: the first of its consecutive auxiliary variables
 * @index: the number of a clause, from 0
 * @literals: (out): its literals, without a 0
 *
 * Makes one clause.
 *
 * Returns: the number of literals
 */
guint
sudoku_exactly_one_get_clause (const SudokuExactlyOne *self,
                               const int *variables,
                               int first_auxiliary,
                               guint index,
                               int literals[SUDOKU_SIDE_MAX])
{
  int n = (int)self->n_variables;
  guint length = 0;

  if (sudoku_exactly_one_is_long (self, index))
    {
      memcpy (literals, variables, self->n_variables * sizeof *variables);
      return self->n_variables;
    }
  length = get_short (self, index, literals);
  for (guint i = 0; i < length; i++)
    {
      int place = ABS (literals[i]) - 1;
      int variable = place < n ? variables[place] : first_auxiliary + place - n;

      literals[i] = literals[i] < 0 ? -variable : variable;
    }
  return length;
}

/**
 * sudoku_exactly_one_stream:
 * @variables: the variables of the group
 * @first_auxiliary: the first of its auxiliary variables
 * @batch: where its clauses go, in order
 *
 * Makes all clauses of one group.
 *
 * Returns: %FALSE with the error of the batch
 */
gboolean
sudoku_exactly_one_stream (const SudokuExactlyOne *self,
                           const int *variables,
                           int first_auxiliary,
                           SatBatch *batch,
                           GError **error)
{
  guint n_clauses = sudoku_exactly_one_get_n_clauses (self), index = 0;

  if (is_pairwise (self) && has_long (self))
    n_clauses = 1;
  else if (is_pairwise (self))
    n_clauses = 0;
  for (; index < n_clauses; index++)
    {
      int *out = sat_batch_reserve (batch, SUDOKU_SIDE_MAX, error);

      if (out == NULL)
        return FALSE;
      sat_batch_commit (batch, sudoku_exactly_one_get_clause (self, variables, first_auxiliary,
                                                              index, out));
    }
  return !is_pairwise (self) || self->at_most == NULL ||
         sat_batch_add_no_two (batch, variables, self->n_variables, error);
}

/**
 * sudoku_exactly_one_spread:
 * @wanted: (inout): which places are wanted; those of the auxiliary variables are set
 *
 * Adds the auxiliary variables that cover a wanted place.
 */
void
sudoku_exactly_one_spread (const SudokuExactlyOne *self,
                           gboolean *wanted)
{
  guint n = self->n_variables;

  for (guint i = 0; i < sudoku_exactly_one_get_n_auxiliaries (self); i++)
    {
      wanted[n + i] = FALSE;
      for (guint place = 0; place < n && !wanted[n + i]; place++)
        wanted[n + i] = wanted[place] && sat_at_most_one_covers (self->at_most, n, i, place);
    }
}

/**
 * sudoku_exactly_one_fits:
 * @index: the number of a clause, from 0
 * @wanted: by place, those of auxiliary variables last
 * @sign: of a literal with such a variable: above 0, below 0, or 0 for either
 *
 * Tells whether a clause has a wanted literal.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_exactly_one_fits (const SudokuExactlyOne *self,
                         guint index,
                         const gboolean *wanted,
                         int sign)
{
  int literals[SAT_AT_MOST_ONE_LENGTH_MAX];
  guint length = 0;

  if (sudoku_exactly_one_is_long (self, index))
    {
      for (guint place = 0; place < self->n_variables && sign >= 0; place++)
        if (wanted[place])
          return TRUE;
      return FALSE;
    }
  length = get_short (self, index, literals);
  for (guint i = 0; i < length; i++)
    if (wanted[ABS (literals[i]) - 1] && (sign == 0 || (sign < 0) == (literals[i] < 0)))
      return TRUE;
  return FALSE;
}

static void
filter_pairs (const SudokuExactlyOne *self,
              const gboolean *wanted,
              guint64 offset,
              SudokuClauseSet *matches)
{
  for (guint first = 0; first + 1 < self->n_variables; first++)
    {
      guint n_seconds = self->n_variables - 1 - first;

      if (wanted[first])
        sudoku_clause_set_append (matches, offset, n_seconds);
      else
        for (guint i = 0; i < n_seconds; i++)
          if (wanted[first + 1 + i])
            sudoku_clause_set_append (matches, offset + i, 1);
      offset += n_seconds;
    }
}

/**
 * sudoku_exactly_one_filter:
 * @wanted: by place, those of auxiliary variables last
 * @sign: of the literal with such a variable: above 0, below 0, or 0 for either
 * @offset: what is added to the number of each clause
 * @matches: the clauses that contain such a literal are appended here
 *
 * Finds the clauses with a literal of some variables. O(clauses).
 */
void
sudoku_exactly_one_filter (const SudokuExactlyOne *self,
                           const gboolean *wanted,
                           int sign,
                           guint64 offset,
                           SudokuClauseSet *matches)
{
  guint n_clauses = sudoku_exactly_one_get_n_clauses (self);

  if (is_pairwise (self))
    n_clauses = has_long (self) ? 1 : 0;
  for (guint index = 0; index < n_clauses; index++)
    if (sudoku_exactly_one_fits (self, index, wanted, sign))
      sudoku_clause_set_append (matches, offset + index, 1);
  if (is_pairwise (self) && self->at_most != NULL && sign <= 0)
    filter_pairs (self, wanted, offset + n_clauses, matches);
}

/**
 * sudoku_exactly_one_count_occurrences:
 * @occurrences: (out caller-allocates): how often each variable occurs in its clauses
 *
 * Counts the occurrences by making all clauses of a group once. O(clauses).
 */
void
sudoku_exactly_one_count_occurrences (const SudokuExactlyOne *self,
                                      SudokuOccurrences *occurrences)
{
  *occurrences = (SudokuOccurrences){ 0 };
  for (guint index = 0; index < sudoku_exactly_one_get_n_clauses (self); index++)
    {
      int literals[SAT_AT_MOST_ONE_LENGTH_MAX];
      guint length = 0;

      if (sudoku_exactly_one_is_long (self, index))
        {
          for (guint place = 0; place < self->n_variables; place++)
            occurrences->of[place]++;
          continue;
        }
      length = get_short (self, index, literals);
      for (guint i = 0; i < length; i++)
        {
          occurrences->of[ABS (literals[i]) - 1]++;
          occurrences->n_negative += literals[i] < 0 ? 1 : 0;
        }
    }
}
