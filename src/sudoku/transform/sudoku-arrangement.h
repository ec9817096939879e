/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The same puzzle arranged in another way: turned, with other rows, with other digits. */

#pragma once

#include "sudoku-geometry.h"
#include "sudoku-grid.h"
#include "sudoku-random.h"

G_BEGIN_DECLS

/**
 * SudokuTurn:
 * @SUDOKU_TURN_LEFT: by a quarter to the left
 * @SUDOKU_TURN_RIGHT: by a quarter to the right
 * @SUDOKU_TURN_HALF: upside down
 * @SUDOKU_TURN_LEFT_TO_RIGHT: mirrored, left becomes right
 * @SUDOKU_TURN_TOP_TO_BOTTOM: mirrored, top becomes bottom
 * @SUDOKU_TURN_ROWS_TO_COLUMNS: mirrored at the diagonal from the top left, rows become columns
 * @SUDOKU_TURN_OTHER_DIAGONAL: mirrored at the other diagonal
 * @SUDOKU_N_TURNS: their number
 *
 * The ways to lay a square on itself.
 */
typedef enum
{
  SUDOKU_TURN_LEFT,
  SUDOKU_TURN_RIGHT,
  SUDOKU_TURN_HALF,
  SUDOKU_TURN_LEFT_TO_RIGHT,
  SUDOKU_TURN_TOP_TO_BOTTOM,
  SUDOKU_TURN_ROWS_TO_COLUMNS,
  SUDOKU_TURN_OTHER_DIAGONAL,
  SUDOKU_N_TURNS
} SudokuTurn;

/**
 * SudokuLines:
 * @SUDOKU_LINES_ROWS: rows
 * @SUDOKU_LINES_COLUMNS: columns
 *
 * What stands side by side.
 */
typedef enum
{
  SUDOKU_LINES_ROWS,
  SUDOKU_LINES_COLUMNS,
} SudokuLines;

/**
 * SudokuArrangement:
 *
 * Where each cell of a board goes, and which value each value becomes.
 */
typedef struct _SudokuArrangement SudokuArrangement;

SudokuArrangement *sudoku_arrangement_new (guint side);
void sudoku_arrangement_free (SudokuArrangement *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuArrangement, sudoku_arrangement_free)

void sudoku_arrangement_turn (SudokuArrangement *self, SudokuTurn turn);
void sudoku_arrangement_exchange_lines (SudokuArrangement *self,
                                        SudokuLines lines,
                                        guint first,
                                        guint second,
                                        guint n);
void sudoku_arrangement_exchange_values (SudokuArrangement *self, guint value, guint other);
void sudoku_arrangement_number_values (SudokuArrangement *self, const SudokuGrid *grid);
void sudoku_arrangement_shuffle (SudokuArrangement *self,
                                 SudokuGeometry *geometry,
                                 SudokuRandom *random);

guint sudoku_arrangement_get_side (const SudokuArrangement *self);
guint sudoku_arrangement_get_cell (const SudokuArrangement *self, guint cell);
guint sudoku_arrangement_get_value (const SudokuArrangement *self, guint value);
SudokuGeometry *sudoku_arrangement_apply (const SudokuArrangement *self,
                                          SudokuGeometry *geometry,
                                          const SudokuRuleKind **broken);

G_END_DECLS
