/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define SATDOKU_TYPE_WRAP_BOX (satdoku_wrap_box_get_type ())
/**
 * SatdokuWrapBox:
 *
 * Lays out its children in rows, as words in a paragraph.
 */
G_DECLARE_FINAL_TYPE (SatdokuWrapBox, satdoku_wrap_box, SATDOKU, WRAP_BOX, GtkWidget)
