/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The grids in lists of a programming language. */

#pragma once

#include "sudoku-layout-grid.h"

G_BEGIN_DECLS

/**
 * SudokuListedGrid:
 * @side: the side N
 * @cells: the N² signs
 * @place: where in the text it begins
 * @places: (nullable): where each cell is; %NULL: they are in a text, one character each
 * @sure: how sure it is that it is a grid, 0…100
 * @solution: whether the text calls it a solution
 * @parent: the number of the list that it stands in
 *
 * A grid that was found in lists.
 */
typedef struct
{
  guint side;
  SudokuSign *cells;
  gsize place;
  gsize *places;
  guint sure;
  gboolean solution;
  guint parent;
} SudokuListedGrid;

GPtrArray *sudoku_nested_lists_find (const char *text,
                                     gsize length,
                                     GArray *solutions,
                                     SudokuLayout **fault);

G_END_DECLS
