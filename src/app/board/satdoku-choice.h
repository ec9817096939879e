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
} SatdokuChoice;

void satdoku_choice_resize (SatdokuChoice *self, guint side);
void satdoku_choice_clear (SatdokuChoice *self);
gboolean satdoku_choice_has (const SatdokuChoice *self, guint cell);
const guint *satdoku_choice_get_cells (SatdokuChoice *self, gsize *n_cells);
void satdoku_choice_none (SatdokuChoice *self);
void satdoku_choice_only (SatdokuChoice *self, guint cell);
void satdoku_choice_to (SatdokuChoice *self, guint cell);
void satdoku_choice_also (SatdokuChoice *self, guint cell);
guint satdoku_choice_toggle (SatdokuChoice *self, guint cell, guint selected);
void satdoku_choice_all (SatdokuChoice *self);

gboolean satdoku_choice_find_key (const SudokuGrid *grid,
                                  guint from,
                                  guint keyval,
                                  GdkModifierType modifiers,
                                  guint *to);

/* The cell at a point of a widget, G_MAXUINT = none; and what is done with one. */
typedef guint (*SatdokuCellAt) (gpointer widget, double x, double y);
typedef void (*SatdokuCellFunc) (gpointer widget, guint cell);

void satdoku_choice_add_drag (GtkWidget *widget, SatdokuCellAt find, SatdokuCellFunc reach);

G_END_DECLS
