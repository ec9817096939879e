/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tells whether a file is still the one that was read. */

#pragma once

#include <gio/gio.h>
#include <sys/stat.h>

G_BEGIN_DECLS

char *sat_file_etag_new (const struct stat *info);
char *sat_file_get_etag (GFile *file, GCancellable *cancellable, GError **error);

G_END_DECLS
