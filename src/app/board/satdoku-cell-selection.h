/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A set of cells that is chosen as in every list: one, some more, a rectangle. */

#pragma once

#include <glib-object.h>

#define SATDOKU_NO_CELL G_MAXUINT

#define SATDOKU_TYPE_CELL_SELECTION (satdoku_cell_selection_get_type ())
G_DECLARE_FINAL_TYPE (SatdokuCellSelection,
                      satdoku_cell_selection,
                      SATDOKU,
                      CELL_SELECTION,
                      GObject)

SatdokuCellSelection *satdoku_cell_selection_new (void);
void satdoku_cell_selection_set_side (SatdokuCellSelection *self, guint side);
guint satdoku_cell_selection_get_side (SatdokuCellSelection *self);
guint satdoku_cell_selection_get_cursor (SatdokuCellSelection *self);
guint satdoku_cell_selection_get_n_chosen (SatdokuCellSelection *self);
gboolean satdoku_cell_selection_has (SatdokuCellSelection *self, guint cell);
const guint *satdoku_cell_selection_get_cells (SatdokuCellSelection *self, gsize *n_cells);
const guint *satdoku_cell_selection_get_path (SatdokuCellSelection *self, gsize *n_cells);

void satdoku_cell_selection_none (SatdokuCellSelection *self);
void satdoku_cell_selection_only (SatdokuCellSelection *self, guint cell);
void satdoku_cell_selection_to (SatdokuCellSelection *self, guint cell);
void satdoku_cell_selection_also (SatdokuCellSelection *self, guint cell);
void satdoku_cell_selection_reach (SatdokuCellSelection *self, guint cell);
gboolean satdoku_cell_selection_get_draws (SatdokuCellSelection *self);
void satdoku_cell_selection_toggle (SatdokuCellSelection *self, guint cell);
void satdoku_cell_selection_all (SatdokuCellSelection *self);
void satdoku_cell_selection_move (SatdokuCellSelection *self, guint cell);
gboolean satdoku_cell_selection_set_cells (SatdokuCellSelection *self,
                                           const guint *cells,
                                           gsize n_cells);
