/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Clicks on candidates, and drags from one to another. */

#pragma once

#include <gtk/gtk.h>
#include <sudoku-colouring.h>

/**
 * SatdokuChainDragFuncs:
 * @find: finds the candidate at a point of the widget; %FALSE: there is none
 * @click: a candidate was clicked
 * @pull: a link is being pulled from a candidate to a point
 * @join: it was dropped at another candidate
 * @leave: it was dropped, wherever
 *
 * What a widget does with candidates. The first argument is the data that came with it.
 */
typedef struct
{
  gboolean (*find) (gpointer data, double x, double y, SudokuSpot *spot);
  void (*click) (gpointer data, SudokuSpot spot);
  void (*pull) (gpointer data, SudokuSpot from, double x, double y);
  void (*join) (gpointer data, SudokuSpot from, SudokuSpot to);
  void (*leave) (gpointer data);
} SatdokuChainDragFuncs;

void satdoku_chain_drag_add (GtkWidget *widget,
                             const SatdokuChainDragFuncs *funcs,
                             gpointer data);
