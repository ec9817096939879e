/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One of the values of a cell is right: each is tried, and the consequences say something about the
 * position where this began. A value without a solution is impossible there; if only one value is
 * left, it is right; and what all others lead to is true whichever of them is right. Whether a
 * trial fails because of its value, or of a number that was entered later, is found out by looking
 * at each value alone. Knows nothing of games. */

#include "sudoku-choice.h"

#include "sudoku-candidates.h"
#include "sudoku-check.h"
#include "sudoku-solve.h"

/* Seconds for each question to the solver. */
#define TIME_LIMIT 10

typedef enum
{
  ANSWER_UNKNOWN,
  ANSWER_YES,
  ANSWER_NO,
} Answer;

typedef struct
{
  guint value;
  SudokuGrid *position;
  Answer solvable; /* with what was entered */
  SudokuTrialFate fate;
} Trial;

struct _SudokuChoice
{
  SudokuGrid *base;
  guint cell;
  GArray *trials; /* of Trial */

  /* The results. */
  Answer possible[SUDOKU_SIDE_MAX + 1]; /* by value */
  GArray *shared;                       /* of SudokuShared */
  gboolean rests_on_entries;
};

static void
trial_clear (gpointer data)
{
  sudoku_grid_free (((Trial *)data)->position);
}

static Trial *
get_trial (const SudokuChoice *self,
           guint trial)
{
  return &g_array_index (self->trials, Trial, trial);
}

/**
 * sudoku_choice_new: (skip)
 * @base: a position; copied
 * @cell: an empty cell of it
 *
 * Makes a choice in which nothing is tried yet.
 *
 * Returns: (transfer full): the choice
 */
SudokuChoice *
sudoku_choice_new (const SudokuGrid *base,
                   guint cell)
{
  SudokuChoice *self = NULL;

  g_return_val_if_fail (base != NULL && cell < sudoku_grid_get_n_cells (base), NULL);

  self = g_new0 (SudokuChoice, 1);
  self->base = sudoku_grid_copy (base);
  sudoku_grid_set (self->base, cell, 0, SUDOKU_ORIGIN_NONE);
  self->cell = cell;
  self->trials = g_array_new (FALSE, FALSE, sizeof (Trial));
  g_array_set_clear_func (self->trials, trial_clear);
  self->shared = g_array_new (FALSE, FALSE, sizeof (SudokuShared));
  return self;
}

/**
 * sudoku_choice_copy: (skip)
 *
 * Makes a choice with the same trials, not judged yet.
 *
 * Returns: (transfer full): the copy
 */
SudokuChoice *
sudoku_choice_copy (const SudokuChoice *self)
{
  SudokuChoice *copy = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  copy = sudoku_choice_new (self->base, self->cell);
  for (guint i = 0; i < self->trials->len; i++)
    sudoku_choice_add (copy, get_trial (self, i)->value, get_trial (self, i)->position);
  return copy;
}

/**
 * sudoku_choice_free:
 *
 * Frees it.
 */
void
sudoku_choice_free (SudokuChoice *self)
{
  g_return_if_fail (self != NULL);

  sudoku_grid_free (self->base);
  g_array_unref (self->trials);
  g_array_unref (self->shared);
  g_free (self);
}

/**
 * sudoku_choice_add: (skip)
 * @value: 1…N
 * @position: its current position; copied
 *
 * Adds a trial of a value.
 */
void
sudoku_choice_add (SudokuChoice *self,
                   guint value,
                   const SudokuGrid *position)
{
  Trial trial = { .value = value };

  g_return_if_fail (self != NULL && position != NULL);
  g_return_if_fail (sudoku_grid_get_side (position) == sudoku_grid_get_side (self->base));
  g_return_if_fail (value >= 1 && value <= sudoku_grid_get_side (self->base));

  trial.position = sudoku_grid_copy (position);
  g_array_append_val (self->trials, trial);
}

/**
 * sudoku_choice_make_trial: (skip)
 * @value: 1…N
 *
 * Makes the position of a trial before anything else is entered.
 *
 * Returns: (transfer full): the position with only this value entered
 */
SudokuGrid *
sudoku_choice_make_trial (const SudokuChoice *self,
                          guint value)
{
  SudokuGrid *grid = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  grid = sudoku_grid_copy (self->base);
  sudoku_grid_set (grid, self->cell, value, SUDOKU_ORIGIN_ENTRY);
  return grid;
}

/**
 * sudoku_choice_equal: (skip)
 * @other: another one
 *
 * Tells whether the same is tried, from the same position and with the same entries, so that both
 * have the same results.
 *
 * Returns: whether what becomes of one is what becomes of the other
 */
gboolean
sudoku_choice_equal (const SudokuChoice *self,
                     const SudokuChoice *other)
{
  g_return_val_if_fail (self != NULL && other != NULL, FALSE);

  if (self->cell != other->cell || self->trials->len != other->trials->len ||
      !sudoku_grid_equal (self->base, other->base))
    return FALSE;
  for (guint i = 0; i < self->trials->len; i++)
    if (get_trial (self, i)->value != get_trial (other, i)->value ||
        !sudoku_grid_equal (get_trial (self, i)->position, get_trial (other, i)->position))
      return FALSE;
  return TRUE;
}

/* What follows from the numbers alone. */
static Answer
ask_rules (const SudokuGrid *grid)
{
  g_autoptr (SudokuCandidates) candidates = NULL;

  if (sudoku_check_has_conflict (grid))
    return ANSWER_NO;
  candidates = sudoku_candidates_new (grid);
  return sudoku_candidates_propagate (candidates) && sudoku_candidates_check_hall (candidates)
           ? ANSWER_UNKNOWN
           : ANSWER_NO;
}

/* Returns FALSE when cancelled, or when the solver has failed. */
static gboolean
ask (const SudokuGrid *grid,
     gboolean ask_solver,
     const SudokuTask *task,
     Answer *answer,
     GError **error)
{
  SudokuTask quiet = { .time_limit = TIME_LIMIT };
  SudokuVerdict verdict;
  GError *failure = NULL;

  quiet.cancellable = task != NULL ? task->cancellable : NULL;
  *answer = ask_rules (grid);
  if (g_cancellable_set_error_if_cancelled (quiet.cancellable, error))
    return FALSE;
  if (*answer == ANSWER_NO || !ask_solver)
    return TRUE;
  verdict = sudoku_solve (grid, &quiet, NULL, NULL, &failure);
  if (failure != NULL)
    {
      g_propagate_error (error, failure);
      return FALSE;
    }
  if (verdict == SUDOKU_VERDICT_SOLVABLE || verdict == SUDOKU_VERDICT_UNIQUE)
    *answer = ANSWER_YES;
  else if (verdict != SUDOKU_VERDICT_UNKNOWN)
    *answer = ANSWER_NO;
  return TRUE;
}

/* Does the position contain everything that the trial began with? */
static gboolean
goes_on (const SudokuChoice *self,
         const Trial *trial)
{
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (self->base); cell++)
    {
      guint fixed = cell == self->cell ? trial->value : sudoku_grid_get_fixed (self->base, cell);

      if (fixed != 0 && fixed != sudoku_grid_get_value (trial->position, cell))
        return FALSE;
    }
  return sudoku_geometry_equal (sudoku_grid_get_geometry (self->base),
                                sudoku_grid_get_geometry (trial->position));
}

static gboolean
is_settled (const SudokuChoice *self,
            guint value)
{
  return self->possible[value] != ANSWER_UNKNOWN;
}

/* A solution with the entries is one with the value, so it is looked for first. */
static gboolean
ask_all (SudokuChoice *self,
         gboolean ask_solver,
         const SudokuTask *task,
         GError **error)
{
  SudokuSet candidates = sudoku_check_get_candidates (self->base, self->cell);

  for (guint i = 0; i < self->trials->len; i++)
    {
      Trial *trial = get_trial (self, i);

      if (!ask (trial->position, ask_solver, task, &trial->solvable, error))
        return FALSE;
      if (trial->solvable == ANSWER_YES && goes_on (self, trial))
        self->possible[trial->value] = ANSWER_YES;
    }
  for (guint value = 1; value <= sudoku_grid_get_side (self->base); value++)
    {
      g_autoptr (SudokuGrid) grid = NULL;

      if (is_settled (self, value))
        continue;
      if (!sudoku_set_has (candidates, value))
        {
          self->possible[value] = ANSWER_NO;
          continue;
        }
      grid = sudoku_choice_make_trial (self, value);
      if (!ask (grid, ask_solver, task, &self->possible[value], error))
        return FALSE;
    }
  return TRUE;
}

/* Whether no other value is possible; not when this one is impossible, too. */
static gboolean
is_forced (const SudokuChoice *self,
           guint value)
{
  for (guint other = 1; other <= sudoku_grid_get_side (self->base); other++)
    if (other != value && self->possible[other] != ANSWER_NO)
      return FALSE;
  return TRUE;
}

static SudokuTrialFate
find_fate (const SudokuChoice *self,
           const Trial *trial)
{
  if (self->possible[trial->value] == ANSWER_NO)
    return SUDOKU_TRIAL_DEAD;
  if (sudoku_check_is_solved (trial->position))
    return SUDOKU_TRIAL_SOLVED;
  if (trial->solvable == ANSWER_NO)
    return SUDOKU_TRIAL_MISTAKEN;
  return is_forced (self, trial->value) ? SUDOKU_TRIAL_FORCED : SUDOKU_TRIAL_OPEN;
}

/* What is still possible in each cell: by what is entered there, or by the value alone when the
 * trial has become a different position. */
static SudokuCandidates *
follow (const SudokuChoice *self,
        const Trial *trial,
        gboolean with_entries)
{
  g_autoptr (SudokuGrid) alone = sudoku_choice_make_trial (self, trial->value);
  SudokuCandidates *candidates = sudoku_candidates_new (
    with_entries && goes_on (self, trial) ? trial->position : alone);

  sudoku_candidates_propagate (candidates);
  return candidates;
}

static gboolean
is_alive (const Trial *trial)
{
  return trial->fate != SUDOKU_TRIAL_DEAD;
}

/* By cell: what is possible in any live trial; full sets where no trial is alive. */
static SudokuSet *
unite (const SudokuChoice *self,
       gboolean with_entries,
       guint *n_alive)
{
  guint n_cells = sudoku_grid_get_n_cells (self->base);
  SudokuSet *united = g_new0 (SudokuSet, n_cells);

  *n_alive = 0;
  for (guint i = 0; i < self->trials->len; i++)
    {
      const Trial *trial = get_trial (self, i);
      g_autoptr (SudokuCandidates) candidates = NULL;

      if (!is_alive (trial))
        continue;
      ++*n_alive;
      candidates = follow (self, trial, with_entries);
      for (guint cell = 0; cell < n_cells; cell++)
        united[cell] = sudoku_set_or (united[cell], sudoku_candidates_get (candidates, cell));
    }
  return united;
}

static void
add_shared (GArray *shared,
            guint cell,
            guint value,
            gboolean placed)
{
  const SudokuShared item = { cell, value, placed };

  g_array_append_val (shared, item);
}

/* (transfer full): what can be said about the empty cells of the position */
static GArray *
share (const SudokuChoice *self,
       gboolean with_entries)
{
  GArray *shared = g_array_new (FALSE, FALSE, sizeof (SudokuShared));
  guint n_alive = 0, value;
  g_autofree SudokuSet *united = unite (self, with_entries, &n_alive);

  for (guint cell = 0; n_alive > 1 && cell < sudoku_grid_get_n_cells (self->base); cell++)
    {
      if (sudoku_grid_get_value (self->base, cell) != 0)
        continue;
      if (sudoku_set_count (united[cell]) == 1)
        {
          add_shared (shared, cell, sudoku_set_first (united[cell]), TRUE);
          continue;
        }
      SUDOKU_SET_FOREACH (
        sudoku_set_minus (sudoku_check_get_candidates (self->base, cell), united[cell]), value)
      add_shared (shared, cell, value, FALSE);
    }
  return shared;
}

static gboolean
is_same (const GArray *a,
         const GArray *b)
{
  if (a->len != b->len)
    return FALSE;
  for (guint i = 0; i < a->len; i++)
    {
      const SudokuShared *x = &g_array_index (a, SudokuShared, i);
      const SudokuShared *y = &g_array_index (b, SudokuShared, i);

      if (x->cell != y->cell || x->value != y->value || x->placed != y->placed)
        return FALSE;
    }
  return TRUE;
}

/* Shares nothing while a value is untried that may be right, or a trial contains a mistake. */
static void
find_shared (SudokuChoice *self)
{
  g_autoptr (GArray) alone = NULL;

  if (!sudoku_set_is_empty (sudoku_choice_get_untried (self)))
    return;
  for (guint i = 0; i < self->trials->len; i++)
    if (get_trial (self, i)->fate == SUDOKU_TRIAL_MISTAKEN)
      return;
  g_array_unref (self->shared);
  self->shared = share (self, TRUE);
  alone = share (self, FALSE);
  self->rests_on_entries = !is_same (self->shared, alone);
}

/**
 * sudoku_choice_judge: (skip)
 * @ask_solver: whether to ask the solver; otherwise only what the rules force step by step counts,
 *   and most trials stay open
 * @task: (nullable): its cancellable
 *
 * Finds out the fate of each trial. The solver is asked once for each of them and for each other
 * value of the cell, for 10 seconds at most.
 *
 * Returns: %FALSE with `G_IO_ERROR_CANCELLED` or an error of the solver
 */
gboolean
sudoku_choice_judge (SudokuChoice *self,
                     gboolean ask_solver,
                     const SudokuTask *task,
                     GError **error)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (!ask_all (self, ask_solver, task, error))
    return FALSE;
  for (guint i = 0; i < self->trials->len; i++)
    get_trial (self, i)->fate = find_fate (self, get_trial (self, i));
  find_shared (self);
  return TRUE;
}

/**
 * sudoku_choice_get_n: (skip)
 *
 * Counts the trials.
 *
 * Returns: how many there are
 */
guint
sudoku_choice_get_n (const SudokuChoice *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->trials->len;
}

/**
 * sudoku_choice_get_value: (skip)
 * @trial: which of the trials, from 0
 *
 * Gets the value of a trial.
 *
 * Returns: 1…N
 */
guint
sudoku_choice_get_value (const SudokuChoice *self,
                         guint trial)
{
  g_return_val_if_fail (self != NULL && trial < self->trials->len, 0);

  return get_trial (self, trial)->value;
}

/**
 * sudoku_choice_get_fate: (skip)
 * @trial: which of the trials, from 0
 *
 * Gets the fate of a trial.
 *
 * Returns: its fate; %SUDOKU_TRIAL_UNKNOWN before sudoku_choice_judge()
 */
SudokuTrialFate
sudoku_choice_get_fate (const SudokuChoice *self,
                        guint trial)
{
  g_return_val_if_fail (self != NULL && trial < self->trials->len, SUDOKU_TRIAL_UNKNOWN);

  return get_trial (self, trial)->fate;
}

/**
 * sudoku_choice_get_position: (skip)
 * @trial: which of the trials, from 0
 *
 * Gets the position of a trial.
 *
 * Returns: (transfer none): the position
 */
const SudokuGrid *
sudoku_choice_get_position (const SudokuChoice *self,
                            guint trial)
{
  g_return_val_if_fail (self != NULL && trial < self->trials->len, NULL);

  return get_trial (self, trial)->position;
}

static SudokuSet
collect_possible (const SudokuChoice *self)
{
  SudokuSet possible = { 0 };

  for (guint value = 1; value <= sudoku_grid_get_side (self->base); value++)
    if (self->possible[value] != ANSWER_NO)
      possible = sudoku_set_or (possible, sudoku_set_single (value));
  return possible;
}

/**
 * sudoku_choice_get_possible: (skip)
 * @self: a choice that was judged
 *
 * Gets the values that are not known to be impossible in the cell.
 *
 * Returns: the values; none when there was no solution before anything was tried
 */
SudokuSet
sudoku_choice_get_possible (const SudokuChoice *self)
{
  g_return_val_if_fail (self != NULL, (SudokuSet){ 0 });

  return collect_possible (self);
}

/**
 * sudoku_choice_get_untried: (skip)
 * @self: a choice that was judged
 *
 * Gets the untried values that may be right: while there are any, nothing is shared.
 *
 * Returns: the values
 */
SudokuSet
sudoku_choice_get_untried (const SudokuChoice *self)
{
  SudokuSet untried = { 0 };

  g_return_val_if_fail (self != NULL, untried);

  untried = collect_possible (self);
  for (guint i = 0; i < self->trials->len; i++)
    untried = sudoku_set_minus (untried, sudoku_set_single (get_trial (self, i)->value));
  return untried;
}

/**
 * sudoku_choice_get_shared: (skip)
 * @self: a choice that was judged
 * @n_shared: (out): how much there is
 *
 * Gets what all live trials, of which there must be two, have in common: what was entered, and what
 * the rules force step by step from it.
 *
 * Returns: (transfer none) (array length=n_shared): the facts, by cell
 */
const SudokuShared *
sudoku_choice_get_shared (const SudokuChoice *self,
                          guint *n_shared)
{
  g_return_val_if_fail (self != NULL && n_shared != NULL, NULL);

  *n_shared = self->shared->len;
  return (const SudokuShared *)(gpointer)self->shared->data;
}

/**
 * sudoku_choice_rests_on_entries: (skip)
 * @self: a choice that was judged
 *
 * Tells whether what is shared depends on numbers that were entered after a value was tried.
 *
 * Returns: whether the values alone do not force all of it
 */
gboolean
sudoku_choice_rests_on_entries (const SudokuChoice *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->rests_on_entries;
}
