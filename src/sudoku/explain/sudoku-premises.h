/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a position says besides the rules: its filled cells and the marks that were removed. */

#pragma once

#include "sudoku-grid.h"
#include "sudoku-set.h"

G_BEGIN_DECLS

/**
 * SudokuPremiseKind:
 * @SUDOKU_PREMISE_ENTRY: a number that the player entered
 * @SUDOKU_PREMISE_MARK: a value that the player removed from the marks of a cell
 * @SUDOKU_PREMISE_GIVEN: a number of the puzzle
 *
 * The kind of a premise. They are doubted in this order.
 */
typedef enum
{
  SUDOKU_PREMISE_ENTRY,
  SUDOKU_PREMISE_MARK,
  SUDOKU_PREMISE_GIVEN,
} SudokuPremiseKind;

/**
 * SudokuPremise:
 * @kind: what it is
 * @cell: a cell, from 0
 * @value: 1…N: what the cell holds; for a mark what it does not hold
 *
 * One thing that a position says besides the rules.
 */
typedef struct
{
  SudokuPremiseKind kind;
  guint cell;
  guint value;
} SudokuPremise;

gboolean sudoku_premise_agrees (const SudokuPremise *self, const guint8 *solution);

/**
 * SudokuPremises:
 *
 * Everything that a position says besides the rules, in a fixed order: entries, then removed marks,
 * then givens, each in the order of the cells. Immutable.
 */
typedef struct _SudokuPremises SudokuPremises;

SudokuPremises *sudoku_premises_new (const SudokuGrid *grid, const SudokuSet *removed);
void sudoku_premises_free (SudokuPremises *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuPremises, sudoku_premises_free)

SudokuGeometry *sudoku_premises_get_geometry (const SudokuPremises *self);
guint sudoku_premises_get_n (const SudokuPremises *self);
const SudokuPremise *sudoku_premises_get (const SudokuPremises *self, guint premise);
guint sudoku_premises_find_cell (const SudokuPremises *self, guint cell);

G_END_DECLS
