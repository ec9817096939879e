/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-board-pattern.h"

/**
 * SatdokuBoardMeasures:
 * @cell: width and height of a cell
 * @thin: of the lines between cells of a region
 * @thick: of the lines between regions
 * @frame: of the line around the board
 * @gaps: do the lines lie between the cells, and not on their edges?
 *
 * How large the parts of a board are, in whole pixels or in the units of a drawing.
 */
typedef struct
{
  int cell;
  int thin;
  int thick;
  int frame;
  gboolean gaps;
} SatdokuBoardMeasures;

/**
 * SatdokuBoardMeasureFunc:
 * @cell: width and height of a cell
 * @measures: (out): the lines of a board with such cells
 *
 * Says how thick the lines of a board with cells of that size are.
 */
typedef void (*SatdokuBoardMeasureFunc) (int cell, SatdokuBoardMeasures *measures);

/**
 * SatdokuBoardLayout:
 * @measures: the size of its parts
 * @side: number of rows and columns
 * @x: of the outer edge of the frame
 * @y: likewise
 * @width: with the frame
 * @height: with the frame
 * @margin: width of the ring of places around the frame; 0: nothing stands beside the board
 * @full_width: with the frame and the margins
 * @full_height: with the frame and the margins
 * @columns: where each column of cells begins, from the outer edge of the frame
 * @rows: likewise
 *
 * Where things are on a board. Two layouts are the same when all bytes are.
 */
typedef struct
{
  SatdokuBoardMeasures measures;
  guint side;
  int x;
  int y;
  int width;
  int height;
  int margin;
  int full_width;
  int full_height;
  int columns[SUDOKU_SIDE_MAX];
  int rows[SUDOKU_SIDE_MAX];
} SatdokuBoardLayout;

/**
 * SatdokuBoardArea:
 * @x: the left edge
 * @y: the top edge
 * @width: the width
 * @height: the height
 *
 * A rectangle of a board.
 */
typedef struct
{
  int x;
  int y;
  int width;
  int height;
} SatdokuBoardArea;

double satdoku_board_layout_get_extent (const SatdokuBoardPattern *pattern);
void satdoku_board_layout_init (SatdokuBoardLayout *self,
                                const SatdokuBoardPattern *pattern,
                                const SatdokuBoardMeasures *measures);
void satdoku_board_layout_fit (SatdokuBoardLayout *self,
                               const SatdokuBoardPattern *pattern,
                               SatdokuBoardMeasureFunc measure,
                               int width,
                               int height);
void satdoku_board_layout_get_cell (const SatdokuBoardLayout *self,
                                    guint cell,
                                    SatdokuBoardArea *area);
void satdoku_board_layout_get_place (const SatdokuBoardLayout *self,
                                     guint place,
                                     SatdokuBoardArea *area);
gboolean satdoku_board_layout_find_cell (const SatdokuBoardLayout *self,
                                         double x,
                                         double y,
                                         guint *cell);
gboolean satdoku_board_layout_find_place (const SatdokuBoardLayout *self,
                                          double x,
                                          double y,
                                          guint *place);
