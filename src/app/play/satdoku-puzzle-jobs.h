/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can be found out about the puzzle that is played: see the top of satdoku-puzzle-jobs.c. */

#pragma once

#include <sudoku-game.h>
#include <sudoku-partial.h>
#include <sudoku-solve.h>
#include <sudoku-wrong-entries.h>

#include "satdoku-worker.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_PUZZLE_JOBS (satdoku_puzzle_jobs_get_type ())
/**
 * SatdokuPuzzleJobs:
 *
 * Finds out, in the worker, what the player wants to know about the puzzle. A job is about the
 * puzzle as it was when it began, and ends with %G_IO_ERROR_CANCELLED as soon as that is another
 * one.
 */
G_DECLARE_FINAL_TYPE (SatdokuPuzzleJobs, satdoku_puzzle_jobs, SATDOKU, PUZZLE_JOBS, GObject)

/**
 * SatdokuFinding:
 * @verdict: whether there is a solution, and only one, as far as was asked
 * @solution: (nullable): a solution
 * @stats: how it was found
 * @trouble: (nullable) (element-type utf8): why there is no solution, a sentence each
 * @wrong: (nullable): the entries that leave no solution, when there is none
 *
 * What was found out about a puzzle. Owned by whoever finished the job; freed by
 * satdoku_finding_free().
 */
typedef struct
{
  SudokuVerdict verdict;
  SudokuGrid *solution;
  SudokuSolveStats stats;
  GPtrArray *trouble;
  SudokuWrongEntries *wrong;
} SatdokuFinding;

void satdoku_finding_free (SatdokuFinding *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatdokuFinding, satdoku_finding_free)

SatdokuPuzzleJobs *satdoku_puzzle_jobs_new (SatdokuWorker *worker);
void satdoku_puzzle_jobs_set_game (SatdokuPuzzleJobs *self, SudokuGame *game);
void satdoku_puzzle_jobs_cancel (SatdokuPuzzleJobs *self);

/* Each fails with G_IO_ERROR_CANCELLED as soon as a number of the puzzle is another. */
void satdoku_puzzle_jobs_check_async (SatdokuPuzzleJobs *self,
                                      GAsyncReadyCallback callback,
                                      gpointer user_data);
void satdoku_puzzle_jobs_solve_async (SatdokuPuzzleJobs *self,
                                      GAsyncReadyCallback callback,
                                      gpointer user_data);
SatdokuFinding *satdoku_puzzle_jobs_finish (GAsyncResult *result, GError **error);

void satdoku_puzzle_jobs_find_solvable_async (SatdokuPuzzleJobs *self,
                                              GAsyncReadyCallback callback,
                                              gpointer user_data);
gboolean satdoku_puzzle_jobs_find_solvable_finish (GAsyncResult *result,
                                                   SudokuVerdict *verdict,
                                                   guint *position,
                                                   guint *start,
                                                   GError **error);

void satdoku_puzzle_jobs_fill_async (SatdokuPuzzleJobs *self,
                                     GAsyncReadyCallback callback,
                                     gpointer user_data);
SudokuPartial *satdoku_puzzle_jobs_fill_finish (GAsyncResult *result, GError **error);

/**
 * SATDOKU_COUNT_MAX:
 *
 * Where counting solutions ends.
 */
#define SATDOKU_COUNT_MAX 1000000

void satdoku_puzzle_jobs_count_async (SatdokuPuzzleJobs *self,
                                      GAsyncReadyCallback callback,
                                      gpointer user_data);
gboolean satdoku_puzzle_jobs_count_finish (GAsyncResult *result,
                                           guint64 *n_solutions,
                                           GError **error);

G_END_DECLS
