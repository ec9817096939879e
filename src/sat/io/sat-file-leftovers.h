/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The names of files that are being written beside another, and the removal of those whose program
 * was killed. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

char *sat_file_leftovers_make_name (const char *base);
gboolean sat_file_leftovers_is_name (const char *name);
int sat_file_leftovers_claim (int fd);
guint sat_file_leftovers_clean (int folder);
guint sat_file_leftovers_clean_path (const char *path);

G_END_DECLS
