/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes clauses of own constraints. "At most one" is said as the caller likes it, "at most k" by
 * the sequential counter (C. Sinz, 2005), "at least k" as at most n − k that are false. They are
 * kept: what somebody writes is small beside the rules. */

#include "sudoku-own-clauses.h"

struct _SudokuOwnClauses
{
  SudokuOwn *own;
  const SatAtMostOne *at_most_one;
  int n_candidates;
  int n_variables;
  guint constraint;    /* whose clauses are made */
  GArray *literals;    /* (element-type int) */
  GArray *starts;      /* (element-type guint): of each clause, and the end */
  GArray *constraints; /* (element-type guint): of each clause */
  GArray *auxiliaries; /* (element-type SudokuOwnAuxiliary) */
};

static void
add_clause (SudokuOwnClauses *self,
            const int *literals,
            guint n)
{
  g_array_append_vals (self->literals, literals, n);
  g_array_append_val (self->starts, self->literals->len);
  g_array_append_val (self->constraints, self->constraint);
}

static void
add_pair (SudokuOwnClauses *self,
          int a,
          int b)
{
  add_clause (self, (int[]){ a, b }, 2);
}

static int
add_auxiliary (SudokuOwnClauses *self,
               SudokuOwnAuxiliaryKind kind,
               guint number,
               guint place)
{
  const SudokuOwnAuxiliary auxiliary = { self->constraint, kind, number, place };

  g_array_append_val (self->auxiliaries, auxiliary);
  return ++self->n_variables;
}

/* ---- counts ---- */

/* The counter: variable (i, j) says that j of the first i are true. @sign: −1 counts those that are
 * false. */
static void
add_counter (SudokuOwnClauses *self,
             const int *items,
             guint n,
             guint limit,
             int sign)
{
  SudokuOwnAuxiliaryKind kind =
    sign > 0 ? SUDOKU_OWN_AUXILIARY_COUNT : SUDOKU_OWN_AUXILIARY_COUNT_FALSE;
  int first = self->n_variables + 1, k = (int)limit;

  for (guint i = 1; i < n; i++)
    for (guint j = 1; j <= limit; j++)
      add_auxiliary (self, kind, j, i);
  for (guint i = 1; i < n; i++)
    {
      int literal = sign * items[i - 1];
      int row = first + ((int)i - 1) * k, before = row - k;

      add_pair (self, -literal, row);
      for (int j = 1; j < k; j++)
        if (i == 1)
          add_clause (self, (int[]){ -(row + j) }, 1);
        else
          add_clause (self, (int[]){ -literal, -(before + j - 1), row + j }, 3);
      for (int j = 0; i > 1 && j < k; j++)
        add_pair (self, -(before + j), row + j);
      if (i > 1)
        add_pair (self, -literal, -(before + k - 1));
    }
  add_pair (self, -sign * items[n - 1], -(first + ((int)n - 2) * k + k - 1));
}

/* @exactly: the way that was chosen may say at least one, too. Returns whether it did. */
static gboolean
add_at_most_one (SudokuOwnClauses *self,
                 const int *items,
                 guint n,
                 int sign,
                 gboolean exactly)
{
  const SatAtMostOne *way = self->at_most_one;
  gboolean exact = sat_at_most_one_is_exact (way, n);
  int first;

  if (exact && !exactly)
    {
      way = &sat_at_most_one_sequential;
      exact = FALSE;
    }
  first = self->n_variables + 1;
  for (guint i = 0; i < sat_at_most_one_count_auxiliary (way, n); i++)
    add_auxiliary (self, SUDOKU_OWN_AUXILIARY_PLACE, 1, i);
  for (guint i = 0; i < sat_at_most_one_count (way, n); i++)
    {
      int literals[SAT_AT_MOST_ONE_LENGTH_MAX];
      guint length = sat_at_most_one_get_clause (way, n, i, literals);

      for (guint k = 0; k < length; k++)
        {
          int place = ABS (literals[k]);
          int meant = place <= (int)n ? sign * items[place - 1] : first + place - (int)n - 1;

          literals[k] = literals[k] < 0 ? -meant : meant;
        }
      add_clause (self, literals, length);
    }
  return exact;
}

/* Of the literals, or of their opposites, at most so many. */
static void
add_at_most (SudokuOwnClauses *self,
             const SudokuOwnConstraint *said,
             guint limit,
             int sign)
{
  if (limit >= said->n_items)
    return;
  if (limit == 0)
    for (guint i = 0; i < said->n_items; i++)
      add_clause (self, (int[]){ -sign * said->items[i] }, 1);
  else if (limit == 1)
    add_at_most_one (self, said->items, said->n_items, sign, FALSE);
  else
    add_counter (self, said->items, said->n_items, limit, sign);
}

static void
add_at_least (SudokuOwnClauses *self,
              const SudokuOwnConstraint *said)
{
  if (said->limit == 1 && said->n_items <= SUDOKU_OWN_LENGTH_MAX)
    add_clause (self, said->items, said->n_items);
  else if (said->limit > 0)
    add_at_most (self, said, said->n_items - said->limit, -1);
}

static void
add_exactly (SudokuOwnClauses *self,
             const SudokuOwnConstraint *said)
{
  if (said->limit != 1 || said->n_items == 1)
    add_at_most (self, said, said->limit, 1);
  else if (add_at_most_one (self, said->items, said->n_items, 1, TRUE))
    return;
  add_at_least (self, said);
}

static void
add_plain_clause (SudokuOwnClauses *self,
                  const SudokuOwnConstraint *said)
{
  int literals[SUDOKU_OWN_LENGTH_MAX];

  for (guint i = 0; i < said->n_items; i++)
    literals[i] = i < said->n_conditions ? -said->items[i] : said->items[i];
  add_clause (self, literals, said->n_items);
}

static void
add_constraint (SudokuOwnClauses *self,
                const SudokuOwnConstraint *said)
{
  switch (said->kind)
    {
    case SUDOKU_OWN_CLAUSE:
      add_plain_clause (self, said);
      break;
    case SUDOKU_OWN_EQUIVALENCE:
      add_pair (self, -said->items[0], said->items[1]);
      add_pair (self, said->items[0], -said->items[1]);
      break;
    case SUDOKU_OWN_AT_MOST:
      add_at_most (self, said, said->limit, 1);
      break;
    case SUDOKU_OWN_AT_LEAST:
      add_at_least (self, said);
      break;
    case SUDOKU_OWN_EXACTLY:
      add_exactly (self, said);
      break;
    case SUDOKU_OWN_DIFFER:
    case SUDOKU_OWN_SAME:
    case SUDOKU_OWN_LESS:
    case SUDOKU_OWN_NOT_ABOVE:
    default:
      break;
    }
}

/**
 * sudoku_own_clauses_new: (skip)
 * @own: constraints
 * @at_most_one: how to say that at most one of several is true
 *
 * Makes the clauses.
 *
 * Returns: (transfer full): the clauses
 */
SudokuOwnClauses *
sudoku_own_clauses_new (SudokuOwn *own,
                        const SatAtMostOne *at_most_one)
{
  SudokuOwnClauses *self = NULL;
  const guint start = 0;
  guint side;

  g_return_val_if_fail (own != NULL && at_most_one != NULL, NULL);

  side = sudoku_own_get_side (own);
  self = g_new0 (SudokuOwnClauses, 1);
  self->own = sudoku_own_ref (own);
  self->at_most_one = at_most_one;
  self->n_candidates = (int)(side * side * side);
  self->n_variables = self->n_candidates + (int)sudoku_own_get_n_names (own);
  self->literals = g_array_new (FALSE, FALSE, sizeof (int));
  self->starts = g_array_new (FALSE, FALSE, sizeof (guint));
  self->constraints = g_array_new (FALSE, FALSE, sizeof (guint));
  self->auxiliaries = g_array_new (FALSE, FALSE, sizeof (SudokuOwnAuxiliary));
  g_array_append_val (self->starts, start);
  for (; self->constraint < sudoku_own_get_n (own); self->constraint++)
    {
      SudokuOwnConstraint said;

      sudoku_own_get (own, self->constraint, &said);
      add_constraint (self, &said);
    }
  return self;
}

/**
 * sudoku_own_clauses_free:
 * @self: (transfer full) (nullable): clauses
 *
 * Frees them.
 */
void
sudoku_own_clauses_free (SudokuOwnClauses *self)
{
  if (self == NULL)
    return;
  sudoku_own_unref (self->own);
  g_array_unref (self->literals);
  g_array_unref (self->starts);
  g_array_unref (self->constraints);
  g_array_unref (self->auxiliaries);
  g_free (self);
}

/**
 * sudoku_own_clauses_get_own: (skip)
 * @self: clauses
 *
 * Gets the constraints that they say.
 *
 * Returns: (transfer none): the constraints
 */
SudokuOwn *
sudoku_own_clauses_get_own (const SudokuOwnClauses *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->own;
}

/**
 * sudoku_own_clauses_get_n:
 * @self: clauses
 *
 * Gets how many there are.
 *
 * Returns: their number
 */
guint
sudoku_own_clauses_get_n (const SudokuOwnClauses *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->constraints->len;
}

/**
 * sudoku_own_clauses_get: (skip)
 * @self: clauses
 * @index: which, from 0
 * @n_literals: (out): how many literals it has, at most SUDOKU_OWN_LENGTH_MAX
 *
 * Gets a clause.
 *
 * Returns: (transfer none): its literals
 */
const int *
sudoku_own_clauses_get (const SudokuOwnClauses *self,
                        guint index,
                        guint *n_literals)
{
  guint start;

  g_return_val_if_fail (self != NULL && index < self->constraints->len, NULL);

  start = g_array_index (self->starts, guint, index);
  *n_literals = g_array_index (self->starts, guint, index + 1) - start;
  return &g_array_index (self->literals, int, start);
}

/**
 * sudoku_own_clauses_get_constraint:
 * @self: clauses
 * @index: which, from 0
 *
 * Gets the constraint that a clause is of.
 *
 * Returns: the constraint, from 0
 */
guint
sudoku_own_clauses_get_constraint (const SudokuOwnClauses *self,
                                   guint index)
{
  g_return_val_if_fail (self != NULL && index < self->constraints->len, 0);

  return g_array_index (self->constraints, guint, index);
}

/**
 * sudoku_own_clauses_get_n_extra:
 * @self: clauses
 *
 * Gets how many variables there are beside the candidates: the names, then auxiliary ones.
 *
 * Returns: their number
 */
guint
sudoku_own_clauses_get_n_extra (const SudokuOwnClauses *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return (guint)(self->n_variables - self->n_candidates);
}

/**
 * sudoku_own_clauses_get_auxiliary: (skip)
 * @self: clauses
 * @extra: a variable beside the candidates, from 0
 * @auxiliary: (out caller-allocates): what it means when it is no name
 *
 * Finds out what a variable means.
 *
 * Returns: %FALSE when it is a name
 */
gboolean
sudoku_own_clauses_get_auxiliary (const SudokuOwnClauses *self,
                                  guint extra,
                                  SudokuOwnAuxiliary *auxiliary)
{
  guint n_names;

  g_return_val_if_fail (self != NULL && extra < sudoku_own_clauses_get_n_extra (self), FALSE);

  n_names = sudoku_own_get_n_names (self->own);
  if (extra < n_names)
    return FALSE;
  *auxiliary = g_array_index (self->auxiliaries, SudokuOwnAuxiliary, extra - n_names);
  return TRUE;
}
