/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The clauses and helpers of a table. */

#pragma once

#include "sudoku-table-machine.h"

G_BEGIN_DECLS

/**
 * SudokuTableClauses:
 * @literals: (element-type int): of one clause after the other
 * @ends: (element-type guint32): by clause where it ends in @literals
 * @helpers: (element-type SudokuTableHelper): the helper variables, after those of candidates
 *
 * The clauses of a table.
 */
typedef struct
{
  GArray *literals;
  GArray *ends;
  GArray *helpers;
} SudokuTableClauses;

SudokuTableClauses *sudoku_table_clauses_new (const SudokuTableSpec *spec,
                                              const SudokuMachine *machine);
void sudoku_table_clauses_free (SudokuTableClauses *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuTableClauses, sudoku_table_clauses_free)

guint64 sudoku_table_clauses_estimate (const SudokuTableSpec *spec, const SudokuMachine *machine);

G_END_DECLS
