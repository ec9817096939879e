/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Branches as plain as can be: each has a copy of what stands there. Knows nothing of steps. */

#include "test-tree.h"

/**
 * test_tree_new:
 *
 * Returns: only the trunk
 */
TestTree
test_tree_new (void)
{
  TestTree tree = { .n = 1 };

  tree.branches[0].left_at = SUDOKU_BRANCH_NEVER;
  return tree;
}

static TestBranch
read_branch (const SudokuBranch *branch)
{
  return (TestBranch){ branch->number, branch->parent, branch->tried.cell, branch->tried.value,
                       branch->opened_at, branch->left_at };
}

/**
 * test_tree_read:
 * @branches: at most %TEST_MODEL_BRANCHES_MAX
 *
 * Takes over which branches there are, without what stands in them.
 */
TestTree
test_tree_read (const SudokuBranches *branches)
{
  TestTree tree = { .n = 1 + sudoku_branches_get_n (branches),
                    .current = sudoku_branches_get_current (branches) };

  g_assert_cmpuint (tree.n, <=, G_N_ELEMENTS (tree.branches));
  tree.branches[0] = read_branch (sudoku_branches_find (branches, SUDOKU_BRANCH_TRUNK));
  for (guint i = 1; i < tree.n; i++)
    tree.branches[i] = read_branch (sudoku_branches_get (branches, i - 1));
  return tree;
}

/**
 * test_tree_find:
 * @self: a tree
 * @number: of a branch
 *
 * Looks for a branch.
 *
 * Returns: (transfer none): the branch; the trunk, which is number 0, when there is none with that
 *   number
 */
TestBranch *
test_tree_find (TestTree *self,
                guint number)
{
  guint i = self->n - 1;

  while (i > 0 && self->branches[i].number != number)
    i--;
  return &self->branches[i];
}

/**
 * test_tree_find_like:
 * @self: a tree
 * @then: the same tree at another time
 *
 * Looks for where the player was then.
 *
 * Returns: its number, or that of what it rests on, if it is gone
 */
guint
test_tree_find_like (TestTree *self,
                     TestTree *then)
{
  const TestBranch *branch = test_tree_find (then, then->current);

  while (branch->number > 0)
    {
      const TestBranch *same = test_tree_find (self, branch->number);

      if (same->number == branch->number && same->parent == branch->parent &&
          same->cell == branch->cell && same->value == branch->value &&
          same->opened_at == branch->opened_at)
        break;
      branch = test_tree_find (then, branch->parent);
    }
  return branch->number;
}

/**
 * test_tree_is_under:
 * @self: a tree
 * @number: of a branch
 * @ancestor: of another one
 *
 * Tells whether one rests on the other.
 *
 * Returns: does it?
 */
gboolean
test_tree_is_under (TestTree *self,
                    guint number,
                    guint ancestor)
{
  while (number > 0 && number != ancestor)
    number = test_tree_find (self, number)->parent;
  return number == ancestor;
}

/**
 * test_tree_close:
 * @self: a tree
 * @number: of a branch in which the player is not
 *
 * Removes a branch and what rests on it.
 */
void
test_tree_close (TestTree *self,
                 guint number)
{
  TestTree rest = { .current = self->current };

  for (guint i = 0; i < self->n; i++)
    if (!test_tree_is_under (self, self->branches[i].number, number))
      rest.branches[rest.n++] = self->branches[i];
  *self = rest;
}

/**
 * test_tree_close_choice:
 * @self: a tree
 * @branch: a branch in which the player is not
 *
 * Removes it and the others for its cell, and what rests on them.
 */
void
test_tree_close_choice (TestTree *self,
                        const TestBranch *branch)
{
  for (guint i = 1; i < self->n;)
    if (self->branches[i].parent == branch->parent && self->branches[i].cell == branch->cell)
      {
        test_tree_close (self, self->branches[i].number);
        i = 1;
      }
    else
      i++;
}

/**
 * test_tree_leave:
 * @self: a tree
 * @number: where the player goes
 * @step: the number of the step
 * @board: what is left there
 *
 * Goes from one branch to another.
 */
void
test_tree_leave (TestTree *self,
                 guint number,
                 guint step,
                 const TestPosition *board)
{
  TestBranch *left = test_tree_find (self, self->current);

  left->left_at = step;
  left->board = *board;
  self->current = number;
}
