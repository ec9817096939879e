/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A hint: mistakes come first, then steps, easiest first. The solution is used only to find
 * mistakes; steps come from the position alone. */

#include "sudoku-hint.h"

#include "sudoku-hint-ladder.h"
#include "sudoku-hint-mistake.h"
#include "sudoku-proof.h"

G_DEFINE_BOXED_TYPE (SudokuHint, sudoku_hint, sudoku_hint_ref, sudoku_hint_unref)

/* What can be said without looking for a step. */
static gboolean
is_settled (SudokuHint *self)
{
  const SudokuHintMistake *mistake = self->mistake;

  if (mistake->puzzle == SUDOKU_VERDICT_NO_SOLUTION ||
      mistake->puzzle == SUDOKU_VERDICT_CONFLICT)
    self->kind = SUDOKU_HINT_NO_SOLUTION;
  else if (mistake->entries->len > 0 || mistake->marks->len > 0)
    self->kind = SUDOKU_HINT_WRONG;
  else if (sudoku_position_get_n_open (self->position) == 0)
    self->kind = SUDOKU_HINT_SOLVED;
  else if (sudoku_position_is_dead_end (self->position))
    self->cut_short = TRUE;
  else
    return FALSE;
  return TRUE;
}

/* Steps that were found in time are a hint. Without any, a lack of memory is an error. */
static gboolean
check_whole (const SudokuHint *self,
             const GPtrArray *steps,
             GError **error)
{
  return !g_cancellable_set_error_if_cancelled (sudoku_links_get_work (self->links)->cancellable,
                                                error) &&
         (steps->len > 0 || sudoku_links_check_memory (self->links, error));
}

static void
count_candidates (const SudokuHint *self,
                  const guint32 *candidates,
                  guint n,
                  guint *counts)
{
  guint side = sudoku_links_get_side (self->links);

  for (guint i = 0; i < n; i++)
    counts[candidates[i] / side] += sudoku_position_has (self->position, candidates[i]);
}

/* The candidates of all cells of an item. */
static void
count_item (const SudokuHint *self,
            guint32 tabled,
            guint *counts)
{
  SudokuGeometry *geometry = sudoku_links_get_geometry (self->links);
  SudokuTabled said = sudoku_groups_get_tabled (sudoku_geometry_get_groups (geometry), tabled);
  guint side = sudoku_links_get_side (self->links);

  for (guint i = 0; i < sudoku_table_get_spec (said.table)->n_cells; i++)
    for (guint value = 0; value < side; value++)
      counts[said.cells[i]] +=
        sudoku_position_has (self->position, said.cells[i] * side + value);
}

/* (transfer full): by cell: how many of the candidates of the certificate are there, and of what is
 * concluded where the certificate has neither truths nor items */
static guint *
count_in_cells (const SudokuHint *self,
                const SudokuStep *step)
{
  guint side = sudoku_links_get_side (self->links), n = 0, n_tables = 0;
  guint *counts = g_new0 (guint, (gsize)side * side);
  const guint32 *truths = sudoku_step_get_truths (step, &n);
  const guint32 *tables = sudoku_step_get_tables (step, &n_tables);

  for (guint i = 0; i < n; i++)
    count_candidates (self, sudoku_links_get_candidates (self->links, truths[i]), side, counts);
  for (guint i = 0; i < n_tables; i++)
    count_item (self, tables[i], counts);
  if (n == 0 && n_tables == 0)
    {
      const SudokuConclusion *conclusions = sudoku_step_get_conclusions (step, &n);

      for (guint i = 0; i < n; i++)
        count_candidates (self, &conclusions[i].candidate, 1, counts);
    }
  return counts;
}

/* How many of the truths are about values in the house. */
static guint
count_of_house (const SudokuHint *self,
                const guint32 *truths,
                guint n_truths,
                guint house)
{
  guint side = sudoku_links_get_side (self->links);
  guint first = sudoku_links_get_house_truth (self->links, house, 1), n = 0;

  for (guint i = 0; i < n_truths; i++)
    n += truths[i] >= first && truths[i] < first + side;
  return n;
}

/* The house that contains most of the candidates; of several, the one with most of the truths. What
 * sums leave of a house is about that house. */
static guint
find_house (const SudokuHint *self,
            const SudokuStep *step)
{
  SudokuGeometry *geometry = sudoku_links_get_geometry (self->links);
  const SudokuGroups *groups = sudoku_geometry_get_groups (geometry);
  guint n_truths = 0, best = 0, n_best = 0;
  const guint32 *truths = sudoku_step_get_truths (step, &n_truths);
  SudokuDerivedSum sum;
  g_autofree guint *counts = count_in_cells (self, step);

  if (n_truths == 0 && sudoku_step_get_n_sums (step) > 0)
    {
      sudoku_step_get_sum (step, 0, &sum);
      return sum.house;
    }
  for (guint house = 0; house < sudoku_groups_get_n_houses (groups); house++)
    {
      const guint16 *cells = sudoku_groups_get_house_cells (groups, house);
      guint n = 0;

      for (guint i = 0; i < sudoku_links_get_side (self->links); i++)
        n += counts[cells[i]];
      n = n * (n_truths + 1) + count_of_house (self, truths, n_truths, house);
      if (n > n_best)
        {
          best = house;
          n_best = n;
        }
    }
  return best;
}

static void
take_steps (SudokuHint *self,
            const GPtrArray *steps)
{
  for (guint i = 0; i < steps->len; i++)
    {
      SudokuStep *step = g_ptr_array_index (steps, i);
      SudokuHintStep taken = { .step = sudoku_step_ref (step), .house = find_house (self, step) };

      taken.n_cases = sudoku_step_count_cases (step, self->position, self->links, &taken.depth);
      g_array_append_val (self->steps, taken);
    }
}

static void
clear_step (gpointer data)
{
  sudoku_step_unref (((SudokuHintStep *)data)->step);
}

static gboolean
has_unknown (const SudokuGroups *groups)
{
  return sudoku_groups_get_n_laws (groups) > 0 || sudoku_groups_get_own (groups) != NULL;
}

static gboolean
look_for_steps (SudokuHint *self,
                const SudokuHintWish *wish,
                GError **error)
{
  g_autoptr (SudokuStepSearch) search = sudoku_step_search_new (self->links);
  g_autoptr (GPtrArray) steps = NULL;

  sudoku_step_search_set_unique (search, self->mistake->puzzle == SUDOKU_VERDICT_UNIQUE);
  sudoku_step_search_set_cancellable (search, sudoku_links_get_work (self->links)->cancellable);
  steps = sudoku_hint_ladder_climb (search, self->position, wish, &self->stage, &self->cut_short,
                                    error);
  if (steps == NULL || !check_whole (self, steps, error))
    return FALSE;
  take_steps (self, steps);
  if (steps->len > 0)
    self->kind = SUDOKU_HINT_STEP;
  /* Steps don't know the clauses of laws and own clauses: nothing was found, but something may
   * follow. */
  else if (has_unknown (
             sudoku_geometry_get_groups (sudoku_links_get_geometry (self->links))))
    self->cut_short = TRUE;
  else if (!self->cut_short)
    self->kind = SUDOKU_HINT_AMBIGUOUS;
  return TRUE;
}

/**
 * sudoku_hint_find: (skip)
 * @grid: a puzzle with its entries; answers of the solver are ignored
 * @wish: (nullable): the wishes
 * @task: (nullable): cancellable, and a time limit for the whole
 *
 * Finds help for a player who is stuck. It may take long: run it in a worker.
 *
 * Returns: (transfer full) (nullable): the hint; %NULL with `G_IO_ERROR_CANCELLED`,
 *   %SAT_ERROR_MEMORY or an error of the solver
 */
SudokuHint *
sudoku_hint_find (const SudokuGrid *grid,
                  const SudokuHintWish *wish,
                  const SudokuTask *task,
                  GError **error)
{
  const SudokuHintWish nothing = { .removed = NULL };
  g_autoptr (SudokuHint) self = NULL;
  g_autoptr (SudokuGrid) fixed = NULL;
  SudokuTaskRun run;

  g_return_val_if_fail (grid != NULL, NULL);

  sudoku_task_run_init (&run, task);
  if (wish == NULL)
    wish = &nothing;
  fixed = sudoku_grid_copy (grid);
  sudoku_grid_clear_origin (fixed, SUDOKU_ORIGIN_ANSWER);
  self = g_atomic_rc_box_new0 (SudokuHint);
  self->kind = SUDOKU_HINT_NONE;
  self->steps = g_array_new (FALSE, FALSE, sizeof (SudokuHintStep));
  g_array_set_clear_func (self->steps, clear_step);
  self->links = sudoku_links_new (sudoku_grid_get_geometry (grid));
  self->position = sudoku_position_new_at (fixed, wish->removed);
  self->mistake = sudoku_hint_mistake_find (fixed, wish, &run, error);
  if (self->mistake == NULL)
    return NULL;
  sudoku_links_obey (self->links, &run);
  if (!is_settled (self) && !look_for_steps (self, wish, error))
    return NULL;
  sudoku_links_obey (self->links, NULL);
  return g_steal_pointer (&self);
}

/**
 * sudoku_hint_ref: (skip)
 *
 * Adds a reference.
 *
 * Returns: (transfer full): @self
 */
SudokuHint *
sudoku_hint_ref (SudokuHint *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_atomic_rc_box_acquire (self);
}

static void
clear (gpointer data)
{
  SudokuHint *self = data;

  g_clear_pointer (&self->mistake, sudoku_hint_mistake_free);
  g_clear_pointer (&self->position, sudoku_position_free);
  g_clear_pointer (&self->links, sudoku_links_unref);
  g_array_unref (self->steps);
}

/**
 * sudoku_hint_unref: (skip)
 *
 * Drops a reference.
 */
void
sudoku_hint_unref (SudokuHint *self)
{
  g_return_if_fail (self != NULL);

  g_atomic_rc_box_release_full (self, clear);
}
