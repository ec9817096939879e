/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Parts of a text that identify formats. A text need not end with a NUL. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

gboolean sudoku_text_begins_with (const char *text, gsize length, const char *beginning);
gboolean sudoku_text_contains (const char *text, gsize length, const char *part);
const char *sudoku_text_skip_space (const char *text, const char *end);
const char *sudoku_text_skip_comment (const char *text, const char *end);
gsize sudoku_text_count_digits (const char *text, const char *end);

G_END_DECLS
