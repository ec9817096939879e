/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Names of files, and saving them. */

#pragma once

#include <gio/gio.h>

char *satdoku_file_dup_name (GFile *file);
void satdoku_file_save_async (GFile *file,
                              GBytes *bytes,
                              const char *etag,
                              GCancellable *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer user_data);
gboolean satdoku_file_save_finish (GAsyncResult *result, char **etag, GError **error);
