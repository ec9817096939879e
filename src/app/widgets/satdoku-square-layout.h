/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The layout of a board within text: see the top of satdoku-square-layout.c. */

#pragma once

#include <gtk/gtk.h>

GtkLayoutManager *satdoku_square_layout_new (void);
