/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All that a stream delivers, within limits. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

GBytes *sat_load_stream (const char *name,
                         GInputStream *stream,
                         gsize max,
                         GCancellable *cancellable,
                         GError **error);

G_END_DECLS
