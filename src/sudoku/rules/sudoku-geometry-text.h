/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules of a shape as one word. */

#pragma once

#include "sudoku-geometry.h"

G_BEGIN_DECLS

void sudoku_geometry_write_rules (const SudokuGeometry *self, GString *string);
SudokuGeometry *sudoku_geometry_parse_rules (guint side,
                                             const char *text,
                                             gsize length,
                                             GError **error);

G_END_DECLS
