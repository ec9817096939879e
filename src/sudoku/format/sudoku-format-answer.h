/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The output of SAT solvers among the formats: see sudoku-format-answer.c. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

gboolean sudoku_format_answer_is_possible (const char *text, gsize length);

G_END_DECLS
