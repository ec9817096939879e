/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

GtkWidget *satdoku_help_picture_new (const char *name, const char *caption);
