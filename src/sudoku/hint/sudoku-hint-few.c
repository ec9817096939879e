/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A proof needs at least one of the truths that a solution without the conclusion violates: the
 * truths of a proof hit all such sets. Finds a few truths that do, and asks the solver whether they
 * suffice; if not, its solution gives another set. Does not know how the proof is followed. */

#include "sudoku-hint-few.h"

#include <string.h>

#include "sudoku-hint-formula.h"
#include "sudoku-hitting-set.h"

/* How often the solver is asked whether some truths suffice. */
#define N_ASKED_MAX 100
/* How many ways to hit all sets are tried. */
#define N_WAYS_MAX 20000
/* Conflicts for one question, and its other cost. */
#define N_CONFLICTS_EACH 1000
#define N_CONFLICTS_ASKING 2

/* Whether there is a solution that obeys the marked truths, but violates the conclusion; marks
 * other truths that it obeys. */
static SatStatus
ask (const SudokuHintFewJob *job,
     guint8 *marked,
     GError **error)
{
  guint n = sudoku_links_get_n_truths (job->links), side = sudoku_links_get_side (job->links);
  guint64 before = sat_solver_get_conflicts (job->solver), used;
  SatStatus status;

  if (!sat_solver_assume (job->solver, sudoku_hint_formula_get_variable (job->candidate), error))
    return SAT_STATUS_UNKNOWN;
  for (guint i = 0; i < n; i++)
    if (marked[i] &&
        !sat_solver_assume (job->solver, sudoku_hint_formula_get_guard (job->links, i), error))
      return SAT_STATUS_UNKNOWN;
  sat_solver_set_conflict_limit (job->solver, (int)MIN (*job->conflicts, N_CONFLICTS_EACH));
  sat_solver_set_deadline (job->solver, sudoku_links_get_work (job->links)->deadline);
  status = sat_solver_solve (job->solver, error);
  used = sat_solver_get_conflicts (job->solver) - before + N_CONFLICTS_ASKING;
  *job->conflicts -= MIN (used, *job->conflicts);
  for (guint i = 0; i < n && status == SAT_STATUS_SATISFIABLE; i++)
    {
      const guint32 *candidates = sudoku_links_get_candidates (job->links, i);

      for (guint k = 0; k < side && !marked[i]; k++)
        marked[i] = sudoku_position_has (job->position, candidates[k]) &&
                    sat_solver_value (job->solver,
                                      sudoku_hint_formula_get_variable (candidates[k]));
    }
  return status;
}

/* Whether the proof's truths suffice. If not, finds as few other truths as possible, at least one
 * of which it needs. */
static SatStatus
suffice (const guint8 *kept,
         guint8 *core,
         gpointer user_data,
         GError **error)
{
  const SudokuHintFewJob *job = user_data;
  guint n = sudoku_links_get_n_truths (job->links);
  g_autofree guint8 *marked = g_new0 (guint8, n + 1);
  SatStatus status;

  for (guint i = 0; i < n; i++)
    marked[i] = !kept[i];
  status = ask (job, marked, error);
  if (status == SAT_STATUS_UNSATISFIABLE)
    return SAT_STATUS_SATISFIABLE;
  for (guint i = 0; i < n && core != NULL && status != SAT_STATUS_UNKNOWN; i++)
    {
      if (marked[i])
        continue;
      marked[i] = TRUE;
      status = ask (job, marked, error);
      if (status == SAT_STATUS_UNSATISFIABLE)
        marked[i] = FALSE;
    }
  if (status == SAT_STATUS_UNKNOWN || *job->conflicts == 0)
    return SAT_STATUS_UNKNOWN;
  for (guint i = 0; i < n && core != NULL; i++)
    core[i] = !marked[i];
  return SAT_STATUS_UNSATISFIABLE;
}

/**
 * sudoku_hint_few_find: (skip)
 * @job: what to search
 *
 * Finds a few truths that prove a candidate false.
 *
 * Returns: (transfer full) (element-type guint32) (nullable): the fewest; %NULL when there are more
 *   than allowed, when undecided, or with an error
 */
GArray *
sudoku_hint_few_find (const SudokuHintFewJob *job,
                      GError **error)
{
  guint n;
  g_autofree guint8 *chosen = NULL;
  SudokuTaskRun run;
  SudokuHittingJob hitting;
  gboolean fewest = FALSE;
  GArray *truths = NULL;

  g_return_val_if_fail (job->solver != NULL && job->links != NULL, NULL);

  n = sudoku_links_get_n_truths (job->links);
  chosen = g_new0 (guint8, n + 1);
  run = *sudoku_links_get_work (job->links);
  hitting = (SudokuHittingJob){
    .n = n,
    .ask = suffice,
    .user_data = (gpointer)job,
    .n_asked_max = N_ASKED_MAX,
    .n_gone_max = job->n_max,
    .n_ways_max = N_WAYS_MAX,
  };
  if (sudoku_hitting_set_find (&hitting, &run, chosen, &fewest, error) != SAT_STATUS_SATISFIABLE)
    return NULL;
  truths = g_array_new (FALSE, FALSE, sizeof (guint32));
  for (guint32 i = 0; i < n; i++)
    if (chosen[i])
      g_array_append_val (truths, i);
  return truths;
}
