/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sudoku-game.h>
#include <sudoku-solve.h>
#include <sudoku-wrong-entries.h>

#include "satdoku-request.h"

/**
 * SatdokuFinding:
 * @verdict: whether there is a solution, and only one, as far as was asked
 * @solution: (nullable): a solution
 * @stats: how it was found
 * @trouble: (nullable) (element-type utf8): why there is no solution, a sentence each
 * @wrong: (nullable): the entries that leave no solution, when there is none
 *
 * What was found out about a puzzle.
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

/**
 * SatdokuPast:
 * @verdict: %SUDOKU_VERDICT_SOLVABLE: there is a position that can be solved;
 *   %SUDOKU_VERDICT_NO_SOLUTION: there never was one; else it isn't known
 * @position: the last one that can be solved
 * @start: where the game was
 *
 * What was found out about the history of a game.
 */
typedef struct
{
  SudokuVerdict verdict;
  guint position;
  guint start;
} SatdokuPast;

/**
 * SATDOKU_COUNT_MAX:
 *
 * Where counting solutions ends.
 */
#define SATDOKU_COUNT_MAX 1000000

/**
 * SatdokuPuzzleJob:
 * @SATDOKU_PUZZLE_JOB_CHECK: whether there is a solution, and only one: #SatdokuFinding
 * @SATDOKU_PUZZLE_JOB_SOLVE: a solution with the givens and the entries in it: #SatdokuFinding
 * @SATDOKU_PUZZLE_JOB_FILL: how far it can be filled without breaking a rule: #SudokuPartial
 * @SATDOKU_PUZZLE_JOB_COUNT: how many solutions there are, up to %SATDOKU_COUNT_MAX: #guint64
 * @SATDOKU_PUZZLE_JOB_FIND_SOLVABLE: the last position that can be solved: #SatdokuPast
 * @SATDOKU_N_PUZZLE_JOBS: how many there are
 *
 * What can be found out about a puzzle, and what comes of it.
 */
typedef enum
{
  SATDOKU_PUZZLE_JOB_CHECK,
  SATDOKU_PUZZLE_JOB_SOLVE,
  SATDOKU_PUZZLE_JOB_FILL,
  SATDOKU_PUZZLE_JOB_COUNT,
  SATDOKU_PUZZLE_JOB_FIND_SOLVABLE,
  SATDOKU_N_PUZZLE_JOBS,
} SatdokuPuzzleJob;

void satdoku_puzzle_job_start (SatdokuPuzzleJob which, SudokuGame *game, SatdokuRequest *request);
void satdoku_puzzle_job_free (SatdokuPuzzleJob which, gpointer found);
