/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sudoku-quick-search.h>

#include "cli-puzzles.h"

/**
 * CliCells:
 * @format: its original format, which has %SUDOKU_FORMAT_CELLS
 * @geometry: its shape
 * @search: (nullable): for puzzles of that shape, if there is one and no time limit
 * @values: its cells, 0 = empty
 * @n_cells: how many
 *
 * A puzzle of values only; everything is borrowed for the call.
 */
typedef struct
{
  const SudokuFormat *format;
  SudokuGeometry *geometry;
  SudokuQuickSearch *search;
  const guint8 *values;
  guint n_cells;
} CliCells;

/**
 * CliCellsFunc:
 * @session: the run
 * @cells: a puzzle
 * @status: (out): the result
 *
 * Processes the cells of a puzzle, which saves making the puzzle.
 *
 * Returns: %FALSE, with nothing printed or reported, when the puzzle itself is needed
 */
typedef gboolean (*CliCellsFunc) (CliSession *session, const CliCells *cells, CliStatus *status);

/**
 * CliPuzzleWork:
 * @puzzle: processes any puzzle
 * @cells: (nullable): does the same where the cells suffice
 * @formula: (nullable): processes a formula that is no puzzle; %NULL: it is an error
 *
 * How a command turns puzzles into text.
 */
typedef struct
{
  CliPuzzleFunc puzzle;
  CliCellsFunc cells;
  CliFormulaFunc formula;
} CliPuzzleWork;

CliStatus cli_puzzle_stream_run (CliSession *session, const CliPuzzleWork *work);
