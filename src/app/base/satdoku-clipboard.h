/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Text of any size to and from other programs: see the top of satdoku-clipboard.c. */

#pragma once

#include <gtk/gtk.h>
#include <sudoku-cnf.h>

G_BEGIN_DECLS

#define SATDOKU_TYPE_TEXT_PROVIDER (satdoku_text_provider_get_type ())
G_DECLARE_FINAL_TYPE (SatdokuTextProvider,
                      satdoku_text_provider,
                      SATDOKU,
                      TEXT_PROVIDER,
                      GdkContentProvider)

GdkContentProvider *satdoku_content_provider_new_for_text (GBytes *text);
GdkContentProvider *satdoku_content_provider_new_for_cnf (SudokuCnf *cnf);
GdkContentProvider *satdoku_content_provider_new_for_clauses (SudokuCnf *cnf, GtkBitset *clauses);

void satdoku_copy_text (GtkWidget *widget, const char *text);
void satdoku_copy (GtkWidget *widget, GdkContentProvider *provider);

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
