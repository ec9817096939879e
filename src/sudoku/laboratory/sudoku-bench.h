/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A plan with its puzzles, whose runs can be done. */

#pragma once

#include "sudoku-bench-plan.h"
#include "sudoku-bench-row.h"
#include "sudoku-document.h"

G_BEGIN_DECLS

/**
 * SudokuBench:
 *
 * A plan with its puzzles, whose runs can be done. For one thread at a time.
 */
typedef struct _SudokuBench SudokuBench;

SudokuBench *sudoku_bench_new (SudokuBenchPlan *plan, const char *folder);
void sudoku_bench_free (SudokuBench *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuBench, sudoku_bench_free)

void sudoku_bench_add_document (SudokuBench *self, const char *path, SudokuDocument *document);
gboolean sudoku_bench_load (SudokuBench *self, const SudokuTask *task, GError **error);
const SudokuBenchPlan *sudoku_bench_get_plan (const SudokuBench *self);
guint64 sudoku_bench_get_n_runs (const SudokuBench *self);
void sudoku_bench_describe (const SudokuBench *self, guint64 run, SudokuBenchRow *row);
gboolean sudoku_bench_run (SudokuBench *self,
                           guint64 run,
                           SudokuBenchRow *row,
                           const SudokuTask *task,
                           GError **error);

G_END_DECLS
