/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *satdoku_help_picture_new (const char *name, const char *caption);

G_END_DECLS
