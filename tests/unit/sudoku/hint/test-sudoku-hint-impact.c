/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is ruled out beforehand is never reached by following it. */

#include <sudoku-hint-impact.h>
#include <sudoku-solve.h>

#include "test-grid.h"

#define N_POSITIONS 20
#define N_CASES 3

/* Nets need a distinction of cases for it. */
static const char HARD[] =
  "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..";
/* Boards with diagonals have many solutions with it. */
static const char FEW[] =
  "..........7..........6..8......1.......3...4...........2.....5.......9...........";

/* Leaves out entries in a random order, as long as there is one solution. */
static SudokuGrid *
thin_out (const SudokuGrid *solution)
{
  SudokuGrid *grid = sudoku_grid_copy (solution);
  guint n = sudoku_grid_get_n_cells (grid);
  guint first = (guint)g_test_rand_int_range (0, (int)n);
  /* Each cell comes once, as 81 has no divisor in common with it. */
  guint step = 3 * (guint)g_test_rand_int_range (0, (int)n / 3) + 1;

  for (guint i = 0; i < n; i++)
    {
      guint cell = (first + i * step) % n, value = sudoku_grid_get_value (grid, cell);

      sudoku_grid_set (grid, cell, 0, SUDOKU_ORIGIN_NONE);
      if (sudoku_check (grid, NULL, NULL, NULL, NULL) != SUDOKU_VERDICT_UNIQUE)
        sudoku_grid_set (grid, cell, value, SUDOKU_ORIGIN_GIVEN);
    }
  return grid;
}

static gboolean
is_open (const SudokuPosition *position,
         guint32 candidate,
         guint side)
{
  return sudoku_position_has (position, candidate) &&
         !sudoku_position_is_filled (position, candidate / side);
}

/* Places what is the only one left of a truth, as long as there is any. */
static void
place_singles (SudokuPosition *position,
               const SudokuLinks *links)
{
  guint side = sudoku_links_get_side (links);

  for (guint32 truth = 0; truth < sudoku_links_get_n_truths (links);)
    {
      const guint32 *members = sudoku_links_get_candidates (links, truth);
      guint n = 0, last = 0;

      for (guint i = 0; i < side; i++)
        if (sudoku_position_has (position, members[i]))
          {
            n++;
            last = members[i];
          }
      if (n != 1 || sudoku_position_is_filled (position, last / side))
        {
          truth++;
          continue;
        }
      sudoku_position_place (position, last / side, last % side + 1);
      truth = 0;
    }
}

/* Follows each pair, whatever is said of it. */
static void
compare (const SudokuPosition *position,
         SudokuLinks *links,
         guint *n_ruled_out,
         guint *n_reached)
{
  g_autoptr (SudokuNet) net = sudoku_net_new (links, position);
  g_autoptr (SudokuNet) other = sudoku_net_new (links, position);
  g_autoptr (SudokuHintImpact) impact = sudoku_hint_impact_new (links, position, net);
  guint side = sudoku_links_get_side (links);

  for (guint32 i = 0; i < sudoku_links_get_n_candidates (links); i++)
    {
      if (!is_open (position, i, side))
        continue;
      sudoku_hint_impact_suppose (impact, i);
      for (guint32 truth = 0; truth < sudoku_links_get_n_truths (links); truth++)
        {
          SudokuNetGoal goal = SUDOKU_NET_GOAL_INIT;
          gboolean may = sudoku_hint_impact_may_contradict (impact, truth, N_CASES);
          const guint32 *members = sudoku_links_get_candidates (links, truth);
          gboolean open = FALSE;

          for (guint k = 0; k < side; k++)
            open |= is_open (position, members[k], side);
          if (!open)
            continue;
          goal.supposed = i;
          goal.holds = TRUE;
          /* What contradicts itself without cases does not count. */
          if (sudoku_net_reach (other, &goal))
            {
              g_assert_true (may);
              continue;
            }
          goal.cases = truth;
          goal.n_cases_max = N_CASES;
          if (!sudoku_net_reach (other, &goal))
            {
              *n_ruled_out += !may;
              continue;
            }
          (*n_reached)++;
          g_assert_true (may);
        }
    }
  g_assert_cmpuint (sudoku_hint_impact_take_work (impact), >, 0);
  g_assert_cmpuint (sudoku_hint_impact_take_work (impact), ==, 0);
}

/* What was seen of pairs. */
static void
judge (guint n_ruled_out,
       guint n_reached)
{
  g_test_message ("%u ruled out, %u reached", n_ruled_out, n_reached);
  g_assert_cmpuint (n_ruled_out, >, 0);
  g_assert_cmpuint (n_reached, >, 0);
}

static void
test_plain (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) puzzle = test_grid_from_line (geometry, HARD, FALSE);
  g_autoptr (SudokuLinks) links = sudoku_links_new (geometry);
  g_autoptr (SudokuPosition) position = sudoku_position_new (puzzle);
  guint n_ruled_out = 0, n_reached = 0;

  place_singles (position, links);
  compare (position, links, &n_ruled_out, &n_reached);
  judge (n_ruled_out, n_reached);
}

static void
test_diagonals (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, TRUE, NULL);
  g_autoptr (SudokuGrid) few = test_grid_from_line (geometry, FEW, FALSE);
  g_autoptr (SudokuGrid) solution = NULL;
  g_autoptr (SudokuLinks) links = sudoku_links_new (geometry);
  guint n_ruled_out = 0, n_reached = 0;

  sudoku_check (few, NULL, &solution, NULL, NULL);
  g_assert_nonnull (solution);
  for (guint i = 0; i < N_POSITIONS; i++)
    {
      g_autoptr (SudokuGrid) grid = thin_out (solution);
      g_autoptr (SudokuPosition) position = sudoku_position_new (grid);

      place_singles (position, links);
      if (sudoku_position_get_n_open (position) > 0)
        compare (position, links, &n_ruled_out, &n_reached);
    }
  judge (n_ruled_out, n_reached);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/hint/impact/plain", test_plain);
  g_test_add_func ("/hint/impact/diagonals", test_diagonals);
  return g_test_run ();
}
