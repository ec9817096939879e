/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Named positions, without a game around them. */

#include <sudoku-bookmarks.h>

static SudokuState *
new_state (guint value)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new_plain (5, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);

  sudoku_grid_set (grid, 0, value, SUDOKU_ORIGIN_ENTRY);
  return sudoku_state_new (grid);
}

static void
assert_names (const SudokuBookmarks *bookmarks,
              const char *expected)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < sudoku_bookmarks_get_n (bookmarks); i++)
    g_string_append (names, sudoku_bookmarks_get_name (bookmarks, i));
  g_assert_cmpstr (names->str, ==, expected);
}

static void
test_list (void)
{
  g_autoptr (SudokuBookmarks) bookmarks = sudoku_bookmarks_new ();
  const SudokuGrid *grid;
  guint place = 99;

  for (guint i = 0; i < 3; i++)
    {
      const char *names[] = { "a", "b", "c" };
      g_autoptr (SudokuState) state = new_state (i + 1);

      g_assert_true (sudoku_bookmarks_insert (bookmarks, i, names[i], state));
      sudoku_state_set_value (state, 0, 5, SUDOKU_ORIGIN_ENTRY); /* it was copied */
    }
  assert_names (bookmarks, "abc");
  grid = sudoku_state_get_grid (sudoku_bookmarks_get_state (bookmarks, 1));
  g_assert_cmpuint (sudoku_grid_get_value (grid, 0), ==, 2);
  g_assert_false (sudoku_bookmarks_can_restore (bookmarks));
  g_assert_false (sudoku_bookmarks_remove (bookmarks, 3));
  g_assert_true (sudoku_bookmarks_remove (bookmarks, 2));
  g_assert_true (sudoku_bookmarks_remove (bookmarks, 1));
  assert_names (bookmarks, "a");
  g_assert_true (sudoku_bookmarks_restore (bookmarks, &place));
  g_assert_cmpuint (place, ==, 1);
  assert_names (bookmarks, "ab");
  g_assert_false (sudoku_bookmarks_restore (bookmarks, &place));
  g_assert_true (sudoku_bookmarks_remove (bookmarks, 0));
  sudoku_bookmarks_forget_removed (bookmarks);
  g_assert_false (sudoku_bookmarks_can_restore (bookmarks));
}

/* The place of what was removed may be past the end by now. */
static void
test_restore_at_end (void)
{
  g_autoptr (SudokuBookmarks) bookmarks = sudoku_bookmarks_new ();
  g_autoptr (SudokuState) state = new_state (1);
  guint place = 99;

  g_assert_true (sudoku_bookmarks_insert (bookmarks, 0, "a", state));
  g_assert_true (sudoku_bookmarks_remove (bookmarks, 0));
  g_assert_true (sudoku_bookmarks_insert (bookmarks, 0, "b", state));
  g_assert_true (sudoku_bookmarks_restore (bookmarks, &place));
  assert_names (bookmarks, "ab");
}

static void
test_limit (void)
{
  g_autoptr (SudokuBookmarks) bookmarks = sudoku_bookmarks_new ();
  g_autoptr (SudokuState) state = new_state (1);

  g_assert_false (sudoku_bookmarks_insert (bookmarks, 0, " \n ", state));
  for (guint i = 0; i < SUDOKU_BOOKMARKS_MAX; i++)
    g_assert_true (sudoku_bookmarks_insert (bookmarks, 0, "name", state));
  g_assert_true (sudoku_bookmarks_is_full (bookmarks));
  g_assert_false (sudoku_bookmarks_insert (bookmarks, 0, "name", state));
  g_assert_true (sudoku_bookmarks_remove (bookmarks, 5));
  g_assert_true (sudoku_bookmarks_insert (bookmarks, 0, "name", state));
  g_assert_false (sudoku_bookmarks_can_restore (bookmarks));
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/bookmarks/list", test_list);
  g_test_add_func ("/bookmarks/restore-at-end", test_restore_at_end);
  g_test_add_func ("/bookmarks/limit", test_limit);
  return g_test_run ();
}
