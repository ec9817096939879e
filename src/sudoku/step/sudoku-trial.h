/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A position in which candidates are taken away on trial. */

#pragma once

#include "sudoku-links.h"
#include "sudoku-position.h"

G_BEGIN_DECLS

/**
 * SudokuTrialPlace:
 * @truth: a truth of a candidate
 * @place: the index of the candidate among the candidates of the truth
 *
 * Where a candidate stands in one of its truths.
 */
typedef struct
{
  guint32 truth;
  guint32 place;
} SudokuTrialPlace;

/**
 * SudokuTrial:
 * @links: (transfer none): the truths
 * @side: N
 * @n_candidates: N³
 * @n_truths: of @links
 * @first_cell_truth: the truth of cell 0
 * @n_houses: houses of the shape
 * @houses: these in the order in which inferences are drawn: those that divide the board, rows,
 *   columns, all others
 * @n_regions: how many of the first of @houses divide the board
 * @n_rows: how many of the next are rows; as many columns follow
 * @first_place: by candidate: where its places begin; one more than there are candidates
 * @places: of each candidate: that of its cell, those of its houses in their order, further ones
 * @first_conflict: by candidate: where its conflicts begin; one more than there are candidates
 * @conflicts: for each candidate what it excludes: the others of its cell, and then in the order of
 *   @places
 * @live: by truth: the places of its candidates that are left in open cells
 * @source: @live as in the position
 * @filled: by cell: whether it is filled
 * @n_open: by house: how many of its cells are open
 * @common: by pair of houses: the indices of the cells of the first that are in the second; all of
 *   them for itself
 * @n_bytes: how much of the memory of @links is used
 *
 * A copy of a position with tables for fast inferences. Callers only read it.
 */
typedef struct
{
  SudokuLinks *links;
  guint side;
  guint n_candidates;
  guint n_truths;
  guint first_cell_truth;
  guint n_houses;
  guint *houses;
  guint n_regions;
  guint n_rows;
  guint32 *first_place;
  SudokuTrialPlace *places;
  guint32 *first_conflict;
  guint32 *conflicts;
  SudokuSet *live;
  SudokuSet *source;
  gboolean *filled;
  guint *n_open;
  SudokuSet *common;
  guint64 n_bytes;
} SudokuTrial;

SudokuTrial *sudoku_trial_new (SudokuLinks *links);
void sudoku_trial_free (SudokuTrial *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuTrial, sudoku_trial_free)

void sudoku_trial_load (SudokuTrial *self, const SudokuPosition *position);
void sudoku_trial_load_trial (SudokuTrial *self, const SudokuTrial *other);
gboolean sudoku_trial_has (const SudokuTrial *self, guint candidate);
SudokuSet sudoku_trial_get_cell (const SudokuTrial *self, guint cell);
SudokuSet sudoku_trial_get_house (const SudokuTrial *self, guint house, guint value);
guint sudoku_trial_get_nth_house (const SudokuTrial *self, guint n);
void sudoku_trial_remove (SudokuTrial *self, guint candidate);
void sudoku_trial_reset (SudokuTrial *self);

G_END_DECLS
