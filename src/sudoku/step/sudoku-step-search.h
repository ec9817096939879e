/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Looking for steps in a position. */

#pragma once

#include <gio/gio.h>

#include "sudoku-step.h"
#include "sudoku-trial.h"

G_BEGIN_DECLS

/**
 * SudokuStepChoice:
 * @SUDOKU_STEP_FIRST: the first step found
 * @SUDOKU_STEP_EASIEST: one with the lowest rating; of these the shortest, and of these the first
 * @SUDOKU_STEP_ALL: all; of those of one technique with the same conclusions the one with the
 *   fewest truths
 *
 * Which steps are wanted.
 */
typedef enum
{
  SUDOKU_STEP_FIRST,
  SUDOKU_STEP_EASIEST,
  SUDOKU_STEP_ALL,
} SudokuStepChoice;

SudokuStepSearch *sudoku_step_search_new (SudokuLinks *links);
void sudoku_step_search_free (SudokuStepSearch *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuStepSearch, sudoku_step_search_free)

void sudoku_step_search_set_unique (SudokuStepSearch *self, gboolean unique);
void sudoku_step_search_set_cancellable (SudokuStepSearch *self, GCancellable *cancellable);
void sudoku_step_search_set_budget (SudokuStepSearch *self, guint64 work);
void sudoku_step_search_set_total (SudokuStepSearch *self, guint64 work);
void sudoku_step_search_set_time_limit (SudokuStepSearch *self, double seconds);

GPtrArray *sudoku_step_search_run (SudokuStepSearch *self,
                                   const SudokuPosition *position,
                                   const SudokuTechnique *const *techniques,
                                   gsize n_techniques,
                                   SudokuStepChoice choice);
gboolean sudoku_step_search_was_cut_short (const SudokuStepSearch *self);
guint sudoku_step_search_get_n_refused (const SudokuStepSearch *self);

/* For finders. */
const SudokuPosition *sudoku_step_search_get_position (const SudokuStepSearch *self);
SudokuLinks *sudoku_step_search_get_links (const SudokuStepSearch *self);
guint sudoku_step_search_get_best_rating (const SudokuStepSearch *self);
gboolean sudoku_step_search_spend (SudokuStepSearch *self, guint work);
gboolean sudoku_step_search_add (SudokuStepSearch *self, SudokuStep *step);

G_END_DECLS
