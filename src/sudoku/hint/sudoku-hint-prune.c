/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Propagation finds a way to a contradiction, and needs each truth on the way. With cases, fewer of
 * them may suffice. A solver that knows only these truths tells: each has a guard, and is left out
 * when there is no solution without it. */

#include "sudoku-hint-prune.h"

#include <sat-solver.h>

#include "sudoku-hint-cases.h"
#include "sudoku-local-links.h"

/* The cost of a question, and of each conflict of its answer, in work. */
#define WORK_ASKING 2000
#define WORK_CONFLICT 100
/* So many conflicts for a question. */
#define N_CONFLICTS_MAX 1000
/* A proof with more cases is not worth the truths that it saves. */
#define N_CASES_MAX 100

typedef struct
{
  SudokuLocalLinks *local; /* owned: the candidate of the conclusion has the number 0 */
  SatSolver *solver;       /* owned */
  int denied;              /* the opposite of the conclusion */
  guint8 *left_out;        /* owned: by truth, with the numbers of @local */
  guint64 *work;
} Search;

static void
search_clear (Search *self)
{
  g_clear_pointer (&self->local, sudoku_local_links_free);
  sat_solver_free (self->solver);
  g_free (self->left_out);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Search, search_clear)

static int
get_guard (const Search *self,
           guint truth)
{
  return (int)(self->local->n_candidates + truth) + 1;
}

static gboolean
add_truths (const Search *self)
{
  const SudokuLocalLinks *local = self->local;
  int literals[SUDOKU_SIDE_MAX + 1];

  for (guint truth = 0; truth < local->n_truths; truth++)
    {
      gsize n = 0;

      literals[n++] = -get_guard (self, truth);
      for (guint32 i = local->first_member[truth]; i < local->first_member[truth + 1]; i++)
        literals[n++] = (int)local->members[i] + 1;
      if (!sat_solver_add_clause (self->solver, literals, n, NULL))
        return FALSE;
    }
  return TRUE;
}

static gboolean
add_conflicts (const Search *self)
{
  const SudokuLocalLinks *local = self->local;

  for (guint32 one = 0; one < local->n_candidates; one++)
    for (guint32 i = local->first_conflict[one]; i < local->first_conflict[one + 1]; i++)
      {
        int literals[] = { -(int)one - 1, -(int)local->conflicts[i] - 1 };

        if (local->conflicts[i] > one &&
            !sat_solver_add_clause (self->solver, literals, G_N_ELEMENTS (literals), NULL))
          return FALSE;
      }
  return TRUE;
}

static gboolean
search_init (Search *self,
             const SudokuStep *step,
             SudokuLinks *links,
             const SudokuPosition *position)
{
  g_autoptr (GArray) candidates = g_array_new (FALSE, FALSE, sizeof (guint32));
  g_autoptr (GArray) truths = g_array_new (FALSE, FALSE, sizeof (guint32));
  guint n = 0;
  const SudokuConclusion *conclusion = sudoku_step_get_conclusions (step, &n);
  const guint32 *numbers = NULL;

  g_array_append_val (candidates, conclusion->candidate);
  numbers = sudoku_step_get_truths (step, &n);
  g_array_append_vals (truths, numbers, n);
  self->local = sudoku_local_links_new (links, position, candidates, truths);
  if (self->local == NULL)
    return FALSE;
  self->solver = sat_solver_new (SAT_PROFILE_DEFAULT);
  sat_solver_set_cancellable (self->solver, sudoku_links_get_work (links)->cancellable);
  self->left_out = g_new0 (guint8, n + 1);
  self->denied = conclusion->placed ? -1 : 1;
  return add_truths (self) && add_conflicts (self);
}

/* Is there a solution of the remaining truths in which the conclusion is wrong? */
static SatStatus
ask (const Search *self)
{
  guint64 before = sat_solver_get_conflicts (self->solver), used;
  SatStatus status;

  if (!sat_solver_assume (self->solver, self->denied, NULL))
    return SAT_STATUS_UNKNOWN;
  for (guint i = 0; i < self->local->n_truths; i++)
    if (!self->left_out[i] && !sat_solver_assume (self->solver, get_guard (self, i), NULL))
      return SAT_STATUS_UNKNOWN;
  sat_solver_set_conflict_limit (self->solver, N_CONFLICTS_MAX);
  sat_solver_set_deadline (self->solver, sudoku_links_get_work (self->local->links)->deadline);
  status = sat_solver_solve (self->solver, NULL);
  used = WORK_ASKING + WORK_CONFLICT * (sat_solver_get_conflicts (self->solver) - before);
  *self->work -= MIN (used, *self->work);
  return status;
}

static gboolean
may_go_on (const Search *self)
{
  return *self->work > 0 && !sudoku_links_should_stop (self->local->links);
}

/* Leaves out as many as possible. Returns their number. */
static guint
leave_out (const Search *self)
{
  guint n = 0;

  for (guint i = 0; i < self->local->n_truths && may_go_on (self); i++)
    {
      self->left_out[i] = TRUE;
      if (ask (self) == SAT_STATUS_UNSATISFIABLE)
        n++;
      else
        self->left_out[i] = FALSE;
    }
  return n;
}

/**
 * sudoku_hint_prune: (skip)
 * @step: a step with one conclusion, and without guardians
 * @links: truths and conflicts of the shape
 * @position: where it was found
 * @work: (inout): the work budget, in the units of sudoku_step_search_set_budget(); gets what is
 *   left
 *
 * Finds truths that the conclusion does not need. O(truths) questions to a solver that knows no
 * others.
 *
 * Returns: (transfer full) (nullable): an equivalent step with fewer truths, all of them necessary,
 *   by cases; %NULL when @step needs all of its truths, or when the work is used up
 */
SudokuStep *
sudoku_hint_prune (const SudokuStep *step,
                   SudokuLinks *links,
                   const SudokuPosition *position,
                   guint64 *work)
{
  g_auto (Search) search = { .work = work };
  g_autoptr (GArray) kept = NULL;
  guint n = 0, n_cases = N_CASES_MAX;

  g_return_val_if_fail (step != NULL && links != NULL && position != NULL && work != NULL, NULL);

  if (!search_init (&search, step, links, position) || leave_out (&search) == 0)
    return NULL;
  kept = g_array_new (FALSE, FALSE, sizeof (guint32));
  for (guint i = 0; i < search.local->n_truths; i++)
    if (!search.left_out[i])
      g_array_append_val (kept, search.local->truths[i]);
  return sudoku_hint_cases_find (links, position, sudoku_step_get_conclusions (step, &n), kept,
                                 &n_cases, work);
}
