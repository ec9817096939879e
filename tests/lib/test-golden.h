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

void test_golden_run (const char *folder, TestGoldenPrint print);

G_END_DECLS
