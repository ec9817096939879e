/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The only access to CaDiCaL. The library aborts the process when its contract is broken, so
 * everything it would not forgive is caught here: this file tracks the state itself, checks each
 * literal, keeps assumptions and the constraint back until their call, and never lets an unfinished
 * clause through. Does not know what the clauses mean. */

#include "sat-solver.h"

#include "sat-getter.h"
#include "sat-learnt-counts.h"
#include "sat-literals.h"
#include "sat-memory.h"
#include "sat-table.h"
#include <ccadical.h>
#include <limits.h>

#define CANCEL_INTERVAL 65536 /* literals; about 10 ms of work */
/* µs between looks at the memory of the process. */
#define MEMORY_INTERVAL 100000
/* Releasing more clauses takes longer than some hundredths of a second. */
#define RELEASE_CLAUSES 300000

struct _SatSolver
{
  SatSink sink;
  CCaDiCaL *cadical;
  SatStatus status;   /* the answer in force: clauses added since have made it UNKNOWN */
  SatTable variables; /* → the number that CaDiCaL knows the variable by */
  int n_variables;    /* that have a number */
  GArray *names;      /* of int: the variable of each number, from 1 on */

  /* For the next solve only. */
  GArray *assumptions; /* of int */
  GArray *constraint;  /* of int */
  gboolean has_constraint;
  int conflict_limit;
  gint64 deadline;
  gint64 last_deadline; /* that was set, also of the last solve */
  const gint *stop;     /* borrowed, (nullable), atomic */

  /* Of the last solve. */
  GArray *core; /* of int, sorted: assumptions that CaDiCaL used */
  gboolean constraint_failed;

  guint64 memory_budget; /* bytes that the session may take; 0: as many as it gets */
  guint64 memory_max;    /* bytes that the process may have then */
  gint64 memory_checked; /* when that was looked at last */
  gboolean out_of_memory;

  GCancellable *cancellable; /* owned, nullable */
  SatSolverFunc progress;    /* (nullable) */
  gpointer progress_data;
  SatSolverLemmaFunc lemma_func; /* (nullable) */
  gpointer lemma_data;
  GArray *lemma; /* of int: the clause that is told */
  SatLearntCounts lemmas;
  SatSolverStats stats; /* all but the lemmas */
};

/* What differs from the defaults of CaDiCaL. */
static const struct
{
  SatProfile profile;
  const char *name;
  int value;
} options[] = {
  { SAT_PROFILE_STABLE, "stabilizeonly", 1 },
  { SAT_PROFILE_STABLE, "phase", 0 },
  { SAT_PROFILE_RESTLESS, "stabilizeonly", 1 },
  { SAT_PROFILE_RESTLESS, "phase", 0 },
  { SAT_PROFILE_RESTLESS, "reluctant", 100 },
  { SAT_PROFILE_PROOF, "inprocessing", 0 },
  { SAT_PROFILE_PROOF, "otfs", 0 },
};

/* The literal in CaDiCaL. CaDiCaL takes 160 bytes for each number up to the largest, so that one
 * clause with variable 10⁸ would cost 16 GB and an abort: variables are numbered in the order in
 * which they first occur. */
static int
translate (SatSolver *self,
           int literal)
{
  guint variable = sat_literal_variable (literal);
  int number = sat_table_lookup (&self->variables, variable);

  if (G_UNLIKELY (number == 0))
    {
      number = ++self->n_variables;
      *sat_table_ensure (&self->variables, variable) = number;
      g_array_append_val (self->names, variable);
      self->stats.n_variables = MAX (self->stats.n_variables, (int)variable);
    }
  return literal < 0 ? -number : number;
}

/* CaDiCaL drops model and core with the first literal that is added. */
static void
forget_answer (SatSolver *self)
{
  self->status = SAT_STATUS_UNKNOWN;
  self->constraint_failed = FALSE;
  g_array_set_size (self->core, 0);
}

/* Adds whole checked clauses, up to the first end of a clause after @limit literals. Returns how
 * many literals that were. */
static gsize
add_some (SatSolver *self,
          const int *literals,
          gsize n_literals,
          gsize limit)
{
  gsize i = 0;

  while (i < n_literals && (i < limit || literals[i - 1] != 0))
    {
      int literal = literals[i];

      if (literal != 0)
        literal = translate (self, literal);
      else
        self->stats.n_clauses++;
      ccadical_add (self->cadical, literal);
      i++;
    }
  return i;
}

static void
tell (SatSolver *self)
{
  if (self->progress != NULL)
    self->progress (self, self->progress_data);
}

/* Learned clauses grow beyond the estimate. */
static gboolean
needs_too_much (SatSolver *self,
                gint64 now)
{
  if (self->memory_budget == 0 || now - self->memory_checked < MEMORY_INTERVAL)
    return self->out_of_memory;
  self->memory_checked = now;
  self->out_of_memory = sat_memory_get_used () > self->memory_max;
  return self->out_of_memory;
}

static void
set_out_of_memory (const SatSolver *self,
                   GError **error)
{
  guint64 over = MAX (sat_memory_get_used (), self->memory_max + 1) - self->memory_max;

  sat_error_set_memory (error, "memory-budget", self->memory_budget + over, self->memory_budget);
}

static gboolean
may_add (SatSolver *self,
         GError **error)
{
  if (g_cancellable_set_error_if_cancelled (self->cancellable, error))
    return FALSE;
  if (needs_too_much (self, g_get_monotonic_time ()))
    {
      set_out_of_memory (self, error);
      return FALSE;
    }
  if (self->deadline == 0 || g_get_monotonic_time () < self->deadline)
    return TRUE;
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT, "timed-out");
  return FALSE;
}

static gboolean
add_clauses (SatSink *sink,
             const int *literals,
             gsize n_literals,
             GError **error)
{
  SatSolver *self = (SatSolver *)sink;
  gint64 start = g_get_monotonic_time ();
  gsize done = 0;

  if (!sat_literals_check (literals, n_literals, TRUE, error))
    return FALSE;
  while (done < n_literals && may_add (self, error))
    {
      forget_answer (self);
      done += add_some (self, literals + done, n_literals - done, CANCEL_INTERVAL);
      tell (self);
    }
  self->stats.add_time += g_get_monotonic_time () - start;
  return done == n_literals;
}

static int
terminate_cb (void *data)
{
  SatSolver *self = data;
  gint64 now = g_get_monotonic_time ();

  if (sat_learnt_counts_watch (&self->lemmas, now))
    tell (self);
  return g_cancellable_is_cancelled (self->cancellable) || needs_too_much (self, now) ||
         (self->stop != NULL && g_atomic_int_get (self->stop)) ||
         (self->deadline != 0 && now >= self->deadline);
}

/* In the numbers of the caller. */
static void
tell_lemma (SatSolver *self,
            const int *clause)
{
  g_array_set_size (self->lemma, 0);
  for (; *clause != 0; clause++)
    {
      int variable = g_array_index (self->names, int, ABS (*clause) - 1);
      int literal = *clause < 0 ? -variable : variable;

      g_array_append_val (self->lemma, literal);
    }
  self->lemma_func ((const int *)(void *)self->lemma->data, self->lemma->len, self->lemma_data);
}

static void
learn_cb (void *data,
          int *clause)
{
  SatSolver *self = data;

  if (self->lemma_func != NULL)
    tell_lemma (self, clause);

  if (sat_learnt_counts_count (&self->lemmas, clause))
    tell (self);
}

/**
 * sat_solver_new: (skip)
 * @profile: the options of CaDiCaL
 *
 * Starts a session of CaDiCaL. A session belongs to one thread at a time; only
 * sat_solver_get_conflicts() may be called from any.
 *
 * Returns: (transfer full): the session
 */
SatSolver *
sat_solver_new (SatProfile profile)
{
  SatSolver *self;

  g_return_val_if_fail (profile < SAT_N_PROFILES, NULL);

  self = g_new0 (SatSolver, 1);
  self->sink.add = add_clauses;
  self->assumptions = g_array_new (FALSE, FALSE, sizeof (int));
  self->constraint = g_array_new (FALSE, FALSE, sizeof (int));
  self->core = g_array_new (FALSE, FALSE, sizeof (int));
  self->names = g_array_new (FALSE, FALSE, sizeof (int));
  self->lemma = g_array_new (FALSE, FALSE, sizeof (int));
  self->conflict_limit = -1;
  self->cadical = ccadical_init ();
  ccadical_set_option (self->cadical, "quiet", 1);
  for (gsize i = 0; i < G_N_ELEMENTS (options); i++)
    if (options[i].profile == profile)
      ccadical_set_option (self->cadical, options[i].name, options[i].value);
  ccadical_set_terminate (self->cadical, self, terminate_cb);
  /* Learned clauses of every length: they are as many as the conflicts within a few percent. */
  ccadical_set_learn (self->cadical, self, INT_MAX, learn_cb);
  return self;
}

static gpointer
release (gpointer cadical)
{
  ccadical_release (cadical);
  return NULL;
}

/* Whether the work of the session has ended. */
static gboolean
is_over (const SatSolver *self)
{
  return g_cancellable_is_cancelled (self->cancellable) ||
         (self->last_deadline != 0 && g_get_monotonic_time () >= self->last_deadline);
}

/* Uses another thread for what takes long. @cadical no longer calls back. */
static void
release_elsewhere (CCaDiCaL *cadical)
{
  GThread *thread = NULL;

  ccadical_set_terminate (cadical, NULL, NULL);
  ccadical_set_learn (cadical, NULL, 0, NULL);
  thread = g_thread_try_new ("release", release, cadical, NULL);
  if (thread != NULL)
    g_thread_unref (thread);
  else
    ccadical_release (cadical);
}

/**
 * sat_solver_free:
 * @self: (nullable): a session
 *
 * Ends the session. With tens of millions of clauses this takes most of a second; when it was
 * cancelled, or its time is over, nobody waits for that.
 */
void
sat_solver_free (SatSolver *self)
{
  if (self == NULL)
    return;
  if (self->stats.n_clauses > RELEASE_CLAUSES && is_over (self))
    release_elsewhere (self->cadical);
  else
    ccadical_release (self->cadical);
  sat_table_clear (&self->variables);
  g_array_unref (self->assumptions);
  g_array_unref (self->constraint);
  g_array_unref (self->core);
  g_array_unref (self->names);
  g_array_unref (self->lemma);
  g_clear_object (&self->cancellable);
  g_free (self);
}

/**
 * sat_solver_set_cancellable:
 * @cancellable: (nullable): the new cancellable
 *
 * Sets a cancellable. While it is cancelled no clause is added and no solve starts; a running solve
 * stops within a few milliseconds, or at the next poll of CaDiCaL. The session stays usable: with
 * another cancellable, or with this one reset, it continues with its clauses.
 */
void
sat_solver_set_cancellable (SatSolver *self,
                            GCancellable *cancellable)
{
  g_return_if_fail (self != NULL);

  g_set_object (&self->cancellable, cancellable);
}

/**
 * sat_solver_set_progress:
 * @progress: (nullable) (scope forever): called from time to time; must be fast
 * @user_data: for @progress
 *
 * Sets a function that is called often, but not regularly, in the thread that adds or solves. It
 * may only ask the session for its statistics.
 */
void
sat_solver_set_progress (SatSolver *self,
                         SatSolverFunc progress,
                         gpointer user_data)
{
  g_return_if_fail (self != NULL);

  self->progress = progress;
  self->progress_data = user_data;
}

/**
 * sat_solver_set_lemma_func: (skip)
 * @func: (nullable) (scope forever): called with each clause
 * @user_data: for @func
 *
 * Sets a function that gets each learned clause, of any length. With %SAT_PROFILE_PROOF they are a
 * proof.
 */
void
sat_solver_set_lemma_func (SatSolver *self,
                           SatSolverLemmaFunc func,
                           gpointer user_data)
{
  g_return_if_fail (self != NULL);

  self->lemma_func = func;
  self->lemma_data = user_data;
}

/**
 * sat_solver_get_sink:
 *
 * Gets the sink that adds clauses. A batch with a literal above SAT_VARIABLE_MAX (SAT_ERROR_LIMIT)
 * or an incomplete clause (SAT_ERROR_STATE) is refused as a whole; a batch that is cancelled
 * (G_IO_ERROR_CANCELLED), or exceeds the deadline of the next solve (G_IO_ERROR_TIMED_OUT), is cut
 * after a whole clause. Both are checked for each batch and every 64 k literals.
 *
 * Returns: (transfer none): the sink
 */
SatSink *
sat_solver_get_sink (SatSolver *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return &self->sink;
}

/**
 * sat_solver_number_downwards:
 * @self: a session to which no clause was added yet
 * @highest: the largest variable of the formula to come, 1…SAT_VARIABLE_MAX, in which each one up
 *   to it occurs
 *
 * Numbers the variables from the last one on, not as they come. Of equally good variables CaDiCaL
 * takes the first one: so two sessions with the same options, one of them numbered downwards, take
 * different paths through the same formula.
 */
void
sat_solver_number_downwards (SatSolver *self,
                             int highest)
{
  g_return_if_fail (self != NULL && highest >= 1 && highest <= SAT_VARIABLE_MAX);
  g_return_if_fail (self->n_variables == 0);

  for (int variable = highest; variable >= 1; variable--)
    translate (self, variable);
}

/**
 * sat_solver_add_clause:
 * @literals: (array length=n_literals): a clause, without 0 at its end
 * @n_literals: its length; the empty clause makes the formula unsatisfiable
 *
 * Adds one clause, which drops the answer of the last solve.
 *
 * Returns: %FALSE, with nothing added, for G_IO_ERROR_CANCELLED, a literal 0 (SAT_ERROR_STATE) or
 *   one above SAT_VARIABLE_MAX (SAT_ERROR_LIMIT)
 */
gboolean
sat_solver_add_clause (SatSolver *self,
                       const int *literals,
                       gsize n_literals,
                       GError **error)
{
  g_return_val_if_fail (self != NULL && (literals != NULL || n_literals == 0), FALSE);

  if (g_cancellable_set_error_if_cancelled (self->cancellable, error) ||
      !sat_literals_check (literals, n_literals, FALSE, error))
    return FALSE;
  forget_answer (self);
  for (gsize i = 0; i < n_literals; i++)
    ccadical_add (self->cadical, translate (self, literals[i]));
  ccadical_add (self->cadical, 0);
  self->stats.n_clauses++;
  return TRUE;
}

/**
 * sat_solver_assume:
 * @literal: must hold in the next solve
 *
 * Assumes a literal for the next sat_solver_solve() only, however that ends. The answer of the last
 * solve stays valid until then.
 *
 * Returns: %FALSE for 0 (SAT_ERROR_STATE) or above SAT_VARIABLE_MAX (SAT_ERROR_LIMIT)
 */
gboolean
sat_solver_assume (SatSolver *self,
                   int literal,
                   GError **error)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (!sat_literals_check (&literal, 1, FALSE, error))
    return FALSE;
  g_array_append_val (self->assumptions, literal);
  return TRUE;
}

/**
 * sat_solver_constrain:
 * @literals: (array length=n_literals): a clause, without 0 at its end
 * @n_literals: its length; the empty clause can't be satisfied
 *
 * Sets one clause that must hold in the next sat_solver_solve() only, instead of one that was set
 * before.
 *
 * Returns: %FALSE for a literal 0 (SAT_ERROR_STATE) or above SAT_VARIABLE_MAX (SAT_ERROR_LIMIT);
 *   the former constraint is then still set
 */
gboolean
sat_solver_constrain (SatSolver *self,
                      const int *literals,
                      gsize n_literals,
                      GError **error)
{
  g_return_val_if_fail (self != NULL && (literals != NULL || n_literals == 0), FALSE);
  g_return_val_if_fail (n_literals <= G_MAXUINT, FALSE);

  if (!sat_literals_check (literals, n_literals, FALSE, error))
    return FALSE;
  g_array_set_size (self->constraint, 0);
  if (n_literals > 0)
    g_array_append_vals (self->constraint, literals, (guint)n_literals);
  self->has_constraint = TRUE;
  return TRUE;
}

/**
 * sat_solver_set_conflict_limit:
 * @conflicts: the limit; negative: none
 *
 * Limits the next solve only, which then ends as SAT_STATUS_UNKNOWN without an error.
 */
void
sat_solver_set_conflict_limit (SatSolver *self,
                               int conflicts)
{
  g_return_if_fail (self != NULL);

  self->conflict_limit = conflicts;
}

/**
 * sat_solver_set_deadline:
 * @monotonic_time: in µs of g_get_monotonic_time(); 0: never
 *
 * Limits the next solve only, as sat_solver_set_conflict_limit() does, and adding clauses before
 * it.
 */
void
sat_solver_set_deadline (SatSolver *self,
                         gint64 monotonic_time)
{
  g_return_if_fail (self != NULL);

  self->deadline = monotonic_time;
  self->last_deadline = monotonic_time;
}

/**
 * sat_solver_limit_memory:
 * @n_bytes: how much more memory the process may take from now on; 0: no limit
 *
 * Limits everything that the session does from now on: clauses are refused then, and a solve ends.
 * The memory of other threads counts, too.
 */
void
sat_solver_limit_memory (SatSolver *self,
                         guint64 n_bytes)
{
  g_return_if_fail (self != NULL);

  self->memory_budget = n_bytes;
  self->memory_max = n_bytes > 0 ? sat_memory_get_used () + n_bytes : 0;
}

/**
 * sat_solver_set_stop:
 * @stop: (nullable): set atomically to a value other than 0 by any thread to stop; must outlive the
 *   next solve
 *
 * Limits the next solve only, as sat_solver_set_conflict_limit() does.
 */
void
sat_solver_set_stop (SatSolver *self,
                     const gint *stop)
{
  g_return_if_fail (self != NULL);

  self->stop = stop;
}

static void
hand_over (SatSolver *self)
{
  const int *assumptions = (const int *)(void *)self->assumptions->data;
  const int *constraint = (const int *)(void *)self->constraint->data;

  for (guint i = 0; i < self->assumptions->len; i++)
    ccadical_assume (self->cadical, translate (self, assumptions[i]));
  for (guint i = 0; i < self->constraint->len; i++)
    ccadical_constrain (self->cadical, translate (self, constraint[i]));
  if (self->has_constraint)
    ccadical_constrain (self->cadical, 0);
  if (self->conflict_limit >= 0)
    ccadical_limit (self->cadical, "conflicts", self->conflict_limit);
}

static void
reset_request (SatSolver *self)
{
  g_array_set_size (self->assumptions, 0);
  g_array_set_size (self->constraint, 0);
  self->has_constraint = FALSE;
  self->conflict_limit = -1;
  self->deadline = 0;
  self->stop = NULL;
  sat_learnt_counts_rest (&self->lemmas);
}

static void
collect_core (SatSolver *self)
{
  for (guint i = 0; i < self->assumptions->len; i++)
    {
      int literal = g_array_index (self->assumptions, int, i);

      if (ccadical_failed (self->cadical, translate (self, literal)))
        g_array_append_val (self->core, literal);
    }
  g_array_sort (self->core, sat_literals_compare);
  self->constraint_failed =
    self->has_constraint && ccadical_constraint_failed (self->cadical) != 0;
}

/**
 * sat_solver_solve:
 *
 * Solves the clauses under the assumptions, the constraint and the limits set since the last solve,
 * and resets all of these.
 *
 * Returns: the answer; SAT_STATUS_UNKNOWN with G_IO_ERROR_CANCELLED when it was cancelled, with
 *   SAT_ERROR_MEMORY at the limit of memory, without error when another limit was reached
 */
SatStatus
sat_solver_solve (SatSolver *self,
                  GError **error)
{
  gint64 start = g_get_monotonic_time ();

  g_return_val_if_fail (self != NULL, SAT_STATUS_UNKNOWN);

  forget_answer (self);
  if (!terminate_cb (self))
    {
      hand_over (self);
      self->stats.n_calls++;
      self->status = (SatStatus)ccadical_solve (self->cadical);
      if (self->status == SAT_STATUS_UNSATISFIABLE)
        collect_core (self);
      self->stats.solve_time += g_get_monotonic_time () - start;
    }
  reset_request (self);
  if (self->status == SAT_STATUS_UNKNOWN &&
      !g_cancellable_set_error_if_cancelled (self->cancellable, error) && self->out_of_memory)
    set_out_of_memory (self, error);
  self->out_of_memory = FALSE;
  return self->status;
}

/**
 * sat_solver_get_status:
 *
 * Gets the current answer.
 *
 * Returns: the answer of the last solve; SAT_STATUS_UNKNOWN as soon as a clause is added
 */
SAT_DEFINE_GETTER (SatSolver, sat_solver, status, SatStatus)

/**
 * sat_solver_value:
 * @variable: any number
 *
 * Gets a variable in the model.
 *
 * Returns: whether it is true; also %FALSE when the status is not SAT_STATUS_SATISFIABLE or the
 *   variable never occurred
 */
gboolean
sat_solver_value (SatSolver *self,
                  int variable)
{
  int number;

  g_return_val_if_fail (self != NULL, FALSE);

  if (self->status != SAT_STATUS_SATISFIABLE || variable < 1 || variable > SAT_VARIABLE_MAX)
    return FALSE;
  number = sat_table_lookup (&self->variables, (guint)variable);
  /* Only positive literals: for negative ones the versions of CaDiCaL differ. */
  return number != 0 && ccadical_val (self->cadical, number) > 0;
}

/**
 * sat_solver_get_core:
 * @n_literals: (out): their number
 *
 * Gets the core after SAT_STATUS_UNSATISFIABLE: the clauses (and the constraint, if
 * sat_solver_constraint_failed()) contradict these assumptions alone. It need not be minimal, and
 * is empty when the clauses contradict themselves.
 *
 * Returns: (transfer none) (nullable): the assumptions, ascending; valid until the next clause or
 *   solve
 */
const int *
sat_solver_get_core (const SatSolver *self,
                     gsize *n_literals)
{
  g_return_val_if_fail (self != NULL && n_literals != NULL, NULL);

  *n_literals = self->core->len;
  return (const int *)(void *)self->core->data;
}

/**
 * sat_solver_failed:
 * @literal: any number
 *
 * Tells whether an assumption is in the core of the last answer; see sat_solver_get_core().
 *
 * Returns: %TRUE if so
 */
gboolean
sat_solver_failed (SatSolver *self,
                   int literal)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return g_array_binary_search (self->core, &literal, sat_literals_compare, NULL);
}

/**
 * sat_solver_constraint_failed:
 *
 * Tells whether the last answer is SAT_STATUS_UNSATISFIABLE and needs the clause of
 * sat_solver_constrain().
 *
 * Returns: %TRUE if so
 */
gboolean
sat_solver_constraint_failed (SatSolver *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->constraint_failed;
}

/**
 * sat_solver_get_conflicts:
 *
 * Gets the number of conflicts, from any thread, even while another one solves.
 *
 * Returns: the number of clauses learned so far in all solves of the session: that of the
 *   conflicts, plus the few learned by preprocessing, minus merged ones
 */
guint64
sat_solver_get_conflicts (const SatSolver *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return sat_learnt_counts_get (&self->lemmas.n_lemmas);
}

/**
 * sat_solver_get_stats:
 * @stats: (out caller-allocates): the statistics
 *
 * Gets the statistics of the session so far.
 */
void
sat_solver_get_stats (const SatSolver *self,
                      SatSolverStats *stats)
{
  g_return_if_fail (self != NULL && stats != NULL);

  *stats = self->stats;
  stats->simplifying = self->lemmas.idle;
  stats->conflicts = sat_solver_get_conflicts (self);
  stats->learned_units = sat_learnt_counts_get (&self->lemmas.n_units);
  stats->learned_pairs = sat_learnt_counts_get (&self->lemmas.n_pairs);
}

/**
 * sat_solver_signature:
 *
 * Gets the name and version of the built-in solver.
 *
 * Returns: (transfer none): "cadical-1.5.3", for example
 */
const char *
sat_solver_signature (void)
{
  return ccadical_signature ();
}
