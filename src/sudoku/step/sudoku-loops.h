/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Looking for loops of cells that could swap two values. */

#pragma once

#include "sudoku-step-search.h"

G_BEGIN_DECLS

/**
 * SUDOKU_LOOP_N_MAX: (skip)
 *
 * How many cells a loop has at most.
 */
#define SUDOKU_LOOP_N_MAX 16

/**
 * SudokuLoopKind:
 * @SUDOKU_LOOP_COMPLETE: both values are candidates of each cell, and no cell is filled
 * @SUDOKU_LOOP_INCOMPLETE: likewise, but one of the two has been removed from a cell or more,
 *   though no filled cell forbids it there
 * @SUDOKU_LOOP_AVOIDABLE: some of the cells are filled, and not given
 *
 * What is still possible in the cells of a loop.
 */
typedef enum
{
  SUDOKU_LOOP_COMPLETE,
  SUDOKU_LOOP_INCOMPLETE,
  SUDOKU_LOOP_AVOIDABLE,
} SudokuLoopKind;

/**
 * SudokuLoop:
 * @n_cells: how many there are: an even number
 * @cells: neighbours share a house, as do the last and the first
 * @values: the two values; if some cells are filled, that of the even and that of the odd cells
 * @extra: by cell: its candidates besides the two values
 * @n_extra: how many cells have extra candidates
 *
 * Cells in a ring that could swap two values: the even cells could hold either of the two, and the
 * odd cells the other.
 */
typedef struct
{
  guint n_cells;
  guint cells[SUDOKU_LOOP_N_MAX];
  guint8 values[2];
  SudokuSet extra[SUDOKU_LOOP_N_MAX];
  guint n_extra;
} SudokuLoop;

/**
 * SudokuLoopFunc:
 * @loop: a loop
 * @user_data: as given with the function
 *
 * Receives a loop.
 *
 * Returns: whether to go on
 */
typedef gboolean (*SudokuLoopFunc) (const SudokuLoop *loop, gpointer user_data);

void sudoku_loops_find (SudokuStepSearch *search,
                        SudokuLoopKind kind,
                        guint n_min,
                        guint n_max,
                        SudokuLoopFunc func,
                        gpointer user_data);

G_END_DECLS
