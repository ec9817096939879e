/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

char *cli_regions_load (const char *path,
                        guint *side,
                        GCancellable *cancellable,
                        GError **error);
