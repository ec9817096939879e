/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The answer of a race: it must not depend on which solver the machine favours, so that each of
 * them is slowed down in turn. */

#include <sat-race.h>

#define N_VARIABLES 200
#define N_CLAUSES 800
#define N_HOLES_HARD 12
#define DELAY 200 /* µs for each clause that is learnt */

/* One pigeon too many for the holes. */
static void
add_pigeons (SatSolver *solver,
             int n_holes)
{
  g_autofree int *row = g_new (int, n_holes);

  for (int p = 0; p <= n_holes; p++)
    {
      for (int h = 0; h < n_holes; h++)
        row[h] = p * n_holes + h + 1;
      g_assert_true (sat_solver_add_clause (solver, row, (gsize)n_holes, NULL));
      for (int q = 0; q < p; q++)
        for (int h = 0; h < n_holes; h++)
          {
            const int pair[] = { -(p * n_holes + h + 1), -(q * n_holes + h + 1) };

            g_assert_true (sat_solver_add_clause (solver, pair, 2, NULL));
          }
    }
}

/* Clauses of three literals, of which one agrees with a hidden assignment: all variables true. */
static void
add_satisfiable (SatSolver *solver,
                 guint32 seed)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);

  for (guint i = 0; i < N_CLAUSES; i++)
    {
      int clause[3];

      for (guint k = 0; k < 3; k++)
        {
          clause[k] = g_rand_int_range (rand, 1, N_VARIABLES + 1);
          if (k > 0 && g_rand_boolean (rand))
            clause[k] = -clause[k];
        }
      g_assert_true (sat_solver_add_clause (solver, clause, 3, NULL));
    }
}

static void
dawdle_cb (const int *literals,
           gsize n_literals,
           gpointer user_data)
{
  g_usleep (DELAY);
}

static void
dawdle (SatSolver *solver)
{
  sat_solver_set_lemma_func (solver, dawdle_cb, NULL);
}

static void
read_model (SatSolver *solver,
            gboolean *model)
{
  for (int v = 1; v <= N_VARIABLES; v++)
    model[v] = sat_solver_value (solver, v);
}

/* The model of the first solver, though the second one has its own long before. */
static void
test_first_model (void)
{
  for (guint32 seed = 1; seed <= 5; seed++)
    {
      g_autoptr (SatSolver) alone = sat_solver_new (SAT_PROFILE_STABLE);
      g_autoptr (SatSolver) first = sat_solver_new (SAT_PROFILE_STABLE);
      g_autoptr (SatSolver) second = sat_solver_new (SAT_PROFILE_DEFAULT);
      SatSolver *const solvers[] = { first, second };
      gboolean expected[N_VARIABLES + 1] = { FALSE }, model[N_VARIABLES + 1] = { FALSE };
      gboolean stopped[2];
      guint winner = 99;

      add_satisfiable (alone, seed);
      add_satisfiable (first, seed);
      add_satisfiable (second, seed);
      g_assert_cmpint (sat_solver_solve (alone, NULL), ==, SAT_STATUS_SATISFIABLE);
      dawdle (first);
      g_assert_cmpint (sat_race_solve (solvers, 2, &winner, stopped, NULL), ==,
                       SAT_STATUS_SATISFIABLE);
      g_assert_cmpuint (winner, ==, 0);
      g_assert_false (stopped[0]);
      read_model (alone, expected);
      read_model (first, model);
      g_assert_cmpmem (model, sizeof model, expected, sizeof expected);
    }
}

/* Where the first one comes to its limit, the second one's model counts. */
static void
test_second_model (void)
{
  g_autoptr (SatSolver) first = sat_solver_new (SAT_PROFILE_STABLE);
  g_autoptr (SatSolver) second = sat_solver_new (SAT_PROFILE_DEFAULT);
  SatSolver *const solvers[] = { first, second };
  gboolean stopped[2];
  guint winner = 99;

  add_pigeons (first, N_HOLES_HARD);
  sat_solver_set_conflict_limit (first, 10);
  add_satisfiable (second, 1);
  dawdle (second);
  g_assert_cmpint (sat_race_solve (solvers, 2, &winner, stopped, NULL), ==,
                   SAT_STATUS_SATISFIABLE);
  g_assert_cmpuint (winner, ==, 1);
  g_assert_false (stopped[0]);
  g_assert_false (stopped[1]);
}

/* Whoever has an answer stops those whose answer can't count any more. */
static void
test_stops (gconstpointer data)
{
  guint hard = GPOINTER_TO_UINT (data);
  SatSolver *solvers[] = { sat_solver_new (SAT_PROFILE_STABLE),
                           sat_solver_new (SAT_PROFILE_DEFAULT) };
  gboolean stopped[2];
  guint winner = 99;

  add_pigeons (solvers[hard], N_HOLES_HARD);
  add_pigeons (solvers[1 - hard], 4);
  g_assert_cmpint (sat_race_solve (solvers, 2, &winner, stopped, NULL), ==,
                   SAT_STATUS_UNSATISFIABLE);
  g_assert_cmpuint (winner, ==, 1 - hard);
  g_assert_true (stopped[hard]);
  g_assert_false (stopped[1 - hard]);
  /* What it was told to stop for is over. */
  sat_solver_set_conflict_limit (solvers[hard], 10);
  g_assert_cmpint (sat_solver_solve (solvers[hard], NULL), ==, SAT_STATUS_UNKNOWN);
  sat_solver_free (solvers[0]);
  sat_solver_free (solvers[1]);
}

static void
test_stops_second (void)
{
  g_autoptr (SatSolver) first = sat_solver_new (SAT_PROFILE_STABLE);
  g_autoptr (SatSolver) second = sat_solver_new (SAT_PROFILE_DEFAULT);
  SatSolver *const solvers[] = { first, second };
  gboolean stopped[2];
  guint winner = 99;

  add_satisfiable (first, 1);
  add_pigeons (second, N_HOLES_HARD);
  g_assert_cmpint (sat_race_solve (solvers, 2, &winner, stopped, NULL), ==,
                   SAT_STATUS_SATISFIABLE);
  g_assert_cmpuint (winner, ==, 0);
  g_assert_true (stopped[1]);
}

static gpointer
cancel_soon (gpointer data)
{
  g_usleep (20000);
  g_cancellable_cancel (data);
  return NULL;
}

static void
test_cancel (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  SatSolver *solvers[3];
  gboolean stopped[G_N_ELEMENTS (solvers)];
  GThread *thread;
  guint winner = 99;

  for (guint i = 0; i < G_N_ELEMENTS (solvers); i++)
    {
      solvers[i] = sat_solver_new (SAT_PROFILE_DEFAULT);
      add_pigeons (solvers[i], N_HOLES_HARD);
      sat_solver_set_cancellable (solvers[i], cancellable);
    }
  thread = g_thread_new ("cancel", cancel_soon, cancellable);
  g_assert_cmpint (sat_race_solve (solvers, G_N_ELEMENTS (solvers), &winner, stopped, &error), ==,
                   SAT_STATUS_UNKNOWN);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_thread_join (thread);
  for (guint i = 0; i < G_N_ELEMENTS (solvers); i++)
    {
      g_assert_false (stopped[i]);
      sat_solver_free (solvers[i]);
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sat/race/first-model", test_first_model);
  g_test_add_func ("/sat/race/second-model", test_second_model);
  g_test_add_data_func ("/sat/race/stops/first", GUINT_TO_POINTER (0), test_stops);
  g_test_add_data_func ("/sat/race/stops/second", GUINT_TO_POINTER (1), test_stops);
  g_test_add_func ("/sat/race/stops/second-by-model", test_stops_second);
  g_test_add_func ("/sat/race/cancel", test_cancel);
  return g_test_run ();
}
