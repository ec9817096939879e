/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "satdoku-print-layout.h"

#define SATDOKU_TYPE_PRINT_OPTIONS (satdoku_print_options_get_type ())
/**
 * SatdokuPrintOptions:
 *
 * The page of the print dialog that asks what of the puzzles is printed. What is not possible is
 * not offered.
 */
G_DECLARE_FINAL_TYPE (SatdokuPrintOptions, satdoku_print_options, SATDOKU, PRINT_OPTIONS, AdwBin)

GtkWidget *satdoku_print_options_new (const SatdokuPrintLayout *sheet,
                                      const SatdokuPrintLayoutOptions *options);
void satdoku_print_options_get (SatdokuPrintOptions *self, SatdokuPrintLayoutOptions *options);
