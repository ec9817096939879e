/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Copying text of any size: see sudoku_cnf_stream() and the limits of GTK's clipboard on X11. */

#pragma once

#include <gtk/gtk.h>
#include <sudoku-cnf.h>

G_BEGIN_DECLS

/* A provider of text that is written in small pieces while another program pastes. */
GdkContentProvider *satdoku_content_provider_new_for_text (GBytes *text);
GdkContentProvider *satdoku_content_provider_new_for_cnf (SudokuCnf *cnf);
/* Puts text on the clipboard of the widget's display by such a provider. */
void satdoku_copy_text (GtkWidget *widget, const char *text);

G_END_DECLS
