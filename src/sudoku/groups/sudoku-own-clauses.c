/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes clauses of own constraints: "at most one" in the caller's encoding, "at most k" by the
 * sequential counter (C. Sinz, 2005), "at least k" as at most n − k that are false. The literals
 * determine the auxiliary variables, so that there are as many models as without them. Clauses are
 * kept: own constraints are few beside the rules. */

#include "sudoku-own-clauses.h"

#include <sat-getter.h>

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

/* A count while its clauses are made. */
typedef struct
{
  const SudokuOwnConstraint *said;
  const int *items; /* what is counted, without the conditions */
  guint n;
  int sign; /* −1 counts those that are false */
} Count;

/* Adds a clause that holds under the conditions. */
static void
add_under_conditions (SudokuOwnClauses *self,
                      const SudokuOwnConstraint *said,
                      const int *literals,
                      guint n)
{
  int clause[SUDOKU_OWN_LENGTH_MAX];

  for (guint i = 0; i < said->n_conditions; i++)
    clause[i] = -said->items[i];
  for (guint i = 0; i < n; i++)
    clause[said->n_conditions + i] = literals[i];
  add_clause (self, clause, said->n_conditions + n);
}

/* The counter: variable (i, j), for i to @n and j to @k, is true exactly when j of the first i are.
 * Clauses go in both directions, so that each way to count has one model. Returns the variable
 * before the first. */
static int
define_counter (SudokuOwnClauses *self,
                const Count *count,
                guint n,
                guint k)
{
  SudokuOwnAuxiliaryKind kind =
    count->sign > 0 ? SUDOKU_OWN_AUXILIARY_COUNT : SUDOKU_OWN_AUXILIARY_COUNT_FALSE;
  int first = self->n_variables;

  for (guint i = 1; i <= n; i++)
    for (guint j = 1; j <= k; j++)
      add_auxiliary (self, kind, j, i);
  for (int i = 1; i <= (int)n; i++)
    {
      int literal = count->sign * count->items[i - 1];
      int row = first + (i - 1) * (int)k, before = row - (int)k;

      add_pair (self, -literal, row + 1);
      if (i == 1)
        add_pair (self, literal, -(row + 1));
      else
        add_clause (self, (int[]){ literal, before + 1, -(row + 1) }, 3);
      for (int j = 2; i == 1 && j <= (int)k; j++)
        add_clause (self, (int[]){ -(row + j) }, 1);
      for (int j = 2; i > 1 && j <= (int)k; j++)
        {
          add_clause (self, (int[]){ -literal, -(before + j - 1), row + j }, 3);
          add_clause (self, (int[]){ literal, before + j, -(row + j) }, 3);
          add_pair (self, before + j - 1, -(row + j));
        }
      for (int j = 1; i > 1 && j <= (int)k; j++)
        add_pair (self, -(before + j), row + j);
    }
  return first;
}

/* At most k are true: none of the last when k of those before it are. */
static void
forbid_more (SudokuOwnClauses *self,
             const Count *count,
             int first,
             guint k)
{
  for (guint i = k; i < count->n; i++)
    {
      int full = first + (int)(i * k);

      add_under_conditions (self, count->said,
                            (int[]){ -count->sign * count->items[i], -full }, 2);
    }
}

/* At least k are true, by what is known of all but the last. */
static void
forbid_fewer (SudokuOwnClauses *self,
              const Count *count,
              int first,
              guint k)
{
  int last = first + (int)((count->n - 1) * k);

  add_under_conditions (self, count->said,
                        (int[]){ count->sign * count->items[count->n - 1], last }, 2);
  if (k > 1)
    add_under_conditions (self, count->said, (int[]){ last - 1 }, 1);
}

/* A counter to k needs only n − 1 of its rows. @fewer: too few are excluded, too */
static void
add_counter (SudokuOwnClauses *self,
             const Count *count,
             guint k,
             gboolean fewer)
{
  int first = define_counter (self, count, count->n - 1, k);

  forbid_more (self, count, first, k);
  if (fewer)
    forbid_fewer (self, count, first, k);
}

/* Not that number: fewer, or more. */
static void
add_other_number (SudokuOwnClauses *self,
                  const Count *count,
                  guint k)
{
  int first = define_counter (self, count, count->n, k + 1);
  int last = first + (int)(count->n * (k + 1));

  add_under_conditions (self, count->said, (int[]){ -(last - 1), last }, 2);
}

/* ---- one ---- */

/* The clauses of an at-most-one encoding, and its auxiliary variables. */
static void
add_way (SudokuOwnClauses *self,
         const Count *count,
         const SatAtMostOne *way)
{
  int first = self->n_variables + 1;

  for (guint i = 0; i < sat_at_most_one_count_auxiliary (way, count->n); i++)
    add_auxiliary (self, SUDOKU_OWN_AUXILIARY_PLACE, 1, i);
  for (guint i = 0; i < sat_at_most_one_count (way, count->n); i++)
    {
      int literals[SAT_AT_MOST_ONE_LENGTH_MAX];
      guint length = sat_at_most_one_get_clause (way, count->n, i, literals);

      for (guint k = 0; k < length; k++)
        {
          int place = ABS (literals[k]);
          int meant = place <= (int)count->n ? count->sign * count->items[place - 1]
                                             : first + place - (int)count->n - 1;

          literals[k] = literals[k] < 0 ? -meant : meant;
        }
      add_clause (self, literals, length);
    }
}

/* When none is true, the auxiliary variables of an encoding would be free: they are made false
 * then. Each is true only when the true literal is at one of its places. */
static void
close_way (SudokuOwnClauses *self,
           const Count *count,
           const SatAtMostOne *way)
{
  guint n_auxiliaries = sat_at_most_one_count_auxiliary (way, count->n);
  int first = self->n_variables - (int)n_auxiliaries + 1;

  for (guint i = 0; i < n_auxiliaries; i++)
    {
      int literals[SUDOKU_OWN_LENGTH_MAX] = { -(first + (int)i) };
      guint length = 1;

      for (guint place = 0; place < count->n; place++)
        if (sat_at_most_one_covers (way, count->n, i, place))
          literals[length++] = count->sign * count->items[place];
      add_clause (self, literals, length);
    }
}

/* Conditions, and clauses that would be too long, call for the counter instead of the chosen
 * encoding, and so does an encoding that says more than is meant. */
static gboolean
can_use_way (const SudokuOwnClauses *self,
             const Count *count,
             gboolean exactly)
{
  return count->said->n_conditions == 0 &&
         (exactly || !sat_at_most_one_is_exact (self->at_most_one, count->n)) &&
         (self->at_most_one == &sat_at_most_one_pairwise || count->n < SUDOKU_OWN_LENGTH_MAX);
}

static void
add_at_most_one (SudokuOwnClauses *self,
                 const Count *count)
{
  if (!can_use_way (self, count, FALSE))
    {
      add_counter (self, count, 1, FALSE);
      return;
    }
  add_way (self, count, self->at_most_one);
  close_way (self, count, self->at_most_one);
}

/* As soon as one is true, an encoding leaves no choice. */
static void
add_exactly_one (SudokuOwnClauses *self,
                 const Count *count)
{
  if (!can_use_way (self, count, TRUE) || count->n > SUDOKU_OWN_LENGTH_MAX)
    {
      add_counter (self, count, 1, TRUE);
      return;
    }
  add_way (self, count, self->at_most_one);
  if (!sat_at_most_one_is_exact (self->at_most_one, count->n))
    add_clause (self, count->items, count->n);
}

/* ---- which count ---- */

static void
add_all (SudokuOwnClauses *self,
         const Count *count,
         int sign)
{
  for (guint i = 0; i < count->n; i++)
    add_under_conditions (self, count->said, (int[]){ sign * count->items[i] }, 1);
}

static void
add_at_most (SudokuOwnClauses *self,
             const Count *count,
             guint limit)
{
  if (limit >= count->n)
    return;
  if (limit == 0)
    add_all (self, count, -count->sign);
  else if (limit == 1)
    add_at_most_one (self, count);
  else
    add_counter (self, count, limit, FALSE);
}

static void
add_at_least (SudokuOwnClauses *self,
              const Count *count,
              guint limit)
{
  Count others = *count;

  others.sign = -1;
  if (limit == 1 && count->said->n_items <= SUDOKU_OWN_LENGTH_MAX)
    add_under_conditions (self, count->said, count->items, count->n);
  else if (limit > 0)
    add_at_most (self, &others, count->n - limit);
}

/* So many are true, or so many others are false: whichever takes fewer variables. */
static void
add_exactly (SudokuOwnClauses *self,
             const Count *count,
             guint limit)
{
  Count others = *count;

  others.sign = -1;
  if (limit == 0 || limit == count->n)
    add_all (self, count, limit == 0 ? -1 : 1);
  else if (limit == 1)
    add_exactly_one (self, count);
  else if (2 * limit <= count->n)
    add_counter (self, count, limit, TRUE);
  else
    add_counter (self, &others, count->n - limit, TRUE);
}

static void
add_not_exactly (SudokuOwnClauses *self,
                 const Count *count,
                 guint limit)
{
  Count others = *count;

  others.sign = -1;
  if (2 * limit <= count->n)
    add_other_number (self, count, limit);
  else
    add_other_number (self, &others, count->n - limit);
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
  const Count count = {
    .said = said,
    .items = said->items + said->n_conditions,
    .n = said->n_items - said->n_conditions,
    .sign = 1,
  };

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
      add_at_most (self, &count, said->limit);
      break;
    case SUDOKU_OWN_AT_LEAST:
      add_at_least (self, &count, said->limit);
      break;
    case SUDOKU_OWN_EXACTLY:
      add_exactly (self, &count, said->limit);
      break;
    case SUDOKU_OWN_NOT_EXACTLY:
      add_not_exactly (self, &count, said->limit);
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
 * @at_most_one: the encoding of "at most one"
 *
 * Makes the clauses of some constraints.
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
 *
 * Gets the constraints that the clauses were made of.
 *
 * Returns: (transfer none): the constraints
 */
SAT_DEFINE_GETTER (SudokuOwnClauses, sudoku_own_clauses, own, SudokuOwn *)

/**
 * sudoku_own_clauses_get_n:
 *
 * Counts the clauses.
 *
 * Returns: the number
 */
guint
sudoku_own_clauses_get_n (const SudokuOwnClauses *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->constraints->len;
}

/**
 * sudoku_own_clauses_get: (skip)
 * @index: from 0
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
 * @index: from 0
 *
 * Gets the constraint of a clause.
 *
 * Returns: the index of the constraint, from 0
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
 *
 * Counts the variables besides the candidates: the names, then auxiliary ones.
 *
 * Returns: the number
 */
guint
sudoku_own_clauses_get_n_extra (const SudokuOwnClauses *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return (guint)(self->n_variables - self->n_candidates);
}

/**
 * sudoku_own_clauses_get_auxiliary: (skip)
 * @extra: a variable besides the candidates, from 0
 * @auxiliary: (out caller-allocates): its meaning when it is not a name
 *
 * Gets the meaning of a variable.
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
