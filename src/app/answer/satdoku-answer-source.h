/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Called on the main loop unless @target is gone: the bytes and where they are from, or an
 * error. */
typedef void (*SatdokuSourceFunc) (GObject *target,
                                   const char *name,
                                   GBytes *bytes,
                                   const GError *error);

void satdoku_source_paste (GtkWidget *widget, GObject *target, SatdokuSourceFunc func);
void satdoku_source_open (GFile *file, GObject *target, SatdokuSourceFunc func);
void satdoku_source_save (GFile *file, GBytes *bytes, GObject *target, SatdokuSourceFunc func);
GtkFileChooserNative *satdoku_source_chooser_new (GtkWindow *window, GtkFileChooserAction action);
GtkEventController *satdoku_source_drop_target_new (GObject *target, SatdokuSourceFunc func);

G_END_DECLS
