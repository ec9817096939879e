/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Does the formula say what the rules say? Each encoding against brute force, and
 * against the first one. */

#include <sat-solver.h>
#include <sudoku-check.h>
#include <sudoku-cnf.h>

#include "test-brute.h"
#include "test-cnf.h"

/* Is the variable true, as a grid has it? */
static gboolean
is_true (const SudokuCnf *cnf,
         const SudokuGrid *grid,
         int variable)
{
  guint side = sudoku_grid_get_side (grid);
  SudokuMeaning meaning;

  g_assert_true (sudoku_cnf_describe_variable (cnf, variable, &meaning));
  for (guint i = 0; i < meaning.n_candidates; i++)
    if (sudoku_grid_get_value (grid, meaning.candidates[i] / side) ==
        meaning.candidates[i] % side + 1)
      return TRUE;
  return FALSE;
}

/* How many clauses a grid violates, an empty cell standing for no value at all. */
static guint64
count_violated (const SudokuCnf *cnf,
                const SudokuGrid *grid)
{
  int literals[SUDOKU_SIDE_MAX];
  guint64 n_violated = 0;

  for (guint64 k = 0; k < sudoku_cnf_get_n_clauses (cnf); k++)
    {
      guint n = sudoku_cnf_get_clause (cnf, k, literals);
      gboolean satisfied = FALSE;

      for (guint i = 0; i < n && !satisfied; i++)
        satisfied = is_true (cnf, grid, ABS (literals[i])) == (literals[i] > 0);
      n_violated += !satisfied;
    }
  return n_violated;
}

typedef struct
{
  const SudokuCnf *cnf;
  GRand *rand;
} Check;

/* A solution satisfies everything; a grid that differs from it in one cell does not. */
static gboolean
check_solution (const guint8 *values,
                gpointer user_data)
{
  Check *self = user_data;
  g_autoptr (SudokuGrid) grid = sudoku_grid_copy (sudoku_cnf_get_grid (self->cnf));
  guint spoiled = g_rand_int (self->rand) % sudoku_grid_get_n_cells (grid);
  guint value = g_rand_int (self->rand) % (sudoku_grid_get_side (grid) + 1);

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    sudoku_grid_set (grid, cell, values[cell], SUDOKU_ORIGIN_ANSWER);
  g_assert_true (sudoku_check_is_solved (grid));
  g_assert_cmpuint (count_violated (self->cnf, grid), ==, 0);
  if (value == values[spoiled])
    return TRUE;
  sudoku_grid_set (grid, spoiled, value, value == 0 ? SUDOKU_ORIGIN_NONE : SUDOKU_ORIGIN_ANSWER);
  g_assert_cmpuint (count_violated (self->cnf, grid), >, 0);
  return TRUE;
}

/* All models, told apart by every variable that means something. */
static guint
count_models (const SudokuCnf *cnf)
{
  g_autoptr (SatSolver) solver = sat_solver_new (SAT_PROFILE_DEFAULT);
  g_autoptr (GArray) blocking = g_array_new (FALSE, FALSE, sizeof (int));
  g_autoptr (GError) error = NULL;
  guint n_cells = sudoku_grid_get_n_cells (sudoku_cnf_get_grid (cnf));
  guint side = sudoku_grid_get_side (sudoku_cnf_get_grid (cnf));
  guint n_models = 0;

  g_assert_true (sudoku_cnf_stream (cnf, sat_solver_get_sink (solver), NULL, &error));
  while (sat_solver_solve (solver, &error) == SAT_STATUS_SATISFIABLE)
    {
      n_models++;
      g_array_set_size (blocking, 0);
      for (guint cell = 0; cell < n_cells; cell++)
        for (guint value = 1; value <= side; value++)
          {
            int variable = sudoku_cnf_get_variable (cnf, cell, value);
            int literal = sat_solver_value (solver, variable) ? -variable : variable;

            g_array_append_val (blocking, literal);
          }
      sat_solver_add_clause (solver, (const int *)blocking->data, blocking->len, &error);
      g_assert_no_error (error);
    }
  g_assert_no_error (error);
  g_assert_cmpint (sat_solver_get_status (solver), ==, SAT_STATUS_UNSATISFIABLE);
  return n_models;
}

/* The first rows of a solution as givens, so that all that is left can be tried. */
static SudokuGrid *
first_rows (const TestShape *shape,
            guint n_rows)
{
  g_autoptr (SudokuGeometry) geometry = test_shape_make (shape);
  g_autoptr (SudokuGrid) canonical = test_canonical_grid (geometry);
  SudokuGrid *grid = sudoku_grid_new (geometry);

  for (guint cell = 0; cell < n_rows * test_shape_get_side (shape); cell++)
    sudoku_grid_set (grid, cell, sudoku_grid_get_value (canonical, cell), SUDOKU_ORIGIN_GIVEN);
  return grid;
}

static void
check_models (const TestShape *shape,
              guint n_rows,
              guint n_expected,
              gsize turn)
{
  g_autoptr (SudokuGrid) grid = first_rows (shape, n_rows);
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  gsize n_encodings = 0;
  const SudokuEncoding *encodings = sudoku_encodings (&n_encodings);

  for (gsize i = 0; i < n_encodings; i++)
    {
      g_autoptr (SudokuCnf) cnf = test_make_cnf (grid, encodings[i].id, "original");
      Check check = { cnf, rand };
      guint64 n_solutions = 0;

      if (!test_encoding_is_due (i, turn))
        continue;
      n_solutions = test_brute_force (grid, check_solution, &check);
      g_assert_cmpuint (count_models (cnf), ==, n_solutions);
      if (n_expected > 0)
        g_assert_cmpuint (n_solutions, ==, n_expected);
    }
}

static void
test_models (void)
{
  static const struct
  {
    TestShape shape;
    guint n_rows;
    guint n_expected; /* known numbers; 0: whatever brute force finds */
  } cases[] = {
    { { 2, 2, FALSE }, 0, 288 },
    { { 1, 4, FALSE }, 0, 576 },
    { { 2, 2, TRUE }, 0, 0 },
    { { 1, 3, TRUE }, 0, 0 },
    { { 2, 3, FALSE }, 3, 0 },
    { { 3, 2, FALSE }, 3, 0 },
    { { 2, 3, TRUE }, 2, 0 },
    { { 1, 5, FALSE }, 2, 0 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    check_models (&cases[i].shape, cases[i].n_rows, cases[i].n_expected, i);
}

/* Each (@step-th) clause of one formula follows from the other. */
static void
check_follows (const SudokuCnf *premise,
               const SudokuCnf *conclusion,
               guint64 step)
{
  g_autoptr (SatSolver) solver = sat_solver_new (SAT_PROFILE_DEFAULT);
  g_autoptr (GError) error = NULL;
  int literals[SUDOKU_SIDE_MAX];

  g_assert_true (sudoku_cnf_stream (premise, sat_solver_get_sink (solver), NULL, &error));
  g_assert_cmpint (sat_solver_solve (solver, &error), ==, SAT_STATUS_SATISFIABLE);
  for (guint64 k = 0; k < sudoku_cnf_get_n_clauses (conclusion); k += step)
    {
      guint n = sudoku_cnf_get_clause (conclusion, k, literals);

      for (guint i = 0; i < n; i++)
        g_assert_true (sat_solver_assume (solver, -literals[i], &error));
      g_assert_cmpint (sat_solver_solve (solver, &error), ==, SAT_STATUS_UNSATISFIABLE);
    }
  g_assert_no_error (error);
}

/* That at most one follows from at least one is a pigeonhole argument, which takes a
 * solver long in an empty large grid: there some rows are given. */
static void
test_equivalent (void)
{
  static const struct
  {
    TestShape shape;
    guint n_rows;
    guint64 step;
  } cases[] = {
    { { 2, 2, FALSE }, 0, 1 },
    { { 2, 2, TRUE }, 0, 1 },
    { { 2, 3, FALSE }, 0, 1 },
    { { 3, 2, FALSE }, 0, 1 },
    { { 1, 5, FALSE }, 0, 1 },
    { { 3, 3, FALSE }, 3, 211 },
    { { 3, 4, FALSE }, 9, 397 },
  };

  gsize n_encodings = 0;
  const SudokuEncoding *encodings = sudoku_encodings (&n_encodings);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    for (gsize k = 1; k < n_encodings; k++)
      {
        g_autoptr (SudokuGrid) grid = first_rows (&cases[i].shape, cases[i].n_rows);
        g_autoptr (SudokuCnf) first = test_make_cnf (grid, encodings[0].id, "original");
        g_autoptr (SudokuCnf) other = test_make_cnf (grid, encodings[k].id, "original");

        /* What ties auxiliary variables does not follow from a formula without them. */
        if (sudoku_cnf_get_n_auxiliaries (other) > 0)
          continue;
        check_follows (first, other, cases[i].step);
        check_follows (other, first, cases[i].step);
      }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/cnf-meaning/models", test_models);
  g_test_add_func ("/sudoku/cnf-meaning/equivalent", test_equivalent);
  return g_test_run ();
}
