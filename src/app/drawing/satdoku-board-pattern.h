/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the rules of a puzzle draw on its board, cell by cell. */

#pragma once

#include <sudoku-geometry.h>

G_BEGIN_DECLS

/**
 * SatdokuBoardPattern:
 *
 * The regions of a board, whose borders are thick lines, and what other rules draw into each cell.
 * Immutable and reference-counted; any thread may use it.
 */
typedef struct _SatdokuBoardPattern SatdokuBoardPattern;

/**
 * SatdokuCellPattern:
 * @SATDOKU_PATTERN_FALLING: a line from the top left
 * @SATDOKU_PATTERN_RISING: a line from the bottom left
 *
 * What rules draw into a cell.
 */
typedef enum
{
  SATDOKU_PATTERN_FALLING = 1 << 0,
  SATDOKU_PATTERN_RISING = 1 << 1,
} SatdokuCellPattern;

SatdokuBoardPattern *satdoku_board_pattern_new (const SudokuGeometry *geometry);
SatdokuBoardPattern *satdoku_board_pattern_ref (SatdokuBoardPattern *self);
void satdoku_board_pattern_unref (SatdokuBoardPattern *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatdokuBoardPattern, satdoku_board_pattern_unref)

guint satdoku_board_pattern_get_side (const SatdokuBoardPattern *self);
SatdokuCellPattern satdoku_board_pattern_get_cell (const SatdokuBoardPattern *self, guint cell);
gboolean satdoku_board_pattern_is_border (const SatdokuBoardPattern *self,
                                          guint cell,
                                          guint neighbour);
gboolean satdoku_board_pattern_row_is_border (const SatdokuBoardPattern *self, guint row);
gboolean satdoku_board_pattern_column_is_border (const SatdokuBoardPattern *self, guint column);

G_END_DECLS
