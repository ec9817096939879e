/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What unit propagation finds in a formula: see the top of sudoku-propagated.c. */

#pragma once

#include <sat-sink.h>

G_BEGIN_DECLS

gint8 *sudoku_propagate (const SatClauses *clauses, int n_variables);
GArray *sudoku_propagated_positive (const SatClauses *clauses, int n_variables);

G_END_DECLS
