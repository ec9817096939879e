/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <sudoku-cnf.h>

#define SATDOKU_TYPE_ENCODING_HELP (satdoku_encoding_help_get_type ())
/**
 * SatdokuEncodingHelp:
 *
 * Explains in a popover how a puzzle becomes clauses, by variables and clauses of the puzzle
 * itself. An example that is clicked activates "cnf.go-to-clause".
 */
G_DECLARE_FINAL_TYPE (SatdokuEncodingHelp, satdoku_encoding_help, SATDOKU, ENCODING_HELP, AdwBin)

void satdoku_encoding_help_show (SatdokuEncodingHelp *self, SudokuCnf *cnf);
