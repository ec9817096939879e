/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules by their plain definition: the oracle that everything else is checked against. */

#pragma once

#include "sudoku-grid.h"
#include "sudoku-set.h"

G_BEGIN_DECLS

/* A value that stands more than once in a house. */
typedef struct
{
  guint house;
  guint value;
  guint n_cells;
  guint16 cells[]; /* all cells of the house that hold it, in the order of the house */
} SudokuConflict;

GPtrArray *sudoku_rules_find_conflicts (const SudokuGrid *grid);
gboolean sudoku_rules_has_conflict (const SudokuGrid *grid);
gboolean sudoku_rules_is_solved (const SudokuGrid *grid);
SudokuSet sudoku_rules_get_candidates (const SudokuGrid *grid, guint cell);

G_END_DECLS
