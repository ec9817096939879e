/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the variables of a formula mean, as comments of DIMACS. */

#pragma once

#include "sudoku-cnf.h"

G_BEGIN_DECLS

gboolean sudoku_names_write (const SudokuCnf *cnf,
                             GOutputStream *stream,
                             GCancellable *cancellable,
                             GError **error);

G_END_DECLS
