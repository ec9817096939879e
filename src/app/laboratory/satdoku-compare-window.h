/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <sudoku-document.h>

#define SATDOKU_TYPE_COMPARE_WINDOW (satdoku_compare_window_get_type ())
/**
 * SatdokuCompareWindow:
 *
 * A window to compare solvers and encodings in: a plan, and the table, the chart and the scores
 * that come of it.
 */
G_DECLARE_FINAL_TYPE (SatdokuCompareWindow,
                      satdoku_compare_window,
                      SATDOKU,
                      COMPARE_WINDOW,
                      AdwWindow)

GtkWindow *satdoku_compare_window_new (void);
void satdoku_compare_window_set_document (SatdokuCompareWindow *self, SudokuDocument *document);
