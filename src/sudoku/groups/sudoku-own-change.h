/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lists made from other lists of own constraints. */

#pragma once

#include "sudoku-own.h"

G_BEGIN_DECLS

SudokuOwn *sudoku_own_merge (const SudokuOwn *self, const SudokuOwn *other, GError **error);
SudokuOwn *sudoku_own_arrange (const SudokuOwn *self,
                               const guint16 *cells,
                               const guint16 *values);

G_END_DECLS
