/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which values the cells of a table can still hold. */

#pragma once

#include "sudoku-table-machine.h"

G_BEGIN_DECLS

gboolean sudoku_table_prune_walk (const SudokuTableSpec *spec,
                                  const SudokuMachine *machine,
                                  SudokuSet *values);
gboolean sudoku_table_prune_sum (const SudokuTableSpec *spec, SudokuSet *values);

G_END_DECLS
