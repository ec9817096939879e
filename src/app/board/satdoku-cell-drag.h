/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A drag of the mouse over the cells of a board. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The cell at a point of a widget, SATDOKU_NO_CELL = none; and what is done with one. The first
 * argument is the data that came with them. */
typedef guint (*SatdokuCellAt) (gpointer data, double x, double y);
typedef void (*SatdokuCellFunc) (gpointer data, guint cell);

void satdoku_cell_drag_add (GtkWidget *widget,
                            SatdokuCellAt find,
                            SatdokuCellFunc reach,
                            gpointer data);

G_END_DECLS
