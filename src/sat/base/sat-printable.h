/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Text of unknown origin that is to be shown. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *sat_printable (const char *text, gsize length, gsize max);
char *sat_printable_lines (const char *text, gsize length);

G_END_DECLS
