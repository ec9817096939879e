/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkFileChooserNative *satdoku_file_chooser_new (const char *title,
                                                GtkWindow *parent,
                                                GtkFileChooserAction action,
                                                const char *accept,
                                                const char *cancel);

G_END_DECLS
