/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How large a box is, as people and files say it: "2x3". */

#pragma once

#include "sudoku-types.h"

G_BEGIN_DECLS

gboolean sudoku_box_parse (const char *text, gssize length, guint *rows, guint *columns);

G_END_DECLS
