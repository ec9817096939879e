/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The grids in lists of a programming language. */

#pragma once

#include "sudoku-layout-grid.h"

G_BEGIN_DECLS

/**
 * SudokuListedGrid:
 * @side: the side N
 * @cells: the N² symbols
 * @place: where in the text it begins
 * @places: (nullable): the place of each cell; %NULL: they are in a text, one character each
 * @sure: the confidence that it is a grid, 0…100
 * @solution: whether the text calls it a solution
 * @parent: the number of its list
 *
 * A grid found in lists.
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
