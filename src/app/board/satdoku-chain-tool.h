/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sudoku-game.h>

#define SATDOKU_TYPE_CHAIN_TOOL (satdoku_chain_tool_get_type ())
/**
 * SatdokuChainTool:
 *
 * Colours candidates of a game with the colour that was chosen, or links two of them.
 */
G_DECLARE_FINAL_TYPE (SatdokuChainTool, satdoku_chain_tool, SATDOKU, CHAIN_TOOL, GObject)

/**
 * SATDOKU_BRUSH_LINK:
 *
 * The brush that links candidates; all others are colours.
 */
#define SATDOKU_BRUSH_LINK 0

SatdokuChainTool *satdoku_chain_tool_new (void);
void satdoku_chain_tool_set_brush (SatdokuChainTool *self, guint brush);
gboolean satdoku_chain_tool_get_start (SatdokuChainTool *self, SudokuSpot *spot);
gboolean satdoku_chain_tool_cancel (SatdokuChainTool *self);
gboolean
satdoku_chain_tool_apply (SatdokuChainTool *self, const guint *cells, gsize n_cells, guint value);
gboolean satdoku_chain_tool_join (SatdokuChainTool *self, SudokuSpot a, SudokuSpot b);
