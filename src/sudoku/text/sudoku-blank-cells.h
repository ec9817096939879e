/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Empty cells that are blanks: see the top of sudoku-blank-cells.c. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

gboolean sudoku_blank_cells_fill (char *text, gsize length);

G_END_DECLS
