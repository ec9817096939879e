/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The limits and progress of questions about a formula. */

#pragma once

#include <sat-formula.h>
#include <sat-renumbering.h>
#include <sat-solver.h>

G_BEGIN_DECLS

/**
 * SatAnalysisFunc:
 * @fraction: 0…1, or negative when unknown
 * @count: the results so far
 * @user_data: what was given with the function
 *
 * Called with the progress of a search, in the working thread.
 */
typedef void (*SatAnalysisFunc) (double fraction, guint64 count, gpointer user_data);

/**
 * SatAnalysisRun:
 * @cancellable: (nullable): ends the work with %G_IO_ERROR_CANCELLED
 * @time_limit: seconds; 0: none. Running out of time is not an error but a result that says so
 * @progress: (nullable) (scope forever): called with the progress
 * @progress_data: for @progress
 * @memory: the memory limit in bytes; 0: none
 *
 * The limits and progress of a question about a formula. All members may be zero.
 */
typedef struct
{
  GCancellable *cancellable;
  double time_limit;
  SatAnalysisFunc progress;
  gpointer progress_data;
  guint64 memory;
} SatAnalysisRun;

gint64 sat_analysis_run_get_deadline (const SatAnalysisRun *self);
gboolean
sat_analysis_run_check_memory (const SatAnalysisRun *self, guint64 n_bytes, GError **error);
gboolean sat_analysis_run_end (const SatAnalysisRun *self, GError *local_error, GError **error);
void sat_analysis_run_tell (const SatAnalysisRun *self, double fraction, guint64 count);
guint8 *sat_analysis_run_mark (const SatAnalysisRun *self,
                               const SatFormula *formula,
                               const SatRenumbering *renumbering,
                               GError **error);
guint8 *sat_analysis_mark_shown (const SatFormula *formula, const SatRenumbering *renumbering);
guint64 sat_analysis_count_shown (const SatFormula *formula);
SatSolver *sat_analysis_run_load (const SatAnalysisRun *self,
                                  const SatFormula *formula,
                                  const SatRenumbering *renumbering,
                                  GError **error);

G_END_DECLS
