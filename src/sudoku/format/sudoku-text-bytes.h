/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Bytes from outside that are text in another coding, made UTF-8 with usual ends of lines. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

gboolean sudoku_text_bytes_are_utf16 (const char *text, gsize length);
gboolean sudoku_text_bytes_have_only_returns (const char *text, gsize length);
GBytes *sudoku_text_bytes_make_plain (GBytes *bytes);

G_END_DECLS
