/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

char *cli_regions_load (const char *path,
                        guint *side,
                        GCancellable *cancellable,
                        GError **error);

G_END_DECLS
