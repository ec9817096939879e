/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Refutations by resolution: see the top of sudoku-resolution.c. */

#pragma once

#include <sat-sink.h>

G_BEGIN_DECLS

/**
 * SUDOKU_RESOLUTION_VARIABLES_MAX:
 *
 * The largest variable of a formula that is refuted here.
 */
#define SUDOKU_RESOLUTION_VARIABLES_MAX 4

/**
 * SudokuResolutionVerdict:
 * @n_resolvents: how many clauses, from the first on, are resolvents of two before them
 * @complete: whether all of them are, and the last one is empty
 *
 * What a refutation is worth.
 */
typedef struct
{
  guint64 n_resolvents;
  gboolean complete;
} SudokuResolutionVerdict;

SudokuResolutionVerdict sudoku_resolution_check (const SatClauses *given,
                                                 const SatClauses *written);
SatClauses *sudoku_resolution_derive (const SatClauses *given);

G_END_DECLS
