/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A position as clauses for the solver. */

#pragma once

#include <sat-solver.h>

#include "sudoku-links.h"
#include "sudoku-position.h"

G_BEGIN_DECLS

/**
 * sudoku_hint_formula_get_variable:
 * @candidate: a candidate
 *
 * Returns: the variable that says that it is true
 */
static inline int
sudoku_hint_formula_get_variable (guint candidate)
{
  return (int)candidate + 1;
}

/**
 * sudoku_hint_formula_get_guard:
 * @links: truths and conflicts
 * @truth: a truth; those after the last are the items, in the order of what tables say
 *
 * Returns: the variable that says that the truth, or the item, counts
 */
static inline int
sudoku_hint_formula_get_guard (const SudokuLinks *links,
                               guint truth)
{
  return (int)(sudoku_links_get_n_candidates (links) + truth) + 1;
}

gboolean sudoku_hint_formula_add (SatSolver *solver,
                                  const SudokuPosition *position,
                                  SudokuLinks *links,
                                  gboolean guarded,
                                  GError **error);

G_END_DECLS
