/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Does one more given make a puzzle unique? */

#pragma once

#include "sudoku-ambiguity.h"
#include "sudoku-solution-search.h"

G_BEGIN_DECLS

SatStatus sudoku_lone_value_ask (SudokuSolutionSearch *search,
                                 const SudokuAmbiguity *ambiguity,
                                 guint cell,
                                 guint value,
                                 guint8 *solution,
                                 GError **error);

G_END_DECLS
