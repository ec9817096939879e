/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The cages of a puzzle as a map of the board. */

#pragma once

#include "sudoku-geometry.h"

G_BEGIN_DECLS

/**
 * SUDOKU_NO_CAGE:
 *
 * For a cell that is in no cage.
 */
#define SUDOKU_NO_CAGE G_MAXUINT16

gboolean sudoku_cages_add (GPtrArray *rules,
                           guint side,
                           const guint16 *map,
                           guint cage,
                           const char *id,
                           guint number,
                           GError **error);
guint sudoku_cages_number_by_first (guint16 *map, guint n_cells);
const SudokuRule **sudoku_cages_collect (const SudokuGeometry *geometry, const char *const *ids);
guint16 *sudoku_cages_map_new (const SudokuRule *const *cages, guint n_cells);
gboolean sudoku_cages_are_joined (const SudokuRule *rule, guint side, gboolean diagonally);

G_END_DECLS
