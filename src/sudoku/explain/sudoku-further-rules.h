/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules whose addition makes an ambiguous puzzle unique. */

#pragma once

#include "sudoku-ambiguity.h"

G_BEGIN_DECLS

GPtrArray *sudoku_further_rules_find (const SudokuGrid *grid,
                                      const SudokuAmbiguity *ambiguity,
                                      const SudokuTask *task,
                                      gboolean *complete,
                                      GError **error);

G_END_DECLS
