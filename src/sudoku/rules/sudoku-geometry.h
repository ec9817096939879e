/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sudoku-rule-list.h"
#include "sudoku-rule-make.h"

G_BEGIN_DECLS

/**
 * SudokuGeometry:
 *
 * The shape of a puzzle: a side N and a list of rules, which always include rows and columns.
 * Immutable and reference-counted (atomic); cells are numbered row by row from 0.
 */
typedef struct _SudokuGeometry SudokuGeometry;

/* For a cell that is in no region. */
#define SUDOKU_NO_REGION G_MAXUINT

GType sudoku_geometry_get_type (void) G_GNUC_CONST;
SudokuGeometry *sudoku_geometry_new (guint box_rows,
                                     guint box_columns,
                                     gboolean diagonals,
                                     GError **error);
SudokuGeometry *sudoku_geometry_new_plain (guint side, gboolean diagonals, GError **error);
SudokuGeometry *sudoku_geometry_new_for_side (guint side, gboolean diagonals, GError **error);
SudokuGeometry *sudoku_geometry_new_with_rules (guint side,
                                                SudokuRule *const *rules,
                                                guint n_rules,
                                                GError **error);
SudokuGeometry *sudoku_geometry_add_rules (SudokuGeometry *self,
                                           SudokuRule *const *rules,
                                           guint n_rules,
                                           GError **error);
SudokuGeometry *sudoku_geometry_ref (SudokuGeometry *self);
void sudoku_geometry_unref (SudokuGeometry *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuGeometry, sudoku_geometry_unref)

gboolean sudoku_geometry_equal (const SudokuGeometry *a, const SudokuGeometry *b);
guint sudoku_geometry_get_side (const SudokuGeometry *self);
guint sudoku_geometry_get_n_cells (const SudokuGeometry *self);
gboolean sudoku_geometry_has_items (const SudokuGeometry *self);
gboolean sudoku_geometry_has_boxes (const SudokuGeometry *self);
gboolean sudoku_geometry_has_diagonals (const SudokuGeometry *self);
guint sudoku_geometry_get_box_rows (const SudokuGeometry *self);
guint sudoku_geometry_get_box_columns (const SudokuGeometry *self);
gboolean sudoku_geometry_is_plain (const SudokuGeometry *self);
gboolean sudoku_geometry_is_plain_or_x (const SudokuGeometry *self);

/* Rules, in the order of their kinds. */
guint sudoku_geometry_get_n_rules (const SudokuGeometry *self);
SudokuRule *sudoku_geometry_get_rule (const SudokuGeometry *self, guint rule);
SudokuRule *sudoku_geometry_find_rule (const SudokuGeometry *self, const char *id);
const SudokuFrame *sudoku_geometry_get_frame (const SudokuGeometry *self);
const SudokuGroups *sudoku_geometry_get_groups (const SudokuGeometry *self);
gboolean sudoku_geometry_check (const SudokuGeometry *self,
                                const guint8 *values,
                                SudokuBreachFunc func,
                                gpointer user_data);
SudokuSketch *sudoku_geometry_draw (const SudokuGeometry *self, guint rule);

/* Houses: all rows, all columns, all boxes or regions, then those of the other rules. */
guint sudoku_geometry_get_n_houses (const SudokuGeometry *self);
guint sudoku_geometry_get_house_number (const SudokuGeometry *self, guint house);
const guint16 *sudoku_geometry_get_house_cells (const SudokuGeometry *self, guint house);
guint sudoku_geometry_get_first_house (const SudokuGeometry *self, guint rule);
guint sudoku_geometry_get_cell_region (const SudokuGeometry *self, guint cell);
gboolean sudoku_geometry_has_regions (const SudokuGeometry *self);
int sudoku_geometry_get_region_rule (const SudokuGeometry *self);
gboolean sudoku_geometry_are_peers (const SudokuGeometry *self, guint cell, guint other);

G_END_DECLS
