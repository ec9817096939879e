/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One solver for all questions about a puzzle: it gets what propagation leaves, keeps what it has
 * learned, and is asked with assumptions and with one clause that holds for one question. Does not
 * know why it is asked. */

#include "sudoku-solution-search.h"

#include <sat-getter.h>
#include <sat-memory.h>

#include "sudoku-residual.h"

/* Conflicts for one question, by side, and how many times as many for the first one. */
#define CONFLICTS_SMALL 200000
#define CONFLICTS_LARGE 5000
#define CONFLICTS_HUGE 500
#define FIRST_TIMES 10
/* How many questions are answered, divided by the open candidates; and some in any case. */
#define N_CANDIDATES_ASKED_MAX 2000000
#define N_ASKED_MIN 3
/* A formula over fewer candidates needs no more than some ten megabytes. */
#define SMALL_CANDIDATES 8000
#define SMALL_SIDE_MAX 16
#define LARGE_SIDE_MAX 25

struct _SudokuSolutionSearch
{
  SudokuCandidates *candidates; /* owned: at the fixpoint */
  SudokuResidual *formula;      /* (nullable), owned: made with the first question */
  SatSolver *solver;            /* (nullable), owned: likewise */
  const SudokuTaskRun *run;     /* borrowed */
  GArray *held;                 /* of int: assumptions for the next question */
  GArray *wanted;               /* of int: the clause for the next question */
  GArray *blocked;              /* of int: a clause for loading */
  guint n_cells;
  guint n_asked;
  gboolean dead;      /* there is no solution */
  gboolean denied;    /* what is held can't be */
  gboolean has_wish;  /* something is wanted */
  gboolean fulfilled; /* what is wanted is so in each solution */
};

/**
 * sudoku_solution_search_new: (skip)
 * @grid: a puzzle; its answers are left aside
 * @run: what to obey; must outlive the search
 *
 * Prepares questions about a puzzle.
 *
 * Returns: (transfer full): the search
 */
SudokuSolutionSearch *
sudoku_solution_search_new (const SudokuGrid *grid,
                            const SudokuTaskRun *run)
{
  SudokuSolutionSearch *self = NULL;

  g_return_val_if_fail (grid != NULL && run != NULL, NULL);

  self = g_new0 (SudokuSolutionSearch, 1);
  self->candidates = sudoku_candidates_new (grid);
  self->dead = !sudoku_candidates_propagate (self->candidates) ||
               !sudoku_candidates_check_hall (self->candidates);
  self->run = run;
  self->n_cells = sudoku_grid_get_n_cells (grid);
  self->held = g_array_new (FALSE, FALSE, sizeof (int));
  self->wanted = g_array_new (FALSE, FALSE, sizeof (int));
  self->blocked = g_array_new (FALSE, FALSE, sizeof (int));
  return self;
}

/**
 * sudoku_solution_search_free:
 * @self: (transfer full) (nullable): a search
 *
 * Frees it.
 */
void
sudoku_solution_search_free (SudokuSolutionSearch *self)
{
  if (self == NULL)
    return;
  sat_solver_free (self->solver);
  g_clear_pointer (&self->formula, sudoku_residual_free);
  sudoku_candidates_free (self->candidates);
  g_array_unref (self->held);
  g_array_unref (self->wanted);
  g_array_unref (self->blocked);
  g_free (self);
}

/**
 * sudoku_solution_search_get_candidates: (skip)
 *
 * Gets what propagation leaves of the puzzle.
 *
 * Returns: (transfer none): the candidates
 */
SAT_DEFINE_GETTER (SudokuSolutionSearch,
                   sudoku_solution_search,
                   candidates,
                   const SudokuCandidates *)

/* The formula exists without a solver, too, so that wishes can be made before the first
 * question. */
static int
get_variable (SudokuSolutionSearch *self,
              guint cell,
              guint value)
{
  if (self->formula == NULL)
    self->formula = sudoku_residual_new (self->candidates, SUDOKU_RESIDUAL_TRIAD);
  return sudoku_residual_get_variable (self->formula, cell, value);
}

/**
 * sudoku_solution_search_hold: (skip)
 * @cell: a cell, from 0
 * @value: 1…N
 *
 * Requires the next solution to have this value in the cell. Can be called for several cells.
 */
void
sudoku_solution_search_hold (SudokuSolutionSearch *self,
                             guint cell,
                             guint value)
{
  int variable;

  g_return_if_fail (self != NULL && cell < self->n_cells);

  if (self->dead)
    return;
  variable = get_variable (self, cell, value);
  if (variable != 0)
    g_array_append_val (self->held, variable);
  else if (!sudoku_set_has (sudoku_candidates_get (self->candidates, cell), value))
    self->denied = TRUE;
}

/**
 * sudoku_solution_search_want: (skip)
 * @cell: a cell, from 0
 * @value: 1…N
 *
 * Wishes that the next solution has this value in the cell; it fulfils at least one of the wishes.
 */
void
sudoku_solution_search_want (SudokuSolutionSearch *self,
                             guint cell,
                             guint value)
{
  int variable;

  g_return_if_fail (self != NULL && cell < self->n_cells);

  if (self->dead)
    return;
  self->has_wish = TRUE;
  variable = get_variable (self, cell, value);
  if (variable != 0)
    g_array_append_val (self->wanted, variable);
  else if (sudoku_set_has (sudoku_candidates_get (self->candidates, cell), value))
    self->fulfilled = TRUE;
}

/* Appends "differs from these values". */
static void
append_other (SudokuSolutionSearch *self,
              const guint8 *values,
              GArray *clause)
{
  for (guint cell = 0; cell < self->n_cells; cell++)
    {
      int literal = -get_variable (self, cell, values[cell]);

      if (literal != 0)
        g_array_append_val (clause, literal);
    }
}

/**
 * sudoku_solution_search_want_other: (skip)
 * @values: by cell: a solution
 *
 * Wishes that the next solution is another one; it fulfils at least one of the wishes.
 */
void
sudoku_solution_search_want_other (SudokuSolutionSearch *self,
                                   const guint8 *values)
{
  g_return_if_fail (self != NULL && values != NULL);

  if (self->dead)
    return;
  self->has_wish = TRUE;
  append_other (self, values, self->wanted);
}

static gboolean
fits_into_memory (SudokuSolutionSearch *self,
                  GError **error)
{
  SatCounter counter;

  if (sudoku_residual_get_n_candidates (self->formula) < SMALL_CANDIDATES)
    return TRUE;
  sat_counter_init (&counter);
  if (!sudoku_residual_stream (self->formula, &counter.sink, self->run, error))
    return FALSE;
  return sat_memory_check_budget ("memory-formula",
                                  counter.n_clauses * SAT_MEMORY_PER_CLAUSE +
                                    (guint64)counter.max_variable * SAT_MEMORY_PER_VARIABLE,
                                  error);
}

/* Running out of time is no error. */
static gboolean
is_late (GError **error)
{
  if (error == NULL || !g_error_matches (*error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT))
    return FALSE;
  g_clear_error (error);
  return TRUE;
}

static gboolean
load (SudokuSolutionSearch *self,
      GError **error)
{
  if (self->solver != NULL)
    return TRUE;
  get_variable (self, 0, 1);
  if (!fits_into_memory (self, error))
    return FALSE;
  self->solver = sat_solver_new (SAT_PROFILE_DEFAULT);
  sat_solver_set_cancellable (self->solver, self->run->cancellable);
  sat_solver_set_deadline (self->solver, self->run->deadline);
  if (sudoku_residual_stream (self->formula, sat_solver_get_sink (self->solver), self->run, error))
    return TRUE;
  g_clear_pointer (&self->solver, sat_solver_free);
  return FALSE;
}

/**
 * sudoku_solution_search_block: (skip)
 * @values: by cell: a solution
 *
 * Forbids this solution from now on. If the time runs out meanwhile, nothing more is found.
 *
 * Returns: %FALSE with an error
 */
gboolean
sudoku_solution_search_block (SudokuSolutionSearch *self,
                              const guint8 *values,
                              GError **error)
{
  g_return_val_if_fail (self != NULL && values != NULL, FALSE);

  if (self->dead)
    return TRUE;
  if (!load (self, error))
    return is_late (error);
  g_array_set_size (self->blocked, 0);
  append_other (self, values, self->blocked);
  self->dead = self->blocked->len == 0;
  if (self->dead)
    return TRUE;
  return sat_solver_add_clause (self->solver, (const int *)(void *)self->blocked->data,
                                self->blocked->len, error);
}

static int
get_conflict_limit (const SudokuSolutionSearch *self)
{
  guint side = sudoku_geometry_get_side (sudoku_candidates_get_geometry (self->candidates));
  int limit = side <= LARGE_SIDE_MAX ? CONFLICTS_LARGE : CONFLICTS_HUGE;

  if (side <= SMALL_SIDE_MAX)
    return CONFLICTS_SMALL;
  return self->n_asked <= 1 ? FIRST_TIMES * limit : limit;
}

static guint
get_n_asked_max (const SudokuSolutionSearch *self)
{
  guint n = (guint)sudoku_residual_get_n_candidates (self->formula);

  return MAX (N_ASKED_MIN, N_CANDIDATES_ASKED_MAX / MAX (n, 1));
}

static SatStatus
ask (SudokuSolutionSearch *self,
     guint8 *values,
     GError **error)
{
  SatStatus status;

  if (!load (self, error))
    is_late (error);
  if (self->solver == NULL || self->n_asked >= get_n_asked_max (self))
    return SAT_STATUS_UNKNOWN;
  for (guint i = 0; i < self->held->len; i++)
    if (!sat_solver_assume (self->solver, g_array_index (self->held, int, i), error))
      return SAT_STATUS_UNKNOWN;
  if (self->has_wish && !self->fulfilled &&
      !sat_solver_constrain (self->solver, (const int *)(void *)self->wanted->data,
                             self->wanted->len, error))
    return SAT_STATUS_UNKNOWN;
  self->n_asked++;
  sat_solver_set_conflict_limit (self->solver, get_conflict_limit (self));
  sat_solver_set_deadline (self->solver, self->run->deadline);
  status = sat_solver_solve (self->solver, error);
  if (status == SAT_STATUS_SATISFIABLE)
    sudoku_residual_read_model (self->formula, self->solver, values);
  return status;
}

/**
 * sudoku_solution_search_find: (skip)
 * @values: (out caller-allocates): by cell: a solution as it was asked for, if there is one
 *
 * Answers a question and forgets what was held and wanted. The effort is limited by conflicts, and
 * on large boards that are nearly empty by questions, so that the answer is the same on each
 * machine.
 *
 * Returns: whether there is such a solution; %SAT_STATUS_UNKNOWN when undecided within the limits,
 *   and with an error: `G_IO_ERROR_CANCELLED` or an error of the solver
 */
SatStatus
sudoku_solution_search_find (SudokuSolutionSearch *self,
                             guint8 *values,
                             GError **error)
{
  SatStatus status = SAT_STATUS_UNSATISFIABLE;

  g_return_val_if_fail (self != NULL && values != NULL, SAT_STATUS_UNKNOWN);

  if (g_cancellable_set_error_if_cancelled (self->run->cancellable, error))
    status = SAT_STATUS_UNKNOWN;
  else if (!self->dead && !self->denied)
    status = ask (self, values, error);
  g_array_set_size (self->held, 0);
  g_array_set_size (self->wanted, 0);
  self->denied = FALSE;
  self->has_wish = FALSE;
  self->fulfilled = FALSE;
  return status;
}
