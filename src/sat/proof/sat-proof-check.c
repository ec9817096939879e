/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Checks a proof from its beginning to its end: does each clause follow from those before it by
 * reverse unit propagation (RUP)? Trusts nobody: what the proof says of the formula and of its own
 * reasons is not used. Deletions are obeyed, but what has followed by unit propagation stays, since
 * solvers delete the unit clauses that they go on using; drat-trim does the same. */

#include "sat-proof-check.h"

#include "sat-clause-finder.h"
#include "sat-literals.h"
#include "sat-propagator.h"

#define TELL_INTERVAL 64 /* steps */

struct _SatProofChecker
{
  SatSink sink;
  SatPropagator *propagator;
  GArray *originals; /* of guint32: the clauses of the formula, in their order */

  /* Of the proof that is checked. */
  SatClauseFinder *finder;  /* (nullable): only if it names clauses by their literals */
  GHashTable *numbers;      /* (nullable): number of an added clause → clause + 1 */
  SatProofVerdict *verdict; /* borrowed */
  gboolean has_added;
};

static gboolean
add_clauses (SatSink *sink,
             const int *literals,
             gsize n_literals,
             GError **error)
{
  SatProofChecker *self = (SatProofChecker *)sink;
  gsize start = 0;

  if (!sat_literals_check (literals, n_literals, TRUE, error))
    return FALSE;
  for (gsize i = 0; i < n_literals; i++)
    if (literals[i] == 0)
      {
        guint32 clause = SAT_CLAUSE_NONE;

        if (!sat_propagator_add (self->propagator, literals + start, i - start, &clause, error))
          return FALSE;
        g_array_append_val (self->originals, clause);
        start = i + 1;
      }
  return TRUE;
}

/**
 * sat_proof_checker_new: (skip)
 *
 * Makes a checker that knows no clause.
 *
 * Returns: (transfer full): the checker
 */
SatProofChecker *
sat_proof_checker_new (void)
{
  SatProofChecker *self = g_new0 (SatProofChecker, 1);

  self->sink.add = add_clauses;
  self->propagator = sat_propagator_new ();
  self->originals = g_array_new (FALSE, FALSE, sizeof (guint32));
  return self;
}

/**
 * sat_proof_checker_free: (skip)
 * @self: (nullable): a checker
 *
 * Frees it with its clauses.
 */
void
sat_proof_checker_free (SatProofChecker *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->finder, sat_clause_finder_free);
  g_clear_pointer (&self->numbers, g_hash_table_unref);
  g_array_unref (self->originals);
  sat_propagator_free (self->propagator);
  g_free (self);
}

/**
 * sat_proof_checker_get_sink: (skip)
 * @self: a checker
 *
 * Gets the sink that takes the clauses of the formula.
 *
 * Returns: (transfer none): the sink
 */
SatSink *
sat_proof_checker_get_sink (SatProofChecker *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return &self->sink;
}

static gboolean
add_step (SatProofChecker *self,
          const SatProofStep *step,
          GError **error)
{
  guint32 clause = SAT_CLAUSE_NONE;

  if (!sat_propagator_add (self->propagator, step->literals, step->n_literals, &clause, error))
    return FALSE;
  if (self->finder != NULL)
    sat_clause_finder_add (self->finder, clause);
  if (self->numbers != NULL)
    g_hash_table_insert (self->numbers, GUINT_TO_POINTER (step->number),
                         GUINT_TO_POINTER (clause + 1));
  self->has_added = TRUE;
  return TRUE;
}

static guint32
find_numbered (SatProofChecker *self,
               guint number)
{
  gpointer found = NULL;

  if (number >= 1 && number <= self->originals->len)
    {
      guint32 *clause = &g_array_index (self->originals, guint32, number - 1);
      guint32 original = *clause;

      *clause = SAT_CLAUSE_NONE;
      return original;
    }
  if (!g_hash_table_steal_extended (self->numbers, GUINT_TO_POINTER (number), NULL, &found))
    return SAT_CLAUSE_NONE;
  return GPOINTER_TO_UINT (found) - 1;
}

static void
delete_step (SatProofChecker *self,
             const SatProofStep *step)
{
  guint32 clause = step->kind == SAT_STEP_DELETE
                     ? sat_clause_finder_find (self->finder, step->literals, step->n_literals)
                     : find_numbered (self, step->number);

  if (clause == SAT_CLAUSE_NONE)
    {
      self->verdict->n_unknown++;
      return;
    }
  if (self->finder != NULL)
    sat_clause_finder_remove (self->finder, clause);
  sat_propagator_delete (self->propagator, clause);
}

/* Why a step does not follow. */
static void
blame (SatProofChecker *self,
       const SatProofStep *step,
       gsize index,
       int foreign)
{
  SatProofVerdict *verdict = self->verdict;

  verdict->step = index;
  verdict->first = !self->has_added;
  verdict->foreign = foreign;
  if (step->kind == SAT_STEP_ORIGINAL)
    verdict->kind = SAT_PROOF_NOT_ORIGINAL;
  else if (sat_propagator_resolves (self->propagator, step->literals, step->n_literals))
    verdict->kind = SAT_PROOF_NEEDS_RAT;
  else
    verdict->kind = SAT_PROOF_WRONG_STEP;
}

static int
find_foreign (const SatProofChecker *self,
              const SatProofStep *step)
{
  for (gsize i = 0; i < step->n_literals; i++)
    if (!sat_propagator_knows (self->propagator, step->literals[i]))
      return step->literals[i];
  return 0;
}

/* Looks at a step. Returns whether to go on. */
static gboolean
check_step (SatProofChecker *self,
            const SatProofStep *step,
            gsize index,
            GError **error)
{
  int foreign = 0;

  if (step->kind == SAT_STEP_DELETE || step->kind == SAT_STEP_DELETE_NUMBER)
    {
      delete_step (self, step);
      return TRUE;
    }
  foreign = find_foreign (self, step);
  if (step->kind == SAT_STEP_ORIGINAL &&
      sat_clause_finder_find (self->finder, step->literals, step->n_literals) != SAT_CLAUSE_NONE)
    return TRUE;
  if (!sat_propagator_implies (self->propagator, step->literals, step->n_literals))
    {
      blame (self, step, index, foreign);
      return FALSE;
    }
  if (!add_step (self, step, error))
    return FALSE;
  if (sat_propagator_settle (self->propagator))
    return TRUE;
  self->verdict->kind = SAT_PROOF_RIGHT;
  self->verdict->step = index;
  return FALSE;
}

/* Whether the time is over; tells how far it is. */
static gboolean
is_over (SatProofChecker *self,
         const SatProofRun *run,
         gsize index,
         gsize n_steps,
         gint64 deadline)
{
  if (index % TELL_INTERVAL != 0)
    return FALSE;
  if (run->progress != NULL)
    run->progress (index, n_steps, run->progress_data);
  if (deadline == 0 || g_get_monotonic_time () < deadline)
    return FALSE;
  self->verdict->kind = SAT_PROOF_UNFINISHED;
  self->verdict->step = index;
  return TRUE;
}

static gboolean
check_steps (SatProofChecker *self,
             const SatProof *proof,
             const SatProofRun *run,
             gint64 deadline,
             GError **error)
{
  gsize n_steps = sat_proof_get_n_steps (proof);
  GError *local_error = NULL;

  for (gsize i = 0; i < n_steps && !is_over (self, run, i, n_steps, deadline); i++)
    {
      SatProofStep step;
      gboolean more;

      sat_proof_get_step (proof, i, &step);
      self->verdict->n_checked = i + 1;
      more = check_step (self, &step, i, &local_error);
      /* Before anything else: what was found out while it was cancelled is worth nothing. */
      if (local_error == NULL)
        g_cancellable_set_error_if_cancelled (run->cancellable, &local_error);
      if (local_error != NULL)
        {
          g_propagate_error (error, local_error);
          return FALSE;
        }
      if (!more)
        return TRUE;
    }
  return TRUE;
}

/* Only proofs that name clauses need an index of them. */
static void
make_index (SatProofChecker *self,
            const SatProof *proof)
{
  if (sat_proof_get_format (proof) == SAT_PROOF_LRAT)
    self->numbers = g_hash_table_new (NULL, NULL);
  else if (sat_proof_get_n_deletions (proof) > 0 ||
           sat_proof_get_format (proof) == SAT_PROOF_FRAT)
    self->finder = sat_clause_finder_new (self->propagator);
}

/**
 * sat_proof_checker_run: (skip)
 * @self: a checker that has taken all clauses of a formula, and checked nothing yet
 * @proof: a proof
 * @run: (nullable): how
 * @verdict: (out caller-allocates): what was found out
 * @error: return location for an error
 *
 * Checks a proof up to the contradiction or the first step that is wrong. A tautology follows
 * always. The checker can't be used again, since it has the clauses of the proof then.
 *
 * Returns: %FALSE with %G_IO_ERROR_CANCELLED or %SAT_ERROR_MEMORY
 */
gboolean
sat_proof_checker_run (SatProofChecker *self,
                       const SatProof *proof,
                       const SatProofRun *run,
                       SatProofVerdict *verdict,
                       GError **error)
{
  const SatProofRun plain = { 0 };
  gint64 start = g_get_monotonic_time ();
  gint64 deadline = 0;
  gboolean fine;

  g_return_val_if_fail (self != NULL && proof != NULL && verdict != NULL, FALSE);
  g_return_val_if_fail (self->verdict == NULL, FALSE);

  if (run == NULL)
    run = &plain;
  if (run->time_limit > 0)
    deadline = start + (gint64)(run->time_limit * G_USEC_PER_SEC);
  *verdict = (SatProofVerdict){ .kind = SAT_PROOF_NO_EMPTY_CLAUSE };
  self->verdict = verdict;
  sat_propagator_set_cancellable (self->propagator, run->cancellable);
  if (!sat_propagator_settle (self->propagator))
    {
      verdict->kind = SAT_PROOF_RIGHT;
      fine = TRUE;
    }
  else
    {
      make_index (self, proof);
      fine = check_steps (self, proof, run, deadline, error);
    }
  verdict->time = g_get_monotonic_time () - start;
  return fine && !g_cancellable_set_error_if_cancelled (run->cancellable, error);
}
