/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds the shape of a formula. */

#pragma once

#include <sat-sink.h>

#include "sudoku-candidate.h"
#include "sudoku-geometry.h"
#include "sudoku-variables.h"

G_BEGIN_DECLS

SudokuGeometry *sudoku_recognise_shape (const SatClauses *clauses,
                                        const SudokuVariables *variables,
                                        const SudokuCandidate *meanings,
                                        GCancellable *cancellable,
                                        GError **error);

G_END_DECLS
