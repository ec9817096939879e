/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The clauses of a table beside what it says. */

#pragma once

#include <sudoku-table.h>

G_BEGIN_DECLS

void test_table_check_filling (const SudokuTable *table, const guint8 *values);

G_END_DECLS
