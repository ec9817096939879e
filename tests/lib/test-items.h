/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Random items of any kind. */

#pragma once

#include <sudoku-rule.h>

G_BEGIN_DECLS

/* What the places of an item are. */
typedef enum
{
  TEST_ITEM_CELLS,
  TEST_ITEM_EDGE,
  TEST_ITEM_PARTS,
  TEST_ITEM_CORNER,
  TEST_ITEM_OUTSIDE,
  TEST_ITEM_DIAGONAL,
} TestItemPlaces;

/* So many cells, and a number up to @number_max where that is not 0; around a corner several. */
typedef struct
{
  const char *id;
  TestItemPlaces places;
  guint n_min, n_max;
  guint number_max;
} TestItem;

SudokuRule *test_item_draw (GRand *rand, guint side, const TestItem *item);

G_END_DECLS
