/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Files that must not lose anything: see the top of satdoku-kept-file.c. */

#pragma once

#include <gio/gio.h>

gboolean
satdoku_kept_file_rename (const char *old_path, const char *new_path, GError **error);
char *satdoku_kept_file_set_aside (const char *path);
gboolean satdoku_kept_file_replace (const char *path,
                                    const char *text,
                                    gboolean is_damaged,
                                    GError **error);
