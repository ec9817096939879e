/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saves a proof with all that it takes to check it, in the worker. */

#pragma once

#include <sudoku-prove.h>

#include "satdoku-worker.h"

void satdoku_proof_bundle_save_async (SatdokuWorker *worker,
                                      const SudokuProved *proved,
                                      const char *path,
                                      GCancellable *cancellable,
                                      GAsyncReadyCallback callback,
                                      gpointer user_data);
gboolean satdoku_proof_bundle_save_finish (GAsyncResult *result, GError **error);
