/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define SATDOKU_TYPE_VIEW_FOCUS (satdoku_view_focus_get_type ())
/**
 * SatdokuViewFocus:
 *
 * Keeps the focus in a view, on the item that is selected.
 */
G_DECLARE_FINAL_TYPE (SatdokuViewFocus, satdoku_view_focus, SATDOKU, VIEW_FOCUS, GObject)

SatdokuViewFocus *satdoku_view_focus_new (GtkGridView *view);
gboolean satdoku_view_focus_is_there (SatdokuViewFocus *self);
void satdoku_view_focus_take (SatdokuViewFocus *self);
void satdoku_view_focus_search (GtkSearchEntry *search);
