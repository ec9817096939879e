/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Hints: the mistake comes first, and what is said follows. */

#include <string.h>

#include <sudoku-hint.h>
#include <sudoku-solve.h>

#include "test-grid.h"

/* Singles suffice. */
static const char EASY[] =
  "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

static SudokuGrid *
make_puzzle (const char *line)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);

  return test_grid_from_line (geometry, line, FALSE);
}

static SudokuGrid *
solve (const SudokuGrid *puzzle)
{
  SudokuGrid *solution = NULL;

  g_assert_cmpint (sudoku_check (puzzle, NULL, &solution, NULL, NULL), ==, SUDOKU_VERDICT_UNIQUE);
  return solution;
}

static SudokuHint *
ask (const SudokuGrid *grid,
     const SudokuSet *removed)
{
  SudokuHintWish wish = { .removed = removed };
  g_autoptr (GError) error = NULL;
  SudokuHint *hint = sudoku_hint_find (grid, &wish, NULL, &error);

  g_assert_no_error (error);
  return hint;
}

/* Puts wrong values into cells as entries. */
static void
enter_wrongly (SudokuGrid *grid,
               const SudokuGrid *solution,
               guint cell)
{
  guint value = sudoku_grid_get_value (solution, cell) % sudoku_grid_get_side (grid) + 1;

  sudoku_grid_set (grid, cell, value, SUDOKU_ORIGIN_ENTRY);
}

static void
test_wrong_entries (void)
{
  g_autoptr (SudokuGrid) grid = make_puzzle (EASY);
  g_autoptr (SudokuGrid) solution = solve (grid);
  g_autoptr (SudokuHint) hint = NULL;
  guint n = 0;
  const guint *cells = NULL;

  enter_wrongly (grid, solution, 0);
  sudoku_grid_set (grid, 1, sudoku_grid_get_value (solution, 1), SUDOKU_ORIGIN_ENTRY);
  enter_wrongly (grid, solution, 80);
  hint = ask (grid, NULL);
  g_assert_cmpint (sudoku_hint_get_kind (hint), ==, SUDOKU_HINT_WRONG);
  cells = sudoku_hint_get_wrong_entries (hint, &n);
  g_assert_cmpuint (n, ==, 2);
  g_assert_cmpuint (cells[0], ==, 0);
  g_assert_cmpuint (cells[1], ==, 80);
  g_assert_cmpuint (sudoku_hint_get_steps (hint)->len, ==, 0);
}

static void
test_wrong_marks (void)
{
  g_autoptr (SudokuGrid) grid = make_puzzle (EASY);
  g_autoptr (SudokuGrid) solution = solve (grid);
  g_autoptr (SudokuHint) hint = NULL;
  SudokuSet removed[81] = { SUDOKU_SET_EMPTY };
  guint n = 0;
  const guint *cells = NULL;

  for (guint value = 1; value <= 9; value++)
    if (value != sudoku_grid_get_value (solution, 0))
      removed[0] = sudoku_set_or (removed[0], sudoku_set_single (value));
  removed[3] = sudoku_set_single (sudoku_grid_get_value (solution, 3));
  hint = ask (grid, removed);
  g_assert_cmpint (sudoku_hint_get_kind (hint), ==, SUDOKU_HINT_WRONG);
  cells = sudoku_hint_get_wrong_marks (hint, &n);
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpuint (cells[0], ==, 3);
  sudoku_hint_get_wrong_entries (hint, &n);
  g_assert_cmpuint (n, ==, 0);
}

/* Marks, and then entries, that leave none of several solutions. */
static void
test_wrong_in_several (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, "1...............", FALSE);
  g_autoptr (SudokuHint) hint = NULL;
  SudokuSet removed[16] = { SUDOKU_SET_EMPTY };
  guint n = 0;
  const guint *cells = NULL;

  /* 2 has no place in the second row, as its first box has it in the first row. */
  sudoku_grid_set (grid, 1, 2, SUDOKU_ORIGIN_ENTRY);
  removed[6] = sudoku_set_single (2);
  removed[7] = sudoku_set_single (2);
  removed[9] = sudoku_set_single (3);
  hint = ask (grid, removed);
  g_assert_cmpint (sudoku_hint_get_kind (hint), ==, SUDOKU_HINT_WRONG);
  cells = sudoku_hint_get_wrong_marks (hint, &n);
  g_assert_cmpuint (n, ==, 2);
  g_assert_cmpuint (cells[0], ==, 6);
  g_assert_cmpuint (cells[1], ==, 7);
  sudoku_hint_free (g_steal_pointer (&hint));

  sudoku_grid_set (grid, 15, 3, SUDOKU_ORIGIN_ENTRY);
  sudoku_grid_set (grid, 12, 3, SUDOKU_ORIGIN_ENTRY);
  hint = ask (grid, removed);
  g_assert_cmpint (sudoku_hint_get_kind (hint), ==, SUDOKU_HINT_WRONG);
  cells = sudoku_hint_get_wrong_entries (hint, &n);
  g_assert_cmpuint (n, ==, 2);
  g_assert_cmpuint (cells[0], ==, 12);
  g_assert_cmpuint (cells[1], ==, 15);
}

static void
test_no_solution (void)
{
  g_autoptr (SudokuGrid) grid = make_puzzle (EASY);
  g_autoptr (SudokuGrid) solution = solve (grid);
  g_autoptr (SudokuHint) hint = NULL;

  enter_wrongly (grid, solution, 0);
  sudoku_grid_set (grid, 0, sudoku_grid_get_value (grid, 0), SUDOKU_ORIGIN_GIVEN);
  hint = ask (grid, NULL);
  g_assert_cmpint (sudoku_hint_get_kind (hint), ==, SUDOKU_HINT_NO_SOLUTION);
}

/* Takes a hint's first step as entries and removed marks; it must agree with the solution. */
static void
take_step (SudokuGrid *grid,
           SudokuSet *removed,
           const SudokuHint *hint,
           const SudokuGrid *solution)
{
  const SudokuStep *step = g_ptr_array_index (sudoku_hint_get_steps (hint), 0);
  guint n = 0, side = sudoku_grid_get_side (grid);
  const SudokuConclusion *conclusions = sudoku_step_get_conclusions (step, &n);

  g_assert_cmpuint (n, >, 0);
  for (guint i = 0; i < n; i++)
    {
      guint cell = conclusions[i].candidate / side, value = conclusions[i].candidate % side + 1;

      g_assert_cmpuint (sudoku_grid_get_fixed (grid, cell), ==, 0);
      g_assert_true (sudoku_position_has (sudoku_hint_get_position (hint),
                                          conclusions[i].candidate));
      g_assert_true (conclusions[i].placed == (sudoku_grid_get_value (solution, cell) == value));
      if (conclusions[i].placed)
        sudoku_grid_set (grid, cell, value, SUDOKU_ORIGIN_ENTRY);
      else
        removed[cell] = sudoku_set_or (removed[cell], sudoku_set_single (value));
    }
}

/* A hint at every position of the path that the hints themselves make. Returns their number. */
static guint
follow_hints (SudokuGrid *grid)
{
  g_autoptr (SudokuGrid) solution = solve (grid);
  g_autofree SudokuSet *removed = g_new0 (SudokuSet, sudoku_grid_get_n_cells (grid));
  guint n = 0;

  for (;; n++)
    {
      g_autoptr (SudokuHint) hint = ask (grid, removed);

      if (sudoku_hint_get_kind (hint) == SUDOKU_HINT_SOLVED)
        return n;
      g_assert_cmpint (sudoku_hint_get_kind (hint), ==, SUDOKU_HINT_STEP);
      take_step (grid, removed, hint, solution);
    }
}

static void
test_easy (void)
{
  g_autoptr (SudokuGrid) grid = make_puzzle (EASY);
  g_autoptr (SudokuHint) hint = ask (grid, NULL);
  guint n_open = 81 - sudoku_grid_count (grid, SUDOKU_ORIGIN_GIVEN);

  g_assert_cmpint (sudoku_hint_get_stage (hint), ==, SUDOKU_HINT_STAGE_TECHNIQUES);
  g_assert_cmpuint (sudoku_hint_get_house (hint, 0), <, 27);
  g_assert_cmpuint (follow_hints (grid), >=, n_open);
}

static void
test_cancelled (void)
{
  g_autoptr (SudokuGrid) grid = make_puzzle (EASY);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  SudokuTask task = { .cancellable = cancellable };
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  g_assert_null (sudoku_hint_find (grid, NULL, &task, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/hint/wrong-entries", test_wrong_entries);
  g_test_add_func ("/sudoku/hint/wrong-marks", test_wrong_marks);
  g_test_add_func ("/sudoku/hint/wrong-in-several", test_wrong_in_several);
  g_test_add_func ("/sudoku/hint/no-solution", test_no_solution);
  g_test_add_func ("/sudoku/hint/easy", test_easy);
  g_test_add_func ("/sudoku/hint/cancelled", test_cancelled);
  return g_test_run ();
}
