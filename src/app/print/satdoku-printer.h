/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Prints a sheet of puzzles. */

#pragma once

#include "satdoku-print-layout.h"
#include "satdoku-print-operation.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_PRINTER (satdoku_printer_get_type ())
/**
 * SatdokuPrinter:
 *
 * Prints puzzles.
 */
G_DECLARE_FINAL_TYPE (SatdokuPrinter, satdoku_printer, SATDOKU, PRINTER, SatdokuPrintOperation)

GtkPrintOperation *satdoku_printer_new (SatdokuPrintLayout *sheet, GSettings *settings);

G_END_DECLS
