/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What of a formula is left out because the givens decide it. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * SudokuReduction:
 * @id: "none", "one-step"
 * @name: what people call it
 * @summary: what it is, one line to be translated
 * @excludes: Candidates that the filled cells exclude are left out, and clauses that they satisfy.
 * @propagates: So is what follows from what is left, again and again.
 *
 * What of a formula is left out because the givens decide it.
 */
typedef struct
{
  const char *id;
  const char *name;
  const char *summary;
  gboolean excludes;
  gboolean propagates;
} SudokuReduction;

const SudokuReduction *sudoku_reductions (gsize *n_reductions);
const SudokuReduction *sudoku_reduction_find (const char *id);

G_END_DECLS
