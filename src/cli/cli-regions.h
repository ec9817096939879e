/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *cli_regions_load (const char *path, guint *side, GError **error);

G_END_DECLS
