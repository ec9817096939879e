/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Trying the values of a cell. */

#pragma once

#include "sudoku-grid.h"
#include "sudoku-set.h"

G_BEGIN_DECLS

/**
 * SudokuTrialFate:
 * @SUDOKU_TRIAL_UNKNOWN: not found out
 * @SUDOKU_TRIAL_OPEN: possible
 * @SUDOKU_TRIAL_DEAD: the value is impossible in the cell
 * @SUDOKU_TRIAL_MISTAKEN: the value is possible, but not with what was entered since
 * @SUDOKU_TRIAL_FORCED: right: no other value is possible
 * @SUDOKU_TRIAL_SOLVED: all cells are filled, and no rule is broken
 *
 * The fate of a trial.
 */
typedef enum
{
  SUDOKU_TRIAL_UNKNOWN,
  SUDOKU_TRIAL_OPEN,
  SUDOKU_TRIAL_DEAD,
  SUDOKU_TRIAL_MISTAKEN,
  SUDOKU_TRIAL_FORCED,
  SUDOKU_TRIAL_SOLVED,
} SudokuTrialFate;

/**
 * SudokuShared:
 * @cell: a cell, from 0, that was empty before anything was tried
 * @value: 1…N
 * @placed: whether the cell holds the value in all live trials; otherwise in none
 *
 * Something that all live trials have in common.
 */
typedef struct
{
  guint cell;
  guint value;
  gboolean placed;
} SudokuShared;

/**
 * SudokuChoice:
 *
 * A position in which several values of a cell are tried, and the fate of each trial.
 */
typedef struct _SudokuChoice SudokuChoice;

SudokuChoice *sudoku_choice_new (const SudokuGrid *base, guint cell);
SudokuChoice *sudoku_choice_copy (const SudokuChoice *self);
void sudoku_choice_free (SudokuChoice *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuChoice, sudoku_choice_free)

void sudoku_choice_add (SudokuChoice *self, guint value, const SudokuGrid *position);
SudokuGrid *sudoku_choice_make_trial (const SudokuChoice *self, guint value);
gboolean sudoku_choice_equal (const SudokuChoice *self, const SudokuChoice *other);

/* Blocks. */
gboolean sudoku_choice_judge (SudokuChoice *self,
                              gboolean ask_solver,
                              const SudokuTask *task,
                              GError **error);

guint sudoku_choice_get_n (const SudokuChoice *self);
guint sudoku_choice_get_value (const SudokuChoice *self, guint trial);
SudokuTrialFate sudoku_choice_get_fate (const SudokuChoice *self, guint trial);
const SudokuGrid *sudoku_choice_get_position (const SudokuChoice *self, guint trial);
SudokuSet sudoku_choice_get_possible (const SudokuChoice *self);
SudokuSet sudoku_choice_get_untried (const SudokuChoice *self);
const SudokuShared *sudoku_choice_get_shared (const SudokuChoice *self, guint *n_shared);
gboolean sudoku_choice_rests_on_entries (const SudokuChoice *self);

G_END_DECLS
