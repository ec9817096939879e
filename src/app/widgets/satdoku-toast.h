/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Toasts that come and go. */

#pragma once

#include <gtk/gtk.h>

/**
 * SatdokuToastFunc:
 * @data: what came with the function
 *
 * Adds a toast to an overlay, sends one away, or both.
 */
typedef void (*SatdokuToastFunc) (gpointer data);

void satdoku_toast_change (GtkWidget *widget, SatdokuToastFunc change, gpointer data);
