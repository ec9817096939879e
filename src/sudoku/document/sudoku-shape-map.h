/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The regions of a puzzle as a map of the board. */

#pragma once

#include "sudoku-geometry.h"

G_BEGIN_DECLS

gboolean sudoku_shape_map_add_rule (guint side,
                                    const guint16 *regions,
                                    GPtrArray *rules,
                                    GError **error);
guint16 *sudoku_shape_map_new (const SudokuGeometry *geometry);

G_END_DECLS
