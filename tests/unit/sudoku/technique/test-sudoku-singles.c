/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How hard singles are said to be, in positions made for them. */

#include <sudoku-step-search.h>

/* In an empty grid: 5 is left in one cell of a house. */
static SudokuPosition *
make_hidden (guint house)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  SudokuPosition *position = sudoku_position_new (grid);
  const guint16 *cells = sudoku_geometry_get_house_cells (geometry, house);

  for (guint i = 0; i < 9; i++)
    if (i != 4)
      sudoku_position_remove (position, cells[i], sudoku_set_single (5));
  return position;
}

/* In an empty grid: one cell of a house is left. */
static SudokuPosition *
make_last (guint house)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  const guint16 *cells = sudoku_geometry_get_house_cells (geometry, house);

  for (guint i = 0; i < 9; i++)
    if (i != 4)
      sudoku_grid_set (grid, cells[i], i + 1, SUDOKU_ORIGIN_GIVEN);
  return sudoku_position_new (grid);
}

/* The one step of a technique: that 5 is in the fifth cell of the house. */
static void
assert_step (const SudokuPosition *position,
             const char *id,
             guint house,
             guint rating)
{
  SudokuGeometry *geometry = sudoku_position_get_geometry (position);
  g_autoptr (SudokuLinks) links = sudoku_links_new (geometry);
  g_autoptr (SudokuStepSearch) search = sudoku_step_search_new (links);
  const SudokuTechnique *technique = sudoku_technique_find (id);
  g_autoptr (GPtrArray) steps =
    sudoku_step_search_run (search, position, &technique, 1, SUDOKU_STEP_ALL);
  const SudokuConclusion *conclusions = NULL;
  guint n = 0;

  g_assert_cmpuint (steps->len, ==, 1);
  conclusions = sudoku_step_get_conclusions (g_ptr_array_index (steps, 0), &n);
  g_assert_cmpuint (n, ==, 1);
  g_assert_true (conclusions[0].placed);
  g_assert_cmpuint (conclusions[0].candidate, ==,
                    sudoku_geometry_get_house_cells (geometry, house)[4] * 9u + 4);
  g_assert_cmpuint (sudoku_step_get_rating (g_ptr_array_index (steps, 0)), ==, rating);
}

static void
test_hidden (void)
{
  static const guint ratings[] = { 15, 15, 12 }; /* row, column, box */

  for (guint kind = 0; kind < G_N_ELEMENTS (ratings); kind++)
    {
      g_autoptr (SudokuPosition) position = make_hidden (9 * kind + 3);

      assert_step (position, "hidden-single", 9 * kind + 3, ratings[kind]);
    }
}

static void
test_last (void)
{
  static const char *const ids[] = { "full-house", "hidden-single" };

  for (guint house = 3; house < 27; house += 9)
    for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
      {
        g_autoptr (SudokuPosition) position = make_last (house);

        assert_step (position, ids[i], house, 10);
      }
}

static void
test_naked (void)
{
  g_autoptr (SudokuPosition) position = make_last (3);

  assert_step (position, "naked-single", 3, 23);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/singles/hidden", test_hidden);
  g_test_add_func ("/sudoku/singles/last", test_last);
  g_test_add_func ("/sudoku/singles/naked", test_naked);
  return g_test_run ();
}
