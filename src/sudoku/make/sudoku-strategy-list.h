/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rows of the table of strategies, each in a file of its own; the first one is used when none
 * is asked for. */

#pragma once

#include "sudoku-strategy.h"

G_BEGIN_DECLS

/**
 * sudoku_strategy_minimal:
 *
 * Takes givens until none can go.
 */
extern const SudokuStrategy sudoku_strategy_minimal;

/**
 * sudoku_strategy_bisection:
 *
 * Keeps the first cells of a random order.
 */
extern const SudokuStrategy sudoku_strategy_bisection;

/**
 * SUDOKU_STRATEGIES:
 *
 * All of them, the usual one first.
 */
#define SUDOKU_STRATEGIES &sudoku_strategy_minimal, &sudoku_strategy_bisection

G_END_DECLS
