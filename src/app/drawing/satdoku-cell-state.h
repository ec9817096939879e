/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sudoku-set.h>
#include <sudoku-state.h>

/**
 * SatdokuCellFlags:
 * @SATDOKU_CELL_SELECTED: has the cursor
 * @SATDOKU_CELL_HOUSE: lies in a house of the selected cell
 * @SATDOKU_CELL_SAME: holds the same value as the selected cell
 * @SATDOKU_CELL_CONFLICT: breaks a rule
 * @SATDOKU_CELL_LIT: lit up to show it
 * @SATDOKU_CELL_CHOSEN: changed together with the selected cell
 * @SATDOKU_CELL_SAME_MARK: is marked with the value of the selected cell
 * @SATDOKU_CELL_FOCUSED: the keys go to the board
 * @SATDOKU_CELL_PARTIAL: holds an answer that belongs to no solution
 * @SATDOKU_CELL_DIFFERS: solutions that are compared have different values there
 *
 * What a cell looks like besides its contents.
 */
typedef enum
{
  SATDOKU_CELL_SELECTED = 1 << 0,
  SATDOKU_CELL_HOUSE = 1 << 1,
  SATDOKU_CELL_SAME = 1 << 2,
  SATDOKU_CELL_CONFLICT = 1 << 3,
  SATDOKU_CELL_LIT = 1 << 4,
  SATDOKU_CELL_CHOSEN = 1 << 5,
  SATDOKU_CELL_SAME_MARK = 1 << 6,
  SATDOKU_CELL_FOCUSED = 1 << 7,
  SATDOKU_CELL_PARTIAL = 1 << 8,
  SATDOKU_CELL_DIFFERS = 1 << 9,
} SatdokuCellFlags;

/**
 * SatdokuCellContent:
 * @value: 1…side, or 0
 * @origin: where the value comes from
 * @marks: the pencil marks of each kind
 * @colour: 1…SUDOKU_COLOURS_MAX, or 0
 *
 * What is in a cell.
 */
typedef struct
{
  guint value;
  SudokuOrigin origin;
  SudokuSet marks[SUDOKU_N_MARKS];
  guint colour;
} SatdokuCellContent;

/**
 * SatdokuShown:
 * @value: in a solution, or 0
 * @other: in another solution, where that is another value; or 0
 * @differs: whether solutions that are compared have different values in the cell
 * @assumed: whether all of it is not of solutions, but of the run of a solver
 * @level: of such a value: on which level it was decided; 0: it follows
 * @values: without a value: those that the cell has in solutions
 * @counts: (nullable) (array): by value − 1: in how many
 * @more: the values of which there may be more than their count
 * @struck: values that a solver has ruled out since its first decision
 *
 * What is shown of solutions in a cell, in place of what is in it.
 */
typedef struct
{
  guint value;
  guint other;
  gboolean differs;
  gboolean assumed;
  guint level;
  SudokuSet values;
  const guint *counts;
  SudokuSet more;
  SudokuSet struck;
} SatdokuShown;

/**
 * SatdokuCellState:
 * @cell: its number on the board; set by what draws it
 * @content: what is in the cell
 * @flags: what is to be said of it
 * @pending: (nullable): what is typed just now, shown in place of the content
 * @shown: (nullable): what is shown of solutions, in place of the content
 *
 * All that the picture of a cell depends on, but for its place, the rules there, and what is
 * coloured of its candidates.
 */
typedef struct
{
  guint cell;
  SatdokuCellContent content;
  SatdokuCellFlags flags;
  const char *pending;
  const SatdokuShown *shown;
} SatdokuCellState;
