/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Recognises the output of SAT solvers. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

gboolean sudoku_format_answer_is_possible (const char *text, gsize length);

G_END_DECLS
