/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tree of branches without a game around it. */

#include <sudoku-branches.h>
#include <sudoku-move.h>

#include <string.h>

#define SIDE 9

/* The trunk with 1 and 2, 3 and 4 on 1, and 5 on 4; the player is in 4. */
static SudokuBranches *
new_tree (void)
{
  SudokuBranches *tree = sudoku_branches_new ();

  g_assert_true (sudoku_branches_is_untouched (tree));
  g_assert_cmpuint (sudoku_branches_open (tree, (SudokuSpot){ 0, 1 }, 3), ==, 1);
  g_assert_cmpuint (sudoku_branches_open (tree, (SudokuSpot){ 0, 2 }, 3), ==, 2);
  sudoku_branches_leave (tree, 1, 4);
  g_assert_cmpuint (sudoku_branches_open (tree, (SudokuSpot){ 80, 9 }, 5), ==, 3);
  g_assert_cmpuint (sudoku_branches_open (tree, (SudokuSpot){ 80, 7 }, 5), ==, 4);
  sudoku_branches_leave (tree, 4, 6);
  g_assert_cmpuint (sudoku_branches_open (tree, (SudokuSpot){ 40, 7 }, 8), ==, 5);
  sudoku_branches_set_name (tree, 4, " try: > it\n");
  return tree;
}

static char *
to_text (const SudokuBranches *tree)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < sudoku_branches_get_n (tree); i++)
    {
      g_string_append_printf (text, "%u=", sudoku_branches_get (tree, i)->number);
      sudoku_branch_write (sudoku_branches_get (tree, i), SIDE, text);
      g_string_append_c (text, ' ');
    }
  g_string_append_printf (text, "in %u", sudoku_branches_get_current (tree));
  return g_string_free (text, FALSE);
}

static void
assert_tree (const SudokuBranches *tree,
             const char *expected)
{
  g_autofree char *text = to_text (tree);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_tree (void)
{
  g_autoptr (SudokuBranches) tree = new_tree ();

  assert_tree (tree, "1=0:r1c1(1):3:6: 2=0:r1c1(2):3:.: 3=1:r9c9(9):5:.: "
                     "4=1:r9c9(7):5:.:try%3A%20%3E%20it 5=4:r5c5(7):8:.: in 4");
  g_assert_cmpuint (sudoku_branches_find (tree, SUDOKU_BRANCH_TRUNK)->left_at, ==, 4);
  g_assert_cmpuint (sudoku_branches_get_depth (tree, 0), ==, 0);
  g_assert_cmpuint (sudoku_branches_get_depth (tree, 2), ==, 1);
  g_assert_cmpuint (sudoku_branches_get_depth (tree, 5), ==, 3);
  g_assert_true (sudoku_branches_is_under (tree, 5, 1));
  g_assert_true (sudoku_branches_is_under (tree, 5, 0));
  g_assert_true (sudoku_branches_is_under (tree, 4, 4));
  g_assert_false (sudoku_branches_is_under (tree, 5, 2));
  g_assert_false (sudoku_branches_is_under (tree, 5, 3));
  g_assert_false (sudoku_branches_is_under (tree, 1, 4));
}

/* What is not to be: a circle, a branch in the air, and closing where the player is. */
static void
test_refused (void)
{
  g_autoptr (SudokuBranches) tree = new_tree ();
  SudokuBranch branch = { .number = 6, .parent = 6 };

  g_assert_false (sudoku_branches_put (tree, &branch));
  branch.parent = 7;
  g_assert_false (sudoku_branches_put (tree, &branch));
  branch.number = 9;
  g_assert_false (sudoku_branches_put (tree, &branch));
  g_assert_false (sudoku_branches_remove (tree, 4));
  g_assert_false (sudoku_branches_remove (tree, 1));
  g_assert_false (sudoku_branches_remove (tree, 0));
  g_assert_false (sudoku_branches_remove (tree, 6));
  g_assert_false (sudoku_branches_set_current (tree, 6));
  g_assert_true (sudoku_branches_remove (tree, 5));
  sudoku_branches_leave (tree, 2, 9);
  sudoku_branches_close (tree, 1);
  assert_tree (tree, "2=0:r1c1(2):3:.: in 2");
}

/* Both ways between two trees, in memory and by the text of each change. */
static void
assert_leads (const SudokuBranches *from,
              const SudokuBranches *to)
{
  g_autoptr (GArray) changes = sudoku_branches_compare (from, to);
  g_autoptr (SudokuBranches) tree = sudoku_branches_copy (from);
  g_autofree char *begin = to_text (from);
  g_autofree char *end = to_text (to);

  for (guint i = 0; i < changes->len; i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_autoptr (GArray) read = sudoku_branch_changes_new ();
      SudokuBranchChange change;

      sudoku_branch_change_write (&g_array_index (changes, SudokuBranchChange, i), SIDE, text);
      g_assert_true (
        sudoku_branch_change_read (&change, text->str, text->str + text->len, SIDE));
      g_array_append_val (read, change);
      g_assert_true (sudoku_branches_apply (tree, &change));
    }
  assert_tree (tree, end);
  for (guint i = changes->len; i-- > 0;)
    g_assert_true (
      sudoku_branches_revert (tree, &g_array_index (changes, SudokuBranchChange, i)));
  assert_tree (tree, begin);
}

static void
test_compare (void)
{
  g_autoptr (SudokuBranches) tree = new_tree ();
  g_autoptr (SudokuBranches) none = sudoku_branches_new ();
  g_autoptr (SudokuBranches) other = sudoku_branches_new ();
  g_autoptr (SudokuBranches) grown = new_tree ();

  /* The same numbers with other branches, in another shape. */
  for (guint i = 0; i < 5; i++)
    {
      guint number = sudoku_branches_open (other, (SudokuSpot){ 7, (guint16)(i + 1) }, i);

      sudoku_branches_leave (other, number, 20 + i);
    }
  sudoku_branches_open (grown, (SudokuSpot){ 3, 3 }, 9);
  sudoku_branches_leave (grown, 2, 10);
  sudoku_branches_close (grown, 4);
  assert_leads (none, tree);
  assert_leads (tree, none);
  assert_leads (tree, other);
  assert_leads (other, tree);
  assert_leads (tree, grown);
  assert_leads (grown, other);
  assert_leads (tree, tree);
}

/* Where the player was then is still there, or what it rests on is. */
static void
test_find_like (void)
{
  g_autoptr (SudokuBranches) then = new_tree ();
  g_autoptr (SudokuBranches) now = new_tree ();

  sudoku_branches_leave (now, 2, 9);
  g_assert_cmpuint (sudoku_branches_find_like (now, then), ==, 4);
  sudoku_branches_close (now, 4);
  g_assert_cmpuint (sudoku_branches_find_like (now, then), ==, 1);
  sudoku_branches_close (now, 3);
  sudoku_branches_open (now, (SudokuSpot){ 0, 1 }, 3);
  /* The number is the same, the branch is not. */
  sudoku_branches_close (now, 1);
  g_assert_cmpuint (sudoku_branches_find_like (now, then), ==, 0);
}

static void
test_bad_texts (void)
{
  static const char *const texts[] = {
    "branch",
    "branch1",
    "branch1=->-",
    "branch1=->0:r1c1(1):3:6",
    "branch1=->1:r1c1(1):3:6:",
    "branch1=->0:r1c1(0):3:6:",
    "branch1=->0:r1c1(10):3:6:",
    "branch1=->0:r1c10(1):3:6:",
    "branch1=->0:r1c1(1):-3:6:",
    "branch1=->0:r1c1(1):3:99999999999:",
    "branch1=->0:r1c1(1):3:6:%01",
    "branch1=->0:r1c1(1):3:6:%zz",
    "branch1=->0:r1c1(1):3:6:a>b",
    "branch1=0:r1c1(1):3:6:a>0:r1c1(1):3:6:a",
    "branch9999999=->0:r1c1(1):3:6:",
    "branch0=->17",
    "branch0=17>-",
    "branch0=17>17",
    "in=1>1",
    "in=1",
    "in=1>2 ",
    "in=1>99999999",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      SudokuBranchChange change;

      g_assert_false (sudoku_branch_change_read (&change, texts[i],
                                                 texts[i] + strlen (texts[i]), SIDE));
      g_assert_null (change.before);
      g_assert_null (change.after);
    }
}

static void
test_limits (void)
{
  g_autoptr (SudokuBranches) tree = sudoku_branches_new ();
  g_autoptr (SudokuBranches) deep = sudoku_branches_new ();

  g_assert_true (sudoku_branches_has_room (tree, SUDOKU_BRANCHES_MAX));
  g_assert_false (sudoku_branches_has_room (tree, SUDOKU_BRANCHES_MAX + 1));
  for (guint i = 0; i < SUDOKU_BRANCHES_MAX; i++)
    sudoku_branches_open (tree, (SudokuSpot){ 0, 1 }, 0);
  g_assert_false (sudoku_branches_has_room (tree, 1));
  for (guint i = 0; i < SUDOKU_BRANCH_DEPTH_MAX; i++)
    {
      g_assert_true (sudoku_branches_has_room (deep, 1));
      sudoku_branches_leave (deep, sudoku_branches_open (deep, (SudokuSpot){ 0, 1 }, 0), 0);
    }
  g_assert_false (sudoku_branches_has_room (deep, 1));
  assert_leads (tree, deep);
}

/* A move that would leave too many does not fit, and changes nothing. */
static void
test_move_limit (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuState) state = sudoku_state_new (grid);
  g_autoptr (SudokuBranches) full = sudoku_branches_new ();
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (SudokuMoveChange));
  g_autoptr (GArray) links = g_array_new (FALSE, FALSE, sizeof (SudokuLinkChange));
  g_autoptr (GArray) changes = sudoku_branch_changes_new ();
  g_autoptr (SudokuMove) move = NULL;
  const SudokuBranch more = { .number = 200, .left_at = SUDOKU_BRANCH_NEVER };
  const SudokuBranchChange change = { .after = sudoku_branch_copy (&more) };
  g_autofree char *before = NULL;

  for (guint i = 0; i < SUDOKU_BRANCHES_MAX; i++)
    sudoku_branches_open (full, (SudokuSpot){ 0, 1 }, 0);
  sudoku_state_set_branches (state, full);
  before = to_text (full);
  g_array_append_val (changes, change);
  move = sudoku_move_new_with_branches (NULL, NULL, cells, links, changes);
  g_assert_false (sudoku_move_apply (move, state));
  assert_tree (sudoku_state_get_branches (state), before);
  g_assert_false (sudoku_move_revert (move, state));
  assert_tree (sudoku_state_get_branches (state), before);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/branches/tree", test_tree);
  g_test_add_func ("/branches/refused", test_refused);
  g_test_add_func ("/branches/compare", test_compare);
  g_test_add_func ("/branches/find-like", test_find_like);
  g_test_add_func ("/branches/bad-texts", test_bad_texts);
  g_test_add_func ("/branches/limits", test_limits);
  g_test_add_func ("/branches/move-limit", test_move_limit);
  return g_test_run ();
}
