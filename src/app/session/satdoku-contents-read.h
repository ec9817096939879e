/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds out in the worker what came from outside. */

#pragma once

#include <sudoku-contents.h>

#include "satdoku-worker.h"

void satdoku_contents_read_async (SatdokuWorker *worker,
                                  SudokuContents *contents,
                                  GCancellable *cancellable,
                                  GAsyncReadyCallback callback,
                                  gpointer user_data);
SudokuContents *satdoku_contents_read_finish (GAsyncResult *result, GError **error);
