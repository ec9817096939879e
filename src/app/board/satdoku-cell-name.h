/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a cell is called. */

#pragma once

#include <sudoku-geometry.h>
#include <sudoku-symbols.h>

#include "satdoku-cell-state.h"
#include "satdoku-conflicts.h"

char *satdoku_cell_dup_place (const SudokuGeometry *geometry,
                              guint cell);
char *satdoku_cell_dup_conclusions (SudokuSet placed,
                                    SudokuSet removed,
                                    const SudokuSymbols *symbols);
char *satdoku_cell_dup_marks (const SatdokuCellContent *content, const SudokuSymbols *symbols);
char *satdoku_cell_dup_name (const char *place,
                             const SudokuGeometry *geometry,
                             const SatdokuCellContent *content,
                             const SudokuSymbols *symbols,
                             const SatdokuClashes *clashes);
