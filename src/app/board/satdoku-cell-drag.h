/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A drag of the mouse over the cells of a board. */

#pragma once

#include <gtk/gtk.h>

/**
 * SatdokuCellAt:
 * @data: what came with the function
 * @x: pixels from the left of the widget
 * @y: pixels from its top
 *
 * Finds the cell at a point of a widget.
 *
 * Returns: the cell, or %SATDOKU_NO_CELL
 */
typedef guint (*SatdokuCellAt) (gpointer data, double x, double y);
/**
 * SatdokuCellFunc:
 * @data: what came with the function
 * @cell: a cell that the pointer has reached
 *
 * Is called for each cell that a drag comes to.
 */
typedef void (*SatdokuCellFunc) (gpointer data, guint cell);
/**
 * SatdokuTouchFunc:
 * @data: what came with the function
 *
 * Returns: whether a finger chooses cells, too, instead of moving the board
 */
typedef gboolean (*SatdokuTouchFunc) (gpointer data);

void satdoku_cell_drag_add (GtkWidget *widget,
                            SatdokuCellAt find,
                            SatdokuCellFunc reach,
                            SatdokuTouchFunc takes_touch,
                            gpointer data);
