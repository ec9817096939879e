/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Conversion of text in other encodings to UTF-8 with normal line ends. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

gboolean sudoku_text_bytes_are_utf16 (const char *text, gsize length);
gboolean sudoku_text_bytes_have_only_returns (const char *text, gsize length);
GBytes *sudoku_text_bytes_make_plain (GBytes *bytes);

G_END_DECLS
