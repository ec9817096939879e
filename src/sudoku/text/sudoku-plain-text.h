/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rows of cells without what people and programs put around and in place of digits. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *sudoku_plain_text_make (const char *text, gsize length);

G_END_DECLS
