/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-formula-source.h"

#define SATDOKU_TYPE_PUZZLE_SOURCE (satdoku_puzzle_source_get_type ())
/**
 * SatdokuPuzzleSource:
 *
 * The formula of a puzzle. None of its clauses is stored.
 */
G_DECLARE_FINAL_TYPE (SatdokuPuzzleSource,
                      satdoku_puzzle_source,
                      SATDOKU,
                      PUZZLE_SOURCE,
                      SatdokuFormulaSource)

SatdokuFormulaSource *satdoku_puzzle_source_new (SudokuCnf *cnf);
