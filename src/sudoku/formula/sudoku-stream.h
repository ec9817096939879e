/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All clauses of a formula on their way to a sink. */

#pragma once

#include <sat-sink.h>

#include "sudoku-types.h"

G_BEGIN_DECLS

/**
 * SudokuStream:
 * @batch: where the clauses go
 * @task: (nullable)
 * @deadline: monotonic time, 0 = none
 * @n_done: clauses so far
 * @n_clauses: clauses in all
 *
 * A stream in progress: counts, checks the time and reports.
 */
typedef struct
{
  SatBatch batch;
  const SudokuTask *task;
  gint64 deadline;
  guint64 n_done;
  guint64 n_clauses;
} SudokuStream;

void sudoku_stream_init (SudokuStream *self,
                         SatSink *sink,
                         const SudokuTask *task,
                         guint64 n_clauses);
gboolean sudoku_stream_advance (SudokuStream *self, guint64 n_clauses, GError **error);

G_END_DECLS
