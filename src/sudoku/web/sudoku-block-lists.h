/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lists without brackets: an item a line, with a dash before it. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *sudoku_block_lists_bracket (const char *text, gsize length);

G_END_DECLS
