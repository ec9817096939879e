/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One given after the other is left out, with everything that goes with it, and the solver says
 * whether the solution is still unique. On large boards a question may take few conflicts at first,
 * and more once all others were asked; the sum is bounded, too, so that the same seed gives the
 * same puzzle on every machine. */

#include "sudoku-superfluous.h"

#include "sudoku-solve.h"
#include "sudoku-uniqueness.h"

/* Up to this side a question is hardly ever given up. */
#define SMALL_SIDE_MAX 16
#define SMALL_CONFLICTS 20000
/* Above it, conflicts for one question in each round; and for all questions, divided by the
 * cells. */
#define ROUNDS 2
static const guint64 question_conflicts[ROUNDS] = { 500, 5000 };
#define TOTAL_EFFORT 25000000
/* The limit on propagation: the number of questions times the cells. */
#define N_CELLS_ASKED_MAX 20000000

/* Givens that go together. */
typedef struct
{
  guint n_cells;
  guint *cells; /* owned */
  SudokuUniquenessAnswer answer;
} Bundle;

static void
bundle_clear (gpointer data)
{
  g_free (((Bundle *)data)->cells);
}

typedef struct
{
  const SudokuTaskRun *run;     /* borrowed */
  SudokuTaskRun question;       /* the part of the work that one question is */
  SudokuUniqueness *uniqueness; /* owned */
  const guint8 *solution;       /* borrowed */
  guint n_cells;
  guint side;
  guint64 n_asked;
  guint8 *puzzle;  /* owned */
  GArray *bundles; /* of Bundle, owned */
} Asking;

static void
asking_clear (Asking *self)
{
  sudoku_uniqueness_free (self->uniqueness);
  g_free (self->puzzle);
  g_clear_pointer (&self->bundles, g_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Asking, asking_clear)

/* The filled cells in the order in which they are tried: entries first, each kind in random order,
 * or as they stand. */
static GArray *
list_order (const SudokuGrid *grid,
            SudokuRandom *random)
{
  guint n_cells = sudoku_grid_get_n_cells (grid);
  g_autofree guint16 *order = g_new (guint16, n_cells);
  GArray *cells = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < n_cells; i++)
    order[i] = (guint16)i;
  if (random != NULL)
    sudoku_random_permutation (random, order, n_cells);
  for (guint given = FALSE; given <= TRUE; given++)
    for (guint i = 0; i < n_cells; i++)
      {
        guint cell = order[i];

        if (sudoku_grid_get_fixed (grid, cell) != 0 &&
            (sudoku_grid_get_origin (grid, cell) == SUDOKU_ORIGIN_GIVEN) == given)
          g_array_append_val (cells, cell);
      }
  return cells;
}

static void
make_bundles (Asking *self,
              const SudokuGrid *grid,
              const guint *orbits,
              SudokuRandom *random)
{
  g_autoptr (GArray) order = list_order (grid, random);
  g_autofree gboolean *seen = g_new0 (gboolean, self->n_cells);

  self->bundles = g_array_new (FALSE, FALSE, sizeof (Bundle));
  g_array_set_clear_func (self->bundles, bundle_clear);
  for (guint i = 0; i < order->len; i++)
    {
      guint first = g_array_index (order, guint, i);
      Bundle bundle = { .answer = SUDOKU_UNIQUENESS_UNKNOWN };
      g_autoptr (GArray) cells = NULL;

      if (seen[first])
        continue;
      cells = g_array_new (FALSE, FALSE, sizeof (guint));
      for (guint cell = 0; cell < self->n_cells; cell++)
        if (self->puzzle[cell] != 0 &&
            (cell == first || (orbits != NULL && orbits[cell] == orbits[first])))
          {
            seen[cell] = TRUE;
            g_array_append_val (cells, cell);
          }
      bundle.n_cells = cells->len;
      bundle.cells = (guint *)(gpointer)g_array_free (g_steal_pointer (&cells), FALSE);
      g_array_append_val (self->bundles, bundle);
    }
}

static void
asking_init (Asking *self,
             const SudokuGrid *grid,
             const guint8 *solution,
             const guint *orbits,
             SudokuRandom *random,
             const SudokuTaskRun *run)
{
  self->run = run;
  self->question = sudoku_task_run_get_part (run, TRUE);
  self->uniqueness =
    sudoku_uniqueness_new (sudoku_grid_get_geometry (grid), solution, &self->question);
  self->solution = solution;
  self->n_cells = sudoku_grid_get_n_cells (grid);
  self->side = sudoku_grid_get_side (grid);
  self->puzzle = g_new0 (guint8, self->n_cells);
  for (guint cell = 0; cell < self->n_cells; cell++)
    self->puzzle[cell] = (guint8)sudoku_grid_get_fixed (grid, cell);
  make_bundles (self, grid, orbits, random);
}

/* How many conflicts the next question may take; 0: no more questions. */
static guint64
get_conflicts_left (const Asking *self,
                    guint round)
{
  guint64 total = TOTAL_EFFORT / self->n_cells;
  guint64 spent = sudoku_uniqueness_get_conflicts (self->uniqueness);

  if (self->n_asked * self->n_cells > N_CELLS_ASKED_MAX)
    return 0;
  if (self->side <= SMALL_SIDE_MAX)
    return SMALL_CONFLICTS;
  return MIN (spent < total ? total - spent : 0, question_conflicts[round]);
}

/* @remove: whether a superfluous given is left out from then on. FALSE with an error. */
static gboolean
ask_one (Asking *self,
         Bundle *bundle,
         guint64 conflicts,
         gboolean remove,
         GError **error)
{
  GError *local_error = NULL;

  self->n_asked++;
  for (guint i = 0; i < bundle->n_cells; i++)
    self->puzzle[bundle->cells[i]] = 0;
  bundle->answer = sudoku_uniqueness_test_without (self->uniqueness, self->puzzle, bundle->cells,
                                                   bundle->n_cells, conflicts, &local_error);
  for (guint i = 0; i < bundle->n_cells; i++)
    if (!remove || bundle->answer != SUDOKU_UNIQUENESS_YES)
      self->puzzle[bundle->cells[i]] = self->solution[bundle->cells[i]];
  if (local_error == NULL)
    return !g_cancellable_set_error_if_cancelled (self->run->cancellable, error);
  g_propagate_error (error, local_error);
  return FALSE;
}

static gboolean
ask_all (Asking *self,
         gboolean remove,
         GError **error)
{
  guint n_left = 0;

  for (guint i = 0; i < self->bundles->len; i++)
    n_left += g_array_index (self->bundles, Bundle, i).n_cells;
  for (guint round = 0; round < ROUNDS; round++)
    for (guint i = 0; i < self->bundles->len; i++)
      {
        Bundle *bundle = &g_array_index (self->bundles, Bundle, i);
        guint64 conflicts = get_conflicts_left (self, round);

        if (bundle->answer != SUDOKU_UNIQUENESS_UNKNOWN)
          continue;
        if (conflicts == 0 || sudoku_task_run_should_stop (self->run))
          return !g_cancellable_set_error_if_cancelled (self->run->cancellable, error);
        sudoku_task_run_report (self->run, SUDOKU_STAGE_REMOVE, (double)i / self->bundles->len,
                                sudoku_uniqueness_get_conflicts (self->uniqueness), n_left);
        if (!ask_one (self, bundle, conflicts, remove, error))
          return FALSE;
        if (remove && bundle->answer == SUDOKU_UNIQUENESS_YES)
          n_left -= bundle->n_cells;
      }
  return TRUE;
}

/* In the order of the cells. */
static void
list_superfluous (const Asking *self,
                  SudokuSuperfluous *result)
{
  g_autofree SudokuUniquenessAnswer *answers = g_new (SudokuUniquenessAnswer, self->n_cells);

  for (guint cell = 0; cell < self->n_cells; cell++)
    answers[cell] = SUDOKU_UNIQUENESS_NO;
  for (guint i = 0; i < self->bundles->len; i++)
    {
      const Bundle *bundle = &g_array_index (self->bundles, Bundle, i);

      for (guint k = 0; k < bundle->n_cells; k++)
        answers[bundle->cells[k]] = bundle->answer;
    }
  result->cells = g_new (guint, self->n_cells);
  for (guint cell = 0; cell < self->n_cells; cell++)
    {
      if (answers[cell] == SUDOKU_UNIQUENESS_YES)
        result->cells[result->n_cells++] = cell;
      result->n_unknown += answers[cell] == SUDOKU_UNIQUENESS_UNKNOWN;
    }
}

/**
 * sudoku_superfluous_find: (skip)
 * @grid: a puzzle; everything filled belongs to it except answers, which are ignored
 * @orbits: (nullable) (array): by cell: a cell that is the same for all that a symmetry gives or
 *   leaves empty together; %NULL: each cell alone
 * @task: (nullable): cancellable, and a time limit, after which the rest is unknown
 *
 * Finds the givens of a unique puzzle each of which can be removed alone, or with its orbit, while
 * the others stay. Often two of them can't both be removed.
 *
 * Returns: (transfer full) (nullable): what was found; %NULL with `G_IO_ERROR_CANCELLED` or an
 *   error of the solver
 */
SudokuSuperfluous *
sudoku_superfluous_find (const SudokuGrid *grid,
                         const guint *orbits,
                         const SudokuTask *task,
                         GError **error)
{
  g_autoptr (SudokuSuperfluous) self = NULL;
  g_autoptr (SudokuGrid) solution = NULL;
  g_autofree guint8 *values = NULL;
  g_auto (Asking) asking = { 0 };
  GError *local_error = NULL;
  SudokuTaskRun run;

  g_return_val_if_fail (grid != NULL, NULL);

  sudoku_task_run_init (&run, task);
  self = g_new0 (SudokuSuperfluous, 1);
  self->verdict = sudoku_check (grid, task, &solution, NULL, &local_error);
  if (local_error != NULL)
    {
      g_propagate_error (error, local_error);
      return NULL;
    }
  if (self->verdict != SUDOKU_VERDICT_UNIQUE)
    return g_steal_pointer (&self);
  values = sudoku_grid_copy_values (solution);
  asking_init (&asking, grid, values, orbits, NULL, &run);
  if (!ask_all (&asking, FALSE, error))
    return NULL;
  list_superfluous (&asking, self);
  return g_steal_pointer (&self);
}

/**
 * sudoku_superfluous_free:
 *
 * Frees it.
 */
void
sudoku_superfluous_free (SudokuSuperfluous *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->cells);
  g_free (self);
}

/**
 * sudoku_superfluous_remove: (skip)
 * @grid: a puzzle with exactly one solution, and without answers
 * @solution: by cell: the solution
 * @orbits: (nullable) (array): as for sudoku_superfluous_find()
 * @random: (nullable): the order in which givens are tried; %NULL: that of the cells. Entries are
 *   tried before givens of the puzzle in any case
 * @run: what to obey; when its time is over, the rest stays
 * @minimal: (out): whether it is proven that nothing left is superfluous, alone or with its orbit
 *
 * Removes givens, one after the other, until none is superfluous. The result is one of many such
 * puzzles, and rarely the one with the fewest givens.
 *
 * Returns: %FALSE with `G_IO_ERROR_CANCELLED` or an error of the solver; some givens may be removed
 *   then
 */
gboolean
sudoku_superfluous_remove (SudokuGrid *grid,
                           const guint8 *solution,
                           const guint *orbits,
                           SudokuRandom *random,
                           const SudokuTaskRun *run,
                           gboolean *minimal,
                           GError **error)
{
  g_auto (Asking) asking = { 0 };

  g_return_val_if_fail (grid != NULL && solution != NULL, FALSE);
  g_return_val_if_fail (run != NULL && minimal != NULL, FALSE);

  asking_init (&asking, grid, solution, orbits, random, run);
  if (!ask_all (&asking, TRUE, error))
    return FALSE;
  *minimal = TRUE;
  for (guint i = 0; i < asking.bundles->len; i++)
    *minimal = *minimal && g_array_index (asking.bundles, Bundle, i).answer !=
                             SUDOKU_UNIQUENESS_UNKNOWN;
  for (guint cell = 0; cell < asking.n_cells; cell++)
    if (asking.puzzle[cell] == 0 && sudoku_grid_get_fixed (grid, cell) != 0)
      sudoku_grid_set (grid, cell, 0, SUDOKU_ORIGIN_NONE);
  return TRUE;
}
