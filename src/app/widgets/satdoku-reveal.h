/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Scrolling to what is new, and what else waits for a layout: see the top of satdoku-reveal.c. */

#pragma once

#include <gtk/gtk.h>

/**
 * SatdokuLaidOutFunc:
 * @widget: the widget, which has its place now
 *
 * What waits for a widget to be laid out.
 */
typedef void (*SatdokuLaidOutFunc) (GtkWidget *widget);

void satdoku_when_laid_out (GtkWidget *widget, SatdokuLaidOutFunc func);
void satdoku_when_laid_out_cancel (GtkWidget *widget);
void satdoku_reveal (GtkWidget *widget);
