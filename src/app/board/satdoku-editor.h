/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the player enters into the chosen cells of a game. */

#pragma once

#include <sudoku-game.h>
#include <sudoku-symbols.h>

#include "satdoku-cell-selection.h"
#include "satdoku-chain-tool.h"
#include "satdoku-commands.h"

#define SATDOKU_TYPE_EDITOR (satdoku_editor_get_type ())
G_DECLARE_FINAL_TYPE (SatdokuEditor, satdoku_editor, SATDOKU, EDITOR, GObject)

/**
 * SatdokuMode:
 * @SATDOKU_MODE_VALUE: fills the cell
 * @SATDOKU_MODE_CORNER: is a mark in the corners
 * @SATDOKU_MODE_CENTRE: is a mark in the middle
 * @SATDOKU_MODE_COLOUR: is the number of a colour
 * @SATDOKU_MODE_CHAIN: is a candidate to be coloured or linked
 * @SATDOKU_N_MODES: how many there are
 *
 * What entering a number does.
 */
typedef enum
{
  SATDOKU_MODE_VALUE,
  SATDOKU_MODE_CORNER,
  SATDOKU_MODE_CENTRE,
  SATDOKU_MODE_COLOUR,
  SATDOKU_MODE_CHAIN,
  SATDOKU_N_MODES
} SatdokuMode;

SatdokuEditor *satdoku_editor_new (SatdokuCellSelection *selection);
void satdoku_editor_add_commands (SatdokuEditor *self, SatdokuCommands *commands);
SudokuGame *satdoku_editor_get_game (SatdokuEditor *self);
void satdoku_editor_set_locked (SatdokuEditor *self, gboolean locked);
gboolean satdoku_editor_get_locked (SatdokuEditor *self);
void satdoku_editor_set_symbols (SatdokuEditor *self, const SudokuSymbols *symbols);
void satdoku_editor_set_mode (SatdokuEditor *self, SatdokuMode mode);
SatdokuMode satdoku_editor_get_mode (SatdokuEditor *self);
SatdokuMode satdoku_editor_get_mode_with (SatdokuEditor *self, gboolean control, gboolean shift);
void satdoku_editor_next_mode (SatdokuEditor *self);
SatdokuChainTool *satdoku_editor_get_chain_tool (SatdokuEditor *self);
void satdoku_editor_set_digit_first (SatdokuEditor *self, gboolean digit_first);
gboolean satdoku_editor_get_digit_first (SatdokuEditor *self);
void satdoku_editor_set_digit (SatdokuEditor *self, guint digit);
guint satdoku_editor_get_digit (SatdokuEditor *self);

gboolean satdoku_editor_enter (SatdokuEditor *self, SatdokuMode mode, guint value);
gboolean satdoku_editor_enter_digit (SatdokuEditor *self);
void satdoku_editor_erase (SatdokuEditor *self);
gboolean satdoku_editor_fill_marks (SatdokuEditor *self);
gboolean satdoku_editor_clear_marks (SatdokuEditor *self);
gboolean satdoku_editor_can_change (SatdokuEditor *self);

gboolean satdoku_editor_type (SatdokuEditor *self, SatdokuMode mode, gunichar character);
gboolean satdoku_editor_takes_letters (SatdokuEditor *self);
gboolean satdoku_editor_accepts (SatdokuEditor *self, gunichar character);
const char *satdoku_editor_get_pending (SatdokuEditor *self);
void satdoku_editor_commit_typing (SatdokuEditor *self);
void satdoku_editor_cancel_typing (SatdokuEditor *self);
