/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "satdoku-worker.h"

/**
 * SATDOKU_WORK_NOTICE_SECONDS:
 *
 * Work of this time is long: one has turned to something else by then.
 */
#define SATDOKU_WORK_NOTICE_SECONDS 5.0

#define SATDOKU_TYPE_WORK_NOTICE (satdoku_work_notice_get_type ())
/**
 * SatdokuWorkNotice:
 *
 * Sends a notification of the desktop when long work ends while its window is not in use, and
 * takes it back when it is.
 */
G_DECLARE_FINAL_TYPE (SatdokuWorkNotice, satdoku_work_notice, SATDOKU, WORK_NOTICE, GObject)

SatdokuWorkNotice *satdoku_work_notice_new (GtkWindow *window,
                                            SatdokuWorker *worker,
                                            double seconds);
