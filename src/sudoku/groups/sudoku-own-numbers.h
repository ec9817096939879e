/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Own clauses in DIMACS; for sudoku-own-parse.c. */

#pragma once

#include "sudoku-own-reader.h"

G_BEGIN_DECLS

gboolean sudoku_own_is_at_number (const SudokuOwnReader *self);
gboolean sudoku_own_read_numbers (SudokuOwnReader *self);
gboolean sudoku_own_is_left_out (const SudokuOwnReader *self);
void sudoku_own_read_name (SudokuOwnReader *self);

G_END_DECLS
