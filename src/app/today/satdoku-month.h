/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <sudoku-result.h>

#define SATDOKU_TYPE_MONTH (satdoku_month_get_type ())
/**
 * SatdokuMonth:
 *
 * The calendar of a month, with what became of the puzzle of each day. One day is selected; arrow
 * keys, Page Up and Down go from day to day and from month to month.
 *
 * Properties: "selected", a day as g_date_get_julian() counts them. Signals: "activated", with the
 * day that is to be played.
 */
G_DECLARE_FINAL_TYPE (SatdokuMonth, satdoku_month, SATDOKU, MONTH, GtkWidget)

void satdoku_month_set_range (SatdokuMonth *self, guint first, guint today);
void satdoku_month_set_results (SatdokuMonth *self, GArray *results);
guint satdoku_month_get_selected (SatdokuMonth *self);
void satdoku_month_select (SatdokuMonth *self, guint day);
GtkWidget *satdoku_month_get_button (SatdokuMonth *self, guint day);
