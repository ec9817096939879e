/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Formats of formulas other than DIMACS CNF, which are recognised but not read. Private to the
 * readers. */

#pragma once

#include "sat-text.h"

G_BEGIN_DECLS

gboolean sat_cousin_begins (const char *text, gsize length);
gboolean sat_cousin_refuse_text (const SatText *text, GError **error);
gboolean sat_cousin_refuse_line (const SatText *text, GError **error);

G_END_DECLS
