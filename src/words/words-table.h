/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The helper variables of items in words. */

#pragma once

#include <sudoku-geometry.h>

G_BEGIN_DECLS

char *words_table_excludes (const SudokuGeometry *geometry,
                            guint tabled,
                            const char *cell,
                            const char *values,
                            const char *first);
char *words_table_unfit (const SudokuGeometry *geometry, guint tabled, const char *first);
char *words_table_helper (const SudokuGeometry *geometry,
                          guint tabled,
                          guint helper,
                          gboolean positive);

G_END_DECLS
