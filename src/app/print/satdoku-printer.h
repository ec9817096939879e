/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Prints a sheet of puzzles. */

#pragma once

#include <gtk/gtk.h>

#include "satdoku-print-layout.h"

G_BEGIN_DECLS

void satdoku_printer_load_options (SatdokuPrintLayoutOptions *options, GSettings *settings);
GtkPrintOperation *satdoku_printer_new (SatdokuPrintLayout *sheet, GSettings *settings);
GtkPrintOperation *satdoku_printer_new_plain (GSettings *settings);
gboolean satdoku_printer_run (GtkPrintOperation *operation, GtkWindow *parent, GError **error);

G_END_DECLS
