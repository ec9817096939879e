/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The quasigroups of SATLIB as oracle for the laws: the published status of the same law and order;
 * their squares keep our clauses; and where both break the symmetry in the same way, each of our
 * clauses follows from theirs, and theirs from ours, by a solver. What a variable of theirs means
 * is seen from their first clauses, which say that each product exists. Skipped without the shared
 * data. */

#include <sat-dimacs.h>
#include <sat-load.h>
#include <sat-solver.h>
#include <stdlib.h>
#include <sudoku-solve.h>
#include <test-data.h>

#include "test-cnf.h"
#include "test-rules.h"

typedef struct
{
  const char *file;
  guint side;
  const char *rules;
  gboolean satisfiable;
  gboolean conjugate; /* their first clauses say of row and value that there is a column */
  gboolean same;      /* they break the symmetry as we do, so that the clauses are equivalent */
} Instance;

static const Instance instances[] = {
  { "qg3-08", 8, "idempotent schroeder break-symmetry", TRUE, TRUE, TRUE },
  { "qg7-13", 13, "idempotent qg7", TRUE, TRUE, FALSE },
  { "qg3-09", 9, "idempotent schroeder break-symmetry", FALSE, FALSE, FALSE },
  { "qg5-09", 9, "idempotent qg5 break-symmetry", FALSE, FALSE, FALSE },
};

static SatDimacs *
load (const Instance *self)
{
  g_autofree char *relative = g_strdup_printf ("cnf/satlib/%s.cnf.xz", self->file);
  g_autofree char *path = test_data_path (relative);
  g_autoptr (GInputStream) stream = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  SatDimacs *dimacs = NULL;

  if (path == NULL)
    return NULL;
  stream = sat_load_open (path, &error);
  g_assert_no_error (error);
  bytes = sat_load_unpacked (self->file, stream, NULL, &error);
  g_assert_no_error (error);
  dimacs = sat_dimacs_read (self->file, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                            NULL, &error);
  g_assert_no_error (error);
  return dimacs;
}

static SudokuCnf *
make_formula (const Instance *self)
{
  const TestRules shape = { self->side, self->rules };
  g_autoptr (SudokuGeometry) geometry = test_rules_make (&shape);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);

  return test_make_cnf (grid, "minimal", "compact");
}

static gsize
find_end (const int *literals,
          gsize start)
{
  gsize end = start;

  while (literals[end] != 0)
    end++;
  return end;
}

/* By a variable of theirs, from 1: that of ours. */
static int *
map_variables (const Instance *self,
               const SatDimacs *dimacs)
{
  const SudokuNumbering *compact = sudoku_numbering_find ("compact");
  guint side = self->side, n_long = 0, n_mapped = 0;
  int *map = g_new0 (int, side *side *side + 1);
  gsize n = 0;
  const int *literals = sat_clauses_get_literals (dimacs->clauses, &n);

  for (gsize start = 0; start < n && n_long < side * side;)
    {
      gsize end = find_end (literals, start);

      for (guint k = 0; end - start == side && k < side; k++)
        {
          guint row = n_long / side + 1, column = n_long % side + 1, value = k + 1;
          int *ours = &map[literals[start + k]];

          n_mapped += *ours == 0;
          *ours = self->conjugate ? compact->variable (side, row, value, column)
                                  : compact->variable (side, row, column, value);
        }
      n_long += end - start == side;
      start = end + 1;
    }
  g_assert_cmpuint (n_mapped, ==, side * side * side);
  return map;
}

/* Their clauses in our variables. */
static SatClauses *
translate (const Instance *self,
           const SatDimacs *dimacs)
{
  g_autofree int *map = map_variables (self, dimacs);
  gsize n = 0;
  const int *literals = sat_clauses_get_literals (dimacs->clauses, &n);
  g_autofree int *ours = g_new (int, n);
  SatClauses *clauses = sat_clauses_new ();

  for (gsize i = 0; i < n; i++)
    ours[i] = literals[i] < 0 ? -map[-literals[i]] : literals[i] > 0 ? map[literals[i]]
                                                                     : 0;
  g_assert_true (sat_sink_add (sat_clauses_get_sink (clauses), ours, n, NULL));
  return clauses;
}

static SatSolver *
new_solver (const SatClauses *clauses)
{
  SatSolver *solver = sat_solver_new (SAT_PROFILE_DEFAULT);
  gsize n = 0;
  const int *literals = sat_clauses_get_literals (clauses, &n);

  g_assert_true (sat_sink_add (sat_solver_get_sink (solver), literals, n, NULL));
  return solver;
}

/* No clause of the conclusions can be false where all premises are true. */
static void
assert_implies (const SatClauses *premises,
                const SatClauses *conclusions)
{
  g_autoptr (SatSolver) solver = new_solver (premises);
  gsize n = 0;
  const int *literals = sat_clauses_get_literals (conclusions, &n);

  for (gsize start = 0; start < n;)
    {
      gsize end = find_end (literals, start);

      for (gsize i = start; i < end; i++)
        sat_solver_assume (solver, -literals[i], NULL);
      g_assert_cmpint (sat_solver_solve (solver, NULL), ==, SAT_STATUS_UNSATISFIABLE);
      start = end + 1;
    }
}

/* A square of theirs is one of ours. */
static void
assert_satisfies (SatSolver *solver,
                  const SatClauses *clauses)
{
  gsize n = 0;
  const int *literals = sat_clauses_get_literals (clauses, &n);

  for (gsize start = 0; start < n;)
    {
      gsize end = find_end (literals, start);
      gboolean satisfied = FALSE;

      for (gsize i = start; i < end; i++)
        satisfied = satisfied || sat_solver_value (solver, ABS (literals[i])) == (literals[i] > 0);
      g_assert_true (satisfied);
      start = end + 1;
    }
}

static void
check_instance (gconstpointer data)
{
  const Instance *self = data;
  g_autoptr (SatDimacs) dimacs = load (self);
  g_autoptr (SudokuCnf) cnf = make_formula (self);
  g_autoptr (SatClauses) ours = test_collect_clauses (cnf);
  g_autoptr (SatClauses) theirs = NULL;
  g_autoptr (SatSolver) solver = NULL, other = NULL;
  SatStatus status = self->satisfiable ? SAT_STATUS_SATISFIABLE : SAT_STATUS_UNSATISFIABLE;

  if (dimacs == NULL)
    return;
  theirs = translate (self, dimacs);
  solver = new_solver (theirs);
  g_assert_cmpint (sat_solver_solve (solver, NULL), ==, status);
  if (self->satisfiable)
    assert_satisfies (solver, ours);
  if (self->side < 10)
    {
      other = new_solver (ours);
      g_assert_cmpint (sat_solver_solve (other, NULL), ==, status);
    }
  if (self->same)
    {
      assert_implies (theirs, ours);
      assert_implies (ours, theirs);
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (instances); i++)
    {
      g_autofree char *path = g_strconcat ("/laws-satlib/", instances[i].file, NULL);

      g_test_add_data_func (path, &instances[i], check_instance);
    }
  return g_test_run ();
}
