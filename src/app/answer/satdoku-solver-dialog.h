/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-formula-source.h"
#include "satdoku-worker.h"
#include <adwaita.h>

#define SATDOKU_TYPE_SOLVER_DIALOG (satdoku_solver_dialog_get_type ())
/**
 * SatdokuSolverDialog:
 *
 * A window to choose an external solver in and to watch it run.
 */
G_DECLARE_FINAL_TYPE (SatdokuSolverDialog,
                      satdoku_solver_dialog,
                      SATDOKU,
                      SOLVER_DIALOG,
                      AdwWindow)

GtkWindow *satdoku_solver_dialog_new (GtkWindow *parent,
                                      SatdokuWorker *worker,
                                      SatdokuFormulaSource *source);
