/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A set of cells that is chosen as in every list: one, some more, a rectangle. */

#pragma once

#include <gtk/gtk.h>
#include <sudoku-grid.h>

G_BEGIN_DECLS

/* Private, but for @n_chosen. */
typedef struct
{
  guint side;
  guint n_chosen;
  guint anchor;   /* where a rectangle of chosen cells begins; G_MAXUINT = nowhere */
  guint8 *chosen; /* per cell */
  guint *numbers; /* kept for whoever asks */
} SatdokuCellSelection;

void satdoku_cell_selection_resize (SatdokuCellSelection *self, guint side);
void satdoku_cell_selection_clear (SatdokuCellSelection *self);
gboolean satdoku_cell_selection_has (const SatdokuCellSelection *self, guint cell);
const guint *satdoku_cell_selection_get_cells (SatdokuCellSelection *self, gsize *n_cells);
void satdoku_cell_selection_none (SatdokuCellSelection *self);
void satdoku_cell_selection_only (SatdokuCellSelection *self, guint cell);
void satdoku_cell_selection_to (SatdokuCellSelection *self, guint cell);
void satdoku_cell_selection_also (SatdokuCellSelection *self, guint cell);
guint satdoku_cell_selection_toggle (SatdokuCellSelection *self, guint cell, guint selected);
void satdoku_cell_selection_all (SatdokuCellSelection *self);

gboolean satdoku_cell_selection_find_key (const SudokuGrid *grid,
                                          guint from,
                                          guint keyval,
                                          GdkModifierType modifiers,
                                          guint *to);

/* The cell at a point of a widget, G_MAXUINT = none; and what is done with one. */
typedef guint (*SatdokuCellAt) (gpointer widget, double x, double y);
typedef void (*SatdokuCellFunc) (gpointer widget, guint cell);

void satdoku_cell_selection_add_drag (GtkWidget *widget, SatdokuCellAt find, SatdokuCellFunc reach);

G_END_DECLS
