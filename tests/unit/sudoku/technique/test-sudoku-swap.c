/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which patterns could change their values: a rectangle that a rule tells apart could not. */

#include <sudoku-swap.h>

#include "test-rules.h"

typedef struct
{
  const char *rules;
  const char *cells; /* "12 13 42 43": rows and columns */
  guint8 values[2];
  gboolean allowed;
} Case;

static const Case cases[] = {
  { "boxes=3x3", "11 12 41 42", { 1, 2 }, TRUE },
  { "boxes=3x3", "12 13 42 43", { 1, 2 }, TRUE },
  { "boxes=3x3", "12 13 52 53", { 8, 9 }, TRUE },
  /* Three cells, two boxes too many, a house with one cell. */
  { "boxes=3x3", "11 12 41", { 1, 2 }, FALSE },
  { "boxes=3x3", "11 14 41 44", { 1, 2 }, FALSE },
  { "boxes=3x3", "11 12 21 22 44", { 1, 2 }, FALSE },
  /* A ring of six. */
  { "boxes=3x3", "11 12 42 43 71 73", { 1, 2 }, TRUE },
  /* One corner is on a diagonal; or none is; or two are on the same one. */
  { "boxes=3x3 x", "11 12 41 42", { 1, 2 }, FALSE },
  { "boxes=3x3 x", "12 13 42 43", { 1, 2 }, TRUE },
  { "boxes=3x3 x", "12 13 72 73", { 1, 2 }, FALSE },
  { "boxes=3x3 x", "42 43 52 53", { 1, 2 }, FALSE },
  /* The windows have rows 2 to 4 and 6 to 8, and so the columns. */
  { "boxes=3x3 windows", "11 12 41 42", { 1, 2 }, FALSE },
  { "boxes=3x3 windows", "11 12 51 52", { 1, 2 }, TRUE },
  { "boxes=3x3 windows", "22 23 42 43", { 1, 2 }, FALSE },
  { "boxes=3x3 disjoint", "11 12 41 42", { 1, 2 }, TRUE },
  { "boxes=3x3 disjoint", "11 12 51 52", { 1, 2 }, FALSE },
  /* With nothing filled in, any cell a knight's move away might have the other value. */
  { "boxes=3x3 anti-knight", "11 12 41 42", { 1, 2 }, FALSE },
  { "boxes=3x3 non-consecutive", "11 12 41 42", { 1, 5 }, FALSE },
  { "boxes=3x3 even:r1c1", "11 12 41 42", { 1, 2 }, FALSE },
  { "boxes=3x3 even:r1c1", "11 12 41 42", { 4, 2 }, TRUE },
  { "boxes=3x3 complete", "11 12 41 42", { 1, 2 }, FALSE },
};

static guint
read_cells (const char *text,
            const guint8 *values,
            SudokuSwapCell *cells)
{
  guint n = 0;

  for (; *text != '\0'; text += text[2] == ' ' ? 3 : 2)
    {
      cells[n].cell = (guint)((text[0] - '1') * 9 + text[1] - '1');
      cells[n].values[0] = values[0];
      cells[n++].values[1] = values[1];
    }
  return n;
}

static void
test_allowed (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (SudokuGeometry) geometry = test_rules_make (&(TestRules){ 9, cases[i].rules });
      g_autoptr (SudokuLinks) links = sudoku_links_new (geometry);
      g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
      g_autoptr (SudokuPosition) position = sudoku_position_new (grid);
      SudokuSwapCell swap[8];
      guint n = read_cells (cases[i].cells, cases[i].values, swap);

      g_test_message ("%s %s", cases[i].rules, cases[i].cells);
      g_assert_cmpint (sudoku_swap_is_allowed (position, links, swap, n), ==, cases[i].allowed);
    }
}

/* A cell of the puzzle keeps its value, one that was filled since is a conclusion. */
static void
test_given (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuLinks) links = sudoku_links_new (geometry);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuPosition) position = NULL;
  g_autoptr (SudokuPosition) copy = NULL;
  SudokuSwapCell swap[4];
  guint n = read_cells ("11 12 41 42", (const guint8[]){ 1, 2 }, swap);

  sudoku_grid_set (grid, 0, 1, SUDOKU_ORIGIN_ENTRY);
  sudoku_grid_set (grid, 80, 1, SUDOKU_ORIGIN_GIVEN);
  position = sudoku_position_new_at (grid, NULL);
  g_assert_true (sudoku_position_is_filled (position, 0));
  g_assert_false (sudoku_position_is_given (position, 0));
  g_assert_true (sudoku_position_is_given (position, 80));
  g_assert_true (sudoku_swap_is_allowed (position, links, swap, n));
  sudoku_position_place (position, 1, 2);
  g_assert_false (sudoku_position_is_given (position, 1));
  copy = sudoku_position_copy (position);
  g_assert_true (sudoku_position_is_given (copy, 80));
  g_assert_true (sudoku_swap_is_allowed (copy, links, swap, n));
  g_clear_pointer (&position, sudoku_position_free);
  sudoku_grid_set (grid, 0, 1, SUDOKU_ORIGIN_GIVEN);
  position = sudoku_position_new_at (grid, NULL);
  g_assert_false (sudoku_swap_is_allowed (position, links, swap, n));
}

/* Where no cell that a knight reaches may have one of the values, the rule tells nothing apart. */
static void
test_seen_values (void)
{
  g_autoptr (SudokuGeometry) geometry =
    test_rules_make (&(TestRules){ 9, "boxes=3x3 anti-knight" });
  const SudokuGroups *groups = sudoku_geometry_get_groups (geometry);
  g_autoptr (SudokuLinks) links = sudoku_links_new (geometry);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuPosition) position = sudoku_position_new (grid);
  SudokuSwapCell swap[4];
  guint n = read_cells ("11 12 41 42", (const guint8[]){ 1, 2 }, swap);
  guint n_bonds = 0;

  for (guint i = 0; i < n; i++)
    {
      const SudokuBond *bonds = sudoku_groups_get_bonds (groups, swap[i].cell, &n_bonds);

      g_assert_false (sudoku_swap_is_allowed (position, links, swap, n));
      for (guint k = 0; k < n_bonds; k++)
        sudoku_position_remove (position, bonds[k].other, sudoku_set_range (1, 2));
    }
  g_assert_true (sudoku_swap_is_allowed (position, links, swap, n));
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/swap/allowed", test_allowed);
  g_test_add_func ("/sudoku/swap/given", test_given);
  g_test_add_func ("/sudoku/swap/seen-values", test_seen_values);
  return g_test_run ();
}
