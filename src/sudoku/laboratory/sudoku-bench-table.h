/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The file in which the rows of a plan are kept while it runs. */

#pragma once

#include "sudoku-bench.h"

G_BEGIN_DECLS

/**
 * SudokuBenchTable:
 *
 * The file in which the rows of a plan are kept while it runs.
 */
typedef struct _SudokuBenchTable SudokuBenchTable;

SudokuBenchTable *
sudoku_bench_table_new (const char *path, const SudokuBench *bench, GError **error);
void sudoku_bench_table_free (SudokuBenchTable *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuBenchTable, sudoku_bench_table_free)

gboolean sudoku_bench_table_has (const SudokuBenchTable *self, guint64 run);
GPtrArray *sudoku_bench_table_get_rows (const SudokuBenchTable *self);
gboolean sudoku_bench_table_add (SudokuBenchTable *self,
                                 const SudokuBenchRow *row,
                                 GError **error);

G_END_DECLS
