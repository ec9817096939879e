/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Runs an external solver that the user chooses. */

#pragma once

#include "satdoku-formula-source.h"
#include "satdoku-worker.h"
#include <adwaita.h>

G_BEGIN_DECLS

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

G_END_DECLS
