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
gboolean sudoku_geometry_compare_items (const SudokuGeometry *self,
                                        const SudokuGeometry *other,
                                        GPtrArray *removed,
                                        GPtrArray *added);
SudokuGeometry *sudoku_geometry_change_items (const SudokuGeometry *self,
                                              const GPtrArray *removed,
                                              const GPtrArray *added,
                                              GError **error);

G_END_DECLS
