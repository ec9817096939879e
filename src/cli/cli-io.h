/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

char *cli_io_get_name (const char *path);
GInputStream *cli_io_open (const char *path, GError **error);
GBytes *cli_io_load (const char *path, GCancellable *cancellable, GError **error);

/* A file that takes its place only when it is complete. */
typedef struct _CliOutput CliOutput;

CliOutput *cli_output_new (const char *path, GError **error);
void cli_output_free (CliOutput *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliOutput, cli_output_free)
GOutputStream *cli_output_get_stream (CliOutput *self);
gboolean cli_output_commit (CliOutput *self, GError **error);

G_END_DECLS
