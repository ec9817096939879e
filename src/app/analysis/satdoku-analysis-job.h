/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What searches about a formula have in common: see the top of satdoku-analysis-job.c. */

#pragma once

#include <sat-analysis-run.h>
#include <sat-formula.h>
#include <sudoku-types.h>

#include "satdoku-formula-source.h"

SatFormula *satdoku_analysis_job_read (SatdokuFormulaSource *source,
                                       const SudokuTask *task,
                                       GError **error);
SatAnalysisRun satdoku_analysis_job_get_run (const SudokuTask *task, int time_limit);
