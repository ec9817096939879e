/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Few truths that suffice. */

#pragma once

#include <sat-solver.h>

#include "sudoku-links.h"
#include "sudoku-position.h"

G_BEGIN_DECLS

/**
 * SudokuHintFewJob:
 * @solver: a solver with the position and guards from sudoku_hint_formula_add()
 * @links: truths and conflicts of the shape
 * @position: the position
 * @candidate: the candidate to prove false
 * @n_max: the most truths
 * @conflicts: (inout): the budget of conflicts; gets what is left
 *
 * What to search.
 */
typedef struct
{
  SatSolver *solver;
  SudokuLinks *links;
  const SudokuPosition *position;
  guint32 candidate;
  guint n_max;
  guint64 *conflicts;
} SudokuHintFewJob;

GArray *sudoku_hint_few_find (const SudokuHintFewJob *job, GError **error);

G_END_DECLS
