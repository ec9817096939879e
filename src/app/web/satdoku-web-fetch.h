/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A puzzle from a source on the web: see the top of satdoku-web-fetch.c. */

#pragma once

#include <sudoku-contents.h>

#include "satdoku-web-source.h"
#include "satdoku-web-transfer.h"
#include "satdoku-worker.h"

void satdoku_web_fetch_async (SatdokuWorker *worker,
                              const SatdokuWebSource *source,
                              const SatdokuWebLimits *limits,
                              GCancellable *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer user_data);
SudokuContents *satdoku_web_fetch_finish (GAsyncResult *result, GError **error);
