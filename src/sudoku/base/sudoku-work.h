/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A SudokuTask while it runs: when it must end, and how its progress is told. */

#pragma once

#include "sudoku-types.h"

G_BEGIN_DECLS

typedef struct
{
  const SudokuTask *task; /* borrowed, nullable */
  GCancellable *cancellable;
  gint64 start;
  gint64 deadline; /* µs of monotonic time; 0: none */
} SudokuWork;

void sudoku_work_init (SudokuWork *self, const SudokuTask *task);
/* A part of the work that tells no progress of its own. */
SudokuWork sudoku_work_get_part (const SudokuWork *self, gboolean keep_deadline);
gboolean sudoku_work_is_cancelled (const SudokuWork *self);
gboolean sudoku_work_is_late (const SudokuWork *self);
gboolean sudoku_work_should_stop (const SudokuWork *self);
double sudoku_work_get_seconds (const SudokuWork *self);
void sudoku_work_tell (const SudokuWork *self, const SudokuProgress *progress);
void sudoku_work_report (const SudokuWork *self,
                         SudokuStage stage,
                         double fraction,
                         guint64 conflicts,
                         guint64 count);

G_END_DECLS
