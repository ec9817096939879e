/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Menus that are made when they are opened: see the top of satdoku-lazy-menu.c. */

#pragma once

#include <gtk/gtk.h>

void satdoku_lazy_menu_set (GtkWidget *button, GMenuModel *menu);
