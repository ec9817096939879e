/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tells whenever the user does something: see the top of satdoku-input-watch.c. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SATDOKU_TYPE_INPUT_WATCH (satdoku_input_watch_get_type ())
/**
 * SatdokuInputWatch:
 *
 * Notices whether the user does anything.
 */
G_DECLARE_FINAL_TYPE (SatdokuInputWatch, satdoku_input_watch, SATDOKU, INPUT_WATCH, GObject)

SatdokuInputWatch *satdoku_input_watch_new (GtkWidget *widget);

G_END_DECLS
