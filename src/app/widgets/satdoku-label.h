/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Labels of lists and panes, which begin at the edge: see satdoku-label.c. */

#pragma once

#include <gtk/gtk.h>

GtkWidget *satdoku_label_new_text (const char *text, const char *css_class);
GtkWidget *satdoku_label_new_line (const char *text, const char *css_class);
void satdoku_label_keep_numbers (GtkLabel *label);
