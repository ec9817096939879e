/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Another solution exists whenever two are known; what is held stays. */

#include <string.h>
#include <sudoku-ambiguity.h>
#include <sudoku-other-solution.h>

#include "test-grid.h"

/* A 4×4 board with some givens, and all of its solutions. */
static void
check (const char *line)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, line, FALSE);
  g_autoptr (SudokuAmbiguity) all = sudoku_ambiguity_find (grid, 500, NULL, NULL);
  g_autoptr (SudokuCandidates) candidates = sudoku_candidates_new (grid);
  SudokuTaskRun run;

  sudoku_task_run_init (&run, NULL);
  g_assert_true (sudoku_candidates_propagate (candidates));
  g_assert_true (all->complete);
  for (guint i = 0; i < all->solutions->len; i += 1 + all->solutions->len / 20)
    for (guint n_held = 0; n_held <= 16; n_held++)
      {
        const guint8 *solution = all->solutions->pdata[i];
        guint8 held[16] = { 0 }, other[16] = { 0 };
        guint n_like = 0;
        SatStatus status;

        memset (held, 1, n_held);
        for (guint k = 0; k < all->solutions->len; k++)
          n_like += memcmp (all->solutions->pdata[k], solution, n_held) == 0;
        status = sudoku_other_solution_find (candidates, held, solution, &run, other);
        g_assert_cmpint (status, ==,
                         n_like > 1 ? SAT_STATUS_SATISFIABLE : SAT_STATUS_UNSATISFIABLE);
        if (status != SAT_STATUS_SATISFIABLE)
          continue;
        g_assert_cmpmem (other, n_held, solution, n_held);
        g_assert_cmpint (memcmp (other, solution, 16), !=, 0);
      }
}

static void
test_small (void)
{
  check ("1234............");
  check ("1..............2");
  check ("12..3..........4");
  check ("................");
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku-other-solution/small", test_small);
  return g_test_run ();
}
