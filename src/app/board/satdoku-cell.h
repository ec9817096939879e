/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <sudoku-symbols.h>

#include "satdoku-cell-state.h"
#include "satdoku-conflicts.h"

#define SATDOKU_TYPE_CELL (satdoku_cell_get_type ())
/**
 * SatdokuCell:
 *
 * One cell of a board: a leaf widget that can have the focus and that a screen reader can name. It
 * knows its place and what it holds, and not the game; the board fills and draws it.
 */
G_DECLARE_FINAL_TYPE (SatdokuCell, satdoku_cell, SATDOKU, CELL, GtkWidget)

void satdoku_cell_set_geometry (SatdokuCell *self, SudokuGeometry *geometry);
GtkWidget *satdoku_cell_new (SudokuGeometry *geometry, guint cell, const SudokuSymbols *symbols);
guint satdoku_cell_get_row (SatdokuCell *self);
guint satdoku_cell_get_column (SatdokuCell *self);
gboolean satdoku_cell_set_content (SatdokuCell *self, const SatdokuCellContent *content);
const SatdokuCellContent *satdoku_cell_get_content (SatdokuCell *self);
gboolean satdoku_cell_set_flags (SatdokuCell *self, SatdokuCellFlags flags);
void satdoku_cell_set_clashes (SatdokuCell *self, const SatdokuClashes *clashes);
void satdoku_cell_set_shown (SatdokuCell *self, const char *text);
gboolean satdoku_cell_set_chain (SatdokuCell *self, const char *text);
void satdoku_cell_set_conclusions (SatdokuCell *self, SudokuSet placed, SudokuSet removed);
SatdokuCellFlags satdoku_cell_get_flags (SatdokuCell *self);
gboolean satdoku_cell_set_pending (SatdokuCell *self, const char *text);
const char *satdoku_cell_get_pending (SatdokuCell *self);
void satdoku_cell_set_symbols (SatdokuCell *self, const SudokuSymbols *symbols);
