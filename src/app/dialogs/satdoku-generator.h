/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes new puzzles: see the top of satdoku-generator.c. */

#pragma once

#include "satdoku-new-options.h"
#include "satdoku-worker.h"

SudokuGrid *satdoku_generator_make (const SatdokuNewOptions *options,
                                    SudokuOwn *own,
                                    const SudokuTask *task,
                                    GError **error);
void satdoku_generator_make_async (SatdokuWorker *worker,
                                   const SatdokuNewOptions *options,
                                   SudokuOwn *own,
                                   GCancellable *cancellable,
                                   GAsyncReadyCallback callback,
                                   gpointer user_data);
SudokuGrid *satdoku_generator_make_finish (GAsyncResult *result, GError **error);
