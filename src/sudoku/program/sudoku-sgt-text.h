/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What game IDs of Simon Tatham's puzzles have in common. */

#pragma once

#include "sudoku-scanner.h"

G_BEGIN_DECLS

gboolean sudoku_sgt_read_side (const char **at, const char *end, guint *side);
gboolean sudoku_sgt_read_cells (const SudokuScanner *scanner,
                                const char **at,
                                const char *end,
                                guint n_cells,
                                guint max,
                                guint32 *values,
                                const char **starts,
                                GError **error);
void sudoku_sgt_write_cells (const guint32 *values, guint n_cells, GString *string);
gboolean sudoku_sgt_read_borders (const SudokuScanner *scanner,
                                  const char **at,
                                  const char *end,
                                  guint side,
                                  guint16 *map,
                                  GError **error);
void sudoku_sgt_write_borders (const guint16 *map, guint side, GString *string);
void sudoku_sgt_shorten (GString *borders);

G_END_DECLS
