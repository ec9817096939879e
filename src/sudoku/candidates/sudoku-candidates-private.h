/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files behind sudoku-candidates.h share: the sets of cells and places kept
 * in step, the queues of what is still to be looked at, and the tables of the shape. */

#pragma once

#include "sudoku-candidates.h"

G_BEGIN_DECLS

/* A cell lies in at most this many houses. */
#define SUDOKU_CELL_HOUSES_MAX 8

/* Which houses a cell lies in and where; shared by all copies. */
typedef struct
{
  gatomicrefcount ref_count;
  SudokuGeometry *geometry; /* owned */
  guint side;
  guint n_cells;
  guint n_houses;
  /* Two houses share at most so many cells (1 without boxes): only values with so few
   * places in a house can be locked. */
  guint reach;
  guint8 *n_cell_houses; /* per cell */
  guint16 *cell_houses;  /* per cell SUDOKU_CELL_HOUSES_MAX, so many of them valid */
  guint8 *cell_places;   /* the same: index of the cell in that house */
  SudokuSet all_values;
} SudokuLayout;

struct _SudokuCandidates
{
  SudokuLayout *layout; /* owned, shared */
  SudokuSet *cells;     /* values left, per cell */
  SudokuSet *places;    /* places left, per spot: house × side + value - 1 */
  guint8 *settled;      /* per cell: its only value was taken from all its peers */
  SudokuDeadEnd dead_end;

  /* Stacks of what has changed; each entry is in its stack at most once. */
  guint16 *cell_stack; /* cells with one value, not yet settled */
  guint n_cell_stack;
  guint32 *spot_stack; /* spots with few enough places to conclude something */
  guint n_spot_stack;
  guint8 *spot_queued; /* per spot */
};

static inline guint
sudoku_candidates_spot (const SudokuCandidates *self,
                        guint house,
                        guint value)
{
  return house * self->layout->side + value - 1;
}

/* @values: a value or 0 for each cell. Says what sudoku_candidates_new() says. */
void sudoku_candidates_reset (SudokuCandidates *self, const guint8 *values);
/* @self becomes the same as @other, which has the same layout. */
void sudoku_candidates_assign_from (SudokuCandidates *self, const SudokuCandidates *other);
/* An object with nothing fixed yet: for reset() or assign_from(). */
SudokuCandidates *sudoku_candidates_new_for (SudokuGeometry *geometry);
/* Writes the value of each cell that has only one left, 0 for the others. */
void sudoku_candidates_get_values (const SudokuCandidates *self, guint8 *values);

gboolean sudoku_candidates_fail (SudokuCandidates *self, SudokuDeadEnd dead_end);

G_END_DECLS
