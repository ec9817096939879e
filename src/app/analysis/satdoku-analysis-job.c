/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What searches about a formula have in common in the worker: all clauses in memory, and how a run
 * of src/sat obeys a task and reports to it. It knows no widgets. */

#include "satdoku-config.h"

#include "satdoku-analysis-job.h"

#include <sat-memory.h>

/* In a thread. Writes down all clauses of a formula that was not read, (nullable) when that
 * fails. */
SatFormula *
satdoku_analysis_job_read (SatdokuFormulaSource *source,
                           const SudokuTask *task,
                           GError **error)
{
  const SudokuTask quiet = { .cancellable = task->cancellable };
  g_autoptr (SatClauses) clauses = sat_clauses_new ();

  if (satdoku_formula_source_get_read (source) != NULL)
    return sat_formula_ref (satdoku_formula_source_get_read (source));
  /* The formula of a large board is refused before it is made. */
  if (!sat_memory_check_budget ("memory-formula",
                                satdoku_formula_source_get_n_clauses (source) *
                                  SAT_MEMORY_PER_CLAUSE,
                                error) ||
      !satdoku_formula_source_stream (source, sat_clauses_get_sink (clauses), &quiet, error))
    return NULL;
  return sat_formula_new_from_clauses (g_steal_pointer (&clauses),
                                       satdoku_formula_source_get_n_variables (source));
}

static void
tell_cb (double fraction,
         guint64 count,
         gpointer user_data)
{
  const SudokuTask *task = user_data;
  const SudokuProgress progress = {
    .stage = SUDOKU_STAGE_SEARCH,
    .fraction = fraction,
    .count = count,
  };

  if (task->progress != NULL)
    task->progress (&progress, task->progress_data);
}

/* The run obeys the cancellable of @task and tells it how far it is; @task must live as long.
 * @time_limit: seconds; 0: none. */
SatAnalysisRun
satdoku_analysis_job_get_run (const SudokuTask *task,
                              int time_limit)
{
  return (SatAnalysisRun){
    .cancellable = task->cancellable,
    .time_limit = time_limit,
    .progress = tell_cb,
    .progress_data = (gpointer)task,
    .memory = sat_memory_get_budget (),
  };
}
