/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "satdoku-cell-state.h"
#include "satdoku-painter.h"

/**
 * SatdokuOverlay:
 *
 * What cells of a board show that is not in the game. The code that makes it fills it; it does not
 * change once it is shown.
 */
typedef struct _SatdokuOverlay SatdokuOverlay;

#define SATDOKU_TYPE_OVERLAY (satdoku_overlay_get_type ())
GType satdoku_overlay_get_type (void) G_GNUC_CONST;

SatdokuOverlay *satdoku_overlay_new (guint side);
SatdokuOverlay *satdoku_overlay_ref (SatdokuOverlay *self);
void satdoku_overlay_unref (SatdokuOverlay *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatdokuOverlay, satdoku_overlay_unref)

void
satdoku_overlay_set_value (SatdokuOverlay *self, guint cell, guint value, gboolean differs);
void
satdoku_overlay_set_pair (SatdokuOverlay *self, guint cell, guint value, guint other);
void
satdoku_overlay_set_assumed (SatdokuOverlay *self, guint cell, guint value, guint level);
void satdoku_overlay_set_candidates (SatdokuOverlay *self,
                                     guint cell,
                                     SudokuSet values,
                                     const guint *counts,
                                     SudokuSet more);
void satdoku_overlay_set_open (SatdokuOverlay *self,
                               guint cell,
                               SudokuSet values,
                               SudokuSet struck);

guint satdoku_overlay_get_side (const SatdokuOverlay *self);
const SatdokuShown *satdoku_overlay_get_shown (const SatdokuOverlay *self, guint cell);
void satdoku_shown_apply (const SatdokuShown *self, SatdokuCellState *state);
guint
satdoku_shown_find (const SatdokuShown *self, SatdokuPainter *painter, double x, double y);
void satdoku_shown_draw (const SatdokuShown *self,
                         cairo_t *cr,
                         SatdokuPainter *painter,
                         double cell_size,
                         const GdkRGBA *colour);
