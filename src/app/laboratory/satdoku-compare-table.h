/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <sudoku-bench-summary.h>

#define SATDOKU_TYPE_COMPARE_TABLE (satdoku_compare_table_get_type ())
/**
 * SatdokuCompareTable:
 *
 * The table of the runs of solvers, sorted by any of its columns.
 */
G_DECLARE_FINAL_TYPE (SatdokuCompareTable, satdoku_compare_table, SATDOKU, COMPARE_TABLE, GtkWidget)

void satdoku_compare_table_set_rows (SatdokuCompareTable *self,
                                     const GPtrArray *rows,
                                     const SudokuBenchSummary *summary);
