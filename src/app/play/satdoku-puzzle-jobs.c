/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the worker can find out about a puzzle for its player: is it right so far, what is the
 * solution, how many are there, where could it last be solved. Results are about the puzzle as it
 * was when the job began. It changes no game and shows nothing. */

#include "satdoku-config.h"

#include "satdoku-puzzle-jobs.h"

#include <glib/gi18n.h>
#include <sudoku-partial.h>
#include <sudoku-positions.h>
#include <words-trouble.h>

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

/* In the thread. */
static gpointer
run_search (gpointer positions,
            const SudokuTask *task,
            GError **error)
{
  g_autofree SatdokuPast *past = g_new0 (SatdokuPast, 1);
  GError *local_error = NULL;

  past->start = sudoku_positions_get_n_moves (positions);
  past->verdict = sudoku_positions_find_solvable (positions, task, &past->position, &local_error);
  if (local_error == NULL)
    return g_steal_pointer (&past);
  g_propagate_error (error, local_error);
  return NULL;
}

/* In the thread. */
static gpointer
run_fill (gpointer grid,
          const SudokuTask *task,
          GError **error)
{
  return sudoku_partial_find (grid, task, error);
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

static gpointer
copy_grid (SudokuGame *game)
{
  return sudoku_grid_copy (sudoku_game_get_grid (game));
}

static gpointer
copy_positions (SudokuGame *game)
{
  return sudoku_positions_new (game);
}

static const struct
{
  const char *title;
  SatdokuJobFunc run;
  gpointer (*make_input) (SudokuGame *game);
  GDestroyNotify free_input;
  GDestroyNotify free_result;
} jobs[SATDOKU_N_PUZZLE_JOBS] = {
  [SATDOKU_PUZZLE_JOB_CHECK] = { N_ ("Checking…"), run_check, copy_grid,
                                 (GDestroyNotify)sudoku_grid_free,
                                 (GDestroyNotify)satdoku_finding_free },
  [SATDOKU_PUZZLE_JOB_SOLVE] = { N_ ("Solving…"), run_solve, copy_grid,
                                 (GDestroyNotify)sudoku_grid_free,
                                 (GDestroyNotify)satdoku_finding_free },
  [SATDOKU_PUZZLE_JOB_FILL] = { N_ ("Filling as far as possible…"), run_fill, copy_grid,
                                (GDestroyNotify)sudoku_grid_free,
                                (GDestroyNotify)sudoku_partial_free },
  [SATDOKU_PUZZLE_JOB_COUNT] = { N_ ("Counting solutions…"), run_count, copy_grid,
                                 (GDestroyNotify)sudoku_grid_free, g_free },
  [SATDOKU_PUZZLE_JOB_FIND_SOLVABLE] = { N_ ("Looking for the last solvable position…"), run_search,
                                         copy_positions, (GDestroyNotify)sudoku_positions_free,
                                         g_free },
};

/* Has something found out about the game as it is; @request gets what #SatdokuPuzzleJob says. */
void
satdoku_puzzle_job_start (SatdokuPuzzleJob which,
                          SudokuGame *game,
                          SatdokuRequest *request)
{
  SatdokuJob job = { 0 };

  g_return_if_fail (which < SATDOKU_N_PUZZLE_JOBS && SUDOKU_IS_GAME (game));

  job.title = _ (jobs[which].title);
  job.run = jobs[which].run;
  job.free_input = jobs[which].free_input;
  job.free_result = jobs[which].free_result;
  satdoku_request_start (request, &job, jobs[which].make_input (game));
}

void
satdoku_puzzle_job_free (SatdokuPuzzleJob which,
                         gpointer found)
{
  g_return_if_fail (which < SATDOKU_N_PUZZLE_JOBS && found != NULL);

  jobs[which].free_result (found);
}
