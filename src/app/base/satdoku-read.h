/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Bytes from outside: see the top of satdoku-read.c. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void satdoku_read_stream_async (GInputStream *stream,
                                GCancellable *cancellable,
                                GAsyncReadyCallback callback,
                                gpointer user_data);
void satdoku_read_file_async (GFile *file,
                              GCancellable *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer user_data);
GBytes *satdoku_read_stream_finish (GAsyncResult *result, GError **error);

void satdoku_paste_async (GtkWidget *widget,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer user_data);
GBytes *satdoku_paste_finish (GAsyncResult *result, GError **error);

G_END_DECLS
