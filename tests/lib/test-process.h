/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Looks for processes. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *test_process_new_mark (void);
guint test_process_count (const char *mark);
gboolean test_process_has_thread (const char *pid, const char *name);
guint test_folder_count (const char *path);

G_END_DECLS
