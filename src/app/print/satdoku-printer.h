/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-print-layout.h"
#include "satdoku-print-operation.h"

#define SATDOKU_TYPE_PRINTER (satdoku_printer_get_type ())
/**
 * SatdokuPrinter:
 *
 * Prints puzzles.
 */
G_DECLARE_FINAL_TYPE (SatdokuPrinter, satdoku_printer, SATDOKU, PRINTER, SatdokuPrintOperation)

GtkPrintOperation *satdoku_printer_new (SatdokuPrintLayout *sheet, GSettings *settings);
gboolean satdoku_printer_has_solutions (SatdokuPrinter *self);
