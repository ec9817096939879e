/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A solver knows the puzzle with a guard for each item and each filled cell: what is assumed
 * counts. The guards of a failed core are what leaves no solution, or with the known solution
 * forbidden no other one. Then they are left out one by one. */

#include "sudoku-item-doubt.h"

#include <sat-solver.h>

#include "sudoku-law.h"
#include "sudoku-task-run.h"

/* The effort for one question. */
#define N_CONFLICTS 20000

typedef struct
{
  SatSolver *solver; /* owned */
  SudokuGeometry *geometry;
  const SudokuGroups *groups;
  const SudokuGrid *grid;
  SudokuTaskRun run;
  guint side;
  guint n_cells;
  guint n_rules;
  guint n;         /* guards: of rules, then of cells */
  guint n_choice;  /* of the first so many it is asked whether they can be left out */
  guint8 *exists;  /* owned: by guard: whether it is of an item or a filled cell */
  guint8 *counts;  /* owned: by guard: whether it is assumed */
  int next_helper; /* the first variable that is free */
} Doubt;

static void
doubt_clear (Doubt *self)
{
  g_clear_pointer (&self->solver, sat_solver_free);
  g_free (self->exists);
  g_free (self->counts);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Doubt, doubt_clear)

static int
get_variable (const Doubt *self,
              guint cell,
              guint value)
{
  return (int)(cell * self->side + value);
}

static int
get_guard (const Doubt *self,
           guint number)
{
  return (int)(self->n_cells * self->side + number + 1);
}

/* Adds a clause of a rule, which counts only with the guard of the rule if that is an item. */
static gboolean
add (Doubt *self,
     guint rule,
     int *literals,
     guint n,
     GError **error)
{
  if (rule < self->n_rules && self->exists[rule])
    literals[n++] = -get_guard (self, rule);
  return sat_solver_add_clause (self->solver, literals, n, error);
}

static gboolean
add_two (Doubt *self,
         guint rule,
         int one,
         int other,
         GError **error)
{
  int literals[3] = { -one, -other };

  return add (self, rule, literals, 2, error);
}

/* One of some candidates, and only one. */
static gboolean
add_exactly_one (Doubt *self,
                 guint rule,
                 const int *variables,
                 GError **error)
{
  int literals[SUDOKU_SIDE_MAX + 1];

  for (guint i = 0; i < self->side; i++)
    literals[i] = variables[i];
  if (!add (self, rule, literals, self->side, error))
    return FALSE;
  for (guint i = 0; i < self->side; i++)
    for (guint k = 0; k < i; k++)
      if (!add_two (self, rule, variables[k], variables[i], error))
        return FALSE;
  return TRUE;
}

static gboolean
add_cells (Doubt *self,
           GError **error)
{
  int variables[SUDOKU_SIDE_MAX];

  for (guint cell = 0; cell < self->n_cells; cell++)
    {
      for (guint value = 1; value <= self->side; value++)
        variables[value - 1] = get_variable (self, cell, value);
      if (!add_exactly_one (self, G_MAXUINT, variables, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
add_houses (Doubt *self,
            GError **error)
{
  int variables[SUDOKU_SIDE_MAX];

  for (guint house = 0; house < sudoku_groups_get_n_houses (self->groups); house++)
    for (guint value = 1; value <= self->side; value++)
      {
        const guint16 *cells = sudoku_groups_get_house_cells (self->groups, house);

        for (guint i = 0; i < self->side; i++)
          variables[i] = get_variable (self, cells[i], value);
        if (!add_exactly_one (self, sudoku_groups_get_house (self->groups, house)->rule, variables,
                              error))
          return FALSE;
      }
  for (guint truth = 0; truth < sudoku_groups_get_n_truths (self->groups); truth++)
    {
      for (guint i = 0; i < self->side; i++)
        variables[i] = (int)sudoku_groups_get_truth_candidates (self->groups, truth)[i] + 1;
      if (!add_exactly_one (self, sudoku_groups_get_truth (self->groups, truth)->rule, variables,
                            error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
add_pairs (Doubt *self,
           GError **error)
{
  SudokuSet all = sudoku_set_range (1, self->side);

  for (guint i = 0; i < sudoku_groups_get_n_pairs (self->groups); i++)
    {
      const SudokuPair *pair = sudoku_groups_get_pair (self->groups, i);
      const SudokuRelation *relation = sudoku_groups_get_relation (self->groups, pair->relation);

      for (guint value = 1; value <= self->side; value++)
        {
          guint other;

          SUDOKU_SET_FOREACH (sudoku_set_minus (all, relation->allowed[value]), other)
          {
            if (!add_two (self, pair->rule, get_variable (self, pair->cell, value),
                          get_variable (self, pair->other, other), error))
              return FALSE;
          }
        }
    }
  return TRUE;
}

static gboolean
add_masks (Doubt *self,
           GError **error)
{
  SudokuSet all = sudoku_set_range (1, self->side);

  for (guint i = 0; i < sudoku_groups_get_n_masks (self->groups); i++)
    {
      const SudokuMask *mask = sudoku_groups_get_mask (self->groups, i);
      guint value;

      SUDOKU_SET_FOREACH (sudoku_set_minus (all, mask->values), value)
      {
        int literals[2] = { -get_variable (self, mask->cell, value) };

        if (!add (self, mask->rule, literals, 1, error))
          return FALSE;
      }
    }
  return TRUE;
}

static gboolean
add_table (Doubt *self,
           const SudokuTabled *said,
           GError **error)
{
  const SudokuTableSpec *spec = sudoku_table_get_spec (said->table);
  guint n_inside = spec->n_cells * spec->side;

  for (guint i = 0; i < sudoku_table_get_n_clauses (said->table); i++)
    {
      int literals[SUDOKU_TABLE_LENGTH_MAX + 1];
      guint n = 0;
      const int *clause = sudoku_table_get_clause (said->table, i, &n);

      for (guint k = 0; k < n; k++)
        {
          guint number = (guint)ABS (clause[k]) - 1;
          int variable = number >= n_inside
                           ? self->next_helper + (int)(number - n_inside)
                           : get_variable (self, said->cells[number / spec->side],
                                           number % spec->side + 1);

          literals[k] = clause[k] < 0 ? -variable : variable;
        }
      if (!add (self, said->rule, literals, n, error))
        return FALSE;
    }
  self->next_helper += (int)sudoku_table_get_n_helpers (said->table);
  return TRUE;
}

static gboolean
add_tables (Doubt *self,
            GError **error)
{
  for (guint i = 0; i < sudoku_groups_get_n_tables (self->groups); i++)
    {
      SudokuTabled said = sudoku_groups_get_tabled (self->groups, i);

      if (!add_table (self, &said, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
add_laws (Doubt *self,
          GError **error)
{
  for (guint i = 0; i < sudoku_groups_get_n_laws (self->groups); i++)
    {
      const SudokuLawForm *law = sudoku_groups_get_law (self->groups, i);
      guint64 n = sudoku_law_count_clauses (law, self->side);

      for (guint64 k = 0; k < n; k++)
        {
          int literals[SUDOKU_LAW_TERMS_MAX + 1];
          SudokuLawClause said;

          sudoku_law_get_clause (law, self->side, k, &said);
          for (guint t = 0; t < said.n_terms; t++)
            literals[t] = get_variable (self, said.cells[t], said.values[t]) *
                          (t < said.n_premises ? -1 : 1);
          if (!add (self, G_MAXUINT, literals, said.n_terms, error))
            return FALSE;
        }
    }
  return TRUE;
}

static gboolean
add_own (Doubt *self,
         GError **error)
{
  const SudokuOwnClauses *own = sudoku_groups_get_own (self->groups);
  int n_candidates = (int)(self->n_cells * self->side);

  for (guint i = 0; own != NULL && i < sudoku_own_clauses_get_n (own); i++)
    {
      int literals[SUDOKU_OWN_LENGTH_MAX + 1];
      guint n = 0;
      const int *said = sudoku_own_clauses_get (own, i, &n);

      for (guint k = 0; k < n; k++)
        {
          int variable = ABS (said[k]);

          if (variable > n_candidates)
            variable = self->next_helper + variable - n_candidates - 1;
          literals[k] = said[k] < 0 ? -variable : variable;
        }
      if (!add (self, G_MAXUINT, literals, n, error))
        return FALSE;
    }
  self->next_helper += own != NULL ? (int)sudoku_own_clauses_get_n_extra (own) : 0;
  return TRUE;
}

static gboolean
add_filled (Doubt *self,
            GError **error)
{
  for (guint cell = 0; cell < self->n_cells; cell++)
    {
      guint value = sudoku_grid_get_fixed (self->grid, cell);
      int literals[2] = { -get_guard (self, self->n_rules + cell) };

      self->exists[self->n_rules + cell] = value != 0;
      literals[1] = get_variable (self, cell, MAX (value, 1));
      if (value != 0 && !sat_solver_add_clause (self->solver, literals, 2, error))
        return FALSE;
    }
  return TRUE;
}

/* FALSE with an error. */
static gboolean
doubt_init (Doubt *self,
            const SudokuGrid *grid,
            const SudokuTask *task,
            GError **error)
{
  self->grid = grid;
  self->geometry = sudoku_grid_get_geometry (grid);
  self->groups = sudoku_geometry_get_groups (self->geometry);
  self->side = sudoku_grid_get_side (grid);
  self->n_cells = sudoku_grid_get_n_cells (grid);
  self->n_rules = sudoku_geometry_get_n_rules (self->geometry);
  self->n = self->n_rules + self->n_cells;
  self->n_choice = self->n;
  self->exists = g_new0 (guint8, self->n);
  self->counts = g_new0 (guint8, self->n);
  self->next_helper = get_guard (self, self->n);
  sudoku_task_run_init (&self->run, task);
  self->solver = sat_solver_new (SAT_PROFILE_DEFAULT);
  sat_solver_set_cancellable (self->solver, self->run.cancellable);
  for (guint i = 0; i < self->n_rules; i++)
    self->exists[i] =
      sudoku_rule_get_kind (sudoku_geometry_get_rule (self->geometry, i))->item != NULL;
  if (!add_filled (self, error) || !add_cells (self, error) || !add_houses (self, error) ||
      !add_pairs (self, error) || !add_masks (self, error) || !add_tables (self, error) ||
      !add_laws (self, error) || !add_own (self, error))
    return FALSE;
  for (guint i = 0; i < self->n; i++)
    self->counts[i] = self->exists[i];
  return TRUE;
}

/* Is there a solution with what counts? */
static SatStatus
ask (Doubt *self,
     GError **error)
{
  for (guint i = 0; i < self->n; i++)
    if (self->counts[i] && !sat_solver_assume (self->solver, get_guard (self, i), error))
      return SAT_STATUS_UNKNOWN;
  sat_solver_set_conflict_limit (self->solver, N_CONFLICTS);
  sat_solver_set_deadline (self->solver, self->run.deadline);
  return sat_solver_solve (self->solver, error);
}

/* Of those in question, only what the last answer needed counts from now on. */
static void
keep_core (Doubt *self)
{
  gsize n = 0;
  const int *core = sat_solver_get_core (self->solver, &n);
  int first = get_guard (self, 0);

  for (guint i = 0; i < self->n_choice; i++)
    self->counts[i] = FALSE;
  for (gsize i = 0; i < n; i++)
    if (core[i] >= first && core[i] < first + (int)self->n_choice)
      self->counts[core[i] - first] = TRUE;
}

/* Leaves out what is not needed for that there is no solution. Returns whether all that is left is
 * proven to be needed; FALSE also with an error. */
static gboolean
minimise (Doubt *self,
          GError **error)
{
  gboolean minimal = TRUE;

  for (guint i = 0; i < self->n_choice; i++)
    {
      SatStatus status;

      if (!self->counts[i] || !self->exists[i])
        continue;
      if (sudoku_task_run_should_stop (&self->run))
        return FALSE;
      self->counts[i] = FALSE;
      status = ask (self, error);
      if (*error != NULL)
        return FALSE;
      if (status == SAT_STATUS_UNSATISFIABLE)
        {
          keep_core (self);
          continue;
        }
      self->counts[i] = TRUE;
      minimal = minimal && status == SAT_STATUS_SATISFIABLE;
    }
  return minimal;
}

/* The numbers from @first to before @end that count, from 0. */
static guint *
list_counting (const Doubt *self,
               guint first,
               guint end,
               guint *n)
{
  guint *numbers = g_new (guint, end - first + 1);

  *n = 0;
  for (guint i = first; i < end; i++)
    if (self->counts[i] && self->exists[i])
      numbers[(*n)++] = i - first;
  return numbers;
}

/* Nothing is known: there may have been an error, @local_error, or the task was cancelled. */
static gpointer
stop (const Doubt *self,
      GError *local_error,
      GError **error)
{
  if (local_error != NULL)
    g_propagate_error (error, local_error);
  else
    g_cancellable_set_error_if_cancelled (self->run.cancellable, error);
  return NULL;
}

/**
 * sudoku_item_conflict_find: (skip)
 * @grid: a puzzle; its filled cells but for answers count
 * @task: (nullable): cancellable, and a time limit, at which the set is as small as it is
 *
 * Looks for items and filled cells that leave no solution.
 *
 * Returns: (transfer full) (nullable): the set; %NULL when there is a solution, or it is not known
 *   whether there is; %NULL with an error when cancelled
 */
SudokuItemConflict *
sudoku_item_conflict_find (const SudokuGrid *grid,
                           const SudokuTask *task,
                           GError **error)
{
  g_auto (Doubt) doubt = { 0 };
  SudokuItemConflict *self = NULL;
  GError *local_error = NULL;
  gboolean minimal;

  g_return_val_if_fail (grid != NULL, NULL);

  if (!doubt_init (&doubt, grid, task, error))
    return NULL;
  if (ask (&doubt, &local_error) != SAT_STATUS_UNSATISFIABLE)
    return stop (&doubt, local_error, error);
  keep_core (&doubt);
  minimal = minimise (&doubt, &local_error);
  if (local_error != NULL || g_cancellable_is_cancelled (doubt.run.cancellable))
    return stop (&doubt, local_error, error);
  self = g_new0 (SudokuItemConflict, 1);
  self->minimal = minimal;
  self->rules = list_counting (&doubt, 0, doubt.n_rules, &self->n_rules);
  self->cells = list_counting (&doubt, doubt.n_rules, doubt.n, &self->n_cells);
  return self;
}

/**
 * sudoku_item_conflict_free: (skip)
 * @self: (transfer full) (nullable): a set
 *
 * Frees it.
 */
void
sudoku_item_conflict_free (SudokuItemConflict *self)
{
  if (self == NULL)
    return;
  g_free (self->rules);
  g_free (self->cells);
  g_free (self);
}

/* Forbids the solution that was just found. */
static gboolean
forbid_found (Doubt *self,
              GError **error)
{
  g_autofree int *literals = g_new (int, self->n_cells);

  for (guint cell = 0; cell < self->n_cells; cell++)
    for (guint value = 1; value <= self->side; value++)
      if (sat_solver_value (self->solver, get_variable (self, cell, value)))
        literals[cell] = -get_variable (self, cell, value);
  return sat_solver_add_clause (self->solver, literals, self->n_cells, error);
}

/* Leaves out each item alone. FALSE with an error. */
static gboolean
find_spare (Doubt *self,
            SudokuItemNeeds *needs,
            GError **error)
{
  needs->spare = g_new (guint, self->n_rules + 1);
  for (guint i = 0; i < self->n_rules; i++)
    {
      SatStatus status = SAT_STATUS_UNKNOWN;

      if (!self->exists[i])
        continue;
      self->counts[i] = FALSE;
      if (!sudoku_task_run_should_stop (&self->run))
        status = ask (self, error);
      self->counts[i] = TRUE;
      if (*error != NULL)
        return FALSE;
      if (status == SAT_STATUS_UNSATISFIABLE)
        needs->spare[needs->n_spare++] = i;
      needs->n_unknown += status == SAT_STATUS_UNKNOWN ? 1 : 0;
    }
  return TRUE;
}

static gboolean
find_needs (Doubt *self,
            SudokuItemNeeds *needs,
            GError **error)
{
  SatStatus status = ask (self, error);

  if (status != SAT_STATUS_SATISFIABLE || !forbid_found (self, error))
    return FALSE;
  status = ask (self, error);
  if (status != SAT_STATUS_UNSATISFIABLE || !find_spare (self, needs, error))
    return FALSE;
  self->n_choice = self->n_rules;
  needs->minimal = minimise (self, error);
  needs->enough = list_counting (self, 0, self->n_rules, &needs->n_enough);
  return *error == NULL;
}

/**
 * sudoku_item_needs_find: (skip)
 * @grid: a puzzle; its filled cells but for answers count
 * @task: (nullable): cancellable, and a time limit, at which the rest is not known
 *
 * Finds out which items a puzzle needs for its one solution: each alone, and a choice of them that
 * suffices together. O(items) questions to a solver.
 *
 * Returns: (transfer full) (nullable): what it needs; %NULL when it is not known that there is just
 *   one solution; %NULL with an error when cancelled
 */
SudokuItemNeeds *
sudoku_item_needs_find (const SudokuGrid *grid,
                        const SudokuTask *task,
                        GError **error)
{
  g_auto (Doubt) doubt = { 0 };
  g_autoptr (SudokuItemNeeds) self = NULL;
  GError *local_error = NULL;

  g_return_val_if_fail (grid != NULL, NULL);

  if (!doubt_init (&doubt, grid, task, error))
    return NULL;
  self = g_new0 (SudokuItemNeeds, 1);
  if (find_needs (&doubt, self, &local_error) &&
      !g_cancellable_is_cancelled (doubt.run.cancellable))
    return g_steal_pointer (&self);
  return stop (&doubt, local_error, error);
}

/**
 * sudoku_item_needs_free: (skip)
 * @self: (transfer full) (nullable): what a puzzle needs
 *
 * Frees it.
 */
void
sudoku_item_needs_free (SudokuItemNeeds *self)
{
  if (self == NULL)
    return;
  g_free (self->spare);
  g_free (self->enough);
  g_free (self);
}
