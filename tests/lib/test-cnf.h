/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Formulas for tests, and what they stream. */

#pragma once

#include <sudoku-cnf.h>

#include "test-shapes.h"

G_BEGIN_DECLS

SudokuCnf *test_make_cnf (const SudokuGrid *grid, const char *encoding, const char *numbering);
gboolean test_encoding_is_due (gsize encoding, gsize turn);
SatClauses *test_collect_clauses (const SudokuCnf *cnf);
GString *test_clauses_to_text (const SatClauses *clauses);

G_END_DECLS
