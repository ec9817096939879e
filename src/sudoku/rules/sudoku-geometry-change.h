/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A shape with other rules, for setting puzzles. */

#pragma once

#include "sudoku-geometry.h"

G_BEGIN_DECLS

const char *sudoku_geometry_refuse_kind (const SudokuGeometry *self, const SudokuRuleKind *kind);
const char *sudoku_geometry_refuse_renaming (const SudokuGeometry *self);
SudokuGeometry *sudoku_geometry_replace_rule (const SudokuGeometry *self,
                                              const SudokuRuleKind *kind,
                                              SudokuRule *rule,
                                              GError **error);
gboolean sudoku_geometry_has_all_marked (const SudokuGeometry *self,
                                         const SudokuRuleKind *kind,
                                         const guint *cells,
                                         gsize n_cells);
SudokuGeometry *sudoku_geometry_mark_cells (const SudokuGeometry *self,
                                            const SudokuRuleKind *kind,
                                            const guint *cells,
                                            gsize n_cells);

G_END_DECLS
