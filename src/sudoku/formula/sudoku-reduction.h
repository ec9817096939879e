/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a formula leaves out because the givens decide it. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * SudokuReduction:
 * @id: "none", "one-step"
 * @name: its common name
 * @summary: one line of description, to be translated
 * @excludes: whether candidates that the filled cells exclude are left out, and satisfied clauses
 * @propagates: whether this is repeated with what follows from the rest
 *
 * What a formula leaves out because the givens decide it.
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
