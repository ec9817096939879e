/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where answers come from: see the top of satdoku-answer-source.c. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void satdoku_answer_drop_read_async (GdkDrop *drop,
                                     GCancellable *cancellable,
                                     GAsyncReadyCallback callback,
                                     gpointer user_data);
GBytes *satdoku_answer_drop_read_finish (GAsyncResult *result, char **name, GError **error);
GtkDropTargetAsync *satdoku_answer_drop_target_new (void);
GtkFileChooserNative *satdoku_answer_chooser_new (GtkWindow *window, GtkFileChooserAction action);

G_END_DECLS
