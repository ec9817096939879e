/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Bytes from outside: see the top of satdoku-read.c. */

#pragma once

#include <gtk/gtk.h>
#include <sudoku-contents.h>

void satdoku_read_file_async (GFile *file,
                              GCancellable *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer user_data);
void satdoku_read_clipboard_async (GtkWidget *widget,
                                   GCancellable *cancellable,
                                   GAsyncReadyCallback callback,
                                   gpointer user_data);
const char *satdoku_read_why_no_text (GtkWidget *widget);
gboolean satdoku_read_has_copied_files (GtkWidget *widget);
void satdoku_read_copied_files_async (GtkWidget *widget,
                                      GCancellable *cancellable,
                                      GAsyncReadyCallback callback,
                                      gpointer user_data);
void satdoku_read_drop_async (GdkDrop *drop,
                              GCancellable *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer user_data);
gboolean satdoku_read_has_files (GdkDrop *drop);
void satdoku_read_drop_files_async (GdkDrop *drop,
                                    GCancellable *cancellable,
                                    GAsyncReadyCallback callback,
                                    gpointer user_data);
GPtrArray *satdoku_read_files_finish (GAsyncResult *result, GError **error);
SudokuContents *satdoku_read_finish (GAsyncResult *result, GError **error);

GtkDropTargetAsync *satdoku_read_drop_target_new (void);
