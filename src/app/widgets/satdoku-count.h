/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define SATDOKU_TYPE_COUNT (satdoku_count_get_type ())
/**
 * SatdokuCount:
 *
 * A small number that changes often without anything being laid out again.
 */
G_DECLARE_FINAL_TYPE (SatdokuCount, satdoku_count, SATDOKU, COUNT, GtkWidget)

GtkWidget *satdoku_count_new (void);
gboolean satdoku_count_set_number (SatdokuCount *self, guint number);
