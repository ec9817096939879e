/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

char *cli_io_get_name (const char *path);
char *cli_io_get_output_name (const char *path);
gboolean cli_io_is_input (const char *output, const char *input);
GInputStream *cli_io_open (const char *path, GError **error);
GBytes *cli_io_load (const char *path, GCancellable *cancellable, GError **error);
