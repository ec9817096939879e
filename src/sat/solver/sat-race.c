/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Solvers with different options need different times for a formula, and it is not known beforehand
 * which is fast. So they work side by side, each in its own thread, within their limits. The answer
 * does not depend on which of them the machine favours: that there is no model is the same for all,
 * and of several models that of the first solver in the list counts, however late it comes. Does
 * not know what the clauses mean. */

#include "sat-race.h"

typedef struct _Runner Runner;

/* A solver in the race. */
struct _Runner
{
  SatSolver *solver; /* borrowed */
  Runner *all;       /* the whole row */
  guint n_all;
  guint place; /* in the row */
  gint stop;   /* atomic: whether it is to end */
  SatStatus status;
  GError *error;   /* (nullable) */
  GThread *thread; /* (nullable): it runs in the calling one */
};

static void
stop_from (const Runner *self,
           guint first)
{
  for (guint i = first; i < self->n_all; i++)
    if (i != self->place)
      g_atomic_int_set (&self->all[i].stop, TRUE);
}

static gpointer
run (gpointer data)
{
  Runner *self = data;

  sat_solver_set_stop (self->solver, &self->stop);
  self->status = sat_solver_solve (self->solver, &self->error);
  if (self->status == SAT_STATUS_UNSATISFIABLE)
    stop_from (self, 0);
  else if (self->status == SAT_STATUS_SATISFIABLE)
    stop_from (self, self->place + 1);
  return NULL;
}

/* The place of the answer that counts; that of the first solver if there is none. */
static guint
find_winner (const Runner *runners,
             guint n_runners)
{
  for (guint i = 0; i < n_runners; i++)
    if (runners[i].status == SAT_STATUS_UNSATISFIABLE)
      return i;
  for (guint i = 0; i < n_runners; i++)
    if (runners[i].status == SAT_STATUS_SATISFIABLE)
      return i;
  return 0;
}

/**
 * sat_race_solve: (skip)
 * @solvers: (array length=n_solvers): solvers of one formula, each with its limits; best first
 * @n_solvers: their number, 1…SAT_RACE_MAX
 * @winner: (out): the place of the solver with the answer
 * @stopped: (out caller-allocates) (array length=n_solvers): whether each was interrupted because
 *   another had the answer; its state then depends on the machine
 *
 * Lets all solvers work at the same time, the first in the calling thread. Its progress is reported
 * as usual; that of the others comes in other threads. If the system gives no thread, a solver
 * waits for its turn.
 *
 * Returns: as for sat_solver_solve()
 */
SatStatus
sat_race_solve (SatSolver *const *solvers,
                guint n_solvers,
                guint *winner,
                gboolean *stopped,
                GError **error)
{
  Runner runners[SAT_RACE_MAX];

  g_return_val_if_fail (n_solvers >= 1 && n_solvers <= SAT_RACE_MAX, SAT_STATUS_UNKNOWN);
  g_return_val_if_fail (winner != NULL && stopped != NULL, SAT_STATUS_UNKNOWN);

  for (guint i = 0; i < n_solvers; i++)
    runners[i] =
      (Runner){ .solver = solvers[i], .all = runners, .n_all = n_solvers, .place = i };
  for (guint i = 1; i < n_solvers; i++)
    runners[i].thread = g_thread_try_new ("sat-race", run, &runners[i], NULL);
  run (&runners[0]);
  for (guint i = 1; i < n_solvers; i++)
    if (runners[i].thread != NULL)
      g_thread_join (runners[i].thread);
    else
      run (&runners[i]);
  *winner = find_winner (runners, n_solvers);
  for (guint i = 0; i < n_solvers; i++)
    {
      stopped[i] = runners[i].status == SAT_STATUS_UNKNOWN && runners[i].stop;
      if (runners[i].error != NULL && i == *winner)
        g_propagate_error (error, runners[i].error);
      else
        g_clear_error (&runners[i].error);
    }
  return runners[*winner].status;
}
