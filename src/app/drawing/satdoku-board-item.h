/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sudoku-sketch.h>

/**
 * SatdokuBoardItem:
 * @sketch: what is drawn, with its own cells and text
 * @rule: the number of the rule that draws it
 * @n_bulb: how many cells its pill has; 0: its start is not a pill
 * @bulb: (nullable): owned: of a stroke that starts in a pill: the cells of that
 * @before: (nullable): owned: texts of other items that stand before its own in the same corner
 *
 * Something that is drawn on the board for an item.
 */
typedef struct
{
  SudokuSketchItem sketch;
  guint rule;
  guint n_bulb;
  guint16 *bulb;
  char *before;
} SatdokuBoardItem;

/**
 * SatdokuItemState:
 * @SATDOKU_ITEM_LIT: it says something of the selected cell
 * @SATDOKU_ITEM_DONE: its cells are filled, and it holds
 * @SATDOKU_ITEM_BROKEN: its cells are filled, and it does not hold
 *
 * What is to be said of an item.
 */
typedef enum
{
  SATDOKU_ITEM_LIT = 1 << 0,
  SATDOKU_ITEM_DONE = 1 << 1,
  SATDOKU_ITEM_BROKEN = 1 << 2,
} SatdokuItemState;

/**
 * SatdokuBoardRange:
 * @row: the first row
 * @end_row: the first row behind it
 * @column: the first column
 * @end_column: the first column behind it
 *
 * A rectangle of cells.
 */
typedef struct
{
  guint row;
  guint end_row;
  guint column;
  guint end_column;
} SatdokuBoardRange;

gboolean satdoku_board_item_is_wide (const SudokuSketchItem *sketch);
void satdoku_board_item_get_range (const SatdokuBoardItem *self,
                                   guint side,
                                   SatdokuBoardRange *range);
gboolean satdoku_board_range_meets (const SatdokuBoardRange *self, const SatdokuBoardRange *other);
