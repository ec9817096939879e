/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The variables of a formula that may be a puzzle. Every numbering that counts through row, column
 * and value, nested in any order, gives each variable the same rank among all that occur, whatever
 * gaps it leaves and wherever it begins. So the side is the cube root of their number, and no
 * numbering need be known. Does not know what clauses mean. */

#include "sudoku-variables.h"

#include <sat-dimacs.h>

#include "sudoku-clause-iter.h"

/* How many literals are processed between two looks at the cancellable. */
#define RUN_LENGTH ((gsize)1 << 20)
#define N_VARIABLES_MAX ((guint)SUDOKU_SIDE_MAX * SUDOKU_SIDE_MAX * SUDOKU_SIDE_MAX)

struct _SudokuVariables
{
  guint64 *words; /* a bit for each variable that occurs */
  guint32 *ranks; /* of the first variable of each word */
  gsize n_words;
  guint n_used;
  guint side;
};

static gboolean
mark_all (SudokuVariables *self,
          const SatClauses *clauses,
          GCancellable *cancellable,
          GError **error)
{
  gsize n = 0;
  const int *literals = sat_clauses_get_literals (clauses, &n);

  for (gsize start = 0; start < n; start += RUN_LENGTH)
    {
      if (g_cancellable_set_error_if_cancelled (cancellable, error))
        return FALSE;
      /* The 0 at the end of a clause marks a variable 0, which is removed at the end. */
      for (gsize i = start; i < MIN (n, start + RUN_LENGTH); i++)
        {
          guint variable = sat_literal_variable (literals[i]);

          self->words[variable / 64] |= (guint64)1 << (variable % 64);
        }
    }
  self->words[0] &= ~(guint64)1;
  return TRUE;
}

static void
count (SudokuVariables *self)
{
  for (gsize i = 0; i < self->n_words; i++)
    {
      self->ranks[i] = self->n_used;
      self->n_used += (guint)__builtin_popcountll (self->words[i]);
    }
  for (guint side = SUDOKU_SIDE_MIN; side <= SUDOKU_SIDE_MAX; side++)
    if (side * side * side == self->n_used)
      self->side = side;
}

static gboolean
is_used (const SudokuVariables *self,
         int variable)
{
  return (gsize)variable / 64 < self->n_words &&
         (self->words[variable / 64] >> (variable % 64) & 1) != 0;
}

/* Whether all variables of a grid of this side and numbering occur. */
static gboolean
has_numbering (const SudokuVariables *self,
               const SudokuNumbering *numbering,
               guint side)
{
  for (guint row = side; row > 0; row--)
    for (guint column = side; column > 0; column--)
      for (guint value = side; value > 0; value--)
        if (!is_used (self, numbering->variable (side, row, column, value)))
          return FALSE;
  return TRUE;
}

/* The grid all of whose variables occur, if there are a few others besides. */
static const SudokuNumbering *
find_part (const SudokuVariables *self,
           guint *side)
{
  gsize n = 0;
  const SudokuNumbering *numberings = sudoku_numberings (&n);

  for (*side = SUDOKU_SIDE_MIN; *side <= SUDOKU_SIDE_MAX; (*side)++)
    for (gsize i = 0; i < n; i++)
      if (self->n_used - *side * *side * *side <= *side &&
          has_numbering (self, &numberings[i], *side))
        return &numberings[i];
  return NULL;
}

/* Reports the first clause with a variable that is not in the grid. */
static void
fail_stray (const SatClauses *clauses,
            const char *name,
            const SudokuNumbering *numbering,
            guint side,
            GError **error)
{
  SudokuClauseIter iter;
  guint row = 0, column = 0, value = 0;

  sudoku_clause_iter_init (&iter, clauses);
  while (sudoku_clause_iter_next (&iter))
    for (gsize i = 0; i < iter.n_literals; i++)
      {
        guint variable = sat_literal_variable (iter.literals[i]);

        if (numbering->meaning (side, (int)variable, &row, &column, &value))
          continue;
        sudoku_error_set (error, SUDOKU_ERROR_FORMAT, &(SatPlace){ .name = name },
                          "formula-stray", sat_arg_count (iter.number),
                          sat_arg_number (variable), sat_arg_number (side));
        return;
      }
  g_assert_not_reached ();
}

static void
fail_number (const SudokuVariables *self,
             const char *name,
             const SatClauses *clauses,
             GError **error)
{
  const SatPlace place = { .name = name };
  guint side = 0;
  const SudokuNumbering *numbering = find_part (self, &side);

  if (numbering != NULL)
    fail_stray (clauses, name, numbering, side, error);
  else if (self->n_used == 0)
    sudoku_error_set (error, SUDOKU_ERROR_FORMAT, &place, "formula-no-variables");
  else if (self->n_used > N_VARIABLES_MAX)
    sudoku_error_set (error, SUDOKU_ERROR_LIMIT, &place, "formula-limit",
                      sat_arg_number (self->n_used), sat_arg_number (N_VARIABLES_MAX));
  else
    sudoku_error_set (error, SUDOKU_ERROR_FORMAT, &place, "formula-variables",
                      sat_arg_number (self->n_used));
}

/**
 * sudoku_variables_new: (skip)
 * @name: the name of the formula, for messages
 * @clauses: the formula
 * @cancellable: (nullable): checked now and then
 *
 * Lists the variables of a formula. Linear time, and less than two bits of memory for each variable
 * up to the largest.
 *
 * Returns: (transfer full) (nullable): the variables; %NULL with SUDOKU_ERROR_FORMAT or
 *   SUDOKU_ERROR_LIMIT when there are not as many as in a grid, or G_IO_ERROR_CANCELLED
 */
SudokuVariables *
sudoku_variables_new (const char *name,
                      const SatClauses *clauses,
                      GCancellable *cancellable,
                      GError **error)
{
  g_autoptr (SudokuVariables) self = g_new0 (SudokuVariables, 1);

  self->n_words = (gsize)sat_clauses_get_max_variable (clauses) / 64 + 1;
  self->words = g_new0 (guint64, self->n_words);
  self->ranks = g_new (guint32, self->n_words);
  if (!mark_all (self, clauses, cancellable, error))
    return NULL;
  count (self);
  if (self->side == 0)
    {
      fail_number (self, name, clauses, error);
      return NULL;
    }
  return g_steal_pointer (&self);
}

/**
 * sudoku_variables_free:
 *
 * Frees the list.
 */
void
sudoku_variables_free (SudokuVariables *self)
{
  g_free (self->words);
  g_free (self->ranks);
  g_free (self);
}

/**
 * sudoku_variables_get_side: (skip)
 *
 * Gets the side of the grid, the cube root of the number of variables.
 *
 * Returns: N
 */
guint
sudoku_variables_get_side (const SudokuVariables *self)
{
  return self->side;
}

/**
 * sudoku_variables_get_rank: (skip)
 * @variable: one that occurs
 *
 * Counts the smaller variables that occur.
 *
 * Returns: the number
 */
guint
sudoku_variables_get_rank (const SudokuVariables *self,
                           int variable)
{
  guint64 below = ((guint64)1 << (variable % 64)) - 1;
  gsize word = (gsize)variable / 64;

  return self->ranks[word] + (guint)__builtin_popcountll (self->words[word] & below);
}

/**
 * sudoku_variables_find_numbering: (skip)
 *
 * Finds the numbering of the table that the variables are.
 *
 * Returns: (transfer none) (nullable): the numbering; %NULL if they are none
 */
const SudokuNumbering *
sudoku_variables_find_numbering (const SudokuVariables *self)
{
  gsize n = 0;
  const SudokuNumbering *numberings = sudoku_numberings (&n);

  for (gsize i = 0; i < n; i++)
    if (has_numbering (self, &numberings[i], self->side))
      return &numberings[i];
  return NULL;
}
