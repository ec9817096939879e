/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A small board on which the cells are chosen in which givens may stand. */

#pragma once

#include <gtk/gtk.h>
#include <sudoku-generate-options.h>

#define SATDOKU_TYPE_PATTERN_BOARD (satdoku_pattern_board_get_type ())
G_DECLARE_FINAL_TYPE (SatdokuPatternBoard,
                      satdoku_pattern_board,
                      SATDOKU,
                      PATTERN_BOARD,
                      GtkWidget)

void satdoku_pattern_board_set_geometry (SatdokuPatternBoard *self, SudokuGeometry *geometry);
void satdoku_pattern_board_set_symmetry (SatdokuPatternBoard *self,
                                         const SudokuSymmetry *symmetry);
void satdoku_pattern_board_set_pattern (SatdokuPatternBoard *self, const SudokuPattern *pattern);
const SudokuPattern *satdoku_pattern_board_get_pattern (SatdokuPatternBoard *self);
void satdoku_pattern_board_fill (SatdokuPatternBoard *self);
void satdoku_pattern_board_clear (SatdokuPatternBoard *self);
void satdoku_pattern_board_invert (SatdokuPatternBoard *self);
