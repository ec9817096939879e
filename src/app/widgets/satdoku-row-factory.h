/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rows of a list: see satdoku-row-factory.c. */

#pragma once

#include <gtk/gtk.h>

GtkListItemFactory *satdoku_row_factory_new (GCallback setup,
                                             GCallback bind,
                                             GCallback unbind,
                                             gpointer user_data);
