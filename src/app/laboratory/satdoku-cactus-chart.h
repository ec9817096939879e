/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <sudoku-bench-summary.h>

#define SATDOKU_TYPE_CACTUS_CHART (satdoku_cactus_chart_get_type ())
/**
 * SatdokuCactusChart:
 *
 * A cactus plot: for each solver a line over how many runs it has solved, as high as the time that
 * the slowest of them took.
 */
G_DECLARE_FINAL_TYPE (SatdokuCactusChart, satdoku_cactus_chart, SATDOKU, CACTUS_CHART, GtkWidget)

GtkWidget *satdoku_cactus_chart_new (void);
void satdoku_cactus_chart_set_summary (SatdokuCactusChart *self, const SudokuBenchSummary *summary);
GBytes *satdoku_cactus_chart_draw_svg (SatdokuCactusChart *self);
GBytes *satdoku_cactus_chart_draw_png (SatdokuCactusChart *self);
