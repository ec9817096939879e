/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Questions about premises: each answer against the plain rules, or against a search by other
 * means. */

#include <string.h>
#include <sudoku-check.h>
#include <sudoku-known-solutions.h>
#include <sudoku-premise-core.h>
#include <sudoku-premise-solver.h>
#include <sudoku-solve.h>

#include "test-brute.h"
#include "test-frames.h"
#include "test-grid.h"

/* Enters a wrong value that breaks no rule by itself, if there is one. */
static gboolean
spoil (SudokuGrid *grid,
       const SudokuGrid *full,
       GRand *rand)
{
  guint n_cells = sudoku_grid_get_n_cells (grid);
  guint first = (guint)g_rand_int_range (rand, 0, (gint32)n_cells);

  for (guint i = 0; i < n_cells; i++)
    {
      guint cell = (first + i) % n_cells;
      SudokuSet right = sudoku_set_single (sudoku_grid_get_value (full, cell));
      SudokuSet wrong = sudoku_set_minus (sudoku_check_get_candidates (grid, cell), right);

      if (sudoku_set_is_empty (wrong))
        continue;
      sudoku_grid_set (grid, cell, sudoku_set_first (wrong), SUDOKU_ORIGIN_ENTRY);
      return TRUE;
    }
  return FALSE;
}

static SudokuGrid *
make_spoilt (const TestFrame *frame,
             const char *rules,
             double density,
             GRand *rand)
{
  for (;;)
    {
      g_autoptr (SudokuGrid) full = test_frame_fill (frame, rules, rand);
      g_autoptr (SudokuGrid) grid = full != NULL ? test_thin_out (full, rand, density) : NULL;

      if (grid != NULL && spoil (grid, full, rand))
        return g_steal_pointer (&grid);
    }
}

/* The premises that are chosen, as a grid. */
static SudokuGrid *
to_grid (const SudokuPremises *premises,
         const guint8 *chosen)
{
  SudokuGrid *grid = sudoku_grid_new (sudoku_premises_get_geometry (premises));

  for (guint i = 0; i < sudoku_premises_get_n (premises); i++)
    if (chosen[i])
      sudoku_grid_set (grid, sudoku_premises_get (premises, i)->cell,
                       sudoku_premises_get (premises, i)->value, SUDOKU_ORIGIN_GIVEN);
  return grid;
}

static gboolean
is_solvable (const SudokuGrid *grid)
{
  g_autoptr (SudokuGrid) solution = NULL;
  g_autoptr (GError) error = NULL;

  sudoku_solve (grid, NULL, &solution, NULL, &error);
  g_assert_no_error (error);
  return solution != NULL;
}

/* A solution keeps all rules, and the premises that were chosen. */
static void
assert_solution (const guint8 *solution,
                 const SudokuPremises *premises,
                 const guint8 *chosen)
{
  g_autoptr (SudokuGrid) grid = to_grid (premises, chosen);

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (sudoku_grid_get_value (grid, cell) == 0)
      sudoku_grid_set (grid, cell, solution[cell], SUDOKU_ORIGIN_ANSWER);
    else
      g_assert_cmpuint (sudoku_grid_get_value (grid, cell), ==, solution[cell]);
  g_assert_true (sudoku_check_is_solved (grid));
}

/* Each question leaves out one premise of a small set without solution. On large boards these are
 * answered near solutions that are known. */
static void
test_answers (void)
{
  static const struct
  {
    TestFrame frame;
    const char *rules;
    double density;
  } cases[] = {
    { { 9, 3 }, "", 0.4 },
    { { 9, 3 }, "jigsaw", 0.4 },
    { { 9, 3 }, "anti-king", 0.4 },
    { { 9, 3 }, "anti-knight", 0.3 },
    { { 9, 3 }, "even", 0.3 },
    { { 12, 3 }, "", 0.45 },
    { { 16, 4 }, "", 0.5 },
    { { 25, 5 }, "", 0.7 },
  };
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (SudokuGrid) grid = make_spoilt (&cases[i].frame, cases[i].rules,
                                                 cases[i].density, rand);
      g_autoptr (SudokuPremises) premises = sudoku_premises_new (grid, NULL);
      g_autoptr (SudokuPremiseSolver) solver = sudoku_premise_solver_new (premises);
      guint n = sudoku_premises_get_n (premises), n_solved = 0;
      g_autofree guint8 *chosen = g_malloc (n);
      SudokuTaskRun run;

      sudoku_task_run_init (&run, NULL);
      memset (chosen, TRUE, n);
      g_assert_true (sudoku_premise_solver_find_core (solver, chosen, &run, NULL));
      for (guint k = 0; k < n; k++)
        {
          SatStatus status;

          if (!chosen[k])
            continue;
          chosen[k] = FALSE;
          status = sudoku_premise_solver_solve (solver, chosen, &run, NULL);
          if (status == SAT_STATUS_SATISFIABLE)
            {
              assert_solution (sudoku_premise_solver_get_solution (solver), premises, chosen);
              chosen[k] = TRUE;
              n_solved++;
            }
          else if (cases[i].frame.side <= 16)
            {
              g_autoptr (SudokuGrid) rest = to_grid (premises, chosen);

              g_assert_cmpint (status, ==, SAT_STATUS_UNSATISFIABLE);
              g_assert_false (is_solvable (rest));
            }
        }
      g_assert_cmpuint (n_solved, >, 0);
    }
}

/* What a proof uses has no solution, either, and is a part of what was asked about. */
static void
test_core (void)
{
  static const TestFrame frames[] = { { 4, 2 }, { 9, 3 }, { 9, 0 }, { 16, 4 } };
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);

  for (guint i = 0; i < 12; i++)
    {
      g_autoptr (SudokuGrid) grid = make_spoilt (&frames[i % 4], "", 0.5, rand);
      g_autoptr (SudokuPremises) premises = sudoku_premises_new (grid, NULL);
      g_autoptr (SudokuPremiseSolver) solver = sudoku_premise_solver_new (premises);
      guint n = sudoku_premises_get_n (premises);
      g_autofree guint8 *chosen = g_malloc (n);
      g_autoptr (SudokuGrid) part = NULL;
      SudokuTaskRun run;

      if (is_solvable (grid))
        continue;
      sudoku_task_run_init (&run, NULL);
      memset (chosen, TRUE, n);
      chosen[n - 1] = FALSE;
      part = to_grid (premises, chosen);
      if (is_solvable (part))
        continue;
      g_assert_true (sudoku_premise_solver_find_core (solver, chosen, &run, NULL));
      g_assert_false (chosen[n - 1]);
      g_clear_pointer (&part, sudoku_grid_free);
      part = to_grid (premises, chosen);
      g_assert_false (is_solvable (part));
    }
}

/* The clauses of all rules, asked again and again, against trying everything: also where the rules
 * alone decide about a cell. */
static void
test_all_rules (void)
{
  static const struct
  {
    TestFrame frame;
    const char *rules;
  } cases[] = {
    { { 3, 0 }, "even" },
    { { 4, 2 }, "x" },
    { { 4, 2 }, "odd" },
    { { 6, 2 }, "anti-king" },
    { { 6, 2 }, "even" },
    { { 6, 2 }, "jigsaw" },
  };
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (SudokuGrid) grid = make_spoilt (&cases[i].frame, cases[i].rules, 0.6, rand);
      g_autoptr (SudokuPremises) premises = sudoku_premises_new (grid, NULL);
      g_autoptr (SudokuPremiseSolver) solver = sudoku_premise_solver_new (premises);
      g_autoptr (SudokuPremiseCore) core = sudoku_premise_core_new (premises);
      guint n = sudoku_premises_get_n (premises);
      g_autofree guint8 *chosen = g_malloc (n);
      g_autofree guint8 *solution = g_malloc0 (sudoku_grid_get_n_cells (grid));
      SudokuTaskRun run;

      sudoku_task_run_init (&run, NULL);
      for (guint k = 0; k < 30; k++)
        {
          g_autoptr (SudokuGrid) part = NULL;
          SatStatus status;

          for (guint premise = 0; premise < n; premise++)
            chosen[premise] = g_rand_boolean (rand);
          part = to_grid (premises, chosen);
          if (sudoku_premise_solver_refute (solver, chosen))
            continue;
          status = sudoku_premise_core_solve (core, chosen, 100000, solution, &run, NULL);
          if (test_brute_count (part, 1) > 0)
            g_assert_cmpint (status, ==, SAT_STATUS_SATISFIABLE);
          else
            g_assert_cmpint (status, ==, SAT_STATUS_UNSATISFIABLE);
          if (status == SAT_STATUS_SATISFIABLE)
            assert_solution (solution, premises, chosen);
        }
    }
}

/* When nothing more may be done, propagation and what is known still answer. */
static void
test_effort (void)
{
  static const TestFrame frame = { 16, 4 };
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  g_autoptr (SudokuGrid) full = test_frame_fill (&frame, "", rand);
  g_autoptr (SudokuGrid) grid = test_thin_out (full, rand, 0.3);
  g_autoptr (SudokuPremises) premises = sudoku_premises_new (grid, NULL);
  g_autoptr (SudokuPremiseSolver) solver = sudoku_premise_solver_new (premises);
  guint n = sudoku_premises_get_n (premises);
  g_autofree guint8 *chosen = g_malloc (n);
  SudokuTaskRun run;

  sudoku_task_run_init (&run, NULL);
  memset (chosen, TRUE, n);
  sudoku_premise_solver_set_effort (solver, 0);
  g_assert_cmpint (sudoku_premise_solver_solve (solver, chosen, &run, NULL), ==,
                   SAT_STATUS_UNKNOWN);
  g_assert_null (sudoku_premise_solver_find_nearest (solver, n));
  sudoku_premise_solver_set_effort (solver, 10000000);
  g_assert_cmpint (sudoku_premise_solver_solve (solver, chosen, &run, NULL), ==,
                   SAT_STATUS_SATISFIABLE);
  g_assert_cmpuint (sudoku_premise_solver_get_effort (solver), <, 10000000);
  sudoku_premise_solver_set_effort (solver, 0);
  chosen[0] = FALSE;
  g_assert_cmpint (sudoku_premise_solver_solve (solver, chosen, &run, NULL), ==,
                   SAT_STATUS_SATISFIABLE);
  g_assert_nonnull (sudoku_premise_solver_find_nearest (solver, 0));
}

/* The nearest one of those that are remembered, which never forget the best. */
static void
test_known (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, "1234............", FALSE);
  g_autoptr (SudokuPremises) premises = sudoku_premises_new (grid, NULL);
  g_autoptr (SudokuKnownSolutions) known = sudoku_known_solutions_new (premises);
  const guint8 chosen[] = { TRUE, TRUE, FALSE, FALSE };
  guint8 values[16] = { 0 };

  g_assert_null (sudoku_known_solutions_find (known, chosen, 4));
  values[0] = 1;
  values[1] = 2;
  sudoku_known_solutions_add (known, values);
  for (guint i = 0; i < 200; i++)
    {
      values[0] = 1;
      values[1] = 3;
      values[4] = (guint8)(1 + i % 4);
      sudoku_known_solutions_add (known, values);
    }
  g_assert_cmpuint (sudoku_known_solutions_find (known, chosen, 0)[1], ==, 2);
  g_assert_cmpuint (sudoku_known_solutions_find (known, chosen, 4)[1], ==, 2);
  values[1] = 2;
  values[4] = 9;
  sudoku_known_solutions_add (known, values);
  g_assert_cmpuint (sudoku_known_solutions_find (known, chosen, 0)[4], ==, 9);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/premise-solver/answers", test_answers);
  g_test_add_func ("/premise-solver/core", test_core);
  g_test_add_func ("/premise-solver/all-rules", test_all_rules);
  g_test_add_func ("/premise-solver/effort", test_effort);
  g_test_add_func ("/premise-solver/known", test_known);
  return g_test_run ();
}
