/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which items of a puzzle leave no solution, and which it could do without. */

#pragma once

#include "sudoku-grid.h"

G_BEGIN_DECLS

/**
 * SudokuItemConflict:
 * @n_rules: how many items
 * @rules: (array length=n_rules): as numbers of rules of the shape, in order
 * @n_cells: how many filled cells
 * @cells: (array length=n_cells): these cells, in order
 * @minimal: whether it is proven that there is a solution without any one of them
 *
 * Items and filled cells that together leave no solution.
 */
typedef struct
{
  guint n_rules;
  guint *rules;
  guint n_cells;
  guint *cells;
  gboolean minimal;
} SudokuItemConflict;

/**
 * SudokuItemNeeds:
 * @n_spare: how many items can be left out alone
 * @spare: (array length=n_spare): each of these without more solutions, as numbers of rules
 * @n_unknown: of how many items it is not known
 * @n_enough: how many items suffice together
 * @enough: (array length=n_enough): these, with all filled cells
 * @minimal: whether it is proven that no one of them can be left out then
 *
 * Which items a puzzle with one solution needs.
 */
typedef struct
{
  guint n_spare;
  guint *spare;
  guint n_unknown;
  guint n_enough;
  guint *enough;
  gboolean minimal;
} SudokuItemNeeds;

SudokuItemConflict *
sudoku_item_conflict_find (const SudokuGrid *grid, const SudokuTask *task, GError **error);
void sudoku_item_conflict_free (SudokuItemConflict *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuItemConflict, sudoku_item_conflict_free)

SudokuItemNeeds *
sudoku_item_needs_find (const SudokuGrid *grid, const SudokuTask *task, GError **error);
void sudoku_item_needs_free (SudokuItemNeeds *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuItemNeeds, sudoku_item_needs_free)

G_END_DECLS
