/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Turns a puzzle that is too hard into one that needs a technique. Where everything easier comes to
 * a halt, the technique may go on; if it does not, one more number is given: the next halt is as
 * good a chance as that of another puzzle, for much less work. Once the technique goes on, numbers
 * are given where even with it there is no end, but none that makes it superfluous. */

#include "sudoku-mend.h"

#include <sat-deadline.h>

#include "sudoku-task-run.h"

/* How many ways of giving more are tried. */
#define N_WALKS 4
/* How many cells are tried until one is found that does not pre-empt the technique. */
#define N_TRIES 12

typedef struct
{
  const SudokuGrid *solution;
  const SudokuTechnique *technique;
  const SudokuSymmetry *symmetry; /* nullable */
  const SudokuBare *bare;
  SudokuRandom *random;
  SudokuTaskRun run;
} Mender;

/* The current puzzle, and how far it is solved. */
typedef struct
{
  SudokuGrid *puzzle;       /* owned */
  SudokuPosition *position; /* owned */
} Walk;

static Walk
walk_copy (const Walk *self)
{
  return (Walk){
    .puzzle = sudoku_grid_copy (self->puzzle),
    .position = sudoku_position_copy (self->position),
  };
}

static void
walk_clear (Walk *self)
{
  g_clear_pointer (&self->puzzle, sudoku_grid_free);
  g_clear_pointer (&self->position, sudoku_position_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Walk, walk_clear)

static gboolean
reach_halt (const Mender *self,
            gboolean with,
            Walk *walk,
            gboolean *goes_on)
{
  const SudokuTask task = {
    .cancellable = self->run.cancellable,
    .time_limit = sat_deadline_get_rest (self->run.deadline),
  };

  return !sudoku_task_run_should_stop (&self->run) &&
         sudoku_demand_reach_halt (self->technique, with, walk->position, &task, goes_on);
}

/* A cell that is open in a position; of those that should stay bare only when there are no
 * others. */
static guint
choose_cell (const Mender *self,
             const SudokuPosition *position)
{
  guint n_cells = sudoku_grid_get_n_cells (self->solution);
  g_autofree guint16 *order = g_new (guint16, n_cells);
  guint last = 0;

  sudoku_random_permutation (self->random, order, n_cells);
  for (guint i = 0; i < n_cells; i++)
    {
      if (sudoku_position_is_filled (position, order[i]))
        continue;
      last = order[i];
      if (!sudoku_bare_has (self->bare, self->solution, last))
        break;
    }
  return last;
}

/* Gives a cell with its orbit. */
static void
give (const Mender *self,
      Walk *walk,
      guint cell)
{
  guint orbit[8] = { cell };
  guint n = 1;

  if (self->symmetry != NULL)
    n = self->symmetry->orbit (sudoku_grid_get_geometry (walk->puzzle), cell, orbit);
  for (guint i = 0; i < n; i++)
    {
      guint value = sudoku_grid_get_value (self->solution, orbit[i]);

      sudoku_grid_set (walk->puzzle, orbit[i], value, SUDOKU_ORIGIN_GIVEN);
      if (!sudoku_position_is_filled (walk->position, orbit[i]))
        sudoku_position_place (walk->position, orbit[i], value);
    }
}

/* Gives a cell that is open in @after, the position reached with the technique, if the technique is
 * still useful in @before, the position reached without. Returns whether there is one. */
static gboolean
give_one_more (const Mender *self,
               Walk *before,
               Walk *after)
{
  for (guint i = 0; i < N_TRIES; i++)
    {
      guint cell = choose_cell (self, after->position);
      g_auto (Walk) next = walk_copy (before);
      gboolean goes_on = FALSE;

      give (self, &next, cell);
      if (!reach_halt (self, FALSE, &next, &goes_on) || !goes_on)
        continue;
      give (self, after, cell);
      walk_clear (before);
      *before = next;
      next = (Walk){ NULL, NULL };
      return TRUE;
    }
  return FALSE;
}

/* Gives numbers until the technique goes on where everything else comes to a halt, and then until
 * it suffices. @goes_on: whether it does so already */
static gboolean
walk (const Mender *self,
      Walk *before,
      gboolean goes_on)
{
  g_auto (Walk) after = { NULL, NULL };

  while (!goes_on)
    {
      give (self, before, choose_cell (self, before->position));
      if (!reach_halt (self, FALSE, before, &goes_on))
        return FALSE;
    }
  after = walk_copy (before);
  while (reach_halt (self, TRUE, &after, &goes_on))
    if (!give_one_more (self, before, &after))
      return FALSE;
  return sudoku_position_get_n_open (after.position) == 0;
}

/**
 * sudoku_mend: (skip)
 * @puzzle: a puzzle with one solution; it gets more givens
 * @solution: its solution
 * @technique: the technique it is to need
 * @symmetry: (nullable): the symmetry of its givens
 * @bare: what should not be given
 * @random: what chooses
 * @task: (nullable): ends it early; its progress is not used
 *
 * Gives more numbers, so that the techniques up to @technique solve the puzzle, but not without it.
 *
 * Returns: whether that may be so now; if not, the puzzle is of no use
 */
gboolean
sudoku_mend (SudokuGrid *puzzle,
             const SudokuGrid *solution,
             const SudokuTechnique *technique,
             const SudokuSymmetry *symmetry,
             const SudokuBare *bare,
             SudokuRandom *random,
             const SudokuTask *task)
{
  Mender self = {
    .solution = solution,
    .technique = technique,
    .symmetry = symmetry,
    .bare = bare,
    .random = random,
  };
  g_auto (Walk) first = { NULL, NULL };
  gboolean goes_on = FALSE;

  g_return_val_if_fail (puzzle != NULL && solution != NULL && technique != NULL, FALSE);
  g_return_val_if_fail (bare != NULL && random != NULL, FALSE);

  sudoku_task_run_init (&self.run, task);
  first.puzzle = sudoku_grid_copy (puzzle);
  first.position = sudoku_position_new (puzzle);
  if (!reach_halt (&self, FALSE, &first, &goes_on))
    return FALSE;
  for (guint i = 0; i < N_WALKS; i++)
    {
      g_auto (Walk) copy = walk_copy (&first);

      if (!walk (&self, &copy, goes_on))
        continue;
      for (guint cell = 0; cell < sudoku_grid_get_n_cells (puzzle); cell++)
        sudoku_grid_set (puzzle, cell, sudoku_grid_get_value (copy.puzzle, cell),
                         sudoku_grid_get_origin (copy.puzzle, cell));
      return TRUE;
    }
  return FALSE;
}
