/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sudoku-geometry.h>

#include "satdoku-board-item.h"
#include "satdoku-painter.h"

/**
 * SatdokuBoardPattern:
 *
 * The regions of a board, whose borders are thick lines, and what other rules draw into each cell.
 * Immutable and reference-counted; any thread may use it.
 */
typedef struct _SatdokuBoardPattern SatdokuBoardPattern;

/**
 * SatdokuCellPattern:
 * @SATDOKU_PATTERN_LINE: a line from the middle towards the cell above, to the edge between; the
 *   next seven bits are those towards the other neighbours, clockwise
 * @SATDOKU_PATTERN_LINES: all of these
 * @SATDOKU_PATTERN_SQUARE: a square
 * @SATDOKU_PATTERN_DISC: a disc
 * @SATDOKU_PATTERN_AREA: another ground
 * @SATDOKU_PATTERN_EDGE: the ground ends above; the next three bits are right, below and left
 * @SATDOKU_PATTERN_WIDE: a wide stroke of the first hue touches the cell; the next five bits are
 *   those of the other hues
 * @SATDOKU_PATTERN_WIDES: all of these
 * @SATDOKU_PATTERN_THIN: likewise a thin stroke
 * @SATDOKU_PATTERN_THINS: all of these
 * @SATDOKU_PATTERN_CROSSED: a thin stroke leads through the middle of the cell
 *
 * What rules draw into a cell: bits.
 */
typedef enum
{
  SATDOKU_PATTERN_LINE = 1 << 0,
  SATDOKU_PATTERN_LINES = 0xff,
  SATDOKU_PATTERN_SQUARE = 1 << 8,
  SATDOKU_PATTERN_DISC = 1 << 9,
  SATDOKU_PATTERN_AREA = 1 << 10,
  SATDOKU_PATTERN_EDGE = 1 << 11,
  SATDOKU_PATTERN_WIDE = 1 << 16,
  SATDOKU_PATTERN_WIDES = 0x3f << 16,
  SATDOKU_PATTERN_THIN = 1 << 22,
  SATDOKU_PATTERN_THINS = 0x3f << 22,
  SATDOKU_PATTERN_CROSSED = 1 << 28,
} SatdokuCellPattern;

SatdokuBoardPattern *satdoku_board_pattern_new (const SudokuGeometry *geometry);
SatdokuBoardPattern *satdoku_board_pattern_new_sample (const SudokuRuleKind *kind);
SatdokuBoardPattern *satdoku_board_pattern_ref (SatdokuBoardPattern *self);
void satdoku_board_pattern_unref (SatdokuBoardPattern *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatdokuBoardPattern, satdoku_board_pattern_unref)

guint satdoku_board_pattern_get_side (const SatdokuBoardPattern *self);
SatdokuCellPattern satdoku_board_pattern_get_cell (const SatdokuBoardPattern *self, guint cell);
const SudokuRuleKind *const *satdoku_board_pattern_get_badges (const SatdokuBoardPattern *self,
                                                               guint *n_badges);
const SatdokuBoardItem *satdoku_board_pattern_get_items (const SatdokuBoardPattern *self,
                                                         guint *n_items);
const SatdokuBoardItem *satdoku_board_pattern_get_marks (const SatdokuBoardPattern *self,
                                                         guint *n_marks);
const SatdokuBoardItem *satdoku_board_pattern_get_clues (const SatdokuBoardPattern *self,
                                                         guint *n_clues);
gboolean satdoku_board_pattern_has_margin (const SatdokuBoardPattern *self);
void satdoku_board_pattern_get_room (const SatdokuBoardPattern *self,
                                     guint cell,
                                     SatdokuMarkRoom *room);
gboolean satdoku_board_pattern_has_text (const SatdokuBoardPattern *self, guint cell);
gboolean satdoku_board_pattern_is_border (const SatdokuBoardPattern *self,
                                          guint cell,
                                          guint neighbour);
gboolean satdoku_board_pattern_row_is_border (const SatdokuBoardPattern *self, guint row);
gboolean satdoku_board_pattern_column_is_border (const SatdokuBoardPattern *self, guint column);
