/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Refutations by resolution of the small formulas that people solve by hand: checking one, clause
 * by clause, and finding a short one. Here a clause is the set of its literals, a bit for each, so
 * that there are few enough of them to try all pairs. The rule is the textbook's: of two clauses
 * with x and with not x, all other literals of both. */

#include "sudoku-resolution.h"

#define N_LITERALS (2 * SUDOKU_RESOLUTION_VARIABLES_MAX)
#define N_CLAUSES (1u << N_LITERALS)

/* The bits of x and not x stand side by side. */
typedef guint Literals;

static Literals
to_bit (int literal)
{
  return 1u << (2 * (ABS (literal) - 1) + (literal < 0));
}

/* Reads the clause that begins at @next, and goes to the one behind it. */
static Literals
read_clause (const int **next)
{
  Literals clause = 0;

  for (; **next != 0; (*next)++)
    clause |= to_bit (**next);
  (*next)++;
  return clause;
}

/* The clauses that stand so far, in their order, and from which two each was derived. */
typedef struct
{
  gboolean known[N_CLAUSES];
  guint n;
  Literals clauses[N_CLAUSES];
  guint parents[N_CLAUSES][2]; /* both 0: none */
} Derived;

static void
add (Derived *self,
     Literals clause,
     guint first,
     guint second)
{
  if (self->known[clause])
    return;
  self->known[clause] = TRUE;
  self->clauses[self->n] = clause;
  self->parents[self->n][0] = first;
  self->parents[self->n][1] = second;
  self->n++;
}

static void
add_all (Derived *self,
         const SatClauses *clauses)
{
  gsize n = 0;
  const int *next = sat_clauses_get_literals (clauses, &n);
  const int *end = next + n;

  while (next < end)
    add (self, read_clause (&next), 0, 0);
}

/* Bit x of @first meets bit not x of @second. */
static gboolean
resolve (Literals first,
         Literals second,
         guint bit,
         Literals *resolvent)
{
  Literals literal = 1u << bit, opposite = 1u << (bit ^ 1);

  *resolvent = (first & ~literal) | (second & ~opposite);
  return (first & literal) != 0 && (second & opposite) != 0;
}

static gboolean
is_resolvent (const Derived *self,
              Literals clause)
{
  Literals resolvent;

  for (guint i = 0; i < self->n; i++)
    for (guint k = 0; k < self->n; k++)
      for (guint bit = 0; bit < N_LITERALS; bit++)
        if (resolve (self->clauses[i], self->clauses[k], bit, &resolvent) && resolvent == clause)
          return TRUE;
  return FALSE;
}

/**
 * sudoku_resolution_check: (skip)
 * @given: a formula with variables up to %SUDOKU_RESOLUTION_VARIABLES_MAX
 * @written: clauses that are to refute it, with no other variables
 *
 * Checks that each clause is the resolvent of two that are given or stand before it, and that the
 * last one is empty.
 *
 * Returns: what it is worth
 */
SudokuResolutionVerdict
sudoku_resolution_check (const SatClauses *given,
                         const SatClauses *written)
{
  SudokuResolutionVerdict verdict = { 0 };
  g_autofree Derived *derived = g_new0 (Derived, 1);
  gsize n = 0;
  const int *next, *end;
  Literals clause = 1;

  g_return_val_if_fail (sat_clauses_get_max_variable (given) <= SUDOKU_RESOLUTION_VARIABLES_MAX &&
                          sat_clauses_get_max_variable (written) <= SUDOKU_RESOLUTION_VARIABLES_MAX,
                        verdict);

  add_all (derived, given);
  next = sat_clauses_get_literals (written, &n);
  for (end = next + n; next < end; verdict.n_resolvents++)
    {
      clause = read_clause (&next);
      if (!is_resolvent (derived, clause))
        return verdict;
      add (derived, clause, 0, 0);
    }
  verdict.complete = clause == 0;
  return verdict;
}

static gboolean
is_tautology (Literals clause)
{
  return (clause & (clause >> 1) & 0x55555555u) != 0;
}

/* Clauses are tried in their order, so that those that take few steps come first. */
static void
derive_all (Derived *self)
{
  Literals resolvent;

  for (guint i = 0; i < self->n && !self->known[0]; i++)
    for (guint k = 0; k < i && !self->known[0]; k++)
      for (guint bit = 0; bit < N_LITERALS; bit++)
        if (resolve (self->clauses[i], self->clauses[k], bit, &resolvent) &&
            !is_tautology (resolvent))
          add (self, resolvent, i, k);
}

static void
write_clause (SatClauses *clauses,
              Literals clause)
{
  int literals[N_LITERALS + 1] = { 0 };
  gsize n = 0;

  for (guint bit = 0; bit < N_LITERALS; bit++)
    if (clause & 1u << bit)
      literals[n++] = (bit & 1) != 0 ? -(int)(bit / 2 + 1) : (int)(bit / 2 + 1);
  sat_sink_add (sat_clauses_get_sink (clauses), literals, n + 1, NULL);
}

/**
 * sudoku_resolution_derive: (skip)
 * @given: a formula with variables up to %SUDOKU_RESOLUTION_VARIABLES_MAX
 *
 * Finds a refutation in which each clause is needed.
 *
 * Returns: (transfer full): the clauses to be written; none when the formula has a model, or has
 *   the empty clause
 */
SatClauses *
sudoku_resolution_derive (const SatClauses *given)
{
  SatClauses *steps = sat_clauses_new ();
  g_autofree Derived *derived = g_new0 (Derived, 1);
  gboolean needed[N_CLAUSES] = { FALSE };

  g_return_val_if_fail (sat_clauses_get_max_variable (given) <= SUDOKU_RESOLUTION_VARIABLES_MAX,
                        steps);

  add_all (derived, given);
  derive_all (derived);
  if (!derived->known[0])
    return steps;
  needed[derived->n - 1] = TRUE;
  for (guint i = derived->n; i-- > 0;)
    if (needed[i])
      needed[derived->parents[i][0]] = needed[derived->parents[i][1]] = TRUE;
  for (guint i = 0; i < derived->n; i++)
    if (needed[i] && (derived->parents[i][0] != 0 || derived->parents[i][1] != 0))
      write_clause (steps, derived->clauses[i]);
  return steps;
}
