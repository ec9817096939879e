/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A cell in a text that lists its candidates. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

gboolean sudoku_candidate_text_is_set (const char *word, gsize length, gboolean *several);

G_END_DECLS
