/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Own clauses in words. */

#pragma once

#include <sudoku-geometry.h>

G_BEGIN_DECLS

char *words_own (const SudokuGeometry *geometry, const SudokuOwn *own, guint index);

G_END_DECLS
