/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Folders that a test makes. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

void test_remove_tree (const char *path);
guint test_count_files (const char *folder, const char *part);

G_END_DECLS
