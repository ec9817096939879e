/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The comment that identifies our own formulas. */

#pragma once

#include "sudoku-cnf.h"

G_BEGIN_DECLS

char *sudoku_origin_write (const SudokuCnf *cnf);
SudokuCnf *sudoku_origin_find (const char *text,
                               gsize length,
                               const SatClauses *clauses,
                               GCancellable *cancellable);

G_END_DECLS
