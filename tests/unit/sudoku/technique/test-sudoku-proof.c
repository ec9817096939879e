/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the checker of certificates proves, and how the argument for it runs. */

#include <sudoku-proof.h>

/* Truths with two candidates that have nothing to do with the argument. */
static const struct
{
  guint row;
  guint first_column;
  guint first_value; /* of the first cell; the next one has the next two */
} others[] = { { 2, 1, 1 }, { 5, 1, 3 }, { 8, 1, 5 }, { 3, 5, 1 } };

#define N_OTHERS 4
/* The value of the swordfish. */
#define NINE 9

static guint
get_candidate (guint row,
               guint column,
               guint value)
{
  return ((row - 1) * 9 + column - 1) * 9 + value - 1;
}

/* In an empty grid: 9 is left in columns 1, 4 and 7 of rows 1, 4 and 7, and sixteen cells elsewhere
 * have two values each, none of which excludes another. */
static SudokuPosition *
make_position (SudokuGeometry *geometry,
               SudokuStep *step,
               const SudokuLinks *links)
{
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  SudokuPosition *position = sudoku_position_new (grid);

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    for (guint k = 0; k < N_OTHERS; k++)
      {
        guint cell = (others[i].row - 1) * 9 + others[i].first_column - 1 + k;
        guint value = (others[i].first_value - 1 + 2 * k) % 8 + 1;
        SudokuSet kept = sudoku_set_or (sudoku_set_single (value), sudoku_set_single (value + 1));

        sudoku_position_remove (position, cell, sudoku_set_minus (sudoku_set_range (1, 9), kept));
        sudoku_step_add_truth (step, sudoku_links_get_cell_truth (links, cell));
      }
  for (guint row = 1; row <= 7; row += 3)
    for (guint column = 1; column <= 9; column++)
      if (column % 3 != 1)
        sudoku_position_remove (position, (row - 1) * 9 + column - 1, sudoku_set_single (NINE));
  return position;
}

/* The truth of 9 in a row: the one of its candidate that is neither of the cell nor of another
 * house. */
static guint
find_row_truth (const SudokuLinks *links,
                guint row)
{
  guint n = 0;
  const guint32 *truths =
    sudoku_links_get_truths (links, get_candidate (row, 1, NINE), &n);

  for (guint i = 0; i < n; i++)
    {
      const guint32 *candidates = sudoku_links_get_candidates (links, truths[i]);
      gboolean is_row = TRUE;

      for (guint k = 0; k < 9; k++)
        is_row = is_row && candidates[k] % 9 == NINE - 1 && candidates[k] / 81 == row - 1;
      if (is_row)
        return truths[i];
    }
  g_assert_not_reached ();
}

/* Truths of no use do not make the number of cases grow beyond all limits: two to the power of
 * sixteen, if each were distinguished before the swordfish. */
static void
test_useless_truths (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuLinks) links = sudoku_links_new (geometry);
  g_autoptr (SudokuStep) step = sudoku_step_new (sudoku_technique_find ("swordfish"));
  g_autoptr (SudokuPosition) position = make_position (geometry, step, links);
  g_autoptr (GArray) lines = NULL;
  guint n_cases = 0;

  sudoku_step_remove (step, get_candidate (9, 1, NINE));
  for (guint row = 1; row <= 4; row += 3)
    sudoku_step_add_truth (step, find_row_truth (links, row));
  g_assert_false (sudoku_step_check (step, position, links));
  sudoku_step_add_truth (step, find_row_truth (links, 7));
  g_assert_true (sudoku_step_check (step, position, links));
  lines = sudoku_step_argue (step, 0, position, links);
  for (guint i = 0; i < lines->len; i++)
    n_cases +=
      g_array_index (lines, SudokuArgumentLine, i).kind == SUDOKU_ARGUMENT_CASE ? 1 : 0;
  g_assert_cmpuint (n_cases, ==, 2);
  g_assert_cmpint (g_array_index (lines, SudokuArgumentLine, 0).kind, ==,
                   SUDOKU_ARGUMENT_SUPPOSED);
}

static SudokuStep *
make_swordfish (const SudokuLinks *links)
{
  SudokuStep *step = sudoku_step_new (sudoku_technique_find ("swordfish"));

  sudoku_step_remove (step, get_candidate (9, 1, NINE));
  for (guint row = 1; row <= 7; row += 3)
    sudoku_step_add_truth (step, find_row_truth (links, row));
  return step;
}

/* Just the cases that the certificate names are gone through. */
static void
test_tree (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuLinks) links = sudoku_links_new (geometry);
  g_autoptr (SudokuStep) none = sudoku_step_new (sudoku_technique_find ("swordfish"));
  g_autoptr (SudokuPosition) position = make_position (geometry, none, links);
  guint32 row = find_row_truth (links, 1), leaf = SUDOKU_STEP_LEAF;
  const struct
  {
    guint32 nodes[5];
    guint n;
    gboolean proven;
  } trees[] = {
    { { row, leaf, leaf }, 3, TRUE },
    { { leaf }, 1, FALSE },
    { { row, leaf }, 2, FALSE },
    { { row, leaf, leaf, leaf }, 4, FALSE },
    { { row, row, leaf, leaf }, 4, FALSE },
    { { find_row_truth (links, 2), leaf, leaf }, 3, FALSE },
    { { row, find_row_truth (links, 4), leaf, leaf, leaf }, 5, FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (trees); i++)
    {
      g_autoptr (SudokuStep) step = make_swordfish (links);

      for (guint k = 0; k < trees[i].n; k++)
        sudoku_step_add_node (step, trees[i].nodes[k]);
      g_assert_cmpint (sudoku_step_check (step, position, links), ==, trees[i].proven);
    }
}

/* Once one of the columns is taken, two rows take the others, and nothing is left for the third
 * one; or all three are counted at once. One alone takes nothing. */
static void
test_sets (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuLinks) links = sudoku_links_new (geometry);
  g_autoptr (SudokuStep) none = sudoku_step_new (sudoku_technique_find ("swordfish"));
  g_autoptr (SudokuPosition) position = make_position (geometry, none, links);
  const guint32 truths[] = { find_row_truth (links, 1), find_row_truth (links, 4),
                             find_row_truth (links, 7) };
  guint32 covers[3] = { 0 };
  guint n_covers = 0;

  /* 9 of the columns 1, 4 and 7: of the houses, rows and then columns come first. */
  for (guint column = 0; column < 9; column += 3)
    covers[n_covers++] = sudoku_links_get_house_truth (links, 9 + column, NINE);
  for (guint n = 1; n <= 3; n++)
    {
      g_autoptr (SudokuStep) step = make_swordfish (links);
      g_autoptr (GArray) lines = NULL;

      sudoku_step_add_set (step, &(SudokuStepSet){ truths, n, covers, 3 });
      sudoku_step_add_node (step, SUDOKU_STEP_LEAF);
      g_assert_cmpint (sudoku_step_check (step, position, links), ==, n > 1);
      if (n == 1)
        continue;
      lines = sudoku_step_argue (step, 0, position, links);
      g_assert_cmpuint (lines->len, ==, n == 2 ? 3 : 2);
      g_assert_cmpint (g_array_index (lines, SudokuArgumentLine, 1).kind, ==,
                       n == 2 ? SUDOKU_ARGUMENT_SET : SUDOKU_ARGUMENT_SET_TOO_FEW);
    }
}

/* Two truths that one candidate can be enough for are not two for one link. */
static void
test_common_candidates (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuLinks) links = sudoku_links_new (geometry);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuPosition) position = sudoku_position_new (grid);
  const guint32 truths[] = { sudoku_links_get_house_truth (links, 0, NINE),
                             sudoku_links_get_house_truth (links, 18, NINE) };

  /* 9 in row 1 and in box 1: only in the first two cells. */
  for (guint cell = 2; cell < 27; cell++)
    if (cell < 9 || cell % 9 < 3)
      sudoku_position_remove (position, cell, sudoku_set_single (NINE));
  for (guint with_set = 0; with_set < 2; with_set++)
    {
      g_autoptr (SudokuStep) step = sudoku_step_new (sudoku_technique_find ("swordfish"));

      sudoku_step_remove (step, get_candidate (9, 9, 1));
      sudoku_step_add_truth (step, truths[0]);
      sudoku_step_add_truth (step, truths[1]);
      sudoku_step_add_link (step, truths[0]);
      if (with_set)
        {
          sudoku_step_add_set (step, &(SudokuStepSet){ truths, 2, truths, 1 });
          sudoku_step_add_node (step, SUDOKU_STEP_LEAF);
        }
      g_assert_false (sudoku_step_check (step, position, links));
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/proof/useless-truths", test_useless_truths);
  g_test_add_func ("/sudoku/proof/tree", test_tree);
  g_test_add_func ("/sudoku/proof/sets", test_sets);
  g_test_add_func ("/sudoku/proof/common-candidates", test_common_candidates);
  return g_test_run ();
}
