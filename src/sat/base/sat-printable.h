/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes text of unknown origin safe to display. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *sat_printable (const char *text, gsize length, gsize max);
char *sat_printable_lines (const char *text, gsize length);

G_END_DECLS
