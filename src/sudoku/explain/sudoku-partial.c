/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The most cells that can be filled so that no rule is broken, whether or not the rest can be. The
 * formula says for each two candidates that they exclude each other, and for each cell, while it is
 * assumed, that it has a value: the fewest cells to do without hit all sets of cells that can't
 * have values together. Of two equally good ways the one that contains everything that follows is
 * preferred. Does not know how the cells are shown. */

#include "sudoku-partial.h"

#include <sat-memory.h>
#include <sat-solver.h>

#include "sudoku-check.h"
#include "sudoku-hitting-set.h"
#include "sudoku-links.h"

/* Questions in the search for the most cells, and conflicts for each, by side. */
#define N_ASKED_SMALL 1000
#define N_ASKED_LARGE 200
#define CONFLICTS_SMALL 2000
#define CONFLICTS_LARGE 500
#define SMALL_SIDE_MAX 9
#define LARGE_SIDE_MAX 16

/* A grid that is to be filled. */
typedef struct
{
  const SudokuGrid *grid;
  SudokuLinks *links;
  const SudokuTaskRun *run;
  SatSolver *solver;  /* owned */
  SudokuSet *options; /* owned: by cell: values that it may be given */
  guint *cells;       /* owned: those that have any */
  guint n;            /* of these cells */
  guint8 *values;     /* owned: by cell: those of the last solution */
} Fill;

static void
fill_clear (Fill *self)
{
  sat_solver_free (self->solver);
  g_free (self->options);
  g_free (self->cells);
  g_free (self->values);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Fill, fill_clear)

static int
get_variable (const Fill *self,
              guint cell,
              guint value)
{
  return (int)(cell * sudoku_grid_get_side (self->grid) + value);
}

/* The literal that says that a cell is filled. */
static int
get_guard (const Fill *self,
           guint cell)
{
  return (int)(sudoku_links_get_n_candidates (self->links) + cell) + 1;
}

static gboolean
has_option (const Fill *self,
            guint candidate)
{
  guint side = sudoku_grid_get_side (self->grid);

  return sudoku_set_has (self->options[candidate / side], candidate % side + 1);
}

static gboolean
add_conflicts (Fill *self,
               guint candidate,
               GError **error)
{
  guint n = 0;
  const guint32 *others = sudoku_links_get_conflicts (self->links, candidate, &n);

  for (guint i = 0; i < n; i++)
    {
      const int literals[2] = { -(int)(candidate + 1), -(int)(others[i] + 1) };

      if (others[i] > candidate && has_option (self, others[i]) &&
          !sat_solver_add_clause (self->solver, literals, 2, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
add_cell (Fill *self,
          guint cell,
          GError **error)
{
  int literals[SUDOKU_SIDE_MAX + 1];
  gsize n = 0;
  guint value;

  literals[n++] = -get_guard (self, cell);
  SUDOKU_SET_FOREACH (self->options[cell], value)
  {
    literals[n++] = get_variable (self, cell, value);
    if (!add_conflicts (self, (guint)get_variable (self, cell, value) - 1, error))
      return FALSE;
  }
  return sat_solver_add_clause (self->solver, literals, n, error);
}

static void
read_model (Fill *self)
{
  guint value;

  for (guint i = 0; i < self->n; i++)
    {
      self->values[self->cells[i]] = 0;
      SUDOKU_SET_FOREACH (self->options[self->cells[i]], value)
      {
        if (sat_solver_value (self->solver, get_variable (self, self->cells[i], value)))
          self->values[self->cells[i]] = (guint8)value;
      }
    }
}

static gboolean
is_known (const Fill *self,
          const guint8 *kept)
{
  for (guint i = 0; i < self->n; i++)
    if (kept[i] && self->values[self->cells[i]] == 0)
      return FALSE;
  return TRUE;
}

/* Can these cells be filled together? */
static SatStatus
ask (const guint8 *kept,
     guint8 *core,
     gpointer user_data,
     GError **error)
{
  Fill *self = user_data;
  gboolean small = sudoku_grid_get_side (self->grid) <= SMALL_SIDE_MAX;
  SatStatus status;

  if (is_known (self, kept))
    return SAT_STATUS_SATISFIABLE;
  for (guint i = 0; i < self->n; i++)
    if (kept[i] && !sat_solver_assume (self->solver, get_guard (self, self->cells[i]), error))
      return SAT_STATUS_UNKNOWN;
  sat_solver_set_conflict_limit (self->solver, small ? CONFLICTS_SMALL : CONFLICTS_LARGE);
  sat_solver_set_deadline (self->solver, self->run->deadline);
  status = sat_solver_solve (self->solver, error);
  if (status == SAT_STATUS_SATISFIABLE)
    read_model (self);
  for (guint i = 0; i < self->n && status == SAT_STATUS_UNSATISFIABLE && core != NULL; i++)
    core[i] = kept[i] && sat_solver_failed (self->solver, get_guard (self, self->cells[i]));
  return status;
}

static guint
get_n_asked_max (const SudokuGrid *grid)
{
  if (sudoku_grid_get_side (grid) > LARGE_SIDE_MAX)
    return 0;
  return sudoku_grid_get_side (grid) <= SMALL_SIDE_MAX ? N_ASKED_SMALL : N_ASKED_LARGE;
}

/* @competing: by cell: filled cells that break a rule, not all of which can stay */
static void
find_options (Fill *self,
              const guint8 *competing)
{
  guint n_cells = sudoku_grid_get_n_cells (self->grid);
  g_autoptr (SudokuGrid) kept = sudoku_grid_copy (self->grid);

  for (guint cell = 0; cell < n_cells; cell++)
    if (competing[cell])
      sudoku_grid_set (kept, cell, 0, SUDOKU_ORIGIN_NONE);
  for (guint cell = 0; cell < n_cells; cell++)
    {
      if (sudoku_grid_get_value (kept, cell) != 0)
        continue;
      self->options[cell] = sudoku_check_get_candidates (kept, cell);
      if (competing[cell])
        self->options[cell] =
          sudoku_set_and (self->options[cell],
                          sudoku_set_single (sudoku_grid_get_value (self->grid, cell)));
      if (!sudoku_set_is_empty (self->options[cell]))
        self->cells[self->n++] = cell;
    }
}

static gboolean
has_room (const Fill *self)
{
  SatSolverStats stats;

  sat_solver_get_stats (self->solver, &stats);
  return sudoku_links_has_room (self->links, stats.n_clauses * SAT_MEMORY_PER_CLAUSE);
}

/* Returns FALSE without an error when there is no time or memory for it. */
static gboolean
load (Fill *self,
      GError **error)
{
  for (guint i = 0; i < self->n; i++)
    if (sudoku_links_should_stop (self->links) || !has_room (self) ||
        !add_cell (self, self->cells[i], error))
      return FALSE;
  return TRUE;
}

/* Fills one cell after the other, as far as that goes. */
static void
fill_greedily (Fill *self)
{
  guint side = sudoku_grid_get_side (self->grid);

  for (guint i = 0; i < self->n; i++)
    {
      guint cell = self->cells[i], n = 0, value;
      const guint32 *others = NULL;

      if (sudoku_set_is_empty (self->options[cell]))
        continue;
      value = sudoku_set_first (self->options[cell]);
      others = sudoku_links_get_conflicts (self->links, cell * side + value - 1, &n);
      self->values[cell] = (guint8)value;
      for (guint k = 0; k < n; k++)
        self->options[others[k] / side] = sudoku_set_minus (
          self->options[others[k] / side], sudoku_set_single (others[k] % side + 1));
    }
}

/* Begins with all cells that the solver fills in some way; without the time or the memory for it,
 * the result of filling greedily is the only one. */
static SatStatus
begin (Fill *self,
       GError **error)
{
  GError *local_error = NULL;
  SatStatus status = SAT_STATUS_UNKNOWN;

  if (load (self, &local_error))
    {
      sat_solver_set_deadline (self->solver, self->run->deadline);
      status = sat_solver_solve (self->solver, &local_error);
    }
  if (status == SAT_STATUS_SATISFIABLE)
    read_model (self);
  else if (local_error == NULL &&
           !g_cancellable_set_error_if_cancelled (self->run->cancellable, &local_error))
    fill_greedily (self);
  if (local_error != NULL)
    g_propagate_error (error, local_error);
  return status;
}

static gboolean
has_clauses (const SudokuGrid *grid)
{
  return sudoku_groups_has_clauses (
    sudoku_geometry_get_groups (sudoku_grid_get_geometry (grid)));
}

/* The first cell of a breach that was filled here; G_MAXUINT: there is none. */
static guint
find_dropped (const Fill *self,
              const SudokuGrid *filled)
{
  g_autoptr (GPtrArray) conflicts = sudoku_check_find_conflicts (filled);

  for (guint i = 0; i < conflicts->len; i++)
    {
      const SudokuConflict *conflict = g_ptr_array_index (conflicts, i);

      for (guint k = 0; k < conflict->n_cells; k++)
        if (self->values[conflict->cells[k]] != 0)
          return conflict->cells[k];
    }
  return G_MAXUINT;
}

/* Laws and own clauses are about more than two cells, so the clauses here don't contain them: what
 * breaks one is emptied again, and then it isn't known that more could not be filled. */
static void
keep_clauses (const Fill *self,
              const guint8 *competing,
              gboolean *largest)
{
  g_autoptr (SudokuGrid) filled = sudoku_grid_copy (self->grid);
  guint cell;

  if (!has_clauses (self->grid))
    return;
  for (guint i = 0; i < sudoku_grid_get_n_cells (self->grid); i++)
    if (competing[i] || self->values[i] != 0)
      sudoku_grid_set (filled, i, self->values[i],
                       self->values[i] != 0 ? SUDOKU_ORIGIN_ANSWER : SUDOKU_ORIGIN_NONE);
  while ((cell = find_dropped (self, filled)) != G_MAXUINT)
    {
      self->values[cell] = 0;
      sudoku_grid_set (filled, cell, 0, SUDOKU_ORIGIN_NONE);
      *largest = FALSE;
    }
}

/* Fills the most cells of a grid. Returns by cell the new values, except those of cells that stay
 * as they are; %NULL with an error. */
static guint8 *
fill (const SudokuGrid *grid,
      const guint8 *competing,
      SudokuLinks *links,
      const SudokuTaskRun *run,
      gboolean *largest,
      GError **error)
{
  guint n_cells = sudoku_grid_get_n_cells (grid);
  g_auto (Fill) self = { .grid = grid, .links = links, .run = run };
  g_autofree guint8 *gone = g_new0 (guint8, n_cells + 1);
  SudokuHittingJob job = { .ask = ask, .user_data = &self };
  SatStatus status;
  GError *local_error = NULL;

  self.solver = sat_solver_new (SAT_PROFILE_DEFAULT);
  sat_solver_set_cancellable (self.solver, run->cancellable);
  self.options = g_new0 (SudokuSet, n_cells);
  self.cells = g_new (guint, n_cells);
  self.values = g_new0 (guint8, n_cells);
  find_options (&self, competing);
  status = begin (&self, &local_error);
  job.n = self.n;
  job.n_asked_max = get_n_asked_max (grid);
  if (status == SAT_STATUS_SATISFIABLE)
    sudoku_hitting_set_find (&job, run, gone, largest, &local_error);
  if (local_error != NULL)
    {
      g_propagate_error (error, local_error);
      return NULL;
    }
  keep_clauses (&self, competing, largest);
  return g_steal_pointer (&self.values);
}

/* The only candidate left in a truth; G_MAXUINT32: there is none, or several. @options: by cell:
 * what is possible in empty ones */
static guint32
find_single (const SudokuGrid *grid,
             const SudokuLinks *links,
             const SudokuSet *options,
             guint truth)
{
  const guint32 *candidates = sudoku_links_get_candidates (links, truth);
  guint side = sudoku_links_get_side (links), n = 0;
  guint32 single = G_MAXUINT32;

  for (guint i = 0; i < side; i++)
    {
      guint cell = candidates[i] / side, value = candidates[i] % side + 1;

      if (sudoku_grid_get_value (grid, cell) == value)
        return G_MAXUINT32;
      if (!sudoku_set_has (options[cell], value))
        continue;
      n++;
      single = candidates[i];
    }
  return n == 1 ? single : G_MAXUINT32;
}

static void
place (SudokuGrid *grid,
       SudokuLinks *links,
       SudokuSet *options,
       guint32 candidate)
{
  guint side = sudoku_links_get_side (links), n = 0;
  const guint32 *others = sudoku_links_get_conflicts (links, candidate, &n);

  sudoku_grid_set (grid, candidate / side, candidate % side + 1, SUDOKU_ORIGIN_ANSWER);
  options[candidate / side] = SUDOKU_SET_EMPTY;
  for (guint i = 0; i < n; i++)
    options[others[i] / side] = sudoku_set_minus (options[others[i] / side],
                                                  sudoku_set_single (others[i] % side + 1));
}

/* Fills single candidates, as long as no rule is broken. Returns how many cells. */
static guint
follow (SudokuGrid *grid,
        SudokuLinks *links)
{
  guint n_cells = sudoku_grid_get_n_cells (grid), n = 0, n_before;
  g_autofree SudokuSet *options = g_new0 (SudokuSet, n_cells);

  for (guint cell = 0; cell < n_cells; cell++)
    if (sudoku_grid_get_value (grid, cell) == 0)
      options[cell] = sudoku_check_get_candidates (grid, cell);
  do
    {
      n_before = n;
      for (guint truth = 0; truth < sudoku_links_get_n_truths (links); truth++)
        {
          guint32 single = find_single (grid, links, options, truth);

          if (single == G_MAXUINT32)
            continue;
          place (grid, links, options, single);
          n++;
        }
    }
  while (n > n_before && !sudoku_links_should_stop (links));
  return n;
}

/* Which filled cells break a rule. */
static guint8 *
find_competing (const SudokuGrid *grid)
{
  g_autoptr (GPtrArray) conflicts = sudoku_check_find_conflicts (grid);
  guint8 *competing = g_new0 (guint8, sudoku_grid_get_n_cells (grid));

  for (guint i = 0; i < conflicts->len; i++)
    {
      const SudokuConflict *conflict = g_ptr_array_index (conflicts, i);

      for (guint k = 0; k < conflict->n_cells; k++)
        competing[conflict->cells[k]] = TRUE;
    }
  return competing;
}

/* Writes into @grid what was filled. */
static void
put (SudokuGrid *grid,
     const guint8 *competing,
     const guint8 *values)
{
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (competing[cell] && values[cell] == 0)
      sudoku_grid_set (grid, cell, 0, SUDOKU_ORIGIN_NONE);
    else if (sudoku_grid_get_value (grid, cell) == 0 && values[cell] != 0)
      sudoku_grid_set (grid, cell, values[cell], SUDOKU_ORIGIN_ANSWER);
}

static guint
count_filled (const SudokuGrid *grid)
{
  guint n = 0;

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    n += sudoku_grid_get_value (grid, cell) != 0;
  return n;
}

/* Fills @start and takes the result when it is better than the best so far. FALSE with an error. */
static gboolean
try (SudokuPartial *self,
     SudokuGrid *start,
     guint n_followed,
     const guint8 *competing,
     SudokuLinks *links,
     const SudokuTaskRun *run,
     GError **error)
{
  gboolean largest = FALSE;
  g_autofree guint8 *values = fill (start, competing, links, run, &largest, error);
  guint n_filled;

  if (values == NULL)
    return FALSE;
  put (start, competing, values);
  n_filled = count_filled (start);
  /* Not bound to what follows, this says how many there can be at all. */
  if (n_followed == 0)
    self->largest = largest;
  if (self->grid != NULL && n_filled <= self->n_filled)
    return TRUE;
  g_clear_pointer (&self->grid, sudoku_grid_free);
  self->grid = sudoku_grid_copy (start);
  self->n_filled = n_filled;
  self->n_followed = n_followed;
  return TRUE;
}

static gboolean
find (SudokuPartial *self,
      const SudokuGrid *grid,
      const SudokuTaskRun *run,
      GError **error)
{
  g_autoptr (SudokuLinks) links = sudoku_links_new (sudoku_grid_get_geometry (grid));
  g_autofree guint8 *competing = find_competing (grid);
  g_autoptr (SudokuGrid) start = sudoku_grid_copy (grid);
  g_autoptr (SudokuGrid) further = sudoku_grid_copy (grid);
  guint n_followed;

  sudoku_links_obey (links, run);
  n_followed =
    sudoku_check_has_conflict (start) || has_clauses (start) ? 0 : follow (further, links);
  if (n_followed > 0 && !try (self, further, n_followed, competing, links, run, error))
    return FALSE;
  if (n_followed > 0 && (self->n_filled == sudoku_grid_get_n_cells (grid) ||
                         sudoku_grid_get_side (grid) > SMALL_SIDE_MAX))
    {
      self->largest = self->n_filled == sudoku_grid_get_n_cells (grid);
      return TRUE;
    }
  return try (self, start, 0, competing, links, run, error);
}

/**
 * sudoku_partial_find: (skip)
 * @grid: a position; its answers are left aside
 * @task: (nullable): cancellable, and a time limit, at which the best result so far is returned
 *
 * Fills the most cells of a position without breaking a rule. Filled cells stay, except where they
 * break a rule among themselves: then they compete with all others. Of several equally good ways it
 * takes the one that contains everything that follows from the position by single candidates. Above
 * 9×9 the result always contains that; above 16×16 cells are filled one after the other as long as
 * that goes, which need not be the most.
 *
 * Returns: (transfer full) (nullable): the result, with all cells filled when there is a solution;
 *   %NULL with `G_IO_ERROR_CANCELLED` or an error of the solver
 */
SudokuPartial *
sudoku_partial_find (const SudokuGrid *grid,
                     const SudokuTask *task,
                     GError **error)
{
  g_autoptr (SudokuPartial) self = NULL;
  g_autoptr (SudokuGrid) plain = NULL;
  SudokuTaskRun run;

  g_return_val_if_fail (grid != NULL, NULL);

  sudoku_task_run_init (&run, task);
  plain = sudoku_grid_copy (grid);
  sudoku_grid_clear_origin (plain, SUDOKU_ORIGIN_ANSWER);
  self = g_new0 (SudokuPartial, 1);
  if (!find (self, plain, &run, error))
    return NULL;
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    self->n_dropped += sudoku_grid_get_value (plain, cell) != 0 &&
                       sudoku_grid_get_value (self->grid, cell) == 0;
  return g_steal_pointer (&self);
}

/**
 * sudoku_partial_free:
 *
 * Frees it.
 */
void
sudoku_partial_free (SudokuPartial *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->grid, sudoku_grid_free);
  g_free (self);
}
