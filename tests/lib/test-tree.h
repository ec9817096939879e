/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Positions and branches as plain as can be: see the top of test-tree.c. */

#pragma once

#include <sudoku-game-branches.h>

G_BEGIN_DECLS

/* Nine by nine at most. */
#define TEST_MODEL_CELLS_MAX 81
#define TEST_MODEL_LINKS_MAX 40
#define TEST_MODEL_BRANCHES_MAX 6

/* Both ends as cell × 10 + value, the lesser one first. */
typedef struct
{
  guint from, to, tie;
} TestLink;

/* What stands on a grid. */
typedef struct
{
  guint value[TEST_MODEL_CELLS_MAX];
  SudokuOrigin origin[TEST_MODEL_CELLS_MAX];
  guint marks[SUDOKU_N_MARKS][TEST_MODEL_CELLS_MAX]; /* 1 << value */
  guint colour[TEST_MODEL_CELLS_MAX];
  guint candidate[TEST_MODEL_CELLS_MAX][10]; /* colours by value */
  TestLink links[TEST_MODEL_LINKS_MAX];      /* sorted, zeroes behind them */
} TestPosition;

/* Something that is tried; the trunk is number 0. */
typedef struct
{
  guint number, parent, cell, value;
  guint opened_at, left_at; /* steps; NEVER */
  TestPosition base;        /* where it was opened */
  TestPosition board;       /* where it was left */
} TestBranch;

/* Zeroes behind the last one. */
typedef struct
{
  TestBranch branches[TEST_MODEL_BRANCHES_MAX + 1];
  guint n; /* with the trunk */
  guint current;
} TestTree;

TestTree test_tree_new (void);
TestTree test_tree_read (const SudokuBranches *branches);
TestBranch *test_tree_find (TestTree *self, guint number);
guint test_tree_find_like (TestTree *self, TestTree *then);
gboolean test_tree_is_under (TestTree *self, guint number, guint ancestor);
void test_tree_close (TestTree *self, guint number);
void test_tree_close_choice (TestTree *self, const TestBranch *branch);
void test_tree_leave (TestTree *self, guint number, guint step, const TestPosition *board);

G_END_DECLS
