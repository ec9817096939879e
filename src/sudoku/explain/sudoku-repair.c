/* SPDX-License-Identifier: GPL-3.0-or-later */

/* First givens are removed until there is a solution: the fewest that hit each set without one.
 * Then givens are added until it is unique, and last the superfluous ones are removed. Givens that
 * a symmetry joins are removed and added together. */

#include "sudoku-repair.h"

#include <string.h>

#include "sudoku-addition.h"
#include "sudoku-hitting-set.h"
#include "sudoku-premise-shrink.h"
#include "sudoku-superfluous.h"

/* How many solutions the final one is chosen from. */
#define N_SOLUTIONS_MAX 1000
/* Questions in the search for the fewest givens to remove, by side. */
#define N_ASKED_SMALL 20000
#define N_ASKED_LARGE 300
#define SMALL_SIDE_MAX 9
#define LARGE_SIDE_MAX 25
/* The effort for that, and again when it was not enough, in units of about a microsecond. This part
 * of it may go into making an unsatisfiable set smaller. */
#define EFFORT 3000000
#define EFFORT_PART 16

/* What can be removed. */
typedef struct
{
  SudokuPremiseSolver *solver; /* borrowed */
  const SudokuTaskRun *run;
  guint n_premises;
  guint64 effort;  /* what may be done for all questions */
  guint *orbit_of; /* owned: by premise */
  guint8 *chosen;  /* owned: by premise */
  guint *order;    /* owned: 0, 1, 2 … */
} Removal;

static void
removal_clear (Removal *self)
{
  g_free (self->orbit_of);
  g_free (self->chosen);
  g_free (self->order);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Removal, removal_clear)

/* Do the orbits that are kept have a solution? */
static SatStatus
ask (const guint8 *kept,
     guint8 *core,
     gpointer user_data,
     GError **error)
{
  Removal *self = user_data;
  gboolean refuted;
  SatStatus status;

  if (sudoku_premise_solver_get_effort (self->solver) == 0)
    return SAT_STATUS_UNKNOWN;
  for (guint i = 0; i < self->n_premises; i++)
    self->chosen[i] = kept[self->orbit_of[i]];
  status = sudoku_premise_solver_solve (self->solver, self->chosen, self->run, error);
  if (status != SAT_STATUS_UNSATISFIABLE || core == NULL)
    return status;
  refuted = sudoku_premise_solver_refute (self->solver, self->chosen);
  if (!sudoku_premise_shrink_soon (self->solver, self->chosen, self->order, self->n_premises,
                                   refuted ? SUDOKU_SHRINK_BY_PROPAGATION
                                           : SUDOKU_SHRINK_BY_SOLVING,
                                   self->effort / EFFORT_PART, self->run, error))
    return SAT_STATUS_UNKNOWN;
  for (guint i = 0; i < self->n_premises; i++)
    if (self->chosen[i])
      core[self->orbit_of[i]] = TRUE;
  return status;
}

/* The effort for any set of givens, when the fewest are out of reach. */
static void
relax (gpointer user_data)
{
  Removal *self = user_data;

  sudoku_premise_solver_set_effort (self->solver, self->effort);
}

/* Numbers the orbits that have a filled cell; returns how many there are. */
static guint
number_orbits (Removal *self,
               const SudokuPremises *premises,
               const guint *orbits,
               guint n_cells)
{
  g_autofree guint *numbers = g_new (guint, n_cells);
  guint n = 0;

  memset (numbers, 0xff, n_cells * sizeof (guint));
  for (guint i = 0; i < self->n_premises; i++)
    {
      guint cell = sudoku_premises_get (premises, i)->cell;
      guint orbit = orbits != NULL ? orbits[cell] : cell;

      if (numbers[orbit] == G_MAXUINT)
        numbers[orbit] = n++;
      self->orbit_of[i] = numbers[orbit];
      self->order[i] = i;
    }
  return n;
}

static guint
get_n_asked_max (const SudokuGrid *grid)
{
  guint side = sudoku_grid_get_side (grid);

  if (side <= SMALL_SIDE_MAX)
    return N_ASKED_SMALL;
  return side <= LARGE_SIDE_MAX ? N_ASKED_LARGE : 0;
}

/* Removes the fewest givens so that there is a solution. FALSE with an error. */
static gboolean
take_away (SudokuRepair *self,
           const guint *orbits,
           const SudokuTaskRun *run,
           GError **error)
{
  guint n_cells = sudoku_grid_get_n_cells (self->grid);
  g_autoptr (SudokuPremises) premises = sudoku_premises_new (self->grid, NULL);
  g_autoptr (SudokuPremiseSolver) solver = sudoku_premise_solver_new (premises);
  g_auto (Removal) removal = { .solver = solver, .run = run };
  SudokuHittingJob job = { .ask = ask, .relax = relax, .user_data = &removal };
  g_autofree guint8 *gone = g_new0 (guint8, n_cells + 1);
  GError *local_error = NULL;

  removal.n_premises = sudoku_premises_get_n (premises);
  removal.orbit_of = g_new0 (guint, n_cells + 1);
  removal.chosen = g_new0 (guint8, n_cells + 1);
  removal.order = g_new0 (guint, n_cells + 1);
  job.n = number_orbits (&removal, premises, orbits, n_cells);
  job.n_asked_max = get_n_asked_max (self->grid);
  removal.effort = EFFORT;
  sudoku_premise_solver_set_effort (solver, removal.effort);
  self->possible = sudoku_hitting_set_find (&job, run, gone, &self->fewest, &local_error) ==
                   SAT_STATUS_SATISFIABLE;
  for (guint i = 0; i < removal.n_premises && self->possible; i++)
    if (gone[removal.orbit_of[i]])
      sudoku_grid_set (self->grid, sudoku_premises_get (premises, i)->cell, 0, SUDOKU_ORIGIN_NONE);
  if (local_error == NULL)
    return TRUE;
  g_propagate_error (error, local_error);
  return FALSE;
}

static gboolean
is_same (const SudokuGrid *a,
         const SudokuGrid *b)
{
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (a); cell++)
    if (sudoku_grid_get_fixed (a, cell) != sudoku_grid_get_fixed (b, cell))
      return FALSE;
  return TRUE;
}

/* Gives a removed cell another value, where that alone leaves one solution: that is a smaller
 * change than removing one given and adding one elsewhere. Returns whether it could. */
static gboolean
change_one (SudokuRepair *self,
            const SudokuGrid *before,
            const SudokuAmbiguity *ambiguity,
            guint8 *solution)
{
  guint value;

  for (guint cell = 0; cell < ambiguity->n_cells && ambiguity->complete; cell++)
    {
      if (sudoku_grid_get_fixed (before, cell) == 0 ||
          sudoku_grid_get_fixed (self->grid, cell) != 0)
        continue;
      SUDOKU_SET_FOREACH (ambiguity->values[cell], value)
      {
        guint i = 0;

        if (ambiguity->counts[cell * ambiguity->side + value - 1] != 1)
          continue;
        while (((const guint8 *)ambiguity->solutions->pdata[i])[cell] != value)
          i++;
        memcpy (solution, ambiguity->solutions->pdata[i], ambiguity->n_cells);
        sudoku_grid_set (self->grid, cell, value, SUDOKU_ORIGIN_GIVEN);
        return TRUE;
      }
    }
  return FALSE;
}

/* Adds the fewest givens that leave one solution. @before: the puzzle before. @solution: by cell:
 * the solution that remains. FALSE with an error. */
static gboolean
add (SudokuRepair *self,
     const SudokuGrid *before,
     const guint *orbits,
     const SudokuTaskRun *run,
     guint8 *solution,
     GError **error)
{
  SudokuTask rest = sudoku_task_run_get_rest (run);
  g_autoptr (SudokuAmbiguity) ambiguity =
    sudoku_ambiguity_find (self->grid, N_SOLUTIONS_MAX, &rest, error);
  g_autoptr (SudokuAddition) addition = NULL;

  if (ambiguity == NULL)
    return FALSE;
  self->possible = ambiguity->solutions->len > 0;
  if (!self->possible)
    return TRUE;
  rest = sudoku_task_run_get_rest (run);
  addition = sudoku_addition_find (self->grid, ambiguity, orbits, &rest, error);
  if (addition == NULL)
    return FALSE;
  self->possible = addition->possible;
  self->fewest = self->fewest && addition->fewest;
  if (orbits == NULL && addition->n_cells == 1 &&
      change_one (self, before, ambiguity, solution))
    return TRUE;
  memcpy (solution, addition->solution, ambiguity->n_cells);
  for (guint i = 0; i < addition->n_cells; i++)
    sudoku_grid_set (self->grid, addition->cells[i], solution[addition->cells[i]],
                     SUDOKU_ORIGIN_GIVEN);
  return TRUE;
}

/**
 * sudoku_repair_find: (skip)
 * @grid: a puzzle; everything filled belongs to it except answers, which are dropped
 * @aim: the wanted result
 * @orbits: (nullable) (array): by cell: the first cell of those that a symmetry gives or leaves
 *   empty together; %NULL: each cell alone
 * @task: (nullable): cancellable, and a time limit, at which the best result so far is returned
 *
 * Repairs a puzzle: if it has no solution, the fewest givens are removed, with everything in their
 * orbits; if it has several and one is wanted, the fewest are added. A removed given gets another
 * value instead, where that is enough. There are usually many minimal puzzles; this one comes from
 * trying entries before givens, each in the order of the cells.
 *
 * Returns: (transfer full) (nullable): the puzzle; %NULL with `G_IO_ERROR_CANCELLED` or an error of
 *   the solver
 */
SudokuRepair *
sudoku_repair_find (const SudokuGrid *grid,
                    SudokuRepairAim aim,
                    const guint *orbits,
                    const SudokuTask *task,
                    GError **error)
{
  g_autoptr (SudokuRepair) self = NULL;
  g_autofree guint8 *solution = NULL;
  gboolean minimal = TRUE;
  SudokuTaskRun run;

  g_return_val_if_fail (grid != NULL, NULL);

  sudoku_task_run_init (&run, task);
  solution = g_new0 (guint8, sudoku_grid_get_n_cells (grid));
  self = g_new0 (SudokuRepair, 1);
  self->grid = sudoku_grid_copy (grid);
  sudoku_grid_clear_origin (self->grid, SUDOKU_ORIGIN_ANSWER);
  if (!take_away (self, orbits, &run, error))
    return NULL;
  if (self->possible && (aim != SUDOKU_REPAIR_SOLVABLE || is_same (self->grid, grid)) &&
      !add (self, grid, orbits, &run, solution, error))
    return NULL;
  if (self->possible && aim == SUDOKU_REPAIR_MINIMAL)
    {
      if (!sudoku_superfluous_remove (self->grid, solution, orbits, NULL, &run, &minimal, error))
        return NULL;
      self->fewest = self->fewest && minimal;
    }
  return g_steal_pointer (&self);
}

/**
 * sudoku_repair_free:
 * @self: (transfer full): a puzzle that was mended
 *
 * Frees it.
 */
void
sudoku_repair_free (SudokuRepair *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->grid, sudoku_grid_free);
  g_free (self);
}
