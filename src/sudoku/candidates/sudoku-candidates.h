/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the rules still allow in each cell, and propagation to the fixpoint. */

#pragma once

#include "sudoku-grid.h"
#include "sudoku-set.h"

G_BEGIN_DECLS

/**
 * SudokuCandidates:
 *
 * What the rules still allow in each cell, and propagation to the fixpoint. Values in sets count
 * from 1 (bit v).
 *
 * All reasoning is about truths: exactly one of the candidates of a truth is in the solution. There
 * is one for each value in each house, then the further truths of the rules, then one for each
 * cell; they are numbered in this order. Each has a live set of places: where in the house, where
 * among the candidates of the further truth, or which value of the cell is still possible.
 */
typedef struct _SudokuCandidates SudokuCandidates;

/**
 * SudokuDeadEndKind:
 * @SUDOKU_DEAD_END_NONE: there is no dead end
 * @SUDOKU_DEAD_END_CELL: @cell has no candidate
 * @SUDOKU_DEAD_END_VALUE: @value has no place in @house
 * @SUDOKU_DEAD_END_TRUTH: the further truth @truth has no candidate
 * @SUDOKU_DEAD_END_HALL: Hall: some cells of @house together have fewer candidates than cells, or
 *   values fewer places than values
 * @SUDOKU_DEAD_END_HALL_TRUTHS: Hall: further truths of the family and number of @truth together
 *   have fewer places than they are; @values are their values
 * @SUDOKU_DEAD_END_TABLE: the cells of @tabled can't be filled as their table says
 * @SUDOKU_DEAD_END_OWN: own clauses can't all hold
 *
 * The kinds of dead ends.
 */
typedef enum
{
  SUDOKU_DEAD_END_NONE,
  SUDOKU_DEAD_END_CELL,
  SUDOKU_DEAD_END_VALUE,
  SUDOKU_DEAD_END_TRUTH,
  SUDOKU_DEAD_END_HALL,
  SUDOKU_DEAD_END_HALL_TRUTHS,
  SUDOKU_DEAD_END_TABLE,
  SUDOKU_DEAD_END_OWN,
} SudokuDeadEndKind;

/**
 * SudokuDeadEnd:
 * @kind: which of the members below are set
 * @cell: a cell, from 0
 * @house: a house, from 0
 * @value: 1…N
 * @truth: among the further truths of the shape
 * @tabled: among what tables say
 * @values: Hall: the values concerned
 * @places: Hall: places (index in the house) of the cells concerned
 *
 * Why there is no solution.
 */
typedef struct
{
  SudokuDeadEndKind kind;
  guint cell;
  guint house;
  guint value;
  guint truth;
  guint tabled;
  SudokuSet values;
  SudokuSet places;
} SudokuDeadEnd;

/**
 * SudokuTruthKind:
 * @SUDOKU_TRUTH_HOUSE: a value in a house
 * @SUDOKU_TRUTH_FURTHER: one of the further truths of the rules
 * @SUDOKU_TRUTH_CELL: a cell
 *
 * The subject of a truth.
 */
typedef enum
{
  SUDOKU_TRUTH_HOUSE,
  SUDOKU_TRUTH_FURTHER,
  SUDOKU_TRUTH_CELL,
} SudokuTruthKind;

/**
 * SudokuTruthView:
 * @kind: its subject
 * @id: its number
 * @house: of a value in a house; otherwise the number of houses
 * @value: likewise; otherwise 0
 * @cell: of a cell
 * @cells: (nullable): of a house
 * @candidates: (nullable): of a further truth: cell × N + value − 1
 *
 * The parts of a truth's number.
 */
typedef struct
{
  SudokuTruthKind kind;
  guint id;
  guint house;
  guint value;
  guint cell;
  const guint16 *cells;
  const guint32 *candidates;
} SudokuTruthView;

/**
 * SudokuChangeKind:
 * @SUDOKU_CHANGE_NONE: nothing more
 * @SUDOKU_CHANGE_CELL: @id is a cell with one value, which is not settled yet
 * @SUDOKU_CHANGE_TRUTH: @id is a truth with few places left
 * @SUDOKU_CHANGE_BONDS: @id is a cell in pairs, which has lost candidates
 * @SUDOKU_CHANGE_TABLE: @id is a table with a cell that has lost candidates
 *
 * The kinds of changes.
 */
typedef enum
{
  SUDOKU_CHANGE_NONE,
  SUDOKU_CHANGE_CELL,
  SUDOKU_CHANGE_TRUTH,
  SUDOKU_CHANGE_BONDS,
  SUDOKU_CHANGE_TABLE,
} SudokuChangeKind;

/**
 * SudokuChange:
 * @kind: what it is
 * @id: its number, by @kind
 *
 * A change that may have consequences.
 */
typedef struct
{
  SudokuChangeKind kind;
  guint id;
} SudokuChange;

SudokuCandidates *sudoku_candidates_new (const SudokuGrid *grid);
SudokuCandidates *sudoku_candidates_new_for (SudokuGeometry *geometry);
SudokuCandidates *sudoku_candidates_copy (const SudokuCandidates *self);
void sudoku_candidates_free (SudokuCandidates *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuCandidates, sudoku_candidates_free)

/* For one object and many puzzles. */
void sudoku_candidates_reset (SudokuCandidates *self, const guint8 *values);
void sudoku_candidates_assign_from (SudokuCandidates *self, const SudokuCandidates *other);

SudokuGeometry *sudoku_candidates_get_geometry (const SudokuCandidates *self);
SudokuSet sudoku_candidates_get (const SudokuCandidates *self, guint cell);
void sudoku_candidates_get_values (const SudokuCandidates *self, guint8 *values);
/* Not propagated. FALSE: a dead end (see get_dead_end). */
gboolean sudoku_candidates_remove (SudokuCandidates *self, guint cell, guint value);
gboolean sudoku_candidates_assign (SudokuCandidates *self, guint cell, guint value);
gboolean sudoku_candidates_settle (SudokuCandidates *self, guint cell);
gboolean sudoku_candidates_propagate (SudokuCandidates *self);
gboolean sudoku_candidates_check_hall (SudokuCandidates *self);
const SudokuDeadEnd *sudoku_candidates_get_dead_end (const SudokuCandidates *self);
guint sudoku_candidates_get_n_open (const SudokuCandidates *self);
guint64 sudoku_candidates_count (const SudokuCandidates *self);

/* For reasoning with truths. */
guint sudoku_candidates_get_n_truths (const SudokuCandidates *self);
SudokuSet sudoku_candidates_get_places (const SudokuCandidates *self, guint truth);
SudokuSet sudoku_candidates_get_house_places (const SudokuCandidates *self,
                                              guint house,
                                              guint value);
void sudoku_candidates_peek (const SudokuCandidates *self,
                             const SudokuSet **cells,
                             const SudokuSet **places);
void sudoku_candidates_view_truth (const SudokuCandidates *self,
                                   guint truth,
                                   SudokuTruthView *view);
guint sudoku_candidates_get_further_truth (const SudokuCandidates *self, guint truth);
guint sudoku_candidates_get_cell_truth (const SudokuCandidates *self, guint cell);
SudokuChange sudoku_candidates_take_change (SudokuCandidates *self);
gboolean sudoku_candidates_fail (SudokuCandidates *self, const SudokuDeadEnd *dead_end);

G_END_DECLS
