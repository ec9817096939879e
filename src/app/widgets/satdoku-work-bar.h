/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "satdoku-worker.h"

#define SATDOKU_TYPE_WORK_BAR (satdoku_work_bar_get_type ())
/**
 * SatdokuWorkBar:
 *
 * A thin bar that shows what a worker does, with live counts and Cancel.
 */
G_DECLARE_FINAL_TYPE (SatdokuWorkBar, satdoku_work_bar, SATDOKU, WORK_BAR, GtkWidget)

void satdoku_work_bar_set_worker (SatdokuWorkBar *self, SatdokuWorker *worker);
