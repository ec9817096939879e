/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tries each rule that needs no cells of its own. Where all solutions are known, those that keep
 * the rule by its plain definition are counted; otherwise a solver looks for two. */

#include "sudoku-further-rules.h"

#include "sudoku-solution-search.h"

static gboolean
note_breach (const SudokuBreach *breach G_GNUC_UNUSED,
             gpointer user_data G_GNUC_UNUSED)
{
  return FALSE;
}

/* Whether exactly one of the known solutions keeps the rules of @geometry. */
static SatStatus
count_kept (const SudokuGeometry *geometry,
            const SudokuAmbiguity *ambiguity)
{
  guint n = 0;

  for (guint i = 0; i < ambiguity->solutions->len && n < 2; i++)
    n += sudoku_geometry_check (geometry, ambiguity->solutions->pdata[i], note_breach, NULL);
  return n == 1 ? SAT_STATUS_SATISFIABLE : SAT_STATUS_UNSATISFIABLE;
}

/* Whether a puzzle has exactly one solution. */
static SatStatus
ask_unique (const SudokuGrid *grid,
            const SudokuTaskRun *run,
            GError **error)
{
  g_autoptr (SudokuSolutionSearch) search = sudoku_solution_search_new (grid, run);
  g_autofree guint8 *one = g_new0 (guint8, sudoku_grid_get_n_cells (grid));
  SatStatus status = sudoku_solution_search_find (search, one, error);

  if (status != SAT_STATUS_SATISFIABLE)
    return status;
  sudoku_solution_search_want_other (search, one);
  status = sudoku_solution_search_find (search, one, error);
  if (status == SAT_STATUS_UNKNOWN)
    return status;
  return status == SAT_STATUS_SATISFIABLE ? SAT_STATUS_UNSATISFIABLE : SAT_STATUS_SATISFIABLE;
}

/* The shape with one more rule; %NULL when the rule can't be added or is there already. */
static SudokuGeometry *
add_rule (SudokuGeometry *geometry,
          const SudokuRuleKind *kind,
          SudokuRule *rule)
{
  if (sudoku_geometry_find_rule (geometry, kind->id) != NULL ||
      (kind->check_frame != NULL &&
       kind->check_frame (sudoku_geometry_get_frame (geometry)) != NULL))
    return NULL;
  return sudoku_geometry_add_rules (geometry, &rule, 1, NULL);
}

static SatStatus
ask (const SudokuGrid *grid,
     const SudokuAmbiguity *ambiguity,
     SudokuGeometry *geometry,
     const SudokuTaskRun *run,
     GError **error)
{
  g_autoptr (SudokuGrid) further = NULL;

  if (ambiguity->complete)
    return count_kept (geometry, ambiguity);
  further = sudoku_grid_copy (grid);
  sudoku_grid_set_geometry (further, geometry);
  return ask_unique (further, run, error);
}

/**
 * sudoku_further_rules_find: (skip)
 * @grid: a puzzle; its answers are left aside
 * @ambiguity: what is known of its solutions
 * @task: (nullable): cancellable, and a time limit
 * @complete: (out): whether the answer is known for each rule
 *
 * Finds the rules each of which alone, added to the existing ones, leaves the puzzle exactly one
 * solution. Tries rules that the player chooses and that need no cells, if they fit the shape.
 *
 * Returns: (transfer full) (element-type SudokuRule) (nullable): the rules, in the order of their
 *   kinds; %NULL with `G_IO_ERROR_CANCELLED` or an error of the solver
 */
GPtrArray *
sudoku_further_rules_find (const SudokuGrid *grid,
                           const SudokuAmbiguity *ambiguity,
                           const SudokuTask *task,
                           gboolean *complete,
                           GError **error)
{
  g_autoptr (GPtrArray) rules = NULL;
  const SudokuRuleKind *const *kinds = NULL;
  GError *local_error = NULL;
  SudokuTaskRun run;
  gsize n = 0;

  g_return_val_if_fail (grid != NULL && ambiguity != NULL && complete != NULL, NULL);

  sudoku_task_run_init (&run, task);
  rules = g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_rule_unref);
  kinds = sudoku_rule_kinds (&n);
  *complete = TRUE;
  for (gsize i = 0; i < n && local_error == NULL; i++)
    {
      g_autoptr (SudokuRule) rule = NULL;
      g_autoptr (SudokuGeometry) geometry = NULL;
      SatStatus status;

      if (!kinds[i]->optional || kinds[i]->parameter != SUDOKU_RULE_ALONE)
        continue;
      rule = sudoku_rule_new (kinds[i]);
      geometry = add_rule (sudoku_grid_get_geometry (grid), kinds[i], rule);
      if (geometry == NULL)
        continue;
      status = ask (grid, ambiguity, geometry, &run, &local_error);
      if (status == SAT_STATUS_SATISFIABLE)
        g_ptr_array_add (rules, g_steal_pointer (&rule));
      *complete = *complete && status != SAT_STATUS_UNKNOWN;
    }
  if (local_error == NULL)
    return g_steal_pointer (&rules);
  g_propagate_error (error, local_error);
  return NULL;
}
