/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The results of benchmark runs, in words. */

#pragma once

#include <sudoku-bench-row.h>

G_BEGIN_DECLS

const char *words_bench_status (SudokuBenchStatus status);
char *words_bench_wrong (const SudokuBenchRow *row, const SudokuBenchRow *witness);

G_END_DECLS
