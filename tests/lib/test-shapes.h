/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The shapes that every table of tests runs through, and grids of them. */

#pragma once

#include <sudoku-grid.h>

G_BEGIN_DECLS

typedef struct
{
  guint rows; /* of a box; 1: no boxes */
  guint columns;
  gboolean diagonals;
} TestShape;

extern const TestShape test_shapes[];
extern const gsize test_n_shapes;

/* How many filled grids there are of a shape, as the literature has it: Latin squares
 * (OEIS A002860), 4×4 Sudoku. */
typedef struct
{
  TestShape shape;
  guint64 n_grids;
} TestKnownCount;

extern const TestKnownCount test_known_counts[];
extern const gsize test_n_known_counts;

typedef void (*TestShapesFunc) (const TestShape *shape, gpointer user_data);

void test_shapes_foreach (guint side_max, TestShapesFunc func, gpointer user_data);
guint test_shape_get_side (const TestShape *self);
SudokuGeometry *test_shape_make (const TestShape *self);
SudokuGrid *test_canonical_grid (SudokuGeometry *geometry);
void test_fill_randomly (SudokuGrid *grid, GRand *rand, double density);
SudokuGrid *test_random_grid (const TestShape *shape, guint seed);

G_END_DECLS
