/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What to take back so that a position can be solved again: a smallest set of entries and removed
 * marks that hits each conflict set. When the givens alone have no solution, givens are taken back
 * as well. */

#include "sudoku-take-back.h"

#include <string.h>

#include "sudoku-hitting-set.h"
#include "sudoku-premise-shrink.h"

/* Questions in the search for the smallest set, by side. */
#define N_ASKED_SMALL 20000
#define N_ASKED_LARGE 300
#define N_ASKED_HUGE 60
#define SMALL_SIDE_MAX 9
#define LARGE_SIDE_MAX 25
/* The effort for the smallest set, and again for any set, in units of about a microsecond. On small
 * boards it is hardly ever used up. This part of it may go into making a core smaller. */
#define EFFORT_SMALL 6000000
#define EFFORT_LARGE 1000000
#define EFFORT_PART 16

/* The first premises may be taken back, all others stay. */
typedef struct
{
  SudokuPremiseSolver *solver; /* borrowed */
  const SudokuTaskRun *run;
  guint n;          /* premises that may be taken back: the first ones */
  guint n_premises; /* all of them */
  gboolean large;
  gboolean fast;  /* a search takes no longer than a propagation */
  guint64 effort; /* what may be done for all questions */
  guint8 *chosen; /* owned: by premise */
  guint *order;   /* owned: 0, 1, 2 … */
} Doubt;

static void
doubt_clear (Doubt *self)
{
  g_free (self->chosen);
  g_free (self->order);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Doubt, doubt_clear)

/* Makes a core smaller, as a small one can be hit in fewer ways. What propagation refutes is
 * reduced by propagation alone where a search takes longer than it saves: on large boards, and
 * under most rules. What is not in doubt costs nothing: all of it stays. */
static gboolean
shrink (Doubt *self,
        GError **error)
{
  SudokuShrinkMeans means = SUDOKU_SHRINK_BY_SOLVING;

  if ((self->large && sudoku_premise_solver_refute_by_counting (self->solver, self->chosen)) ||
      (!self->large && !self->fast && sudoku_premise_solver_refute (self->solver, self->chosen)))
    means = SUDOKU_SHRINK_BY_PROPAGATION;
  else if (!self->fast)
    {
      if (!sudoku_premise_solver_find_core (self->solver, self->chosen, self->run, error))
        return FALSE;
      memset (self->chosen + self->n, TRUE, self->n_premises - self->n);
      if (sudoku_premise_solver_refute (self->solver, self->chosen))
        means = SUDOKU_SHRINK_BY_PROPAGATION;
    }
  return sudoku_premise_shrink_soon (self->solver, self->chosen, self->order, self->n, means,
                                     self->effort / EFFORT_PART, self->run, error);
}

/* The effort for any set, when the smallest one is out of reach. */
static void
relax (gpointer user_data)
{
  Doubt *self = user_data;

  sudoku_premise_solver_set_effort (self->solver, self->effort);
}

/* Even with the effort used up, it is decided whether taking back everything helps. */
static SatStatus
ask (const guint8 *kept,
     guint8 *core,
     gpointer user_data,
     GError **error)
{
  Doubt *self = user_data;
  SatStatus status;

  if (sudoku_premise_solver_get_effort (self->solver) == 0)
    {
      if (memchr (kept, TRUE, self->n) != NULL)
        return SAT_STATUS_UNKNOWN;
      sudoku_premise_solver_set_effort (self->solver, self->effort);
    }
  memset (self->chosen, TRUE, self->n_premises);
  memcpy (self->chosen, kept, self->n);
  status = sudoku_premise_solver_solve (self->solver, self->chosen, self->run, error);
  if (status != SAT_STATUS_UNSATISFIABLE || core == NULL)
    return status;
  if (!shrink (self, error))
    return SAT_STATUS_UNKNOWN;
  memcpy (core, self->chosen, self->n);
  return status;
}

static guint
count_doubted (const SudokuPremises *premises)
{
  guint n = 0;

  while (n < sudoku_premises_get_n (premises) &&
         sudoku_premises_get (premises, n)->kind != SUDOKU_PREMISE_GIVEN)
    n++;
  return n;
}

static guint
get_n_asked_max (const SudokuPremises *premises)
{
  guint side = sudoku_geometry_get_side (sudoku_premises_get_geometry (premises));

  if (side <= SMALL_SIDE_MAX)
    return N_ASKED_SMALL;
  return side <= LARGE_SIDE_MAX ? N_ASKED_LARGE : N_ASKED_HUGE;
}

static void
take_premises (SudokuTakeBack *self,
               const SudokuPremises *premises,
               const guint8 *gone,
               guint n)
{
  g_autoptr (GArray) taken = g_array_new (FALSE, FALSE, sizeof (SudokuPremise));

  for (guint i = 0; i < n; i++)
    if (gone[i])
      g_array_append_val (taken, *sudoku_premises_get (premises, i));
  self->possible = TRUE;
  self->n_premises = taken->len;
  self->premises = g_memdup2 (taken->data, taken->len * sizeof (SudokuPremise));
}

/* The search meets solutions that contradict few premises: if these are fewer than what was found,
 * they are taken back instead. */
static void
take_nearest (SudokuTakeBack *self,
              const SudokuPremises *premises,
              SudokuPremiseSolver *solver,
              guint n)
{
  guint n_max = self->possible ? self->n_premises - 1 : n;
  const guint8 *nearest = sudoku_premise_solver_find_nearest (solver, n_max);
  g_autofree guint8 *gone = g_new0 (guint8, n + 1);

  if (nearest == NULL)
    return;
  for (guint i = 0; i < sudoku_premises_get_n (premises); i++)
    if (sudoku_premise_agrees (sudoku_premises_get (premises, i), nearest))
      continue;
    else if (i < n)
      gone[i] = TRUE;
    else
      return;
  g_clear_pointer (&self->premises, g_free);
  take_premises (self, premises, gone, n);
}

/* With the first premises in doubt. FALSE with an error. */
static gboolean
find_among (SudokuTakeBack *self,
            Doubt *doubt,
            guint n,
            GError **error)
{
  const SudokuPremises *premises = sudoku_premise_solver_get_premises (doubt->solver);
  SudokuHittingJob job = { .n = n, .ask = ask, .relax = relax, .user_data = doubt };
  g_autofree guint8 *gone = g_new0 (guint8, n + 1);
  SatStatus status;

  doubt->n = n;
  job.n_asked_max = get_n_asked_max (premises);
  sudoku_premise_solver_set_effort (doubt->solver, doubt->effort);
  status = sudoku_hitting_set_find (&job, doubt->run, gone, &self->smallest, error);
  if (status == SAT_STATUS_UNKNOWN && *error != NULL)
    return FALSE;
  self->puzzle = self->puzzle || status == SAT_STATUS_UNSATISFIABLE;
  if (status == SAT_STATUS_SATISFIABLE)
    take_premises (self, premises, gone, n);
  if (status != SAT_STATUS_UNSATISFIABLE && !self->smallest)
    take_nearest (self, premises, doubt->solver, n);
  return TRUE;
}

/* Givens are in doubt only when they have no solution themselves. */
static gboolean
find (SudokuTakeBack *self,
      const SudokuPremises *premises,
      const SudokuTaskRun *run,
      GError **error)
{
  g_autoptr (SudokuPremiseSolver) solver = sudoku_premise_solver_new (premises);
  guint n_premises = sudoku_premises_get_n (premises), n_doubted = count_doubted (premises);
  g_auto (Doubt) doubt = { .solver = solver, .run = run, .n_premises = n_premises };
  GError *local_error = NULL;
  gboolean found;

  doubt.chosen = g_new0 (guint8, n_premises + 1);
  doubt.order = g_new (guint, n_premises + 1);
  doubt.large =
    sudoku_geometry_get_side (sudoku_premises_get_geometry (premises)) > SMALL_SIDE_MAX;
  doubt.fast = !doubt.large &&
               sudoku_geometry_is_plain_or_x (sudoku_premises_get_geometry (premises));
  doubt.effort = doubt.large ? EFFORT_LARGE : EFFORT_SMALL;
  for (guint i = 0; i < n_premises; i++)
    doubt.order[i] = i;
  found = find_among (self, &doubt, n_doubted, &local_error);
  if (found && self->puzzle && n_premises > n_doubted)
    found = find_among (self, &doubt, n_premises, &local_error);
  if (found)
    return TRUE;
  g_propagate_error (error, local_error);
  return FALSE;
}

/**
 * sudoku_take_back_find: (skip)
 * @grid: a position
 * @removed: (nullable): by cell: values 1…N that the player removed from its marks
 * @task: (nullable): cancellable, and a time limit, after which any set is found that need not be
 *   the smallest
 *
 * Finds the fewest entries and removed marks to take back so that the position can be solved again;
 * of givens, too, when the givens alone can't be solved.
 *
 * Returns: (transfer full) (nullable): what to take back; %NULL with `G_IO_ERROR_CANCELLED` or an
 *   error of the solver
 */
SudokuTakeBack *
sudoku_take_back_find (const SudokuGrid *grid,
                       const SudokuSet *removed,
                       const SudokuTask *task,
                       GError **error)
{
  g_autoptr (SudokuTakeBack) self = NULL;
  g_autoptr (SudokuPremises) premises = NULL;
  SudokuTaskRun run;

  g_return_val_if_fail (grid != NULL, NULL);

  sudoku_task_run_init (&run, task);
  self = g_new0 (SudokuTakeBack, 1);
  premises = sudoku_premises_new (grid, removed);
  return find (self, premises, &run, error) ? g_steal_pointer (&self) : NULL;
}

/**
 * sudoku_take_back_free:
 *
 * Frees it.
 */
void
sudoku_take_back_free (SudokuTakeBack *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->premises);
  g_free (self);
}
