/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The most cells that can be filled where there is no solution. */

#pragma once

#include "sudoku-grid.h"

G_BEGIN_DECLS

/**
 * SudokuPartial:
 * @grid: the result, in which no rule is broken. It has the filled cells of the position or, when
 *   those break a rule, most of them; added values are answers
 * @n_filled: how many of its cells are filled
 * @n_dropped: how many cells of the position were emptied because they break a rule
 * @n_followed: how many of the answers follow from the position by single candidates alone
 * @largest: whether it is proven that no grid has more cells filled
 *
 * How far a position can be filled.
 */
typedef struct
{
  SudokuGrid *grid;
  guint n_filled;
  guint n_dropped;
  guint n_followed;
  gboolean largest;
} SudokuPartial;

SudokuPartial *sudoku_partial_find (const SudokuGrid *grid, const SudokuTask *task, GError **error);
void sudoku_partial_free (SudokuPartial *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuPartial, sudoku_partial_free)

G_END_DECLS
