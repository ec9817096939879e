/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Checks a proof from beginning to end: does each clause follow from those before it by reverse
 * unit propagation (RUP), or does resolving it by its first literal give only what follows (RAT)?
 * In LRAT it must follow from the clauses that it names. Deletions are obeyed, but consequences of
 * unit propagation stay, since solvers delete unit clauses that they go on using; drat-trim does
 * the same.
 *
 * When a step is wrong, the rest is trusted up to the contradiction. From there the steps that led
 * to it are traced back: if all of these are right, the wrong one was not needed, and the formula
 * has no model nevertheless. */

#include "sat-proof-check.h"

#include "sat-clause-finder.h"
#include "sat-deadline.h"
#include "sat-hint-check.h"
#include "sat-literals.h"
#include "sat-propagator.h"

#define TELL_INTERVAL 64 /* steps */
/* After a wrong step at the beginning, so many steps show whether the proof belongs to this formula
 * at all. */
#define PROBE_MIN 3
#define PROBE_MAX 16

/* What was done after a wrong step. */
typedef struct
{
  gsize step;
  gsize n_settled; /* how much had followed before */
  guint32 clause;
  gboolean added; /* or else it was deleted */
} Past;

struct _SatProofChecker
{
  SatSink sink;
  SatPropagator *propagator;
  GArray *originals; /* of guint32: the clauses of the formula, in their order */

  /* For the current proof. */
  SatClauseFinder *finder;  /* (nullable): only if it names clauses by their literals */
  SatHintChecker *hints;    /* (nullable): only if it names clauses by their numbers */
  SatProofVerdict *verdict; /* borrowed */
  gint64 deadline;          /* µs of monotonic time; 0: none */
  gboolean rup_only;
  gboolean has_added;
  GArray *past;   /* (nullable): of Past; once a step was wrong, the others are believed */
  guint n_probed; /* how many of them were looked at nevertheless */
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
  g_clear_pointer (&self->hints, sat_hint_checker_free);
  g_clear_pointer (&self->past, g_array_unref);
  g_array_unref (self->originals);
  sat_propagator_free (self->propagator);
  g_free (self);
}

/**
 * sat_proof_checker_get_sink: (skip)
 *
 * Gets the sink for the clauses of the formula.
 *
 * Returns: (transfer none): the sink
 */
SatSink *
sat_proof_checker_get_sink (SatProofChecker *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return &self->sink;
}

/* Adds the clause to the current ones. */
static gboolean
add_step (SatProofChecker *self,
          const SatProofStep *step,
          gsize index,
          GError **error)
{
  Past past = { index, sat_propagator_get_n_settled (self->propagator), SAT_CLAUSE_NONE, TRUE };

  if (!sat_propagator_add (self->propagator, step->literals, step->n_literals, &past.clause, error))
    return FALSE;
  if (self->finder != NULL)
    sat_clause_finder_add (self->finder, past.clause);
  if (self->hints != NULL)
    sat_hint_checker_add (self->hints, step->number, past.clause);
  if (self->past != NULL)
    g_array_append_val (self->past, past);
  self->has_added = TRUE;
  return TRUE;
}

/* Returns FALSE when there is no such clause. */
static gboolean
delete_by_literals (SatProofChecker *self,
                    const SatProofStep *step,
                    gsize index)
{
  const Past past = {
    .step = index,
    .clause = sat_clause_finder_find (self->finder, step->literals, step->n_literals),
  };

  if (past.clause == SAT_CLAUSE_NONE)
    return FALSE;
  sat_clause_finder_remove (self->finder, past.clause);
  sat_propagator_delete (self->propagator, past.clause);
  if (self->past != NULL)
    g_array_append_val (self->past, past);
  return TRUE;
}

static void
delete_step (SatProofChecker *self,
             const SatProofStep *step,
             gsize index)
{
  gboolean found = step->kind == SAT_STEP_DELETE
                     ? delete_by_literals (self, step, index)
                     : sat_hint_checker_delete (self->hints, step->number);

  self->verdict->n_unknown += !found;
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

static gboolean
follows (SatProofChecker *self,
         const SatProofStep *step)
{
  if (self->hints != NULL)
    return sat_hint_checker_follows (self->hints, step);
  return sat_propagator_implies (self->propagator, step->literals, step->n_literals) ||
         (step->kind == SAT_STEP_ADD && !self->rup_only &&
          sat_propagator_resolves (self->propagator, step->literals, step->n_literals));
}

/* Records why a step is wrong. For a DRAT proof the rest is looked at as well. Returns whether to
 * go on. */
static gboolean
blame (SatProofChecker *self,
       const SatProofStep *step,
       gsize index,
       int foreign)
{
  SatProofVerdict *verdict = self->verdict;

  verdict->kind = step->kind == SAT_STEP_ORIGINAL ? SAT_PROOF_NOT_ORIGINAL : SAT_PROOF_WRONG_STEP;
  verdict->step = index;
  verdict->foreign = foreign;
  if (self->hints != NULL)
    {
      /* Nothing was propagated so far. */
      sat_propagator_settle (self->propagator);
      verdict->unnamed =
        sat_propagator_implies (self->propagator, step->literals, step->n_literals);
      return FALSE;
    }
  if (step->kind == SAT_STEP_ORIGINAL || self->rup_only)
    return FALSE;
  verdict->first = !self->has_added;
  self->past = g_array_new (FALSE, FALSE, sizeof (Past));
  sat_propagator_keep (self->propagator);
  return TRUE;
}

/* A step after a wrong one. If that was the first, a few of them show whether it is a single error,
 * or another formula. */
static void
probe (SatProofChecker *self,
       const SatProofStep *step)
{
  if (!self->verdict->first || self->n_probed >= PROBE_MAX)
    return;
  self->n_probed++;
  if (sat_propagator_implies (self->propagator, step->literals, step->n_literals))
    self->verdict->first = FALSE;
}

/* Whether a step may be added: it follows, or is trusted. */
static gboolean
accept (SatProofChecker *self,
        const SatProofStep *step,
        gsize index)
{
  int foreign = find_foreign (self, step);

  if (self->past != NULL)
    {
      probe (self, step);
      return TRUE;
    }
  if (follows (self, step))
    return TRUE;
  return !sat_propagator_is_stopped (self->propagator) && blame (self, step, index, foreign);
}

/* From the contradiction back to the first wrong step: are the necessary ones right? */
static gboolean
look_back (SatProofChecker *self,
           const SatProof *proof,
           GCancellable *cancellable)
{
  sat_propagator_turn_back (self->propagator);
  for (guint i = self->past->len; i-- > 0;)
    {
      const Past *past = &g_array_index (self->past, Past, i);
      SatProofStep step;

      if (!past->added)
        {
          sat_propagator_revive (self->propagator, past->clause);
          continue;
        }
      sat_propagator_rewind (self->propagator, past->n_settled);
      sat_propagator_delete (self->propagator, past->clause);
      self->verdict->needed = sat_propagator_is_needed (self->propagator, past->clause);
      if (!self->verdict->needed)
        continue;
      sat_proof_get_step (proof, past->step, &step);
      if (g_cancellable_is_cancelled (cancellable) || !follows (self, &step))
        return FALSE;
    }
  return !sat_propagator_is_stopped (self->propagator);
}

/* There is the contradiction. */
static void
conclude (SatProofChecker *self,
          const SatProof *proof,
          gsize index,
          GCancellable *cancellable)
{
  SatProofVerdict *verdict = self->verdict;

  if (self->past != NULL)
    {
      if (!look_back (self, proof, cancellable))
        {
          verdict->needed = FALSE;
          return;
        }
      verdict->needless = verdict->step + 1;
      verdict->first = FALSE;
    }
  verdict->kind = SAT_PROOF_RIGHT;
  verdict->step = index;
}

/* In LRAT the empty clause must be there; otherwise unit propagation finds the contradiction. */
static gboolean
is_contradiction (SatProofChecker *self,
                  const SatProofStep *step)
{
  if (self->hints != NULL)
    return step->n_literals == 0;
  return !sat_propagator_settle (self->propagator);
}

/* Checks a step. Returns whether to go on. */
static gboolean
check_step (SatProofChecker *self,
            const SatProof *proof,
            gsize index,
            GCancellable *cancellable,
            GError **error)
{
  SatProofStep step;

  sat_proof_get_step (proof, index, &step);
  if (step.kind == SAT_STEP_DELETE || step.kind == SAT_STEP_DELETE_NUMBER)
    {
      delete_step (self, &step, index);
      return TRUE;
    }
  if (step.kind == SAT_STEP_ORIGINAL &&
      sat_clause_finder_find (self->finder, step.literals, step.n_literals) != SAT_CLAUSE_NONE)
    return TRUE;
  if (!accept (self, &step, index) || !add_step (self, &step, index, error))
    return FALSE;
  if (!is_contradiction (self, &step))
    return TRUE;
  conclude (self, proof, index, cancellable);
  return FALSE;
}

/* Whether the time is over; reports progress. */
static gboolean
is_over (SatProofChecker *self,
         const SatProofRun *run,
         gsize index,
         gsize n_steps)
{
  if (index % TELL_INTERVAL != 0)
    return FALSE;
  if (run->progress != NULL)
    run->progress (index, n_steps, run->progress_data);
  return self->deadline != 0 && g_get_monotonic_time () >= self->deadline;
}

static gboolean
check_steps (SatProofChecker *self,
             const SatProof *proof,
             const SatProofRun *run,
             GError **error)
{
  gsize n_steps = sat_proof_get_n_steps (proof), i = 0;
  GError *local_error = NULL;
  gboolean more = TRUE, over = FALSE;

  for (i = 0; i < n_steps && more && !over; i++)
    {
      over = is_over (self, run, i, n_steps);
      if (over)
        break;
      self->verdict->n_checked = i + 1;
      more = check_step (self, proof, i, run->cancellable, &local_error);
      /* Before anything else: results found while it was cancelled are worthless. */
      if (local_error == NULL)
        g_cancellable_set_error_if_cancelled (run->cancellable, &local_error);
      if (local_error != NULL)
        {
          g_propagate_error (error, local_error);
          return FALSE;
        }
      over = sat_propagator_is_stopped (self->propagator);
    }
  if (over)
    {
      self->verdict->kind = SAT_PROOF_UNFINISHED;
      self->verdict->step = i;
    }
  self->verdict->first = self->verdict->first && self->n_probed >= PROBE_MIN;
  return TRUE;
}

/* Only proofs that name clauses by their literals need an index. */
static void
make_index (SatProofChecker *self,
            const SatProof *proof)
{
  if (sat_proof_get_format (proof) == SAT_PROOF_LRAT)
    {
      self->hints = sat_hint_checker_new (self->propagator);
      for (guint i = 0; i < self->originals->len; i++)
        sat_hint_checker_add (self->hints, i + 1, g_array_index (self->originals, guint32, i));
    }
  else if (sat_proof_get_n_deletions (proof) > 0 ||
           sat_proof_get_format (proof) == SAT_PROOF_FRAT)
    self->finder = sat_clause_finder_new (self->propagator);
}

/* Whether nothing is left to prove. An LRAT proof has to name the clauses of a contradiction,
 * unless the formula itself has the empty clause. */
static gboolean
is_proved_already (SatProofChecker *self,
                   const SatProof *proof)
{
  if (sat_proof_get_format (proof) != SAT_PROOF_LRAT)
    return !sat_propagator_settle (self->propagator);
  for (guint i = 0; i < self->originals->len; i++)
    {
      gsize n = 0;

      sat_propagator_get_clause (self->propagator, g_array_index (self->originals, guint32, i),
                                 &n);
      if (n == 0)
        return TRUE;
    }
  return FALSE;
}

/**
 * sat_proof_checker_run: (skip)
 * @self: a checker that has taken all clauses of a formula, and checked nothing yet
 * @proof: a proof
 * @run: (nullable): the options
 * @verdict: (out caller-allocates): the verdict
 *
 * Checks a proof up to the contradiction. A wrong step is skipped when nothing necessary depends on
 * it. A tautology always follows. The checker can't be used again, since it then contains the
 * clauses of the proof.
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
  gboolean fine = TRUE;

  g_return_val_if_fail (self != NULL && proof != NULL && verdict != NULL, FALSE);
  g_return_val_if_fail (self->verdict == NULL, FALSE);

  if (run == NULL)
    run = &plain;
  self->deadline = sat_deadline_begin (run->time_limit);
  *verdict = (SatProofVerdict){ .kind = SAT_PROOF_NO_EMPTY_CLAUSE };
  self->verdict = verdict;
  sat_propagator_set_cancellable (self->propagator, run->cancellable);
  self->rup_only = run->rup_only;
  sat_propagator_set_deadline (self->propagator, self->deadline);
  if (is_proved_already (self, proof))
    verdict->kind = SAT_PROOF_RIGHT;
  else
    {
      make_index (self, proof);
      fine = check_steps (self, proof, run, error);
    }
  verdict->time = g_get_monotonic_time () - start;
  return fine && !g_cancellable_set_error_if_cancelled (run->cancellable, error);
}
