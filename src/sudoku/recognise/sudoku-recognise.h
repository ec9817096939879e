/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Recognises the puzzle in a formula. */

#pragma once

#include <sat-sink.h>

#include "sudoku-error.h"
#include "sudoku-grid.h"
#include "sudoku-numbering.h"

G_BEGIN_DECLS

SudokuGrid *sudoku_recognise_clauses (const char *name,
                                      const SatClauses *clauses,
                                      const SudokuNumbering **numbering,
                                      GCancellable *cancellable,
                                      GError **error);

G_END_DECLS
