/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <sudoku-geometry.h>
#include <sudoku-numbering.h>

G_BEGIN_DECLS

#define SATDOKU_TYPE_MINE_EDITOR (satdoku_mine_editor_get_type ())
/**
 * SatdokuMineEditor:
 *
 * A row of a list in which somebody writes clauses, and reads what they mean or what is wrong.
 */
G_DECLARE_FINAL_TYPE (SatdokuMineEditor,
                      satdoku_mine_editor,
                      SATDOKU,
                      MINE_EDITOR,
                      GtkListBoxRow)

void satdoku_mine_editor_set_puzzle (SatdokuMineEditor *self,
                                     SudokuGeometry *geometry,
                                     const SudokuNumbering *numbering);
void satdoku_mine_editor_begin (SatdokuMineEditor *self, const char *text);
void satdoku_mine_editor_focus (SatdokuMineEditor *self);
SudokuOwn *satdoku_mine_editor_parse (SatdokuMineEditor *self, GError **error);

G_END_DECLS
