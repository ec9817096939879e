/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "satdoku-board.h"
#include "satdoku-game-document.h"
#include "satdoku-library.h"

#define SATDOKU_TYPE_DRAG_OUT (satdoku_drag_out_get_type ())
/**
 * SatdokuDragOut:
 *
 * Lets a puzzle be dragged out of a window, as text, file or picture: the one that is played, or
 * those of a library.
 */
G_DECLARE_FINAL_TYPE (SatdokuDragOut, satdoku_drag_out, SATDOKU, DRAG_OUT, GObject)

SatdokuDragOut *
satdoku_drag_out_new (SatdokuGameDocument *document, SatdokuBoard *board, GtkWidget *handle);
SatdokuDragOut *satdoku_drag_out_new_for_library (SatdokuLibrary *library);
GdkContentProvider *
satdoku_drag_out_create_provider (SatdokuDragOut *self, double x, double y);
gboolean satdoku_drag_out_is_dragged (GdkDrag *drag);
