/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Formulas without a board, as text with names. */

#pragma once

#include <sat-formula.h>
#include <sudoku-own.h>

G_BEGIN_DECLS

char *sudoku_own_formula_write (SudokuOwn *own);
char *sudoku_own_formula_describe (const SatFormula *formula);

G_END_DECLS
