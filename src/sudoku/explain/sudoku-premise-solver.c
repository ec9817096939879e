/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Do some premises have a solution under the rules? Above 9×9, one near a known solution is tried
 * first, where a few values move and all others stay, which leaves little to search. Next comes a
 * search where there is one, which is fastest as long as it need not guess a lot, and then clauses.
 * On small boards a solver has all rules and assumes the premises. On large ones it gets the
 * clauses of what propagation leaves, made anew for each question, which is faster. Does not know
 * why it is asked. */

#include "sudoku-premise-solver.h"

#include <sat-getter.h>
#include <string.h>

#include "sudoku-candidates.h"
#include "sudoku-fill.h"
#include "sudoku-known-solutions.h"
#include "sudoku-pattern-grid.h"
#include "sudoku-premise-core.h"
#include "sudoku-premise-search.h"
#include "sudoku-premise-trace.h"
#include "sudoku-sat-search.h"

/* Guesses near a known solution. */
#define GUESSES_NEAR 300
/* Conflicts for one question. */
#define CONFLICTS_SMALL 200000
#define CONFLICTS_LARGE 3000
#define CONFLICTS_HUGE 300
#define CONFLICTS_FIRST 20000
#define CONFLICTS_NEAR 200
#define CONFLICTS_CORE 500
#define LARGE_SIDE_MIN 17
#define HUGE_SIDE_MIN 26
/* A board counts as nearly empty when at most this part of its cells is filled. */
#define SPARSE_PART 5
#define SPARSE_SIDE_MAX 64
/* How many values may move at first, how many more when that leaves no solution, and how often. Not
 * used when a known solution is so far away that more have to move. */
#define NEAR_VALUES 6
#define NEAR_VALUES_MORE 3
#define NEAR_TRIES 6
#define NEAR_TRIES_SEARCH 4
#define NEAR_DRAWS 16
#define NEAR_VALUES_MAX 10
#define NEAR_BROKEN_MAX 4
#define NEAR_SIDE_MIN 10
/* Costs in the units of the effort, about a microsecond each: of a propagation per candidate, in
 * thousandths, likewise of tracing all orders; of a conflict per value. */
#define EFFORT_PROPAGATE 3
#define EFFORT_TRACE 250
#define EFFORT_LOAD 1
#define EFFORT_CONFLICT 2
#define EFFORT_CORE 5
/* Up to this side the clauses of all rules are loaded, and up to this one asked. */
#define CORE_SIDE_MAX 36
#define CORE_ASKED_SIDE_MAX 16

struct _SudokuPremiseSolver
{
  const SudokuPremises *premises; /* borrowed */
  guint side;
  guint n_cells;
  SudokuCandidates *candidates; /* owned: those of the question */
  SudokuCandidates *near;       /* owned: those near a known solution */
  guint8 *values;               /* owned: by cell: what the question fills */
  SudokuPremiseSearch *search;  /* (nullable), owned: for small sides */
  SudokuKnownSolutions *known;  /* owned */
  SudokuPremiseCore *core;      /* (nullable), owned: made when it is wanted */
  SudokuPremiseTrace *trace;    /* (nullable), owned: made when it is wanted */
  const guint8 *last;           /* (nullable), borrowed: the solution of the last answer */
  guint8 *refuted;              /* owned: by premise: the last ones without solution */
  SudokuRandom random;
  guint n_solved; /* questions that the solver of clauses got */
  guint64 effort; /* what is left */
};

/**
 * sudoku_premise_solver_new: (skip)
 * @premises: what a position says; must outlive the solver
 *
 * Makes a solver that was asked nothing yet.
 *
 * Returns: (transfer full): the solver
 */
SudokuPremiseSolver *
sudoku_premise_solver_new (const SudokuPremises *premises)
{
  SudokuPremiseSolver *self = NULL;
  SudokuGeometry *geometry = NULL;

  g_return_val_if_fail (premises != NULL, NULL);

  geometry = sudoku_premises_get_geometry (premises);
  self = g_new0 (SudokuPremiseSolver, 1);
  self->premises = premises;
  self->side = sudoku_geometry_get_side (geometry);
  self->n_cells = sudoku_geometry_get_n_cells (geometry);
  self->candidates = sudoku_candidates_new_for (geometry);
  self->near = sudoku_candidates_new_for (geometry);
  self->values = g_new0 (guint8, self->n_cells);
  self->search = sudoku_premise_search_new (premises);
  self->known = sudoku_known_solutions_new (premises);
  self->refuted = g_malloc (sudoku_premises_get_n (premises) + 1);
  memset (self->refuted, TRUE, sudoku_premises_get_n (premises));
  sudoku_random_init (&self->random, 0);
  self->effort = G_MAXUINT64;
  return self;
}

/**
 * sudoku_premise_solver_free:
 *
 * Frees it.
 */
void
sudoku_premise_solver_free (SudokuPremiseSolver *self)
{
  g_return_if_fail (self != NULL);

  sudoku_candidates_free (self->candidates);
  sudoku_candidates_free (self->near);
  sudoku_premise_search_free (self->search);
  sudoku_known_solutions_free (self->known);
  sudoku_premise_core_free (self->core);
  sudoku_premise_trace_free (self->trace);
  g_free (self->values);
  g_free (self->refuted);
  g_free (self);
}

/**
 * sudoku_premise_solver_get_premises: (skip)
 *
 * Gets all premises it can be asked about.
 *
 * Returns: (transfer none): the premises
 */
SAT_DEFINE_GETTER (SudokuPremiseSolver, sudoku_premise_solver, premises, const SudokuPremises *)

/**
 * sudoku_premise_solver_set_effort: (skip)
 * @effort: the effort from now on, in units of about a microsecond; without a limit at first
 *
 * Limits the effort for all questions together, by work and not by the clock, so that the answers
 * are the same on each machine. When it is used up, only what is known and what propagation says
 * are answers.
 */
void
sudoku_premise_solver_set_effort (SudokuPremiseSolver *self,
                                  guint64 effort)
{
  g_return_if_fail (self != NULL);

  self->effort = effort;
}

/**
 * sudoku_premise_solver_get_effort: (skip)
 *
 * Gets the effort that is left.
 *
 * Returns: how much it may do yet
 */
SAT_DEFINE_GETTER (SudokuPremiseSolver, sudoku_premise_solver, effort, guint64)

static void
spend (SudokuPremiseSolver *self,
       guint64 effort)
{
  if (self->effort != G_MAXUINT64)
    self->effort -= MIN (self->effort, effort);
}

static const SudokuPremise *
get (const SudokuPremiseSolver *self,
     guint premise)
{
  return sudoku_premises_get (self->premises, premise);
}

static SatStatus
remember (SudokuPremiseSolver *self,
          const guint8 *solution)
{
  self->last = sudoku_known_solutions_add (self->known, solution);
  return SAT_STATUS_SATISFIABLE;
}

static SatStatus
note_refuted (SudokuPremiseSolver *self,
              const guint8 *chosen)
{
  memcpy (self->refuted, chosen, sudoku_premises_get_n (self->premises));
  return SAT_STATUS_UNSATISFIABLE;
}

/* What these values and the marks among the premises leave, at the fixpoint. Returns FALSE at a
 * dead end. */
static gboolean
propagate_values (SudokuPremiseSolver *self,
                  SudokuCandidates *candidates,
                  const guint8 *values,
                  const guint8 *chosen)
{
  guint n = sudoku_premises_get_n (self->premises);

  spend (self, 1 + (guint64)self->n_cells * self->side * EFFORT_PROPAGATE / 1000);
  sudoku_candidates_reset (candidates, values);
  for (guint i = 0; i < n; i++)
    if (chosen[i] && get (self, i)->kind == SUDOKU_PREMISE_MARK &&
        !sudoku_candidates_remove (candidates, get (self, i)->cell, get (self, i)->value))
      return FALSE;
  return sudoku_candidates_propagate (candidates) && sudoku_candidates_check_hall (candidates);
}

/* Sets the values of the question. */
static void
set_values (SudokuPremiseSolver *self,
            const guint8 *chosen)
{
  guint n = sudoku_premises_get_n (self->premises);

  memset (self->values, 0, self->n_cells);
  for (guint i = 0; i < n; i++)
    if (chosen[i] && get (self, i)->kind != SUDOKU_PREMISE_MARK)
      self->values[get (self, i)->cell] = (guint8)get (self, i)->value;
}

/* The candidates of the question. Returns FALSE at a dead end. */
static gboolean
propagate (SudokuPremiseSolver *self,
           const guint8 *chosen)
{
  set_values (self, chosen);
  return propagate_values (self, self->candidates, self->values, chosen);
}

static gboolean
has_fast_search (const SudokuPremiseSolver *self)
{
  return sudoku_premise_search_is_fast (self->search);
}

/* What the search says about these values and the marks among the premises. */
static SatStatus
search_values (SudokuPremiseSolver *self,
               const guint8 *values,
               const guint8 *chosen,
               guint64 guess_limit,
               const SudokuTaskRun *run)
{
  const guint8 *solution = NULL;
  SatStatus status = sudoku_premise_search_run (self->search, values, chosen, guess_limit, run,
                                                &solution);

  spend (self, sudoku_premise_search_get_effort (self->search));
  return status == SAT_STATUS_SATISFIABLE ? remember (self, solution) : status;
}

/* What the search says about the question. */
static SatStatus
search (SudokuPremiseSolver *self,
        const guint8 *chosen,
        const SudokuTaskRun *run)
{
  SatStatus status;

  /* Once the solver has all rules it is faster than a slow search. */
  if (self->search == NULL ||
      (self->core != NULL && self->side <= CORE_ASKED_SIDE_MAX && !has_fast_search (self)))
    return SAT_STATUS_UNKNOWN;
  status = search_values (self, self->values, chosen,
                          sudoku_premise_search_get_guess_limit (self->search), run);
  return status == SAT_STATUS_UNSATISFIABLE ? note_refuted (self, chosen) : status;
}

static int
get_conflict_limit (const SudokuPremiseSolver *self)
{
  if (self->side < LARGE_SIDE_MIN)
    return CONFLICTS_SMALL;
  if (self->n_solved <= 1)
    return CONFLICTS_FIRST;
  return self->side < HUGE_SIDE_MIN ? CONFLICTS_LARGE : CONFLICTS_HUGE;
}

/* A board that is nearly empty gets a solution almost without a search. The largest are excluded:
 * there the attempt might take forever where there is none. */
static gboolean
fill_sparse (SudokuPremiseSolver *self,
             const guint8 *chosen,
             const SudokuTaskRun *run)
{
  SudokuGeometry *geometry = sudoku_premises_get_geometry (self->premises);
  g_autofree guint8 *solution = NULL;
  SudokuRandom random;
  guint n_filled = 0;

  for (guint i = 0; i < sudoku_premises_get_n (self->premises); i++)
    {
      if (chosen[i] && get (self, i)->kind == SUDOKU_PREMISE_MARK)
        return FALSE;
      n_filled += chosen[i];
    }
  if (self->side < LARGE_SIDE_MIN || self->side > SPARSE_SIDE_MAX ||
      n_filled * SPARSE_PART > self->n_cells)
    return FALSE;
  spend (self, (guint64)self->n_cells * self->side * EFFORT_LOAD);
  solution = g_new0 (guint8, self->n_cells);
  sudoku_random_init (&random, 0);
  if (!sudoku_pattern_grid_fit (geometry, &random, self->values, solution) &&
      !sudoku_fill_around (geometry, &random, run, self->values, solution))
    return FALSE;
  remember (self, solution);
  return TRUE;
}

/* The solver of clauses for what propagation leaves. */
static SatStatus
complete (SudokuPremiseSolver *self,
          SudokuCandidates *candidates,
          guint64 conflict_limit,
          const SudokuTaskRun *run,
          GError **error)
{
  g_autofree guint8 *solution = g_new0 (guint8, self->n_cells);
  guint64 conflicts = 0;
  SatStatus status;

  spend (self, sudoku_candidates_count (candidates) * EFFORT_LOAD);
  status =
    sudoku_sat_search_complete (candidates, run, conflict_limit, solution, &conflicts, error);
  spend (self, conflicts * self->side * EFFORT_CONFLICT);
  return status == SAT_STATUS_SATISFIABLE ? remember (self, solution) : status;
}

/* The values that have to move: those of the premises that a known solution contradicts, and of
 * those that were removed last. */
static SudokuSet
choose_values (const SudokuPremiseSolver *self,
               const guint8 *chosen,
               const guint8 *known)
{
  guint n = sudoku_premises_get_n (self->premises), n_away = 0;
  SudokuSet values = SUDOKU_SET_EMPTY, away = SUDOKU_SET_EMPTY;

  for (guint i = 0; i < n; i++)
    {
      const SudokuPremise *premise = get (self, i);

      if (chosen[i] && !sudoku_premise_agrees (premise, known))
        {
          values = sudoku_set_or (values, sudoku_set_single (premise->value));
          values = sudoku_set_or (values, sudoku_set_single (known[premise->cell]));
        }
      else if (!chosen[i] && self->refuted[i])
        {
          away = sudoku_set_or (away, sudoku_set_single (premise->value));
          n_away++;
        }
    }
  return n_away <= NEAR_BROKEN_MAX ? sudoku_set_or (values, away) : values;
}

/* Fills what a known solution has, except for some values, and what the question has. */
static void
fill_near (const SudokuPremiseSolver *self,
           const guint8 *known,
           SudokuSet values,
           guint8 *filled)
{
  for (guint cell = 0; cell < self->n_cells; cell++)
    if (self->values[cell] != 0)
      filled[cell] = self->values[cell];
    else
      filled[cell] = sudoku_set_has (values, known[cell]) ? 0 : known[cell];
}

/* Can a solution be found with what is filled? On large boards propagation decides. */
static gboolean
is_promising (SudokuPremiseSolver *self,
              const guint8 *filled,
              const guint8 *chosen)
{
  return has_fast_search (self) || propagate_values (self, self->near, filled, chosen);
}

/* Is there a solution with what is filled, if it is promising? Gives no answer when it does not
 * find one soon. */
static gboolean
try_filled (SudokuPremiseSolver *self,
            const guint8 *filled,
            const guint8 *chosen,
            const SudokuTaskRun *run)
{
  if (has_fast_search (self))
    return search_values (self, filled, chosen, GUESSES_NEAR, run) == SAT_STATUS_SATISFIABLE;
  return complete (self, self->near, CONFLICTS_NEAR, run, NULL) == SAT_STATUS_SATISFIABLE;
}

/* Removes so many values of a known solution: those that have to move, and random ones, drawn anew
 * as long as they are not promising. */
static gboolean
draw_near (SudokuPremiseSolver *self,
           const guint8 *chosen,
           const guint8 *known,
           SudokuSet values,
           guint n_values,
           guint8 *filled)
{
  for (guint i = 0; i < NEAR_DRAWS; i++)
    {
      SudokuSet drawn = values;

      while (sudoku_set_count (drawn) < MIN (n_values, self->side))
        drawn = sudoku_set_or (
          drawn, sudoku_set_single (1 + sudoku_random_below (&self->random, self->side)));
      fill_near (self, known, drawn, filled);
      if (is_promising (self, filled, chosen))
        return TRUE;
    }
  return FALSE;
}

/* Looks for a solution near a known one. Gives no answer when it finds none. */
static gboolean
find_near (SudokuPremiseSolver *self,
           const guint8 *chosen,
           const SudokuTaskRun *run)
{
  const guint8 *known = sudoku_known_solutions_find (self->known, chosen, NEAR_BROKEN_MAX);
  guint n_tries = has_fast_search (self) ? NEAR_TRIES_SEARCH : NEAR_TRIES;
  g_autofree guint8 *filled = NULL;
  SudokuSet values;

  if (known == NULL || self->side < NEAR_SIDE_MIN ||
      (self->side < LARGE_SIDE_MIN && !has_fast_search (self)))
    return FALSE;
  values = choose_values (self, chosen, known);
  if (sudoku_set_count (values) > NEAR_VALUES_MAX)
    return FALSE;
  filled = g_new (guint8, self->n_cells);
  for (guint i = 0; i < n_tries && !sudoku_task_run_should_stop (run); i++)
    if (draw_near (self, chosen, known, values, NEAR_VALUES + i * NEAR_VALUES_MORE, filled) &&
        try_filled (self, filled, chosen, run))
      return TRUE;
  return FALSE;
}

/* Loading all rules costs as much as any formula. */
static void
ensure_core (SudokuPremiseSolver *self)
{
  if (self->core != NULL)
    return;
  self->core = sudoku_premise_core_new (self->premises);
  spend (self, (guint64)self->n_cells * self->side * EFFORT_LOAD);
}

/* Asks about the clauses of all rules: the solver learns about them with each question. */
static SatStatus
solve_core (SudokuPremiseSolver *self,
            const guint8 *chosen,
            const SudokuTaskRun *run,
            GError **error)
{
  g_autofree guint8 *solution = g_new0 (guint8, self->n_cells);
  guint64 conflicts;
  SatStatus status;

  ensure_core (self);
  conflicts = sudoku_premise_core_get_conflicts (self->core);
  status = sudoku_premise_core_solve (self->core, chosen, (guint64)get_conflict_limit (self),
                                      solution, run, error);
  conflicts = sudoku_premise_core_get_conflicts (self->core) - conflicts;
  spend (self, conflicts * self->side * EFFORT_CONFLICT + self->n_cells * EFFORT_CORE);
  return status == SAT_STATUS_SATISFIABLE ? remember (self, solution) : status;
}

/* Asks about the clauses of all rules, or of what the propagation of this question leaves. */
static SatStatus
solve_clauses (SudokuPremiseSolver *self,
               const guint8 *chosen,
               const SudokuTaskRun *run,
               GError **error)
{
  SatStatus status;

  self->n_solved++;
  if (self->side <= CORE_ASKED_SIDE_MAX)
    status = solve_core (self, chosen, run, error);
  else
    status = complete (self, self->candidates, (guint64)get_conflict_limit (self), run, error);
  return status == SAT_STATUS_UNSATISFIABLE ? note_refuted (self, chosen) : status;
}

/**
 * sudoku_premise_solver_refute: (skip)
 * @chosen: by premise: whether it takes part
 *
 * Tries to show by propagation and Hall's test alone that some premises have no solution. This
 * refutes a pigeonhole position at once, which no SAT solver can do. Costs one propagation.
 *
 * Returns: whether they are shown to have no solution
 */
gboolean
sudoku_premise_solver_refute (SudokuPremiseSolver *self,
                              const guint8 *chosen)
{
  g_return_val_if_fail (self != NULL && chosen != NULL, FALSE);

  if (propagate (self, chosen))
    return FALSE;
  note_refuted (self, chosen);
  return TRUE;
}

/**
 * sudoku_premise_solver_try: (skip)
 * @chosen: by premise: whether it takes part
 * @run: what to obey
 *
 * Decides quickly whether some premises have a solution: by a known solution, one that a fast
 * search finds nearby, or by propagation as in sudoku_premise_solver_refute().
 *
 * Returns: the answer; %SAT_STATUS_UNKNOWN when it takes more
 */
SatStatus
sudoku_premise_solver_try (SudokuPremiseSolver *self,
                           const guint8 *chosen,
                           const SudokuTaskRun *run)
{
  g_return_val_if_fail (self != NULL && chosen != NULL && run != NULL, SAT_STATUS_UNKNOWN);

  self->last = sudoku_known_solutions_find (self->known, chosen, 0);
  if (self->last != NULL)
    return SAT_STATUS_SATISFIABLE;
  if (self->effort > 0 && has_fast_search (self))
    {
      set_values (self, chosen);
      if (find_near (self, chosen, run) || try_filled (self, self->values, chosen, run))
        return SAT_STATUS_SATISFIABLE;
    }
  return sudoku_premise_solver_refute (self, chosen) ? SAT_STATUS_UNSATISFIABLE
                                                     : SAT_STATUS_UNKNOWN;
}

/**
 * sudoku_premise_solver_refute_by_counting: (skip)
 * @chosen: by premise: whether it takes part
 *
 * Tries to show by Hall's test after propagation, and by nothing simpler, that some premises have
 * no solution. A proof by clauses would be long then. Costs one propagation.
 *
 * Returns: whether only counting shows it
 */
gboolean
sudoku_premise_solver_refute_by_counting (SudokuPremiseSolver *self,
                                          const guint8 *chosen)
{
  const SudokuDeadEnd *dead_end;

  if (!sudoku_premise_solver_refute (self, chosen))
    return FALSE;
  dead_end = sudoku_candidates_get_dead_end (self->candidates);
  return dead_end->kind == SUDOKU_DEAD_END_HALL || dead_end->kind == SUDOKU_DEAD_END_HALL_TRUTHS;
}

/* Reduces a set of premises to what propagation needs to refute it without Hall's test, if it does;
 * otherwise it stays as it is. Costs several propagations. */
static gboolean
trace (SudokuPremiseSolver *self,
       guint8 *chosen)
{
  if (self->trace == NULL)
    self->trace = sudoku_premise_trace_new (self->premises);
  if (self->trace == NULL)
    return FALSE;
  spend (self, (guint64)self->n_cells * self->side * EFFORT_TRACE / 1000);
  if (!sudoku_premise_trace_find (self->trace, chosen))
    return FALSE;
  note_refuted (self, chosen);
  return TRUE;
}

/**
 * sudoku_premise_solver_find_core: (skip)
 * @chosen: (inout): by premise: a set of them that has no solution; gets a part of it that has none
 * @run: what to obey
 *
 * Reduces an unsatisfiable set of premises to what a proof uses: one by propagation if there is
 * one. The result need not be as small as by removing one after the other, but comes soon. On the
 * largest boards the set stays as it is when propagation does not refute it.
 *
 * Returns: %FALSE with an error: `G_IO_ERROR_CANCELLED` or one of the solver
 */
gboolean
sudoku_premise_solver_find_core (SudokuPremiseSolver *self,
                                 guint8 *chosen,
                                 const SudokuTaskRun *run,
                                 GError **error)
{
  guint64 conflicts;
  gboolean done;

  g_return_val_if_fail (self != NULL && chosen != NULL && run != NULL, FALSE);

  if (trace (self, chosen) || self->side > CORE_SIDE_MAX ||
      self->effort == 0)
    return TRUE;
  ensure_core (self);
  conflicts = sudoku_premise_core_get_conflicts (self->core);
  done = sudoku_premise_core_find (self->core, chosen, CONFLICTS_CORE, run, error);
  conflicts = sudoku_premise_core_get_conflicts (self->core) - conflicts;
  spend (self, conflicts * self->side * EFFORT_CONFLICT + self->n_cells * EFFORT_CORE);
  if (done)
    note_refuted (self, chosen);
  return done;
}

/* A fast search propagates faster than anything else. */
static SatStatus
ask_search (SudokuPremiseSolver *self,
            const guint8 *chosen,
            const SudokuTaskRun *run)
{
  set_values (self, chosen);
  return find_near (self, chosen, run) ? SAT_STATUS_SATISFIABLE : search (self, chosen, run);
}

/* What the search did not decide, or would not soon. */
static SatStatus
ask_clauses (SudokuPremiseSolver *self,
             const guint8 *chosen,
             const SudokuTaskRun *run,
             GError **error)
{
  gboolean searched = has_fast_search (self);
  SatStatus status = SAT_STATUS_UNKNOWN;

  if (!propagate (self, chosen))
    return note_refuted (self, chosen);
  if (self->effort == 0)
    return SAT_STATUS_UNKNOWN;
  if (!searched)
    status = search (self, chosen, run);
  if (status != SAT_STATUS_UNKNOWN || sudoku_task_run_should_stop (run))
    return status;
  if ((!searched && find_near (self, chosen, run)) || fill_sparse (self, chosen, run))
    return SAT_STATUS_SATISFIABLE;
  return solve_clauses (self, chosen, run, error);
}

/**
 * sudoku_premise_solver_solve: (skip)
 * @chosen: by premise: whether it takes part
 * @run: what to obey
 *
 * Decides whether some premises have a solution. The effort is limited, by conflicts and guesses,
 * so that the same question has the same answer on each machine.
 *
 * Returns: the answer; %SAT_STATUS_UNKNOWN when undecided within the limits, and with an error:
 *   `G_IO_ERROR_CANCELLED` or an error of the solver
 */
SatStatus
sudoku_premise_solver_solve (SudokuPremiseSolver *self,
                             const guint8 *chosen,
                             const SudokuTaskRun *run,
                             GError **error)
{
  SatStatus status;

  g_return_val_if_fail (self != NULL && chosen != NULL && run != NULL, SAT_STATUS_UNKNOWN);

  if (g_cancellable_set_error_if_cancelled (run->cancellable, error))
    return SAT_STATUS_UNKNOWN;
  self->last = sudoku_known_solutions_find (self->known, chosen, 0);
  if (self->last != NULL)
    return SAT_STATUS_SATISFIABLE;
  status = self->effort > 0 && has_fast_search (self) ? ask_search (self, chosen, run)
                                                      : SAT_STATUS_UNKNOWN;
  if (status == SAT_STATUS_UNKNOWN && !sudoku_task_run_should_stop (run))
    status = ask_clauses (self, chosen, run, error);
  if (status == SAT_STATUS_UNKNOWN && (error == NULL || *error == NULL))
    g_cancellable_set_error_if_cancelled (run->cancellable, error);
  return status;
}

/**
 * sudoku_premise_solver_get_solution: (skip)
 * @self: a solver whose last answer was that there is a solution
 *
 * Gets that solution.
 *
 * Returns: (transfer none): a value for each cell, valid until the next question
 */
const guint8 *
sudoku_premise_solver_get_solution (const SudokuPremiseSolver *self)
{
  g_return_val_if_fail (self != NULL && self->last != NULL, NULL);

  return self->last;
}

/**
 * sudoku_premise_solver_find_nearest: (skip)
 * @n_broken_max: how many premises the solution may contradict
 *
 * Of the solutions that came up, finds the one that contradicts the fewest of all premises.
 *
 * Returns: (transfer none) (nullable): a value for each cell, valid until the next question; %NULL
 *   when none is known
 */
const guint8 *
sudoku_premise_solver_find_nearest (const SudokuPremiseSolver *self,
                                    guint n_broken_max)
{
  g_autofree guint8 *all = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  all = g_malloc (sudoku_premises_get_n (self->premises) + 1);
  memset (all, TRUE, sudoku_premises_get_n (self->premises));
  return sudoku_known_solutions_find (self->known, all, n_broken_max);
}
