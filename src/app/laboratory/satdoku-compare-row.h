/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>
#include <sudoku-bench-row.h>

#define SATDOKU_TYPE_COMPARE_ROW (satdoku_compare_row_get_type ())
/**
 * SatdokuCompareRow:
 *
 * A row of the table of runs. It does not change.
 */
G_DECLARE_FINAL_TYPE (SatdokuCompareRow, satdoku_compare_row, SATDOKU, COMPARE_ROW, GObject)

SatdokuCompareRow *satdoku_compare_row_new (const SudokuBenchRow *row, const char *wrong);
const SudokuBenchRow *satdoku_compare_row_get (SatdokuCompareRow *self);
const char *satdoku_compare_row_get_wrong (SatdokuCompareRow *self);
char *satdoku_compare_row_dup_encoding (SatdokuCompareRow *self);
char *satdoku_compare_row_dup_result (SatdokuCompareRow *self);
char *satdoku_compare_row_dup_name (SatdokuCompareRow *self);
