/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the rules still allow in each cell, and propagation to the fixpoint. Values in sets count
 * from 1 (bit v). */

#pragma once

#include "sudoku-grid.h"
#include "sudoku-set.h"

G_BEGIN_DECLS

typedef struct _SudokuCandidates SudokuCandidates;

/* Why there can be no solution. */
typedef enum
{
  SUDOKU_DEAD_END_NONE,
  SUDOKU_DEAD_END_CELL,  /* @cell has no candidate */
  SUDOKU_DEAD_END_VALUE, /* @value has no place in @house */
  /* Hall: @n_cells cells of @house together have fewer candidates than cells, or values fewer
   * places than values */
  SUDOKU_DEAD_END_HALL,
} SudokuDeadEndKind;

typedef struct
{
  SudokuDeadEndKind kind;
  guint cell;
  guint house;
  guint value;
  SudokuSet values; /* Hall: the values concerned */
  SudokuSet places; /* Hall: places (index in the house) of the cells concerned */
} SudokuDeadEnd;

/* From the fixed values of a grid (givens and entries): peers' values removed, nothing
 * propagated. */
SudokuCandidates *sudoku_candidates_new (const SudokuGrid *grid);
SudokuCandidates *sudoku_candidates_copy (const SudokuCandidates *self);
void sudoku_candidates_free (SudokuCandidates *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuCandidates, sudoku_candidates_free)

SudokuGeometry *sudoku_candidates_get_geometry (const SudokuCandidates *self);
SudokuSet sudoku_candidates_get (const SudokuCandidates *self, guint cell);
/* Remove one candidate; assign a value. FALSE: a dead end (see get_dead_end). Not propagated. */
gboolean sudoku_candidates_remove (SudokuCandidates *self, guint cell, guint value);
gboolean sudoku_candidates_assign (SudokuCandidates *self, guint cell, guint value);
/* Naked and hidden singles and locked candidates to the fixpoint. FALSE: a dead end. */
gboolean sudoku_candidates_propagate (SudokuCandidates *self);
/* A perfect matching in each house (Hall's theorem). FALSE: a dead end with the smallest
 * violating set found. */
gboolean sudoku_candidates_check_hall (SudokuCandidates *self);
const SudokuDeadEnd *sudoku_candidates_get_dead_end (const SudokuCandidates *self);
/* Cells with more than one candidate. */
guint sudoku_candidates_get_n_open (const SudokuCandidates *self);
guint64 sudoku_candidates_count (const SudokuCandidates *self);

G_END_DECLS
