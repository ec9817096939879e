/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules by their plain definition: the oracle that everything else is checked against. */

#pragma once

#include "sudoku-grid.h"
#include "sudoku-set.h"

G_BEGIN_DECLS

/* Of a conflict that is not about a house. */
#define SUDOKU_NO_HOUSE G_MAXUINT

/**
 * SudokuConflict:
 * @rule: its index in the shape
 * @house: or SUDOKU_NO_HOUSE
 * @value: that of the first cell
 * @n_cells: how many cells break it
 * @cells: of a house all that hold the value, in the order of the house
 *
 * Cells that break a rule: of a house, those that hold the same value.
 */
typedef struct
{
  guint rule;
  guint house;
  guint value;
  guint n_cells;
  guint16 cells[];
} SudokuConflict;

GPtrArray *sudoku_check_find_conflicts (const SudokuGrid *grid);
gboolean sudoku_check_has_conflict (const SudokuGrid *grid);
gboolean sudoku_check_is_solved (const SudokuGrid *grid);
SudokuSet sudoku_check_get_candidates (const SudokuGrid *grid, guint cell);

G_END_DECLS
