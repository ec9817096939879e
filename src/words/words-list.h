/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The parts of sentences: cells, lists, numbers, and texts with names to fill in. */

#pragma once

#include <sudoku-geometry.h>

G_BEGIN_DECLS

char *words_cell (const SudokuGeometry *geometry, guint cell);
char *words_fill (const char *sentence, ...) G_GNUC_NULL_TERMINATED;
char *words_capitalise (const char *text);
char *words_sentence (const char *text);
char *words_join_all (GPtrArray *items);
char *words_join (GPtrArray *items, gsize n_more);
char *words_join_alternatives (GPtrArray *items);
char *words_alternatives (const guint *values, gsize n_values);
char *words_cells (const SudokuGeometry *geometry,
                   const guint *cells,
                   gsize n_cells,
                   gsize max);
char *words_values (const guint *values, gsize n_values);
char *words_count (guint64 count);

G_END_DECLS
