/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cells of a house that have one value more than there are cells. */

#pragma once

#include "sudoku-step-search.h"

G_BEGIN_DECLS

/**
 * SUDOKU_CHAIN_ALS_MAX:
 *
 * The most cells that sudoku_chain_als_each() looks at together.
 */
#define SUDOKU_CHAIN_ALS_MAX 5

/**
 * SudokuChainAlsFunc:
 * @cells: (array length=n_cells): open cells of a house
 * @n_cells: 2…%SUDOKU_CHAIN_ALS_MAX
 * @values: their candidates: one more than cells
 * @user_data: as given with the function
 *
 * Receives cells that hold all of their candidates but one.
 */
typedef void (*SudokuChainAlsFunc) (const guint16 *cells,
                                    guint n_cells,
                                    SudokuSet values,
                                    gpointer user_data);

gboolean
sudoku_chain_als_each (SudokuStepSearch *search, SudokuChainAlsFunc func, gpointer user_data);

G_END_DECLS
