/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Does a change leave a puzzle no solution? See the top of satdoku-own-check.c. */

#pragma once

#include <sudoku-grid.h>

#include "satdoku-worker.h"

void satdoku_own_check_async (SudokuGrid *before,
                              SudokuGrid *after,
                              SatdokuWorker *worker,
                              GCancellable *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer user_data);
gboolean satdoku_own_check_finish (GAsyncResult *result);
