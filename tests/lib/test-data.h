/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* (transfer full): the path of a file of the shared test data; NULL, with the running test
 * marked as skipped, when there is none. */
char *test_data_path (const char *relative);

/* (transfer full): the same, but the contents of the file. */
char *test_data_load (const char *relative, gsize *length);

G_END_DECLS
