/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-new-options.h"
#include "satdoku-print-layout.h"
#include "satdoku-worker.h"

/**
 * SatdokuPrintJob:
 *
 * What is to be printed: a board, new puzzles or those of a file. The worker makes the puzzles and
 * finds their solutions before the print dialog asks for pages. Freed by preparing it.
 */
typedef struct _SatdokuPrintJob SatdokuPrintJob;

SatdokuPrintJob *satdoku_print_job_new_for_board (const SudokuState *state,
                                                  gboolean whole,
                                                  const SudokuSymbols *symbols);
SatdokuPrintJob *satdoku_print_job_new_for_new (const SatdokuNewOptions *options,
                                                guint count,
                                                const SudokuSymbols *symbols);
SatdokuPrintJob *
satdoku_print_job_new_for_file (const char *name, GBytes *bytes, const SudokuSymbols *symbols);

void satdoku_print_job_set_figure (SatdokuPrintJob *self, SatdokuFigure *figure);

void satdoku_print_job_prepare_async (SatdokuPrintJob *self,
                                      SatdokuWorker *worker,
                                      GCancellable *cancellable,
                                      GAsyncReadyCallback callback,
                                      gpointer user_data);
SatdokuPrintLayout *satdoku_print_job_prepare_finish (GAsyncResult *result, GError **error);
