/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The strategies of making puzzles sparse. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _SudokuThinning SudokuThinning;

/**
 * SudokuStrategy:
 * @id: such as “minimal”
 * @name: what people call it, to be translated
 * @summary: what comes of it, to be translated
 * @thin: takes givens from a full grid; %FALSE with an error when cancelled
 *
 * A way of taking givens from a full grid, as long as it has one solution.
 */
typedef struct
{
  const char *id;
  const char *name;
  const char *summary;
  gboolean (*thin) (SudokuThinning *thinning, GError **error);
} SudokuStrategy;

const SudokuStrategy *const *sudoku_strategies (gsize *n_strategies);
const SudokuStrategy *sudoku_strategy_find (const char *id);

G_END_DECLS
