/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The meanings of a formula's variables as DIMACS comments. */

#pragma once

#include "sudoku-cnf.h"

G_BEGIN_DECLS

gboolean sudoku_names_write (const SudokuCnf *cnf,
                             GOutputStream *stream,
                             GCancellable *cancellable,
                             GError **error);

G_END_DECLS
