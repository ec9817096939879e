/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds the grids of a text in any layout. */

#pragma once

#include "sudoku-layout-grid.h"

G_BEGIN_DECLS

GPtrArray *sudoku_layout_find (const char *text, gsize length, guint n_wanted);

G_END_DECLS
