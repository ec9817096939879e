/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Minimal unsatisfiable sets of premises. The first one comes from the whole position: two cells
 * that break a rule if there are any; otherwise premises are removed, the most doubtful first. The
 * others are found as MARCO does (M. Liffiton, A. Previti, A. Malik, J. Marques-Silva, Constraints
 * 2016): a solver knows which sets of premises are still undecided; a maximal one is asked about,
 * and either contains another minimal set, or has a solution, as all of its subsets then have. Does
 * not know what can be done about it. */

#include "sudoku-conflict-set.h"

#include <string.h>

#include "sudoku-check.h"
#include "sudoku-premise-shrink.h"

/* How many satisfiable sets are looked at on the way to the next conflict set. */
#define N_SEEDS_MAX 20000
/* Up to this side each question is answered at once. */
#define SEARCHED_SIDE_MAX 9
/* The effort for making one set smaller, by side, in units of about a microsecond. After that the
 * set is reported as it is: a small set at once helps more than a minimal one later. */
static const struct
{
  guint side_max;
  guint64 effort;
} efforts[] = {
  { 9, G_MAXUINT64 },
  { 16, 30000 },
  { 25, 500000 },
  { SUDOKU_SIDE_MAX, 550000 },
};
/* Above this side a conflict that counting alone shows is reported at once: without one of the few
 * cells counted, a solution takes long to find. */
#define COUNTED_SIDE_MAX 25
/* The search for a set that is not known yet may take this many times the effort. */
#define EFFORT_OTHER 4

struct _SudokuConflictSearch
{
  SudokuGrid *grid;            /* owned: as it was when the search began */
  SudokuPremises *premises;    /* owned */
  SudokuPremiseSolver *solver; /* owned */
  SatSolver *map;              /* owned: what sets nothing is known of; variable: premise + 1 */
  GPtrArray *found;            /* of guint8 *, owned: by premise */
  guint n;                     /* premises */
  guint n_entries;             /* premises that are no givens: the first ones */
  gboolean begun;
  gboolean gap; /* nothing was found out about some set */
};

/**
 * sudoku_conflict_set_free:
 *
 * Frees it.
 */
void
sudoku_conflict_set_free (SudokuConflictSet *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->premises);
  g_free (self);
}

/**
 * sudoku_conflict_set_to_grid: (skip)
 * @geometry: the shape of its position
 * @removed: (out) (transfer full): by cell: the values of its removed marks
 *
 * Makes the position that consists of the conflict set alone.
 *
 * Returns: (transfer full): its filled cells, with their origins
 */
SudokuGrid *
sudoku_conflict_set_to_grid (const SudokuConflictSet *self,
                             SudokuGeometry *geometry,
                             SudokuSet **removed)
{
  SudokuGrid *grid = NULL;

  g_return_val_if_fail (self != NULL && geometry != NULL && removed != NULL, NULL);

  grid = sudoku_grid_new (geometry);
  *removed = g_new0 (SudokuSet, sudoku_grid_get_n_cells (grid));
  for (guint i = 0; i < self->n_premises; i++)
    {
      const SudokuPremise *premise = &self->premises[i];
      SudokuSet *marks = &(*removed)[premise->cell];

      if (premise->kind == SUDOKU_PREMISE_MARK)
        *marks = sudoku_set_or (*marks, sudoku_set_single (premise->value));
      else
        sudoku_grid_set (grid, premise->cell, premise->value,
                         premise->kind == SUDOKU_PREMISE_ENTRY ? SUDOKU_ORIGIN_ENTRY
                                                               : SUDOKU_ORIGIN_GIVEN);
    }
  return grid;
}

/**
 * sudoku_conflict_search_new: (skip)
 * @grid: a position; copied
 * @removed: (nullable): by cell: values 1…N that the player removed from its marks
 *
 * Makes a search that has found nothing yet.
 *
 * Returns: (transfer full): the search
 */
SudokuConflictSearch *
sudoku_conflict_search_new (const SudokuGrid *grid,
                            const SudokuSet *removed)
{
  SudokuConflictSearch *self = NULL;

  g_return_val_if_fail (grid != NULL, NULL);

  self = g_new0 (SudokuConflictSearch, 1);
  self->grid = sudoku_grid_copy (grid);
  self->premises = sudoku_premises_new (grid, removed);
  self->solver = sudoku_premise_solver_new (self->premises);
  self->map = sat_solver_new (SAT_PROFILE_DEFAULT);
  self->found = g_ptr_array_new_with_free_func (g_free);
  self->n = sudoku_premises_get_n (self->premises);
  while (self->n_entries < self->n &&
         sudoku_premises_get (self->premises, self->n_entries)->kind != SUDOKU_PREMISE_GIVEN)
    self->n_entries++;
  return self;
}

/**
 * sudoku_conflict_search_free:
 *
 * Frees it.
 */
void
sudoku_conflict_search_free (SudokuConflictSearch *self)
{
  g_return_if_fail (self != NULL);

  g_ptr_array_unref (self->found);
  sat_solver_free (self->map);
  sudoku_premise_solver_free (self->solver);
  sudoku_premises_free (self->premises);
  sudoku_grid_free (self->grid);
  g_free (self);
}

static gboolean
shrink (SudokuConflictSearch *self,
        guint8 *chosen,
        guint first,
        guint end,
        SudokuShrinkMeans means,
        const SudokuTaskRun *run,
        gboolean *minimal,
        GError **error)
{
  g_autofree guint *order = g_new (guint, self->n + 1);

  for (guint i = first; i < end; i++)
    order[i - first] = i;
  return sudoku_premise_shrink (self->solver, chosen, order, end - first, means, run, minimal,
                                error);
}

/* The effort for one set. */
static guint64
get_effort (const SudokuConflictSearch *self)
{
  guint i = 0;

  while (efforts[i].side_max < sudoku_grid_get_side (self->grid))
    i++;
  return efforts[i].effort;
}

/* Removes doubtful premises first, with all givens in place; then givens, as long as propagation
 * refutes the rest, so that the reason is short; then givens that only a search shows to be
 * unnecessary. */
static gboolean
minimise_small (SudokuConflictSearch *self,
                guint8 *chosen,
                const SudokuTaskRun *run,
                gboolean *minimal,
                GError **error)
{
  gboolean any = TRUE;

  if (!shrink (self, chosen, 0, self->n_entries, SUDOKU_SHRINK_BY_SOLVING, run, minimal, error))
    return FALSE;
  if (sudoku_premise_solver_refute (self->solver, chosen) &&
      !shrink (self, chosen, self->n_entries, self->n, SUDOKU_SHRINK_BY_PROPAGATION, run, &any,
               error))
    return FALSE;
  return shrink (self, chosen, self->n_entries, self->n, SUDOKU_SHRINK_BY_SOLVING, run, minimal,
                 error);
}

/* First keeps what a proof uses, then what propagation refutes. Only the rest is searched: an
 * earlier search would soon remove something in a way that leaves much else to be searched. Where
 * counting shows the conflict, a proof by clauses would be long. */
static gboolean
minimise_large (SudokuConflictSearch *self,
                guint8 *chosen,
                const SudokuTaskRun *run,
                gboolean *minimal,
                GError **error)
{
  gboolean any = TRUE;

  if (sudoku_premise_solver_refute_by_counting (self->solver, chosen))
    {
      if (sudoku_grid_get_side (self->grid) > COUNTED_SIDE_MAX)
        sudoku_premise_solver_set_effort (self->solver, 0);
    }
  else if (!sudoku_premise_solver_find_core (self->solver, chosen, run, error))
    return FALSE;
  if (sudoku_premise_solver_refute (self->solver, chosen) &&
      !shrink (self, chosen, 0, self->n, SUDOKU_SHRINK_BY_PROPAGATION, run, &any, error))
    return FALSE;
  return shrink (self, chosen, 0, self->n, SUDOKU_SHRINK_BY_SOLVING, run, minimal, error);
}

static gboolean
minimise (SudokuConflictSearch *self,
          guint8 *chosen,
          const SudokuTaskRun *run,
          gboolean *minimal,
          GError **error)
{
  *minimal = TRUE;
  sudoku_premise_solver_set_effort (self->solver, get_effort (self));
  return sudoku_grid_get_side (self->grid) > SEARCHED_SIDE_MAX
           ? minimise_large (self, chosen, run, minimal, error)
           : minimise_small (self, chosen, run, minimal, error);
}

/* Of a house, which holds a value several times, the most doubtful two of the cells; else all that
 * break the rule together. Returns the sum of the places of the most doubtful two, which is smaller
 * for what is more doubtful. */
static guint
choose_breach (const SudokuConflictSearch *self,
               const SudokuConflict *conflict,
               guint8 *chosen)
{
  guint best[2] = { self->n, self->n };

  memset (chosen, FALSE, self->n);
  for (guint i = 0; i < conflict->n_cells; i++)
    {
      guint premise = sudoku_premises_find_cell (self->premises, conflict->cells[i]);

      chosen[premise] = conflict->house == SUDOKU_NO_HOUSE;
      if (premise < best[0])
        {
          best[1] = best[0];
          best[0] = premise;
        }
      else if (premise < best[1])
        best[1] = premise;
    }
  for (guint i = 0; i < MIN (conflict->n_cells, 2); i++)
    chosen[best[i]] = TRUE;
  return best[0] + best[1];
}

/* Finds cells that break a rule together. Returns FALSE when there are none. */
static gboolean
find_breach (const SudokuConflictSearch *self,
             guint8 *chosen)
{
  g_autoptr (GPtrArray) conflicts = sudoku_check_find_conflicts (self->grid);
  g_autofree guint8 *breach = g_new0 (guint8, self->n + 1);
  guint least = G_MAXUINT;

  for (guint i = 0; i < conflicts->len; i++)
    {
      guint place = choose_breach (self, g_ptr_array_index (conflicts, i), breach);

      if (place >= least)
        continue;
      least = place;
      memcpy (chosen, breach, self->n);
    }
  return conflicts->len > 0;
}

/* Is any number possible wherever it stands alone? Where all rules are about houses, values can be
 * exchanged for each other, and boxes alone allow grids of every size. */
static gboolean
allows_each_number (const SudokuConflictSearch *self)
{
  return sudoku_geometry_is_plain (sudoku_grid_get_geometry (self->grid));
}

/* The first set, from the whole position. */
static SudokuConflictAnswer
find_first (SudokuConflictSearch *self,
            guint8 *chosen,
            const SudokuTaskRun *run,
            gboolean *minimal,
            GError **error)
{
  SatStatus status;

  *minimal = TRUE;
  if (find_breach (self, chosen))
    return allows_each_number (self) || shrink (self, chosen, 0, self->n, SUDOKU_SHRINK_BY_SOLVING,
                                                run, minimal, error)
             ? SUDOKU_CONFLICT_FOUND
             : SUDOKU_CONFLICT_UNKNOWN;
  memset (chosen, TRUE, self->n);
  status = sudoku_premise_solver_solve (self->solver, chosen, run, error);
  if (status == SAT_STATUS_SATISFIABLE)
    return SUDOKU_CONFLICT_NO_MORE;
  if (status == SAT_STATUS_UNKNOWN || !minimise (self, chosen, run, minimal, error))
    return SUDOKU_CONFLICT_UNKNOWN;
  return SUDOKU_CONFLICT_FOUND;
}

/* Adds a clause to the map: the premises that are chosen, or the others. */
static gboolean
tell_map (SudokuConflictSearch *self,
          const guint8 *chosen,
          gboolean which,
          GError **error)
{
  g_autofree int *literals = g_new (int, self->n + 1);
  gsize n = 0;

  for (guint i = 0; i < self->n; i++)
    if ((chosen[i] != 0) == which)
      literals[n++] = which ? -(int)(i + 1) : (int)(i + 1);
  return sat_solver_add_clause (self->map, literals, n, error);
}

/* Does @chosen contain a set that was found? */
static gboolean
holds_found (const SudokuConflictSearch *self,
             const guint8 *chosen)
{
  for (guint k = 0; k < self->found->len; k++)
    {
      const guint8 *set = g_ptr_array_index (self->found, k);
      guint i = 0;

      while (i < self->n && (!set[i] || chosen[i]))
        i++;
      if (i == self->n)
        return TRUE;
    }
  return FALSE;
}

/* A maximal undecided set. The givens come first, so that the sets found doubt other entries rather
 * than other givens. */
static gboolean
get_seed (SudokuConflictSearch *self,
          guint8 *chosen,
          GError **error)
{
  if (sat_solver_solve (self->map, error) != SAT_STATUS_SATISFIABLE)
    return FALSE;
  for (guint i = 0; i < self->n; i++)
    chosen[i] = sat_solver_value (self->map, (int)i + 1);
  for (guint i = self->n; i-- > 0;)
    if (!chosen[i])
      {
        chosen[i] = TRUE;
        chosen[i] = !holds_found (self, chosen);
      }
  return TRUE;
}

/* Any further set. */
static SudokuConflictAnswer
find_other (SudokuConflictSearch *self,
            guint8 *chosen,
            const SudokuTaskRun *run,
            gboolean *minimal,
            GError **error)
{
  GError *local_error = NULL;

  sat_solver_set_cancellable (self->map, run->cancellable);
  sudoku_premise_solver_set_effort (self->solver, get_effort (self) > G_MAXUINT64 / EFFORT_OTHER
                                                    ? G_MAXUINT64
                                                    : EFFORT_OTHER * get_effort (self));
  for (guint i = 0; i < N_SEEDS_MAX && !sudoku_task_run_is_late (run); i++)
    {
      SatStatus status;

      if (sudoku_premise_solver_get_effort (self->solver) == 0)
        return SUDOKU_CONFLICT_UNKNOWN;
      if (!get_seed (self, chosen, &local_error))
        break;
      status = sudoku_premise_solver_solve (self->solver, chosen, run, &local_error);
      if (local_error != NULL)
        break;
      if (status == SAT_STATUS_UNSATISFIABLE)
        return minimise (self, chosen, run, minimal, error) ? SUDOKU_CONFLICT_FOUND
                                                            : SUDOKU_CONFLICT_UNKNOWN;
      self->gap = self->gap || status == SAT_STATUS_UNKNOWN;
      if (!tell_map (self, chosen, FALSE, &local_error))
        break;
    }
  if (local_error != NULL)
    {
      g_propagate_error (error, local_error);
      return SUDOKU_CONFLICT_UNKNOWN;
    }
  return sat_solver_get_status (self->map) != SAT_STATUS_UNSATISFIABLE || self->gap
           ? SUDOKU_CONFLICT_UNKNOWN
           : SUDOKU_CONFLICT_NO_MORE;
}

static SudokuConflictSet *
make_set (const SudokuConflictSearch *self,
          const guint8 *chosen,
          gboolean minimal)
{
  SudokuConflictSet *set = g_new0 (SudokuConflictSet, 1);
  g_autoptr (GArray) premises = g_array_new (FALSE, FALSE, sizeof (SudokuPremise));

  for (guint i = 0; i < self->n; i++)
    if (chosen[i])
      g_array_append_val (premises, *sudoku_premises_get (self->premises, i));
  set->n_premises = premises->len;
  set->premises = g_memdup2 (premises->data, premises->len * sizeof (SudokuPremise));
  set->minimal = minimal;
  return set;
}

/**
 * sudoku_conflict_search_next: (skip)
 * @task: (nullable): cancellable, and a time limit for this call
 * @set: (out) (transfer full): a new set, when one was found
 *
 * Looks for another set of premises without a solution. The effort for each question is limited, so
 * that the same sets come in the same order on each machine.
 *
 * Returns: the outcome; %SUDOKU_CONFLICT_UNKNOWN also with `G_IO_ERROR_CANCELLED` or an error of
 *   the solver
 */
SudokuConflictAnswer
sudoku_conflict_search_next (SudokuConflictSearch *self,
                             const SudokuTask *task,
                             SudokuConflictSet **set,
                             GError **error)
{
  g_autofree guint8 *chosen = NULL;
  SudokuConflictAnswer answer;
  gboolean minimal = FALSE;
  SudokuTaskRun run;

  g_return_val_if_fail (self != NULL && set != NULL, SUDOKU_CONFLICT_UNKNOWN);

  sudoku_task_run_init (&run, task);
  chosen = g_new0 (guint8, self->n + 1);
  answer = self->begun ? find_other (self, chosen, &run, &minimal, error)
                       : find_first (self, chosen, &run, &minimal, error);
  if (answer != SUDOKU_CONFLICT_FOUND)
    return answer;
  if (!tell_map (self, chosen, TRUE, error))
    return SUDOKU_CONFLICT_UNKNOWN;
  self->begun = TRUE;
  *set = make_set (self, chosen, minimal);
  g_ptr_array_add (self->found, g_steal_pointer (&chosen));
  return SUDOKU_CONFLICT_FOUND;
}
