/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game as plain as can be: it has a copy of the whole position for every step. Random calls are
 * made to it and to the real thing, and both must look the same after each. */

#include "test-model.h"

#include <string.h>
#include <sudoku-game-load.h>
#include <sudoku-game-text.h>

static void
bookmark_clear (gpointer data)
{
  g_free (((TestBookmark *)data)->name);
}

/**
 * test_model_new:
 * @shape: of the grid
 *
 * Returns: (transfer full): a model of an empty grid
 */
TestModel *
test_model_new (const TestShape *shape)
{
  TestModel *self = g_new0 (TestModel, 1);
  TestPosition empty = { 0 };
  TestTree trunk = test_tree_new ();

  self->shape = *shape;
  self->n_cells = shape->side * shape->side;
  self->steps = g_array_new (FALSE, FALSE, sizeof (TestPosition));
  self->trees = g_array_new (FALSE, FALSE, sizeof (TestTree));
  self->bookmarks = g_array_new (FALSE, FALSE, sizeof (TestBookmark));
  g_array_set_clear_func (self->bookmarks, bookmark_clear);
  g_array_append_val (self->steps, empty);
  g_array_append_val (self->trees, trunk);
  return self;
}

/**
 * test_model_free:
 * @self: (transfer full): a model
 *
 * Frees it.
 */
void
test_model_free (TestModel *self)
{
  g_array_unref (self->steps);
  g_array_unref (self->trees);
  g_array_unref (self->bookmarks);
  g_free (self);
}

/**
 * test_model_get_position:
 * @self: a model
 *
 * Returns: (transfer none): the position that it is at
 */
TestPosition *
test_model_get_position (TestModel *self)
{
  return &g_array_index (self->steps, TestPosition, self->current);
}

/**
 * test_model_get_tree:
 * @self: a model
 *
 * Returns: (transfer none): the branches at the position that it is at
 */
TestTree *
test_model_get_tree (TestModel *self)
{
  return &g_array_index (self->trees, TestTree, self->current);
}

/* A step, if anything is different; what was undone is gone then. */
static gboolean
step_with_tree (TestModel *self,
                const TestPosition *next,
                const TestTree *tree)
{
  if (memcmp (test_model_get_position (self), next, sizeof *next) == 0 &&
      memcmp (test_model_get_tree (self), tree, sizeof *tree) == 0)
    return FALSE;
  g_array_set_size (self->steps, self->current + 1);
  g_array_set_size (self->trees, self->current + 1);
  g_array_append_vals (self->steps, next, 1);
  g_array_append_vals (self->trees, tree, 1);
  self->current++;
  return TRUE;
}

static gboolean
step (TestModel *self,
      const TestPosition *next)
{
  const TestTree tree = *test_model_get_tree (self);

  return step_with_tree (self, next, &tree);
}

/* What was undone is done, and then a step leads back. */
static void
keep_undone (TestModel *self)
{
  const TestPosition now = *test_model_get_position (self);
  const TestTree tree = *test_model_get_tree (self);

  self->current = self->steps->len - 1;
  step_with_tree (self, &now, &tree);
}

static gboolean
sees (const TestModel *self,
      guint a,
      guint b)
{
  const TestShape *shape = &self->shape;
  guint row_a = a / shape->side, column_a = a % shape->side;
  guint row_b = b / shape->side, column_b = b % shape->side;

  if (a == b)
    return FALSE;
  return row_a == row_b || column_a == column_b ||
         (shape->box_rows > 0 && row_a / shape->box_rows == row_b / shape->box_rows &&
          column_a / shape->box_columns == column_b / shape->box_columns);
}

/* Does one of the cells see the value, or another one of them? */
static gboolean
is_seen_twice (const TestModel *self,
               const TestPosition *position,
               const TestCall *call,
               gboolean (*may) (const TestPosition *position, guint cell))
{
  for (guint i = 0; i < call->n_cells; i++)
    for (guint cell = 0; may (position, call->cells[i]) && cell < self->n_cells; cell++)
      {
        gboolean chosen = FALSE;

        for (guint k = 0; k < call->n_cells; k++)
          chosen |= call->cells[k] == cell && may (position, cell);
        if (sees (self, call->cells[i], cell) &&
            (chosen || position->value[cell] == call->value))
          return TRUE;
      }
  return FALSE;
}

/* When the last step has only entered values where others come now, the marks that it took. */
static void
give_back (TestModel *self,
           TestPosition *next)
{
  const TestPosition *now = test_model_get_position (self);
  const TestPosition *before = NULL;
  gboolean entered = FALSE;

  if (self->current == 0 ||
      memcmp (test_model_get_tree (self),
              &g_array_index (self->trees, TestTree, self->current - 1), sizeof (TestTree)) != 0)
    return;
  before = &g_array_index (self->steps, TestPosition, self->current - 1);
  for (guint cell = 0; cell < self->n_cells; cell++)
    if (before->value[cell] != now->value[cell] || before->origin[cell] != now->origin[cell])
      {
        entered = TRUE;
        if (now->origin[cell] != SUDOKU_ORIGIN_ENTRY || next->value[cell] == now->value[cell])
          return;
      }
  for (guint cell = 0; entered && cell < self->n_cells; cell++)
    for (guint mark = 0; mark < SUDOKU_N_MARKS; mark++)
      next->marks[mark][cell] |= before->marks[mark][cell] & ~now->marks[mark][cell];
}

static void
put (TestModel *self,
     TestPosition *next,
     const TestCall *call,
     SudokuOrigin origin,
     gboolean (*may) (const TestPosition *position, guint cell))
{
  const TestPosition before = *test_model_get_position (self);
  gboolean placed = FALSE;

  for (guint i = 0; i < call->n_cells; i++)
    if (may (&before, call->cells[i]))
      {
        next->value[call->cells[i]] = call->value;
        next->origin[call->cells[i]] = call->value > 0 ? origin : SUDOKU_ORIGIN_NONE;
      }
  placed = memcmp (next, &before, sizeof before) != 0;
  if (placed)
    give_back (self, next);
  if (is_seen_twice (self, &before, call, may))
    return;
  for (guint cell = 0; placed && self->tidy && call->value > 0 && cell < self->n_cells; cell++)
    for (guint i = 0; i < call->n_cells; i++)
      if (may (&before, call->cells[i]) && sees (self, call->cells[i], cell))
        for (guint mark = 0; mark < SUDOKU_N_MARKS; mark++)
          next->marks[mark][cell] &= ~(1u << call->value);
}

static gboolean
is_not_given (const TestPosition *position,
              guint cell)
{
  return position->origin[cell] != SUDOKU_ORIGIN_GIVEN;
}

static gboolean
is_open (const TestPosition *position,
         guint cell)
{
  return position->origin[cell] == SUDOKU_ORIGIN_NONE ||
         position->origin[cell] == SUDOKU_ORIGIN_ANSWER;
}

static void
take_origins (TestModel *self,
              TestPosition *next,
              guint origins)
{
  for (guint cell = 0; cell < self->n_cells; cell++)
    if (origins >> next->origin[cell] & 1)
      {
        next->value[cell] = 0;
        next->origin[cell] = SUDOKU_ORIGIN_NONE;
      }
}

static void
change_origins (TestModel *self,
                TestPosition *next,
                guint from,
                SudokuOrigin to)
{
  for (guint cell = 0; cell < self->n_cells; cell++)
    if (next->origin[cell] != SUDOKU_ORIGIN_NONE && (from >> next->origin[cell] & 1))
      next->origin[cell] = to;
}

#define BIT(origin) (1u << SUDOKU_ORIGIN_##origin)

/**
 * test_model_enter:
 *
 * Enters a value, 0 = none, into all cells that are not given.
 *
 * Returns: has anything changed?
 */
gboolean
test_model_enter (TestModel *self,
                  const TestCall *call)
{
  TestPosition next = *test_model_get_position (self);

  put (self, &next, call, SUDOKU_ORIGIN_ENTRY, is_not_given);
  return step (self, &next);
}

/**
 * test_model_answer:
 *
 * Lets the solver fill the first cell.
 *
 * Returns: has anything changed?
 */
gboolean
test_model_answer (TestModel *self,
                   const TestCall *call)
{
  TestPosition next = *test_model_get_position (self);
  TestCall one = *call;

  one.n_cells = 1;
  one.value = MAX (one.value, 1);
  put (self, &next, &one, SUDOKU_ORIGIN_ANSWER, is_open);
  return step (self, &next);
}

/**
 * test_model_mark:
 *
 * Sets a mark, or takes it away when all cells have it.
 *
 * Returns: has anything changed?
 */
gboolean
test_model_mark (TestModel *self,
                 const TestCall *call)
{
  TestPosition next = *test_model_get_position (self);
  guint *marks = next.marks[call->number % SUDOKU_N_MARKS];
  guint bit = 1u << MAX (call->value, 1);
  gboolean all = TRUE;

  for (guint i = 0; i < call->n_cells; i++)
    all = all && (next.value[call->cells[i]] > 0 || (marks[call->cells[i]] & bit) != 0);
  for (guint i = 0; i < call->n_cells; i++)
    if (next.value[call->cells[i]] == 0)
      marks[call->cells[i]] = all ? marks[call->cells[i]] & ~bit : marks[call->cells[i]] | bit;
  return step (self, &next);
}

static guint
count_links (const TestPosition *position)
{
  guint n = 0;

  while (n < TEST_MODEL_LINKS_MAX && position->links[n].tie > 0)
    n++;
  return n;
}

static int
compare_links (const void *a,
               const void *b)
{
  const TestLink *x = a, *y = b;

  return x->from != y->from ? (int)x->from - (int)y->from : (int)x->to - (int)y->to;
}

static void
set_link (TestPosition *next,
          guint a,
          guint b,
          guint tie)
{
  const TestLink link = { MIN (a, b), MAX (a, b), tie };
  guint n = count_links (next);
  guint i = 0;

  while (i < n && compare_links (&next->links[i], &link) != 0)
    i++;
  if (i < n)
    next->links[i] = next->links[--n];
  if (tie > 0)
    next->links[n++] = link;
  memset (&next->links[n], 0, sizeof (TestLink) * (TEST_MODEL_LINKS_MAX - n));
  qsort (next->links, n, sizeof (TestLink), compare_links);
}

/* All that is coloured and linked in a cell. */
static void
take_colouring (TestPosition *next,
                guint cell)
{
  memset (next->candidate[cell], 0, sizeof next->candidate[cell]);
  for (guint i = count_links (next); i-- > 0;)
    if (next->links[i].from / 10 == cell || next->links[i].to / 10 == cell)
      set_link (next, next->links[i].from, next->links[i].to, 0);
}

static void
take_marks (TestPosition *next,
            guint cell)
{
  for (guint mark = 0; mark < SUDOKU_N_MARKS; mark++)
    next->marks[mark][cell] = 0;
}

/**
 * test_model_clear_marks:
 *
 * Takes the marks of the cells away, with what is coloured and linked there.
 *
 * Returns: has anything changed?
 */
gboolean
test_model_clear_marks (TestModel *self,
                        const TestCall *call)
{
  TestPosition next = *test_model_get_position (self);

  for (guint i = 0; i < call->n_cells; i++)
    take_marks (&next, call->cells[i]);
  if (memcmp (&next, test_model_get_position (self), sizeof next) == 0)
    return FALSE;
  for (guint i = 0; i < call->n_cells; i++)
    take_colouring (&next, call->cells[i]);
  return step (self, &next);
}

/**
 * test_model_clear:
 *
 * Takes the values away; without any the marks; without any the colours.
 *
 * Returns: has anything changed?
 */
gboolean
test_model_clear (TestModel *self,
                  const TestCall *call)
{
  TestPosition next = *test_model_get_position (self);

  for (guint i = 0; i < call->n_cells; i++)
    if (is_not_given (&next, call->cells[i]))
      {
        next.value[call->cells[i]] = 0;
        next.origin[call->cells[i]] = SUDOKU_ORIGIN_NONE;
      }
  if (memcmp (&next, test_model_get_position (self), sizeof next) != 0)
    {
      give_back (self, &next);
      return step (self, &next);
    }
  for (guint i = 0; i < call->n_cells; i++)
    if (is_not_given (&next, call->cells[i]))
      take_marks (&next, call->cells[i]);
  if (memcmp (&next, test_model_get_position (self), sizeof next) != 0)
    {
      for (guint i = 0; i < call->n_cells; i++)
        take_colouring (&next, call->cells[i]);
      return step (self, &next);
    }
  for (guint i = 0; i < call->n_cells && !self->wrong; i++)
    next.colour[call->cells[i]] = 0;
  return step (self, &next);
}

/**
 * test_model_colour:
 *
 * Colours the cells.
 *
 * Returns: has anything changed?
 */
gboolean
test_model_colour (TestModel *self,
                   const TestCall *call)
{
  TestPosition next = *test_model_get_position (self);

  for (guint i = 0; i < call->n_cells; i++)
    next.colour[call->cells[i]] = call->number % (SUDOKU_COLOURS_MAX + 1);
  return step (self, &next);
}

static gboolean
is_marked (const TestPosition *position,
           guint cell,
           guint value)
{
  return position->value[cell] == 0 &&
         ((position->marks[SUDOKU_MARK_CORNER][cell] | position->marks[SUDOKU_MARK_CENTRE][cell]) >>
            value &
          1) != 0;
}

/**
 * test_model_colour_candidate:
 *
 * Colours a candidate where it is marked.
 *
 * Returns: has anything changed?
 */
gboolean
test_model_colour_candidate (TestModel *self,
                             const TestCall *call)
{
  TestPosition next = *test_model_get_position (self);
  guint value = MAX (call->value, 1);

  for (guint i = 0; i < call->n_cells; i++)
    if (is_marked (&next, call->cells[i], value))
      next.candidate[call->cells[i]][value] = call->number % (SUDOKU_COLOURS_MAX + 1);
  return step (self, &next);
}

/* The candidate with a number among those that are marked, as cell × 10 + value; 0: there are
 * none. */
static guint
pick_marked (TestModel *self,
             const TestPosition *position,
             guint number)
{
  guint marked[TEST_MODEL_CELLS_MAX * 9];
  guint n = 0;

  for (guint cell = 0; cell < self->n_cells; cell++)
    for (guint value = 1; value <= self->shape.side; value++)
      if (is_marked (position, cell, value))
        marked[n++] = cell * 10 + value;
  return n > 0 ? marked[number % n] : 0;
}

/**
 * test_model_link:
 *
 * Links two candidates that are marked.
 *
 * Returns: has anything changed?
 */
gboolean
test_model_link (TestModel *self,
                 const TestCall *call)
{
  TestPosition next = *test_model_get_position (self);
  guint a = pick_marked (self, &next, call->number);
  guint b = pick_marked (self, &next, call->cells[0] * 7 + call->value);

  if (a == b || count_links (&next) == TEST_MODEL_LINKS_MAX)
    return FALSE;
  set_link (&next, a, b, call->number % SUDOKU_N_TIES);
  return step (self, &next);
}

/**
 * test_model_clear_colouring_of:
 *
 * Takes away what is coloured and linked in the cells.
 *
 * Returns: has anything changed?
 */
gboolean
test_model_clear_colouring_of (TestModel *self,
                               const TestCall *call)
{
  TestPosition next = *test_model_get_position (self);

  for (guint i = 0; i < call->n_cells; i++)
    take_colouring (&next, call->cells[i]);
  return step (self, &next);
}

/**
 * test_model_clear_colouring:
 *
 * Takes all colours and links away.
 *
 * Returns: has anything changed?
 */
gboolean
test_model_clear_colouring (TestModel *self,
                            const TestCall *call)
{
  TestPosition next = *test_model_get_position (self);

  memset (next.colour, 0, sizeof next.colour);
  memset (next.candidate, 0, sizeof next.candidate);
  memset (next.links, 0, sizeof next.links);
  return step (self, &next);
}

/**
 * test_model_clear_answers:
 *
 * Takes away what the solver has filled.
 *
 * Returns: has anything changed?
 */
gboolean
test_model_clear_answers (TestModel *self,
                          const TestCall *call)
{
  TestPosition next = *test_model_get_position (self);

  take_origins (self, &next, BIT (ANSWER));
  return step (self, &next);
}

/**
 * test_model_clear_entries:
 *
 * Takes away everything but the givens.
 *
 * Returns: has anything changed?
 */
gboolean
test_model_clear_entries (TestModel *self,
                          const TestCall *call)
{
  TestPosition next = *test_model_get_position (self);

  take_origins (self, &next, BIT (ANSWER) | BIT (ENTRY));
  return step (self, &next);
}

/**
 * test_model_restart:
 *
 * Takes away everything but the givens, with marks, colours and branches.
 *
 * Returns: has anything changed?
 */
gboolean
test_model_restart (TestModel *self,
                    const TestCall *call)
{
  TestPosition next = *test_model_get_position (self);
  const TestTree none = test_tree_new ();

  take_origins (self, &next, BIT (ANSWER) | BIT (ENTRY));
  memset (next.marks, 0, sizeof next.marks);
  memset (next.colour, 0, sizeof next.colour);
  memset (next.candidate, 0, sizeof next.candidate);
  memset (next.links, 0, sizeof next.links);
  return step_with_tree (self, &next, &none);
}

/**
 * test_model_protect:
 *
 * Makes all values givens.
 *
 * Returns: has anything changed?
 */
gboolean
test_model_protect (TestModel *self,
                    const TestCall *call)
{
  TestPosition next = *test_model_get_position (self);

  change_origins (self, &next, BIT (ANSWER) | BIT (ENTRY), SUDOKU_ORIGIN_GIVEN);
  return step (self, &next);
}

/**
 * test_model_unprotect:
 *
 * Makes all givens entries.
 *
 * Returns: has anything changed?
 */
gboolean
test_model_unprotect (TestModel *self,
                      const TestCall *call)
{
  TestPosition next = *test_model_get_position (self);

  change_origins (self, &next, BIT (GIVEN), SUDOKU_ORIGIN_ENTRY);
  return step (self, &next);
}

/**
 * test_model_undo:
 *
 * Goes one step back.
 *
 * Returns: has anything changed?
 */
gboolean
test_model_undo (TestModel *self,
                 const TestCall *call)
{
  if (self->current == 0)
    return FALSE;
  self->current--;
  return TRUE;
}

/**
 * test_model_redo:
 *
 * Goes one step forth.
 *
 * Returns: has anything changed?
 */
gboolean
test_model_redo (TestModel *self,
                 const TestCall *call)
{
  if (self->current + 1 == self->steps->len)
    return FALSE;
  self->current++;
  return TRUE;
}

/* The branches stay as they are. */
static gboolean
jump (TestModel *self,
      const TestPosition *next,
      TestTree *then)
{
  TestTree tree = *test_model_get_tree (self);
  guint number = test_tree_find_like (&tree, then);

  if (number == tree.current &&
      memcmp (next, test_model_get_position (self), sizeof *next) == 0)
    return FALSE;
  keep_undone (self);
  if (number != tree.current)
    test_tree_leave (&tree, number, self->current, test_model_get_position (self));
  return step_with_tree (self, next, &tree);
}

/**
 * test_model_jump:
 *
 * Makes the position as it was after a number of steps.
 *
 * Returns: has anything changed?
 */
gboolean
test_model_jump (TestModel *self,
                 const TestCall *call)
{
  guint target = call->number % (self->current + 1);
  TestPosition next = g_array_index (self->steps, TestPosition, target);
  TestTree then = g_array_index (self->trees, TestTree, target);

  return jump (self, &next, &then);
}

/**
 * test_model_add_bookmark:
 *
 * Notes the position.
 *
 * Returns: has anything changed?
 */
gboolean
test_model_add_bookmark (TestModel *self,
                         const TestCall *call)
{
  TestBookmark bookmark = { g_strdup_printf ("mark %u", call->number),
                            *test_model_get_position (self), *test_model_get_tree (self) };

  if (self->bookmarks->len < TEST_MODEL_BOOKMARKS_MAX)
    g_array_append_val (self->bookmarks, bookmark);
  else
    g_free (bookmark.name);
  return TRUE;
}

/**
 * test_model_remove_bookmark:
 *
 * Forgets a bookmark.
 *
 * Returns: has anything changed?
 */
gboolean
test_model_remove_bookmark (TestModel *self,
                            const TestCall *call)
{
  if (self->bookmarks->len == 0)
    return FALSE;
  g_array_remove_index (self->bookmarks, call->number % self->bookmarks->len);
  return TRUE;
}

/**
 * test_model_go_to_bookmark:
 *
 * Makes the position as it was noted.
 *
 * Returns: has anything changed?
 */
gboolean
test_model_go_to_bookmark (TestModel *self,
                           const TestCall *call)
{
  TestBookmark *bookmark;

  if (self->bookmarks->len == 0)
    return FALSE;
  bookmark =
    &g_array_index (self->bookmarks, TestBookmark, call->number % self->bookmarks->len);
  return jump (self, &bookmark->position, &bookmark->tree);
}

static void
place_tried (const TestModel *self,
             TestPosition *board,
             const TestBranch *branch)
{
  board->value[branch->cell] = branch->value;
  board->origin[branch->cell] = SUDOKU_ORIGIN_ENTRY;
  for (guint cell = 0; self->tidy && cell < self->n_cells; cell++)
    if (sees (self, branch->cell, cell))
      for (guint mark = 0; mark < SUDOKU_N_MARKS; mark++)
        board->marks[mark][cell] &= ~(1u << branch->value);
}

/* What stands in a branch. */
static TestPosition
look_at_branch (const TestModel *self,
                const TestTree *tree,
                const TestBranch *branch)
{
  TestPosition board = branch->board;

  if (branch->number == tree->current)
    return *test_model_get_position ((TestModel *)self);
  if (branch->left_at != SUDOKU_BRANCH_NEVER || branch->number == 0)
    return board;
  board = branch->base;
  place_tried (self, &board, branch);
  return board;
}

/**
 * test_model_open_branches:
 *
 * Tries two values in a cell.
 *
 * Returns: has anything changed?
 */
gboolean
test_model_open_branches (TestModel *self,
                          const TestCall *call)
{
  TestTree tree = *test_model_get_tree (self);
  TestPosition next = *test_model_get_position (self);
  const guint values[] = { MAX (call->value, 1), call->number % self->shape.side + 1 };
  const guint low = MIN (values[0], values[1]), high = MAX (values[0], values[1]);
  const guint n_new = low == high ? 1 : 2;
  guint first = tree.n;

  if (next.value[call->cells[0]] != 0 || tree.n - 1 + n_new > TEST_MODEL_BRANCHES_MAX)
    return FALSE;
  keep_undone (self);
  for (guint i = 0; i < n_new; i++)
    {
      const TestBranch branch = { .number = tree.branches[tree.n - 1].number + 1,
                                  .parent = tree.current,
                                  .cell = call->cells[0],
                                  .value = i == 0 ? low : high,
                                  .opened_at = self->current,
                                  .left_at = SUDOKU_BRANCH_NEVER,
                                  .base = next };

      tree.branches[tree.n++] = branch;
    }
  place_tried (self, &next, &tree.branches[first]);
  test_tree_leave (&tree, tree.branches[first].number, self->current,
                   test_model_get_position (self));
  return step_with_tree (self, &next, &tree);
}

/**
 * test_model_go_to_branch:
 *
 * Goes to a branch or the trunk.
 *
 * Returns: has anything changed?
 */
gboolean
test_model_go_to_branch (TestModel *self,
                         const TestCall *call)
{
  TestTree tree = *test_model_get_tree (self);
  TestBranch *branch = &tree.branches[call->number % tree.n];
  TestPosition next = look_at_branch (self, &tree, branch);

  if (branch->number == tree.current)
    return FALSE;
  keep_undone (self);
  test_tree_leave (&tree, branch->number, self->current, test_model_get_position (self));
  return step_with_tree (self, &next, &tree);
}

/**
 * test_model_close_branch:
 *
 * Gives up a branch and what rests on it.
 *
 * Returns: has anything changed?
 */
gboolean
test_model_close_branch (TestModel *self,
                         const TestCall *call)
{
  TestTree tree = *test_model_get_tree (self);
  TestPosition next = *test_model_get_position (self);
  TestBranch branch;

  if (tree.n == 1)
    return FALSE;
  branch = tree.branches[1 + call->number % (tree.n - 1)];
  keep_undone (self);
  if (test_tree_is_under (&tree, tree.current, branch.number))
    {
      next = look_at_branch (self, &tree, test_tree_find (&tree, branch.parent));
      test_tree_leave (&tree, branch.parent, self->current,
                       test_model_get_position (self));
    }
  test_tree_close (&tree, branch.number);
  return step_with_tree (self, &next, &tree);
}

/**
 * test_model_keep_branch:
 *
 * Goes on with a branch where it was opened.
 *
 * Returns: has anything changed?
 */
gboolean
test_model_keep_branch (TestModel *self,
                        const TestCall *call)
{
  TestTree tree = *test_model_get_tree (self);
  TestPosition next;
  TestBranch branch;

  if (tree.n == 1)
    return FALSE;
  branch = tree.branches[1 + call->number % (tree.n - 1)];
  next = look_at_branch (self, &tree, &branch);
  keep_undone (self);
  if (tree.current != branch.parent)
    test_tree_leave (&tree, branch.parent, self->current, test_model_get_position (self));
  test_tree_close_choice (&tree, &branch);
  return step_with_tree (self, &next, &tree);
}

/**
 * test_model_tidy:
 *
 * Decides whether a number takes away the marks that it makes impossible.
 *
 * Returns: has anything changed?
 */
gboolean
test_model_tidy (TestModel *self,
                 const TestCall *call)
{
  self->tidy = call->number % 2 == 0;
  return TRUE;
}

static void
read_colouring (const SudokuColouring *colouring,
                TestPosition *position)
{
  guint n_coloured, n_links;
  const SudokuColoured *coloured = sudoku_colouring_get_all_coloured (colouring, &n_coloured);
  const SudokuLinked *links = sudoku_colouring_get_links (colouring, &n_links);

  for (guint i = 0; i < n_coloured; i++)
    position->candidate[coloured[i].spot.cell][coloured[i].spot.value] = coloured[i].colour;
  g_assert_cmpuint (n_links, <=, TEST_MODEL_LINKS_MAX);
  for (guint i = 0; i < n_links; i++)
    set_link (position, links[i].from.cell * 10u + links[i].from.value,
              links[i].to.cell * 10u + links[i].to.value, links[i].tie);
}

/* The position that a game is in. */
static void
read_state (const TestModel *self,
            const SudokuState *state,
            TestPosition *position)
{
  const SudokuGrid *grid = sudoku_state_get_grid (state);

  for (guint cell = 0; cell < self->n_cells; cell++)
    {
      position->value[cell] = sudoku_grid_get_value (grid, cell);
      position->origin[cell] = sudoku_grid_get_origin (grid, cell);
      position->colour[cell] = sudoku_state_get_colour (state, cell);
      for (SudokuMark mark = 0; mark < SUDOKU_N_MARKS; mark++)
        for (guint value = 1; value <= self->shape.side; value++)
          if (sudoku_set_has (sudoku_state_get_marks (state, mark, cell), value))
            position->marks[mark][cell] |= 1u << value;
    }
  read_colouring (sudoku_state_get_colouring (state), position);
}

static void
read_branch (TestModel *self,
             SudokuGame *game,
             const SudokuBranch *branch,
             TestBranch *read)
{
  g_autoptr (SudokuState) state = sudoku_game_copy_branch_state (game, branch->number);

  if (branch->left_at != SUDOKU_BRANCH_NEVER &&
      branch->number != sudoku_branches_get_current (sudoku_game_get_branches (game)))
    read_state (self, state, &read->board);
  if (branch->number != SUDOKU_BRANCH_TRUNK)
    {
      g_autoptr (SudokuState) base = sudoku_game_copy_branch_base (game, branch->number);

      read_state (self, base, &read->base);
    }
}

/* The branches of a game where it is. */
static TestTree
read_tree (TestModel *self,
           SudokuGame *game)
{
  const SudokuBranches *branches = sudoku_game_get_branches (game);
  TestTree tree = test_tree_read (branches);

  read_branch (self, game, sudoku_branches_find (branches, SUDOKU_BRANCH_TRUNK),
               &tree.branches[0]);
  for (guint i = 1; i < tree.n; i++)
    read_branch (self, game, sudoku_branches_get (branches, i - 1), &tree.branches[i]);
  return tree;
}

static void
read_bookmarks (TestModel *self,
                SudokuGame *game)
{
  const SudokuBookmarks *bookmarks = sudoku_game_get_bookmarks (game);

  g_array_set_size (self->bookmarks, 0);
  for (guint i = 0; i < sudoku_bookmarks_get_n (bookmarks); i++)
    {
      const SudokuState *state = sudoku_bookmarks_get_state (bookmarks, i);
      TestBookmark bookmark = { g_strdup (sudoku_bookmarks_get_name (bookmarks, i)),
                                { { 0 } },
                                test_tree_read (sudoku_state_get_branches (state)) };

      read_state (self, state, &bookmark.position);
      g_array_append_val (self->bookmarks, bookmark);
    }
}

/**
 * test_model_begin:
 * @self: a model
 * @game: a game without rules beside rows, columns and boxes
 *
 * Takes over all that the game has: its shape, every step, the branches, and the bookmarks.
 */
void
test_model_begin (TestModel *self,
                  SudokuGame *game)
{
  SudokuGeometry *geometry = sudoku_game_get_geometry (game);
  gboolean boxes = sudoku_geometry_has_boxes (geometry);
  g_autofree char *text = sudoku_game_to_text (game);
  g_autoptr (SudokuGame) copy =
    sudoku_game_new_from_text ("copy", text, strlen (text), NULL, NULL);

  self->shape = (TestShape){ sudoku_geometry_get_side (geometry),
                             boxes ? sudoku_geometry_get_box_rows (geometry) : 0,
                             boxes ? sudoku_geometry_get_box_columns (geometry) : 0 };
  self->n_cells = self->shape.side * self->shape.side;
  g_assert_cmpuint (self->n_cells, <=, TEST_MODEL_CELLS_MAX);
  self->current = sudoku_game_get_position (game);
  while (sudoku_game_undo (copy))
    continue;
  g_array_set_size (self->steps, 0);
  g_array_set_size (self->trees, 0);
  do
    {
      TestPosition position = { { 0 } };
      const TestTree tree = read_tree (self, copy);

      read_state (self, sudoku_game_get_state (copy), &position);
      g_array_append_val (self->steps, position);
      g_array_append_val (self->trees, tree);
    }
  while (sudoku_game_redo (copy));
  read_bookmarks (self, game);
}

/**
 * test_model_follow:
 * @self: a model
 * @game: a game of its shape
 *
 * Makes one step to where the game is, if that is elsewhere.
 *
 * Returns: has anything changed?
 */
gboolean
test_model_follow (TestModel *self,
                   SudokuGame *game)
{
  TestPosition position = { 0 };

  read_state (self, sudoku_game_get_state (game), &position);
  return step (self, &position);
}

/**
 * test_model_follow_jump:
 * @self: a model
 * @game: a game of its shape
 *
 * Makes one step to where the game has jumped, if that is elsewhere.
 *
 * Returns: has anything changed?
 */
gboolean
test_model_follow_jump (TestModel *self,
                        SudokuGame *game)
{
  TestPosition position = { 0 };
  TestTree tree = read_tree (self, game);

  if (sudoku_game_get_position (game) == self->current)
    return FALSE;
  read_state (self, sudoku_game_get_state (game), &position);
  keep_undone (self);
  return step_with_tree (self, &position, &tree);
}

static const char *
compare_states (TestModel *model,
                const TestPosition *position,
                const SudokuState *state)
{
  const SudokuGrid *grid = sudoku_state_get_grid (state);
  TestPosition shown = { 0 };

  read_colouring (sudoku_state_get_colouring (state), &shown);
  if (memcmp (shown.candidate, position->candidate, sizeof shown.candidate) != 0)
    return "the colour of a candidate differs";
  if (memcmp (shown.links, position->links, sizeof shown.links) != 0)
    return "a link differs";
  for (guint cell = 0; cell < model->n_cells; cell++)
    {
      if (sudoku_grid_get_value (grid, cell) != position->value[cell] ||
          sudoku_grid_get_origin (grid, cell) != position->origin[cell])
        return "a value differs";
      if (sudoku_state_get_colour (state, cell) != position->colour[cell])
        return "a colour differs";
      for (SudokuMark mark = 0; mark < SUDOKU_N_MARKS; mark++)
        for (guint value = 1; value <= model->shape.side; value++)
          if (sudoku_set_has (sudoku_state_get_marks (state, mark, cell), value) !=
              ((position->marks[mark][cell] >> value & 1) != 0))
            return "a mark differs";
    }
  return NULL;
}

static const char *
compare_trees (TestModel *self,
               SudokuGame *game)
{
  const SudokuBranches *branches = sudoku_game_get_branches (game);
  const TestTree *tree = test_model_get_tree (self);

  if (sudoku_branches_get_n (branches) + 1 != tree->n)
    return "the number of branches differs";
  if (sudoku_branches_get_current (branches) != tree->current)
    return "the branch differs";
  for (guint i = 0; i < tree->n; i++)
    {
      const TestBranch *expected = &tree->branches[i];
      const SudokuBranch *branch = sudoku_branches_find (branches, expected->number);
      const TestPosition board = look_at_branch (self, tree, expected);
      g_autoptr (SudokuState) state = NULL;

      if (branch == NULL || branch->parent != expected->parent ||
          branch->tried.cell != expected->cell || branch->tried.value != expected->value)
        return "a branch differs";
      if (branch->opened_at != expected->opened_at || branch->left_at != expected->left_at)
        return "where a branch was opened or left differs";
      state = sudoku_game_copy_branch_state (game, branch->number);
      if (compare_states (self, &board, state) != NULL)
        return "what stands in a branch differs";
    }
  return NULL;
}

/**
 * test_model_compare:
 * @self: a model
 * @game: a game
 *
 * Returns: (nullable): what is different; %NULL: nothing is
 */
const char *
test_model_compare (TestModel *self,
                    SudokuGame *game)
{
  const SudokuBookmarks *bookmarks = sudoku_game_get_bookmarks (game);
  const TestPosition *position = test_model_get_position (self);
  const char *what = compare_states (self, position, sudoku_game_get_state (game));

  if (sudoku_game_get_position (game) != self->current)
    return "the position differs";
  if (sudoku_history_get_n_moves (sudoku_game_get_history (game)) + 1 != self->steps->len)
    return "the length of the history differs";
  what = what != NULL ? what : compare_trees (self, game);
  if (sudoku_bookmarks_get_n (bookmarks) != self->bookmarks->len)
    return "the number of bookmarks differs";
  for (guint i = 0; what == NULL && i < self->bookmarks->len; i++)
    {
      const TestBookmark *bookmark = &g_array_index (self->bookmarks, TestBookmark, i);

      if (!g_str_equal (bookmark->name, sudoku_bookmarks_get_name (bookmarks, i)))
        return "the name of a bookmark differs";
      what =
        compare_states (self, &bookmark->position, sudoku_bookmarks_get_state (bookmarks, i));
    }
  return what;
}
