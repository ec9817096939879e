/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

GtkFileChooserNative *satdoku_file_chooser_new (const char *title,
                                                GtkWindow *parent,
                                                GtkFileChooserAction action,
                                                const char *accept);
void satdoku_file_chooser_ask (GtkFileChooserNative *chooser, gpointer asking, GCallback chosen);
