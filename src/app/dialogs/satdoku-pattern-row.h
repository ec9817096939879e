/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <sudoku-generate-options.h>

#define SATDOKU_TYPE_PATTERN_ROW (satdoku_pattern_row_get_type ())
/**
 * SatdokuPatternRow:
 *
 * Lets the player draw where givens may stand.
 */
G_DECLARE_FINAL_TYPE (SatdokuPatternRow, satdoku_pattern_row, SATDOKU, PATTERN_ROW, AdwExpanderRow)

void satdoku_pattern_row_show (SatdokuPatternRow *self,
                               SudokuGeometry *geometry,
                               const SudokuPattern *pattern);
void satdoku_pattern_row_set_geometry (SatdokuPatternRow *self, SudokuGeometry *geometry);
void satdoku_pattern_row_set_symmetry (SatdokuPatternRow *self, const SudokuSymmetry *symmetry);
const SudokuPattern *satdoku_pattern_row_get_pattern (SatdokuPatternRow *self);
void satdoku_pattern_row_set_places (SatdokuPatternRow *self, guint n_places);
void satdoku_pattern_row_set_trouble (SatdokuPatternRow *self, const char *trouble);
