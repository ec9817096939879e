/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The strategies for removing givens. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _SudokuThinning SudokuThinning;

/**
 * SudokuStrategy:
 * @id: such as “minimal”
 * @name: its common name, to be translated
 * @summary: one line about its results, to be translated
 * @thin: removes givens from a full grid; %FALSE with an error when cancelled
 *
 * A strategy for removing givens from a full grid, as long as it has one solution.
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
