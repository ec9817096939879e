/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All that looks at a formula sees the same clauses: what asks for one by its number, what writes
 * them, counts them, checks a model by them, and what loads them into a solver. For every shape
 * up to 12×12 and some larger ones, every encoding and numbering, with and without givens. */

#include <sat-check.h>
#include <sat-dimacs.h>
#include <sat-solver.h>
#include <string.h>
#include <sudoku-decode.h>

#include "test-cnf.h"

/* Of larger formulas only so many clauses are asked for one by one. */
#define ASKED_MAX 20000
/* Clauses of each formula that the solver is asked about. */
#define N_ENTAILED 4
/* Shapes that are loaded into the solver. */
#define SOLVER_SIDE_MAX 9

typedef struct
{
  SudokuCnf *cnf;
  SatClauses *clauses; /* what is streamed: all else is compared with it */
  const int *literals; /* of it */
  gsize n_literals;    /* with zeros */
  GArray *starts;      /* (element-type gsize): of each clause, and the end */
} Formula;

static void
formula_init (Formula *self,
              const SudokuGrid *grid,
              const SudokuEncoding *encoding,
              const SudokuNumbering *numbering)
{
  gsize start = 0;

  self->cnf = sudoku_cnf_new (grid, encoding, numbering);
  self->clauses = test_collect_clauses (self->cnf);
  self->literals = sat_clauses_get_literals (self->clauses, &self->n_literals);
  self->starts = g_array_new (FALSE, FALSE, sizeof (gsize));
  g_array_append_val (self->starts, start);
  for (gsize i = 0; i < self->n_literals; i++)
    if (self->literals[i] == 0)
      {
        start = i + 1;
        g_array_append_val (self->starts, start);
      }
}

static void
formula_clear (Formula *self)
{
  g_array_unref (self->starts);
  sat_clauses_free (self->clauses);
  sudoku_cnf_unref (self->cnf);
}

static const int *
get_clause (const Formula *self,
            guint64 clause,
            gsize *n_literals)
{
  const gsize *starts = (const gsize *)(gconstpointer)self->starts->data;

  *n_literals = starts[clause + 1] - starts[clause] - 1;
  return self->literals + starts[clause];
}

/* By number, each of them or some; and by family. */
static void
check_access (const Formula *self)
{
  guint64 n_clauses = sudoku_cnf_get_n_clauses (self->cnf);
  guint64 step = 1 + n_clauses / ASKED_MAX;
  gsize n_families;
  const SudokuFamily *families = sudoku_cnf_get_families (self->cnf, &n_families);
  guint64 n = 0;

  g_assert_cmpuint (self->starts->len, ==, n_clauses + 1);
  for (guint64 clause = 0; clause < n_clauses; clause += step)
    {
      int asked[SUDOKU_SIDE_MAX];
      gsize length;
      const int *expected = get_clause (self, clause, &length);

      g_assert_cmpuint (sudoku_cnf_get_clause (self->cnf, clause, asked), ==, length);
      g_assert_cmpmem (asked, length * sizeof (int), expected, length * sizeof (int));
    }
  for (gsize i = 0; i < n_families; i++)
    {
      g_assert_cmpuint (families[i].first, ==, n);
      n += families[i].n_clauses;
      g_assert_true (sudoku_cnf_find_family (self->cnf, n - 1) == &families[i]);
    }
  g_assert_cmpuint (n, ==, n_clauses);
}

/* The file, read back by the reader of DIMACS. */
static void
check_writer (const Formula *self)
{
  g_autoptr (GOutputStream) memory = g_memory_output_stream_new_resizable ();
  guint64 n_clauses = sudoku_cnf_get_n_clauses (self->cnf);
  g_autoptr (SatDimacsWriter) writer =
    sat_dimacs_writer_new (memory, sudoku_cnf_get_n_variables (self->cnf), n_clauses, NULL);
  g_autoptr (SatDimacs) dimacs = NULL;
  g_autoptr (GError) error = NULL;
  const int *literals;
  gsize size, n_literals;

  sudoku_cnf_stream (self->cnf, sat_dimacs_writer_get_sink (writer), NULL, &error);
  g_assert_no_error (error);
  sat_dimacs_writer_finish (writer, &error);
  g_assert_no_error (error);
  size = g_memory_output_stream_get_data_size (G_MEMORY_OUTPUT_STREAM (memory));
  g_assert_cmpuint (size, ==, sudoku_cnf_get_text_length (self->cnf));
  dimacs = sat_dimacs_read (
    "written", g_memory_output_stream_get_data (G_MEMORY_OUTPUT_STREAM (memory)), size, NULL,
    &error);
  g_assert_no_error (error);
  g_assert_cmpuint (dimacs->warnings->len, ==, 0);
  g_assert_cmpuint (dimacs->declared_clauses, ==, n_clauses);
  g_assert_cmpuint (dimacs->declared_variables, ==,
                    (guint64)sudoku_cnf_get_n_variables (self->cnf));
  literals = sat_clauses_get_literals (dimacs->clauses, &n_literals);
  g_assert_cmpuint (n_literals, ==, self->n_literals);
  g_assert_true (memcmp (literals, self->literals, n_literals * sizeof (int)) == 0);
}

static void
check_counters (const Formula *self)
{
  SatCounter counter;
  SatTextCounter text_counter;
  guint64 n_clauses = sudoku_cnf_get_n_clauses (self->cnf);
  int n_variables = sudoku_cnf_get_n_variables (self->cnf);

  sat_counter_init (&counter);
  sat_text_counter_init (&text_counter);
  g_assert_true (sudoku_cnf_stream (self->cnf, &counter.sink, NULL, NULL));
  g_assert_true (sudoku_cnf_stream (self->cnf, &text_counter.sink, NULL, NULL));
  g_assert_cmpuint (counter.n_clauses, ==, n_clauses);
  g_assert_cmpuint (counter.n_literals, ==, self->n_literals - n_clauses);
  g_assert_cmpint (counter.max_variable, ==, sat_clauses_get_max_variable (self->clauses));
  g_assert_cmpint (counter.max_variable, <=, n_variables);
  g_assert_cmpuint (text_counter.n_clauses, ==, n_clauses);
  g_assert_cmpuint (text_counter.n_bytes + sat_dimacs_header_length (n_variables, n_clauses), ==,
                    sudoku_cnf_get_text_length (self->cnf));
}

static gboolean
is_true (const SatModel *model,
         const int *literals,
         gsize n_literals)
{
  for (gsize i = 0; i < n_literals; i++)
    if (sat_model_get_value (model, ABS (literals[i])) == (literals[i] > 0 ? 1 : -1))
      return TRUE;
  return FALSE;
}

/* Values for all variables, a quarter of them true: true and false clauses of each kind. */
static SatModel *
make_random_model (const Formula *self,
                   GRand *rand)
{
  SatModel *model = sat_model_new (SAT_STATUS_SATISFIABLE);
  int max = sat_clauses_get_max_variable (self->clauses);

  for (int variable = 1; variable <= max; variable++)
    sat_model_add (model, g_rand_int_range (rand, 0, 4) == 0 ? variable : -variable, NULL);
  return model;
}

/* What satisfies the rules, if there are no diagonals. */
static SatModel *
make_canonical_model (const Formula *self)
{
  SudokuGeometry *geometry = sudoku_grid_get_geometry (sudoku_cnf_get_grid (self->cnf));
  g_autoptr (SudokuGrid) grid = test_canonical_grid (geometry);
  SatModel *model = sudoku_model_from_grid (grid, sudoku_cnf_get_numbering (self->cnf));

  sudoku_cnf_complete_model (self->cnf, model);
  return model;
}

/* The checker finds false what is false clause by clause. */
static void
check_checker (const Formula *self,
               const SatModel *model)
{
  g_autoptr (SatChecker) checker = sat_checker_new (model);
  guint64 n_clauses = sudoku_cnf_get_n_clauses (self->cnf);
  guint64 n_false = 0, first_false = 0;

  for (guint64 clause = 0; clause < n_clauses; clause++)
    {
      gsize length;
      const int *literals = get_clause (self, clause, &length);

      if (!is_true (model, literals, length) && n_false++ == 0)
        first_false = clause;
    }
  g_assert_true (sudoku_cnf_stream (self->cnf, sat_checker_get_sink (checker), NULL, NULL));
  g_assert_cmpuint (sat_checker_get_n_clauses (checker), ==, n_clauses);
  g_assert_cmpuint (sat_checker_get_n_false (checker), ==, n_false);
  if (n_false > 0)
    g_assert_cmpuint (sat_checker_get_first_false (checker), ==, first_false);
}

/* The solver has as many clauses; none of those asked for can be false in it; and a model that
 * satisfies all of them, and no other, is one in it. */
static void
check_solver (const Formula *self,
              const SatModel *model,
              GRand *rand)
{
  g_autoptr (SatSolver) solver = sat_solver_new (SAT_PROFILE_DEFAULT);
  guint64 n_clauses = sudoku_cnf_get_n_clauses (self->cnf);
  gboolean satisfied = TRUE;
  SatSolverStats stats;

  if (sudoku_grid_get_side (sudoku_cnf_get_grid (self->cnf)) > SOLVER_SIDE_MAX)
    return;
  g_assert_true (sudoku_cnf_stream (self->cnf, sat_solver_get_sink (solver), NULL, NULL));
  sat_solver_get_stats (solver, &stats);
  g_assert_cmpuint (stats.n_clauses, ==, n_clauses);
  g_assert_cmpint (stats.n_variables, ==, sat_clauses_get_max_variable (self->clauses));
  for (guint i = 0; i < N_ENTAILED; i++)
    {
      guint64 clause = (guint64)(g_rand_double (rand) * (double)n_clauses);
      gsize length;
      const int *literals = get_clause (self, clause, &length);

      for (gsize k = 0; k < length; k++)
        g_assert_true (sat_solver_assume (solver, -literals[k], NULL));
      g_assert_cmpint (sat_solver_solve (solver, NULL), ==, SAT_STATUS_UNSATISFIABLE);
    }
  for (guint64 clause = 0; clause < n_clauses && satisfied; clause++)
    {
      gsize length;
      const int *literals = get_clause (self, clause, &length);

      satisfied = is_true (model, literals, length);
    }
  for (int literal = 0; (literal = sat_model_next_literal (model, ABS (literal))) != 0;)
    sat_solver_assume (solver, literal, NULL);
  g_assert_cmpint (sat_solver_solve (solver, NULL), ==,
                   satisfied ? SAT_STATUS_SATISFIABLE : SAT_STATUS_UNSATISFIABLE);
}

static void
check_formula (const SudokuGrid *grid,
               const SudokuEncoding *encoding,
               const SudokuNumbering *numbering,
               GRand *rand)
{
  Formula formula;
  g_autoptr (SatModel) random = NULL;
  g_autoptr (SatModel) canonical = NULL;

  formula_init (&formula, grid, encoding, numbering);
  random = make_random_model (&formula, rand);
  canonical = make_canonical_model (&formula);
  check_access (&formula);
  check_writer (&formula);
  check_counters (&formula);
  check_checker (&formula, random);
  check_checker (&formula, canonical);
  check_solver (&formula, random, rand);
  check_solver (&formula, canonical, rand);
  formula_clear (&formula);
}

/* In every encoding and numbering that there is, empty and with random values in half of the
 * cells. */
static void
check_shape (const TestShape *shape,
             gpointer user_data)
{
  g_autoptr (SudokuGeometry) geometry = test_shape_make (shape);
  g_autoptr (SudokuGrid) empty = sudoku_grid_new (geometry);
  g_autoptr (SudokuGrid) filled = test_random_grid (shape, 1);
  g_autoptr (GRand) rand = g_rand_new_with_seed (2);
  gsize n_encodings, n_numberings;
  const SudokuEncoding *encodings = sudoku_encodings (&n_encodings);
  const SudokuNumbering *numberings = sudoku_numberings (&n_numberings);

  for (gsize i = 0; i < n_encodings; i++)
    for (gsize k = 0; k < n_numberings && test_encoding_is_due (i, k); k++)
      {
        check_formula (empty, &encodings[i], &numberings[k], rand);
        check_formula (filled, &encodings[i], &numberings[k], rand);
      }
}

static void
test_all (void)
{
  test_shapes_foreach (12, check_shape, NULL);
}

static void
test_large (void)
{
  static const TestShape shapes[] = {
    { 4, 4, FALSE },
    { 2, 8, TRUE },
    { 1, 16, FALSE },
    { 5, 5, TRUE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (shapes); i++)
    check_shape (&shapes[i], NULL);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/cnf-views/all", test_all);
  g_test_add_func ("/sudoku/cnf-views/large", test_large);
  return g_test_run ();
}
