/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sudoku-grid.h>

#define SATDOKU_CLASHES_MAX 3

/**
 * SatdokuClashes:
 * @cells: some of the cells that a cell breaks a rule with
 * @n_cells: how many these are
 * @more: are there others?
 *
 * What a cell clashes with.
 */
typedef struct
{
  guint cells[SATDOKU_CLASHES_MAX];
  guint n_cells;
  gboolean more;
} SatdokuClashes;

SatdokuClashes *satdoku_conflicts_find (const SudokuGrid *grid);
