/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lists as elements of XML. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *sudoku_element_lists_bracket (const char *text, gsize length);

G_END_DECLS
