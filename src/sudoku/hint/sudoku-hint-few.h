/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Few truths that suffice. */

#pragma once

#include <sat-solver.h>

#include "sudoku-links.h"
#include "sudoku-position.h"

G_BEGIN_DECLS

/**
 * SudokuHintFewJob:
 * @solver: a solver that was given the position with guards by sudoku_hint_formula_add()
 * @links: truths and conflicts of the shape
 * @position: the position
 * @candidate: what is to be shown to be false
 * @n_max: how many truths are few
 * @conflicts: (inout): how many conflicts it may take; gets what is left
 *
 * What is searched.
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
