/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Items in words. */

#pragma once

#include <sudoku-geometry.h>

G_BEGIN_DECLS

char *words_item_name (const SudokuRule *rule);
char *words_item_place (const SudokuGeometry *geometry, const SudokuRule *rule);
char *words_item_cell (const SudokuGeometry *geometry, guint rule, guint cell);

G_END_DECLS
