/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Scrolling to what is new: see the top of satdoku-reveal.c. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void satdoku_reveal (GtkWidget *widget);

G_END_DECLS
