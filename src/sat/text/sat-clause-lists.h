/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Formulas as Python and JSON print them: a list of lists of literals. Private to the readers. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

gboolean sat_clause_lists_begin (const char *text, gsize length);
char *sat_clause_lists_write (const char *text, gsize length);

G_END_DECLS
