/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <sudoku-geometry.h>
#include <sudoku-numbering.h>

#define SATDOKU_TYPE_OWN_EDITOR (satdoku_own_editor_get_type ())
/**
 * SatdokuOwnEditor:
 *
 * A row of a list in which own clauses are written; it says what they mean or what is wrong.
 */
G_DECLARE_FINAL_TYPE (SatdokuOwnEditor,
                      satdoku_own_editor,
                      SATDOKU,
                      OWN_EDITOR,
                      GtkListBoxRow)

void satdoku_own_editor_set_puzzle (SatdokuOwnEditor *self,
                                    SudokuGeometry *geometry,
                                    const SudokuNumbering *numbering);
void satdoku_own_editor_begin (SatdokuOwnEditor *self, const char *text);
void satdoku_own_editor_focus (SatdokuOwnEditor *self);
SudokuOwn *satdoku_own_editor_parse (SatdokuOwnEditor *self, GError **error);
