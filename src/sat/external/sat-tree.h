/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Removes a folder with its contents, even between fork and exec. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

void sat_tree_remove (const char *path);

G_END_DECLS
