/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What a program under test says about a text: (transfer full) what it printed, or NULL with an
 * error. */
typedef char *(*TestGoldenPrint) (const char *name,
                                  const char *text,
                                  gsize length,
                                  GError **error);

GPtrArray *test_golden_list (const char *path, const char *ending);
gboolean test_golden_is_translated (void);
gboolean test_golden_settle (const char *stem, const char *ending, const char *text);
void test_golden_run (const char *folder, TestGoldenPrint print);

G_END_DECLS
