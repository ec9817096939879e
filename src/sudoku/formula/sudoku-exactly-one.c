/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Exactly one of n variables: its clauses by number, in bulk, by variable and as a
 * length of text. Knows nothing of cells and houses. */

#include "sudoku-exactly-one.h"

#include <math.h>
#include <string.h>

static guint
n_pairs (const SudokuExactlyOne *self)
{
  return self->n_variables * (self->n_variables - 1) / 2;
}

/* How many pairs come before those whose first variable is at @place. */
static guint
pairs_before (const SudokuExactlyOne *self,
              guint place)
{
  return place * (2 * self->n_variables - 1 - place) / 2;
}

/**
 * sudoku_exactly_one_get_n_clauses:
 * @self: what is said
 *
 * Gets the number of clauses for one group of variables.
 *
 * Returns: the number of clauses for one group of variables
 */
guint
sudoku_exactly_one_get_n_clauses (const SudokuExactlyOne *self)
{
  return (self->at_least ? 1 : 0) + (self->at_most ? n_pairs (self) : 0);
}

/**
 * sudoku_exactly_one_get_pair:
 * @self: what is said
 * @index: the number of a clause, from 0
 * @first: (out): the place of the pair's first variable
 * @second: (out): the place of its second one, larger than @first
 *
 * Finds out which clause has a number, in constant time: the first place is the
 * rounded-down root of a quadratic equation, put right in whole numbers.
 *
 * Returns: %FALSE when it is the at-least-one clause; then both places are 0
 */
gboolean
sudoku_exactly_one_get_pair (const SudokuExactlyOne *self,
                             guint index,
                             guint *first,
                             guint *second)
{
  double middle = self->n_variables - 0.5;
  guint place = 0;

  *first = 0;
  *second = 0;
  if (self->at_least && index == 0)
    return FALSE;
  if (self->at_least)
    index--;
  place = (guint)(middle - sqrt (MAX (middle * middle - 2.0 * index, 0)));
  while (place > 0 && pairs_before (self, place) > index)
    place--;
  while (pairs_before (self, place + 1) <= index)
    place++;
  *first = place;
  *second = place + 1 + index - pairs_before (self, place);
  return TRUE;
}

/**
 * sudoku_exactly_one_get_clause:
 * @self: what is said
 * @variables: the variables of the group
 * @index: the number of a clause, from 0
 * @literals: (out): its literals, without a 0
 *
 * Gets how many literals it has.
 *
 * Returns: how many literals it has
 */
guint
sudoku_exactly_one_get_clause (const SudokuExactlyOne *self,
                               const int *variables,
                               guint index,
                               int literals[SUDOKU_SIDE_MAX])
{
  guint first = 0, second = 0;

  if (!sudoku_exactly_one_get_pair (self, index, &first, &second))
    {
      memcpy (literals, variables, self->n_variables * sizeof *variables);
      return self->n_variables;
    }
  literals[0] = -variables[first];
  literals[1] = -variables[second];
  return 2;
}

/**
 * sudoku_exactly_one_stream:
 * @self: what is said
 * @variables: the variables of the group
 * @batch: where its clauses go, in order
 * @error: return location for an error
 *
 * Room is asked for once per first variable, not once per clause: this loop makes
 * nearly all of what a formula of the pairwise kind consists of.
 *
 * Returns: %FALSE with the error of the batch
 */
gboolean
sudoku_exactly_one_stream (const SudokuExactlyOne *self,
                           const int *variables,
                           SatBatch *batch,
                           GError **error)
{
  guint n = self->n_variables;

  if (self->at_least)
    {
      int *out = sat_batch_reserve (batch, n, error);

      if (out == NULL)
        return FALSE;
      memcpy (out, variables, n * sizeof *variables);
      sat_batch_commit (batch, n);
    }
  for (guint first = 0; self->at_most && first + 1 < n; first++)
    {
      gsize n_numbers = 3 * (gsize)(n - 1 - first);
      int *out = sat_batch_reserve (batch, n_numbers - 1, error);
      int negated = -variables[first];

      if (out == NULL)
        return FALSE;
      for (guint second = first + 1; second < n; second++, out += 3)
        {
          out[0] = negated;
          out[1] = -variables[second];
          out[2] = 0;
        }
      sat_batch_commit (batch, n_numbers - 1);
    }
  return TRUE;
}

/**
 * sudoku_exactly_one_filter:
 * @self: what is said
 * @places: (array length=n_places): places of variables, ascending
 * @n_places: how many there are
 * @sign: of the literal with such a variable: above 0, below 0, or 0 for either
 * @offset: what is added to the number of each clause
 * @matches: the clauses that contain such a literal are appended here
 *
 * Finds the clauses with a literal of some variables. Costs O(n × places).
 */
void
sudoku_exactly_one_filter (const SudokuExactlyOne *self,
                           const guint16 *places,
                           guint n_places,
                           int sign,
                           guint64 offset,
                           SudokuClauseSet *matches)
{
  guint next = 0; /* the first of the places that is not before @first */

  if (n_places == 0)
    return;
  if (self->at_least && sign >= 0)
    sudoku_clause_set_append (matches, offset, 1);
  if (!self->at_most || sign > 0)
    return;
  offset += self->at_least ? 1 : 0;
  for (guint first = 0; first + 1 < self->n_variables; first++)
    {
      guint n_seconds = self->n_variables - 1 - first;

      if (next < n_places && places[next] == first)
        {
          sudoku_clause_set_append (matches, offset, n_seconds);
          next++;
        }
      else
        for (guint i = next; i < n_places; i++)
          sudoku_clause_set_append (matches, offset + places[i] - first - 1, 1);
      offset += n_seconds;
    }
}

/**
 * sudoku_exactly_one_get_text_length:
 * @self: what is said
 * @n_groups: the number of groups of variables it is said of
 * @n_digits: decimal digits of all variables of all groups
 *
 * Gets the bytes of the clauses as DIMACS lines.
 *
 * Returns: the bytes of the clauses as DIMACS lines: each literal with the blank after
 *   it, and "0" with a newline
 */
guint64
sudoku_exactly_one_get_text_length (const SudokuExactlyOne *self,
                                    guint64 n_groups,
                                    guint64 n_digits)
{
  guint64 n_variables = n_groups * self->n_variables;
  guint64 length = 0;

  if (self->at_least)
    length += n_digits + n_variables + 2 * n_groups;
  /* Each variable is in n - 1 pairs, with a sign there. */
  if (self->at_most)
    length += (self->n_variables - 1) * (n_digits + 2 * n_variables) +
              2 * n_groups * n_pairs (self);
  return length;
}
