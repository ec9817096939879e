/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define SATDOKU_TYPE_CHART (satdoku_chart_get_type ())
/* With more points than this there is room for no dots but the best. */
#define SATDOKU_CHART_DOTS_MAX 80

/**
 * SatdokuChart:
 *
 * A chart of times, one after the other.
 */
G_DECLARE_FINAL_TYPE (SatdokuChart, satdoku_chart, SATDOKU, CHART, GtkWidget)

/**
 * SatdokuChartPoint:
 * @seconds: the time
 * @counts: whether it counts; else it is only outlined
 *
 * A time in a chart.
 */
typedef struct
{
  double seconds;
  gboolean counts;
} SatdokuChartPoint;

GtkWidget *satdoku_chart_new_small (void);
void
satdoku_chart_set_points (SatdokuChart *self, const SatdokuChartPoint *points, guint n_points);

double satdoku_chart_find_step (double longest);
