/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds out, in the worker, what the player wants to know about the puzzle: is it right so far,
 * what is the solution, where could it last be solved. What is found is about the puzzle as it was
 * at the beginning: this is the one place that notices when that is another, and ends the job.
 * It changes no game and shows nothing. */

#include "satdoku-config.h"

#include "satdoku-puzzle-jobs.h"

#include <glib/gi18n.h>
#include <sudoku-positions.h>
#include <words-trouble.h>

struct _SatdokuPuzzleJobs
{
  GObject parent_instance;

  /* Owned. */
  SatdokuWorker *worker;
  SudokuGame *game;          /* (nullable) */
  GCancellable *cancellable; /* (nullable): of the job that was started last */
};

G_DEFINE_FINAL_TYPE (SatdokuPuzzleJobs, satdoku_puzzle_jobs, G_TYPE_OBJECT)

/**
 * satdoku_finding_free:
 * @self: (transfer full): what was found out
 *
 * Frees it.
 */
void
satdoku_finding_free (SatdokuFinding *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->solution, sudoku_grid_free);
  g_clear_pointer (&self->trouble, g_ptr_array_unref);
  g_clear_pointer (&self->wrong, sudoku_wrong_entries_free);
  g_free (self);
}

typedef SudokuVerdict (*SolveFunc) (const SudokuGrid *grid,
                                    const SudokuTask *task,
                                    SudokuGrid **solution,
                                    SudokuSolveStats *stats,
                                    GError **error);

/* In the thread. */
static SatdokuFinding *
ask (SolveFunc solve,
     const SudokuGrid *grid,
     const SudokuTask *task,
     GError **error)
{
  g_autoptr (SatdokuFinding) finding = g_new0 (SatdokuFinding, 1);
  GError *local_error = NULL;

  finding->verdict = solve (grid, task, &finding->solution, &finding->stats, &local_error);
  if (local_error != NULL)
    {
      g_propagate_error (error, local_error);
      return NULL;
    }
  if (finding->verdict != SUDOKU_VERDICT_NO_SOLUTION)
    return g_steal_pointer (&finding);
  finding->trouble = words_no_solution (grid);
  finding->wrong = sudoku_wrong_entries_find (grid, task, error);
  return finding->wrong != NULL ? g_steal_pointer (&finding) : NULL;
}

static gpointer
run_check (gpointer grid,
           const SudokuTask *task,
           GError **error)
{
  return ask (sudoku_check, grid, task, error);
}

static gpointer
run_solve (gpointer grid,
           const SudokuTask *task,
           GError **error)
{
  return ask (sudoku_solve, grid, task, error);
}

static void
stop (SatdokuPuzzleJobs *self)
{
  g_autoptr (GCancellable) cancellable = g_steal_pointer (&self->cancellable);

  if (cancellable != NULL)
    g_cancellable_cancel (cancellable);
}

/* There is one job at a time, as there is one worker. */
static void
run (SatdokuPuzzleJobs *self,
     const SatdokuJob *template,
     gpointer input,
     GAsyncReadyCallback callback,
     gpointer user_data)
{
  SatdokuJob job = *template;

  stop (self);
  self->cancellable = g_cancellable_new ();
  job.title = _ (template->title);
  satdoku_worker_run_async (self->worker, &job, input, self->cancellable, callback, user_data);
}

static void
ask_about_game (SatdokuPuzzleJobs *self,
                const char *title,
                SatdokuJobFunc func,
                GAsyncReadyCallback callback,
                gpointer user_data)
{
  const SatdokuJob job = {
    .title = title,
    .run = func,
    .free_input = (GDestroyNotify)sudoku_grid_free,
    .free_result = (GDestroyNotify)satdoku_finding_free,
  };

  run (self, &job, sudoku_grid_copy (sudoku_game_get_grid (self->game)), callback, user_data);
}

/**
 * satdoku_puzzle_jobs_check_async:
 * @self: jobs of a game
 * @callback: called once
 * @user_data: for @callback
 *
 * Finds out whether a solution is possible, and how many there are.
 */
void
satdoku_puzzle_jobs_check_async (SatdokuPuzzleJobs *self,
                                 GAsyncReadyCallback callback,
                                 gpointer user_data)
{
  g_return_if_fail (SATDOKU_IS_PUZZLE_JOBS (self) && self->game != NULL);

  ask_about_game (self, N_ ("Checking…"), run_check, callback, user_data);
}

/**
 * satdoku_puzzle_jobs_solve_async:
 * @self: jobs of a game
 * @callback: called once
 * @user_data: for @callback
 *
 * Looks for a solution that has the givens and the player's entries in it.
 */
void
satdoku_puzzle_jobs_solve_async (SatdokuPuzzleJobs *self,
                                 GAsyncReadyCallback callback,
                                 gpointer user_data)
{
  g_return_if_fail (SATDOKU_IS_PUZZLE_JOBS (self) && self->game != NULL);

  ask_about_game (self, N_ ("Solving…"), run_solve, callback, user_data);
}

/**
 * satdoku_puzzle_jobs_finish:
 * @result: what the callback of a question was called with
 * @error: why there is no answer; `G_IO_ERROR_CANCELLED` when nobody wants it any more
 *
 * Returns: (transfer full) (nullable): what was found out
 */
SatdokuFinding *
satdoku_puzzle_jobs_finish (GAsyncResult *result,
                            GError **error)
{
  return satdoku_worker_run_finish (result, error);
}

typedef struct
{
  SudokuVerdict verdict;
  guint position;
  guint start; /* where the game was */
} Past;

/* In the thread. */
static gpointer
run_search (gpointer positions,
            const SudokuTask *task,
            GError **error)
{
  g_autofree Past *past = g_new0 (Past, 1);
  GError *local_error = NULL;

  past->start = sudoku_positions_get_n_moves (positions);
  past->verdict = sudoku_positions_find_solvable (positions, task, &past->position, &local_error);
  if (local_error == NULL)
    return g_steal_pointer (&past);
  g_propagate_error (error, local_error);
  return NULL;
}

/**
 * satdoku_puzzle_jobs_find_solvable_async:
 * @self: jobs of a game
 * @callback: called once
 * @user_data: for @callback
 *
 * Looks for the last position of the history that can be solved.
 */
void
satdoku_puzzle_jobs_find_solvable_async (SatdokuPuzzleJobs *self,
                                         GAsyncReadyCallback callback,
                                         gpointer user_data)
{
  const SatdokuJob job = {
    .title = N_ ("Looking for the last solvable position…"),
    .run = run_search,
    .free_input = (GDestroyNotify)sudoku_positions_free,
    .free_result = g_free,
  };

  g_return_if_fail (SATDOKU_IS_PUZZLE_JOBS (self) && self->game != NULL);

  run (self, &job, sudoku_positions_new (self->game), callback, user_data);
}

/**
 * satdoku_puzzle_jobs_find_solvable_finish:
 * @result: what the callback was called with
 * @verdict: (out): %SUDOKU_VERDICT_SOLVABLE: there is one; %SUDOKU_VERDICT_NO_SOLUTION: there never
 *   was; else it isn't known
 * @position: (out): which it is
 * @start: (out): the position of the game when it was asked for
 * @error: why there is no answer; `G_IO_ERROR_CANCELLED` when nobody wants it any more
 *
 * Returns: whether there is an answer
 */
gboolean
satdoku_puzzle_jobs_find_solvable_finish (GAsyncResult *result,
                                          SudokuVerdict *verdict,
                                          guint *position,
                                          guint *start,
                                          GError **error)
{
  g_autofree Past *past = satdoku_worker_run_finish (result, error);

  if (past == NULL)
    return FALSE;
  *verdict = past->verdict;
  *position = past->position;
  *start = past->start;
  return TRUE;
}

/* In the thread. */
static gpointer
run_fill (gpointer grid,
          const SudokuTask *task,
          GError **error)
{
  return sudoku_partial_find (grid, task, error);
}

/**
 * satdoku_puzzle_jobs_fill_async:
 * @self: jobs of a game
 * @callback: called once
 * @user_data: for @callback
 *
 * Finds out how far the puzzle can be filled without breaking a rule.
 */
void
satdoku_puzzle_jobs_fill_async (SatdokuPuzzleJobs *self,
                                GAsyncReadyCallback callback,
                                gpointer user_data)
{
  const SatdokuJob job = {
    .title = N_ ("Filling as far as possible…"),
    .run = run_fill,
    .free_input = (GDestroyNotify)sudoku_grid_free,
    .free_result = (GDestroyNotify)sudoku_partial_free,
  };

  g_return_if_fail (SATDOKU_IS_PUZZLE_JOBS (self) && self->game != NULL);

  run (self, &job, sudoku_grid_copy (sudoku_game_get_grid (self->game)), callback, user_data);
}

/**
 * satdoku_puzzle_jobs_fill_finish:
 * @result: what the callback was called with
 * @error: why there is no answer; `G_IO_ERROR_CANCELLED` when nobody wants it any more
 *
 * Returns: (transfer full) (nullable): how far it can be filled
 */
SudokuPartial *
satdoku_puzzle_jobs_fill_finish (GAsyncResult *result,
                                 GError **error)
{
  return satdoku_worker_run_finish (result, error);
}

/* In the thread. */
static gpointer
run_count (gpointer grid,
           const SudokuTask *task,
           GError **error)
{
  g_autofree guint64 *n_solutions = g_new0 (guint64, 1);

  if (!sudoku_count (grid, SATDOKU_COUNT_MAX, task, n_solutions, NULL, error))
    return NULL;
  return g_steal_pointer (&n_solutions);
}

/**
 * satdoku_puzzle_jobs_count_async:
 * @self: jobs of a game
 * @callback: called once
 * @user_data: for @callback
 *
 * Counts the solutions that have the givens and the player's entries in them, up to
 * %SATDOKU_COUNT_MAX.
 */
void
satdoku_puzzle_jobs_count_async (SatdokuPuzzleJobs *self,
                                 GAsyncReadyCallback callback,
                                 gpointer user_data)
{
  const SatdokuJob job = {
    .title = N_ ("Counting solutions…"),
    .run = run_count,
    .free_input = (GDestroyNotify)sudoku_grid_free,
    .free_result = g_free,
  };

  g_return_if_fail (SATDOKU_IS_PUZZLE_JOBS (self) && self->game != NULL);

  run (self, &job, sudoku_grid_copy (sudoku_game_get_grid (self->game)), callback, user_data);
}

/**
 * satdoku_puzzle_jobs_count_finish:
 * @result: what the callback was called with
 * @n_solutions: (out): how many there are; %SATDOKU_COUNT_MAX: at least so many
 * @error: why there is no answer; `G_IO_ERROR_CANCELLED` when nobody wants it any more
 *
 * Returns: whether they were counted
 */
gboolean
satdoku_puzzle_jobs_count_finish (GAsyncResult *result,
                                  guint64 *n_solutions,
                                  GError **error)
{
  g_autofree guint64 *counted = satdoku_worker_run_finish (result, error);

  if (counted == NULL)
    return FALSE;
  *n_solutions = *counted;
  return TRUE;
}

/**
 * satdoku_puzzle_jobs_cancel:
 * @self: jobs
 *
 * Nobody wants to know any more.
 */
void
satdoku_puzzle_jobs_cancel (SatdokuPuzzleJobs *self)
{
  g_return_if_fail (SATDOKU_IS_PUZZLE_JOBS (self));

  stop (self);
}

/**
 * satdoku_puzzle_jobs_set_game:
 * @self: jobs
 * @game: the game that the questions are about from now on
 */
void
satdoku_puzzle_jobs_set_game (SatdokuPuzzleJobs *self,
                              SudokuGame *game)
{
  g_return_if_fail (SATDOKU_IS_PUZZLE_JOBS (self) && SUDOKU_IS_GAME (game));

  if (self->game == game)
    return;
  stop (self);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  g_signal_connect_object (game, "notify::revision", G_CALLBACK (stop), self, G_CONNECT_SWAPPED);
}

static void
satdoku_puzzle_jobs_dispose (GObject *object)
{
  SatdokuPuzzleJobs *self = SATDOKU_PUZZLE_JOBS (object);

  stop (self);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  g_clear_object (&self->worker);
  G_OBJECT_CLASS (satdoku_puzzle_jobs_parent_class)->dispose (object);
}

static void
satdoku_puzzle_jobs_class_init (SatdokuPuzzleJobsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = satdoku_puzzle_jobs_dispose;
}

static void
satdoku_puzzle_jobs_init (SatdokuPuzzleJobs *self)
{
}

/**
 * satdoku_puzzle_jobs_new:
 * @worker: who finds it out
 *
 * Returns: (transfer full): jobs without a game
 */
SatdokuPuzzleJobs *
satdoku_puzzle_jobs_new (SatdokuWorker *worker)
{
  SatdokuPuzzleJobs *self;

  g_return_val_if_fail (SATDOKU_IS_WORKER (worker), NULL);

  self = g_object_new (SATDOKU_TYPE_PUZZLE_JOBS, NULL);
  self->worker = g_object_ref (worker);
  return self;
}
