/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What an item says of several cells together, as clauses and as a way to prune. */

#pragma once

#include "sudoku-table-spec.h"

G_BEGIN_DECLS

/**
 * SudokuTable:
 *
 * What several cells may hold together, as clauses and as a way to prune. All items that say the
 * same of equally many cells share one; whose cells they are it does not know. Immutable.
 *
 * Its variables: that the cell at place p holds v is p × N + v, then come its helpers. Each helper
 * follows from the cells, so there are as many models as fillings.
 */
typedef struct _SudokuTable SudokuTable;

SudokuTable *sudoku_table_new (const SudokuTableSpec *spec);
void sudoku_table_free (SudokuTable *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuTable, sudoku_table_free)

const SudokuTableSpec *sudoku_table_get_spec (const SudokuTable *self);
gboolean sudoku_table_fits (const SudokuTableSpec *spec);

/* Made on demand, by any thread. */
guint sudoku_table_get_n_clauses (const SudokuTable *self);
const int *sudoku_table_get_clause (const SudokuTable *self, guint index, guint *n_literals);
guint sudoku_table_get_n_helpers (const SudokuTable *self);
const SudokuTableHelper *sudoku_table_get_helper (const SudokuTable *self, guint helper);
gboolean sudoku_table_holds (const SudokuTable *self, guint helper, const guint8 *values);

gboolean sudoku_table_prune (const SudokuTable *self, SudokuSet *values);

G_END_DECLS
