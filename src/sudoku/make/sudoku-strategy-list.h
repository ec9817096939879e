/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rows of the table of strategies, each in a file of its own; the first one is the default. */

#pragma once

#include "sudoku-strategy.h"

G_BEGIN_DECLS

/**
 * sudoku_strategy_minimal:
 *
 * Removes givens until no more can be removed.
 */
extern const SudokuStrategy sudoku_strategy_minimal;

/**
 * sudoku_strategy_bisection:
 *
 * Keeps a random part of the givens.
 */
extern const SudokuStrategy sudoku_strategy_bisection;

/**
 * SUDOKU_STRATEGIES:
 *
 * All strategies, the default first.
 */
#define SUDOKU_STRATEGIES &sudoku_strategy_minimal, &sudoku_strategy_bisection

G_END_DECLS
