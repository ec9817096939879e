/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define SATDOKU_TYPE_TIME_BAR (satdoku_time_bar_get_type ())
/**
 * SatdokuTimeBar:
 *
 * A bar as long as a time was, with a mark where the average is. The words beside it say the same.
 */
G_DECLARE_FINAL_TYPE (SatdokuTimeBar, satdoku_time_bar, SATDOKU, TIME_BAR, GtkWidget)

void satdoku_time_bar_show (SatdokuTimeBar *self, double time, double average);
double satdoku_time_bar_get_fraction (SatdokuTimeBar *self, gboolean of_average);
