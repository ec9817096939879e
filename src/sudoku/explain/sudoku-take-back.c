/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What to take back so that a position can be solved again: a smallest set of entries and removed
 * marks that hits each conflict set. When the givens alone have no solution, givens are taken back
 * as well. */

#include "sudoku-take-back.h"

#include <string.h>

#include "sudoku-hitting-set.h"
#include "sudoku-premise-shrink.h"

/* So many questions in the search for the smallest set, by side. */
#define N_ASKED_SMALL 20000
#define N_ASKED_LARGE 300
#define N_ASKED_HUGE 60
#define SMALL_SIDE_MAX 9
#define LARGE_SIDE_MAX 25

/* The first premises may be taken back, all others stay. */
typedef struct
{
  SudokuPremiseSolver *solver; /* borrowed */
  const SudokuTaskRun *run;
  guint n;          /* premises that may be taken back: the first ones */
  guint n_premises; /* all of them */
  guint8 *chosen;   /* owned: by premise */
  guint *order;     /* owned: 0, 1, 2 … */
} Doubt;

static void
doubt_clear (Doubt *self)
{
  g_free (self->chosen);
  g_free (self->order);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Doubt, doubt_clear)

/* A core is made as small as a solver can: so there are fewer ways to hit it. */
static SatStatus
ask (const guint8 *kept,
     guint8 *core,
     gpointer user_data,
     GError **error)
{
  Doubt *self = user_data;
  gboolean minimal = TRUE;
  SatStatus status;

  memset (self->chosen, TRUE, self->n_premises);
  memcpy (self->chosen, kept, self->n);
  status = sudoku_premise_solver_solve (self->solver, self->chosen, self->run, error);
  if (status != SAT_STATUS_UNSATISFIABLE || core == NULL)
    return status;
  if (!sudoku_premise_shrink (self->solver, self->chosen, self->order, self->n,
                              SUDOKU_SHRINK_BY_SOLVING, self->run, &minimal, error))
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

/* Have the premises a solution of which the first @n are taken away? */
static SatStatus
ask_without (Doubt *self,
             guint n,
             GError **error)
{
  memset (self->chosen, TRUE, self->n_premises);
  memset (self->chosen, FALSE, n);
  return sudoku_premise_solver_solve (self->solver, self->chosen, self->run, error);
}

/* Finds out which premises may be taken back. FALSE: with all of them away there is no solution,
 * or that was not found out. */
static gboolean
choose_doubted (Doubt *self,
                SudokuTakeBack *answer,
                const SudokuPremises *premises,
                GError **error)
{
  SatStatus status;

  self->n = count_doubted (premises);
  status = ask_without (self, self->n, error);
  if (status == SAT_STATUS_UNSATISFIABLE)
    {
      answer->puzzle = TRUE;
      self->n = self->n_premises;
      status = ask_without (self, self->n, error);
    }
  return status == SAT_STATUS_SATISFIABLE;
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
  self->n_premises = taken->len;
  self->premises = g_memdup2 (taken->data, taken->len * sizeof (SudokuPremise));
}

static gboolean
find (SudokuTakeBack *self,
      const SudokuPremises *premises,
      const SudokuTaskRun *run,
      GError **error)
{
  g_autoptr (SudokuPremiseSolver) solver = sudoku_premise_solver_new (premises);
  guint n_premises = sudoku_premises_get_n (premises);
  g_autofree guint8 *gone = g_new0 (guint8, n_premises + 1);
  g_auto (Doubt) doubt = { .solver = solver, .run = run, .n_premises = n_premises };
  SudokuHittingJob job = { .ask = ask, .user_data = &doubt };
  GError *local_error = NULL;

  doubt.chosen = g_new0 (guint8, n_premises + 1);
  doubt.order = g_new (guint, n_premises + 1);
  for (guint i = 0; i < n_premises; i++)
    doubt.order[i] = i;
  self->possible = choose_doubted (&doubt, self, premises, &local_error);
  job.n = doubt.n;
  job.n_asked_max = get_n_asked_max (premises);
  if (self->possible &&
      sudoku_hitting_set_find (&job, run, gone, &self->smallest, &local_error))
    take_premises (self, premises, gone, doubt.n);
  if (local_error == NULL)
    return TRUE;
  g_propagate_error (error, local_error);
  return FALSE;
}

/**
 * sudoku_take_back_find: (skip)
 * @grid: a position
 * @removed: (nullable): by cell: values 1…N that the player removed from its marks
 * @task: (nullable): cancellable, and a time limit; when it is over, a set is found soon that need
 *   not be the smallest
 * @error: return location for an error
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
 * @self: (transfer full): what to take back
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
