/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Archives of small files. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

void sat_tar_append (GByteArray *tar,
                     const char *name,
                     GBytes *bytes,
                     gboolean executable,
                     gint64 seconds);
void sat_tar_end (GByteArray *tar);

G_END_DECLS
