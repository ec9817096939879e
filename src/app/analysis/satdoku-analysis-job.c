/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What searches about a formula in the worker have in common: all clauses in memory, and how a run
 * of src/sat obeys and tells a task. It knows no widgets. */

#include "satdoku-config.h"

#include "satdoku-analysis-job.h"

#include <sat-memory.h>

/**
 * satdoku_analysis_job_read:
 * @source: a formula
 * @task: its cancellable is obeyed
 * @error: return location for an error
 *
 * Writes down all clauses of a formula that was not read, in a thread.
 *
 * Returns: (transfer full) (nullable): the same formula
 */
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

/**
 * satdoku_analysis_job_get_run:
 * @task: the task, which must live as long as what is returned
 * @time_limit: seconds; 0: none
 *
 * Makes a run that obeys the cancellable of a task and tells it how far it is.
 *
 * Returns: the run
 */
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
