/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Is there another solution, when some cells are held? The values of the cell with the fewest
 * candidates are tried, in order, so that the answer does not depend on the version of a SAT
 * solver. For small boards: the effort is limited. */

#include "sudoku-other-solution.h"

#include <string.h>

#include "sudoku-open-cell.h"

/* How many values are tried. */
#define N_TRIED_MAX 3000

typedef struct
{
  const guint8 *solution;   /* borrowed */
  const SudokuTaskRun *run; /* borrowed */
  GPtrArray *levels;        /* of SudokuCandidates *: by depth */
  guint8 *other;            /* borrowed */
  guint n_cells;
  guint n_tried;
  gboolean stopped;
} Trying;

static SudokuCandidates *
get_level (Trying *self,
           const SudokuCandidates *like,
           guint depth)
{
  if (self->levels->len <= depth)
    g_ptr_array_add (self->levels,
                     sudoku_candidates_new_for (sudoku_candidates_get_geometry (like)));
  sudoku_candidates_assign_from (self->levels->pdata[depth], like);
  return self->levels->pdata[depth];
}

/* TRUE: another solution was found. */
static gboolean
try (Trying *self,
     const SudokuCandidates *here,
     guint depth)
{
  guint cell, value;
  SudokuSet set;

  if (sudoku_candidates_get_n_open (here) == 0)
    {
      sudoku_candidates_get_values (here, self->other);
      return memcmp (self->other, self->solution, self->n_cells) != 0;
    }
  cell = sudoku_open_cell_choose (here);
  set = sudoku_candidates_get (here, cell);
  SUDOKU_SET_FOREACH (set, value)
  {
    SudokuCandidates *next = NULL;

    self->stopped = self->stopped || self->n_tried++ >= N_TRIED_MAX ||
                    sudoku_task_run_should_stop (self->run);
    if (self->stopped)
      return FALSE;
    next = get_level (self, here, depth);
    if (sudoku_candidates_assign (next, cell, value) && sudoku_candidates_propagate (next) &&
        try (self, next, depth + 1))
      return TRUE;
  }
  return FALSE;
}

/**
 * sudoku_other_solution_find: (skip)
 * @candidates: what the rules allow, at the fixpoint
 * @held: by cell: whether it has the value of @solution
 * @solution: by cell: a solution
 * @run: what to obey
 * @other: (out caller-allocates): by cell: another one, if there is one
 *
 * Looks for a solution that differs from a known one.
 *
 * Returns: whether there is one; %SAT_STATUS_UNKNOWN when that takes too long
 */
SatStatus
sudoku_other_solution_find (const SudokuCandidates *candidates,
                            const guint8 *held,
                            const guint8 *solution,
                            const SudokuTaskRun *run,
                            guint8 *other)
{
  g_autoptr (GPtrArray) levels =
    g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_candidates_free);
  Trying self = { .solution = solution, .run = run, .levels = levels, .other = other };
  SudokuCandidates *first = NULL;

  g_return_val_if_fail (candidates != NULL && held != NULL && solution != NULL, SAT_STATUS_UNKNOWN);
  g_return_val_if_fail (run != NULL && other != NULL, SAT_STATUS_UNKNOWN);

  self.n_cells = sudoku_geometry_get_n_cells (sudoku_candidates_get_geometry (candidates));
  first = get_level (&self, candidates, 0);
  for (guint cell = 0; cell < self.n_cells; cell++)
    if (held[cell] && sudoku_set_count (sudoku_candidates_get (first, cell)) > 1 &&
        !sudoku_candidates_assign (first, cell, solution[cell]))
      return SAT_STATUS_UNSATISFIABLE;
  if (!sudoku_candidates_propagate (first))
    return SAT_STATUS_UNSATISFIABLE;
  if (try (&self, first, 1))
    return SAT_STATUS_SATISFIABLE;
  return self.stopped ? SAT_STATUS_UNKNOWN : SAT_STATUS_UNSATISFIABLE;
}
