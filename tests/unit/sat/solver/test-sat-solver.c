/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The solver session in single situations: limits, cancelling, what holds how long. */

#include <sat-solver.h>
#include <string.h>

#define N_BITS 200

static void
add (SatSolver *solver,
     int a,
     int b)
{
  const int literals[] = { a, b };

  g_assert_true (sat_solver_add_clause (solver, literals, b != 0 ? 2 : 1, NULL));
}

/* One pigeon too many for the holes: no solver of this kind comes to an end. */
static SatSolver *
new_pigeons (int n_holes)
{
  SatSolver *solver = sat_solver_new (SAT_PROFILE_DEFAULT);
  g_autofree int *row = g_new (int, n_holes);

  for (int p = 0; p <= n_holes; p++)
    {
      for (int h = 0; h < n_holes; h++)
        row[h] = p * n_holes + h + 1;
      g_assert_true (sat_solver_add_clause (solver, row, (gsize)n_holes, NULL));
      for (int q = 0; q < p; q++)
        for (int h = 0; h < n_holes; h++)
          add (solver, -(p * n_holes + h + 1), -(q * n_holes + h + 1));
    }
  return solver;
}

static void
test_conflict_limit (void)
{
  g_autoptr (SatSolver) solver = new_pigeons (12);
  g_autoptr (GError) error = NULL;

  sat_solver_set_conflict_limit (solver, 200);
  g_assert_cmpint (sat_solver_solve (solver, &error), ==, SAT_STATUS_UNKNOWN);
  g_assert_no_error (error);
  /* The live count is about that of the conflicts. */
  g_assert_cmpuint (sat_solver_get_conflicts (solver), >, 100);
  g_assert_cmpuint (sat_solver_get_conflicts (solver), <, 1000);
}

static void
test_deadline (void)
{
  g_autoptr (SatSolver) solver = new_pigeons (12);
  g_autoptr (GError) error = NULL;

  sat_solver_set_deadline (solver, g_get_monotonic_time () + 20000);
  g_assert_cmpint (sat_solver_solve (solver, &error), ==, SAT_STATUS_UNKNOWN);
  g_assert_no_error (error);
}

/* What is loaded is held to the deadline of the solve that it is for, and only to that. */
static void
test_deadline_of_loading (void)
{
  g_autoptr (SatSolver) solver = sat_solver_new (SAT_PROFILE_DEFAULT);
  const int clause[] = { 1, 2, 0 };
  g_autoptr (GError) error = NULL;
  SatSolverStats stats;

  sat_solver_set_deadline (solver, 1);
  g_assert_false (sat_sink_add (sat_solver_get_sink (solver), clause, 3, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT);
  g_clear_error (&error);
  g_assert_cmpint (sat_solver_solve (solver, &error), ==, SAT_STATUS_UNKNOWN);
  g_assert_no_error (error);
  sat_solver_get_stats (solver, &stats);
  g_assert_cmpuint (stats.n_clauses, ==, 0);
  g_assert_true (sat_sink_add (sat_solver_get_sink (solver), clause, 3, &error));
  g_assert_cmpint (sat_solver_solve (solver, &error), ==, SAT_STATUS_SATISFIABLE);
  g_assert_no_error (error);
}

/* No process has less than a byte more than it has: the first look ends it. */
static void
test_memory (void)
{
  g_autoptr (SatSolver) solver = new_pigeons (12);
  g_autofree char *block = NULL;
  gsize length = 64 << 20;
  const int clause[] = { 1, 2, 0 };
  g_autoptr (GError) error = NULL;

  sat_solver_limit_memory (solver, 1);
  block = g_malloc (length);
  memset (block, 1, length);
  g_assert_cmpint (sat_solver_solve (solver, &error), ==, SAT_STATUS_UNKNOWN);
  g_assert_error (error, SAT_ERROR, SAT_ERROR_MEMORY);
  g_clear_error (&error);
  sat_solver_limit_memory (solver, 0);
  sat_solver_set_conflict_limit (solver, 10);
  g_assert_true (sat_sink_add (sat_solver_get_sink (solver), clause, 3, &error));
  sat_solver_solve (solver, &error);
  g_assert_no_error (error);
}

typedef struct
{
  SatSolver *solver;
  GCancellable *cancellable;
} Canceller;

/* Waits until the solver is in the middle of its work, as the live count tells. */
static gpointer
cancel_after_conflicts (gpointer data)
{
  Canceller *self = data;

  while (sat_solver_get_conflicts (self->solver) < 100)
    g_thread_yield ();
  g_cancellable_cancel (self->cancellable);
  return NULL;
}

static void
test_cancel_solve (void)
{
  g_autoptr (SatSolver) solver = new_pigeons (12);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Canceller canceller = { solver, cancellable };
  g_autoptr (GError) error = NULL;
  GThread *thread;

  sat_solver_set_cancellable (solver, cancellable);
  thread = g_thread_new ("canceller", cancel_after_conflicts, &canceller);
  g_assert_cmpint (sat_solver_solve (solver, &error), ==, SAT_STATUS_UNKNOWN);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_thread_join (thread);

  /* Still cancelled: nothing goes on. Then the session is as good as before. */
  g_clear_error (&error);
  g_assert_cmpint (sat_solver_solve (solver, &error), ==, SAT_STATUS_UNKNOWN);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&error);
  sat_solver_set_cancellable (solver, NULL);
  for (int p = 0; p < 12; p++)
    add (solver, p * 12 + p + 1, 0);
  g_assert_cmpint (sat_solver_solve (solver, &error), ==, SAT_STATUS_UNSATISFIABLE);
  g_assert_no_error (error);
}

static gpointer
cancel_when_told (gpointer data)
{
  gpointer *args = data;

  while (!g_atomic_int_get ((int *)args[0]))
    g_thread_yield ();
  g_cancellable_cancel (args[1]);
  return NULL;
}

/* Pushes large pieces until another thread cancels, most likely inside of one. */
static void
test_cancel_add (void)
{
  const guint64 n_clauses = 1000000;
  g_autoptr (SatSolver) solver = sat_solver_new (SAT_PROFILE_DEFAULT);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autofree int *literals = g_new (int, 3 * n_clauses);
  g_autoptr (GError) error = NULL;
  guint64 n_pushed = 0;
  int started = 0;
  gpointer args[] = { &started, cancellable };
  SatSolverStats stats;
  GThread *thread;

  for (gsize i = 0; i < n_clauses; i++)
    {
      literals[3 * i] = 1;
      literals[3 * i + 1] = -1;
      literals[3 * i + 2] = 0;
    }
  sat_solver_set_cancellable (solver, cancellable);
  thread = g_thread_new ("canceller", cancel_when_told, args);
  g_atomic_int_set (&started, 1);
  while (sat_sink_add (sat_solver_get_sink (solver), literals, 3 * n_clauses, &error))
    n_pushed += n_clauses;
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_thread_join (thread);
  sat_solver_get_stats (solver, &stats);
  g_assert_cmpuint (stats.n_clauses, >=, n_pushed);
  g_assert_cmpuint (stats.n_clauses, <, n_pushed + n_clauses);

  sat_solver_set_cancellable (solver, NULL);
  add (solver, 1, 0);
  g_assert_cmpint (sat_solver_solve (solver, NULL), ==, SAT_STATUS_SATISFIABLE);
  g_assert_true (sat_solver_value (solver, 1));
}

/* The answer stays in force while the next question is put, and ends with a clause. */
static void
test_answer_in_force (void)
{
  g_autoptr (SatSolver) solver = sat_solver_new (SAT_PROFILE_STABLE);

  add (solver, 1, 2);
  g_assert_true (sat_solver_assume (solver, -1, NULL));
  g_assert_cmpint (sat_solver_solve (solver, NULL), ==, SAT_STATUS_SATISFIABLE);
  g_assert_true (sat_solver_assume (solver, -2, NULL));
  g_assert_true (sat_solver_assume (solver, -1, NULL));
  g_assert_true (sat_solver_value (solver, 2));
  g_assert_false (sat_solver_value (solver, 1));
  g_assert_cmpint (sat_solver_solve (solver, NULL), ==, SAT_STATUS_UNSATISFIABLE);
  g_assert_false (sat_solver_value (solver, 2));
  g_assert_true (sat_solver_failed (solver, -1));
  g_assert_true (sat_solver_failed (solver, -2));
  add (solver, 3, 0);
  g_assert_false (sat_solver_failed (solver, -1));
  g_assert_cmpint (sat_solver_get_status (solver), ==, SAT_STATUS_UNKNOWN);
  g_assert_cmpint (sat_solver_solve (solver, NULL), ==, SAT_STATUS_SATISFIABLE);
}

/* A constraint holds once, and a second one takes the place of the first. */
static void
test_constraint (void)
{
  static const int two[] = { -1, -2 }, one[] = { 1 };
  g_autoptr (SatSolver) solver = sat_solver_new (SAT_PROFILE_DEFAULT);

  add (solver, 1, 0);
  add (solver, 2, 0);
  g_assert_true (sat_solver_constrain (solver, two, 2, NULL));
  g_assert_cmpint (sat_solver_solve (solver, NULL), ==, SAT_STATUS_UNSATISFIABLE);
  g_assert_true (sat_solver_constraint_failed (solver));
  g_assert_cmpint (sat_solver_solve (solver, NULL), ==, SAT_STATUS_SATISFIABLE);
  g_assert_true (sat_solver_constrain (solver, two, 2, NULL));
  g_assert_true (sat_solver_constrain (solver, one, 1, NULL));
  g_assert_cmpint (sat_solver_solve (solver, NULL), ==, SAT_STATUS_SATISFIABLE);
  g_assert_true (sat_solver_constrain (solver, NULL, 0, NULL));
  g_assert_cmpint (sat_solver_solve (solver, NULL), ==, SAT_STATUS_UNSATISFIABLE);
}

static void
test_signature (void)
{
  g_assert_true (g_str_has_prefix (sat_solver_signature (), "cadical-"));
}

static void
count_calls (SatSolver *solver,
             gpointer user_data)
{
  SatSolverStats *last = user_data;
  SatSolverStats now;

  sat_solver_get_stats (solver, &now);
  g_assert_cmpuint (now.n_clauses, >=, last->n_clauses);
  g_assert_cmpuint (now.conflicts, >=, last->conflicts);
  g_assert_cmpuint (now.learned_units + now.learned_pairs, <=, now.conflicts);
  *last = now;
}

/* Random clauses of three literals, more than four and a quarter for each variable: hard. */
static SatSolver *
new_random (GRand *rand)
{
  const int n_variables = 60;
  SatSolver *solver = sat_solver_new (SAT_PROFILE_STABLE);

  for (int i = 0; i < n_variables * 9 / 2; i++)
    {
      int literals[3];

      for (guint j = 0; j < 3; j++)
        {
          int variable = g_rand_int_range (rand, 1, n_variables + 1);

          literals[j] = g_rand_boolean (rand) ? variable : -variable;
        }
      g_assert_true (sat_solver_add_clause (solver, literals, 3, NULL));
    }
  return solver;
}

/* What is learned from one formula is the solver's own affair. But no solver gets through many of
 * them without ever learning a unit and a pair, and none without a conflict. */
static void
test_lemmas (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  guint64 learned_units = 0, learned_pairs = 0;

  for (guint i = 0; i < 50; i++)
    {
      g_autoptr (SatSolver) solver = new_random (rand);
      SatSolverStats stats;

      sat_solver_solve (solver, NULL);
      sat_solver_get_stats (solver, &stats);
      g_assert_cmpuint (stats.learned_units + stats.learned_pairs, <=, stats.conflicts);
      learned_units += stats.learned_units;
      learned_pairs += stats.learned_pairs;
    }
  g_assert_cmpuint (learned_units, >, 0);
  g_assert_cmpuint (learned_pairs, >, 0);
}

static void
test_progress (void)
{
  g_autoptr (SatSolver) solver = new_pigeons (12);
  const int more[] = { 200, -201, 0 };
  SatSolverStats last = { 0 };

  sat_solver_set_progress (solver, count_calls, &last);
  g_assert_true (sat_sink_add (sat_solver_get_sink (solver), more, G_N_ELEMENTS (more), NULL));
  g_assert_cmpuint (last.n_clauses, ==, 12 + 1 + 12 * 13 * 12 / 2 + 1);
  sat_solver_set_conflict_limit (solver, 500);
  g_assert_cmpint (sat_solver_solve (solver, NULL), ==, SAT_STATUS_UNKNOWN);
  g_assert_cmpuint (last.conflicts, >, 200);
}

/* Of each two variables exactly one is true. */
static void
add_choices (SatSolver *solver)
{
  for (int v = 1; v <= N_BITS; v += 2)
    {
      add (solver, v, v + 1);
      add (solver, -v, -(v + 1));
    }
}

/* As the first variable that is decided is made false, the order shows in the model. */
static void
test_numbered_downwards (void)
{
  g_autoptr (SatSolver) upwards = sat_solver_new (SAT_PROFILE_RESTLESS);
  g_autoptr (SatSolver) downwards = sat_solver_new (SAT_PROFILE_RESTLESS);

  sat_solver_number_downwards (downwards, N_BITS);
  add_choices (upwards);
  add_choices (downwards);
  g_assert_cmpint (sat_solver_solve (upwards, NULL), ==, SAT_STATUS_SATISFIABLE);
  g_assert_cmpint (sat_solver_solve (downwards, NULL), ==, SAT_STATUS_SATISFIABLE);
  for (int v = 1; v <= N_BITS; v += 2)
    {
      g_assert_true (sat_solver_value (upwards, v) != sat_solver_value (upwards, v + 1));
      g_assert_true (sat_solver_value (downwards, v) != sat_solver_value (downwards, v + 1));
      g_assert_true (sat_solver_value (upwards, v) != sat_solver_value (downwards, v));
    }
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sat/solver/conflict-limit", test_conflict_limit);
  g_test_add_func ("/sat/solver/deadline", test_deadline);
  g_test_add_func ("/sat/solver/deadline-of-loading", test_deadline_of_loading);
  g_test_add_func ("/sat/solver/memory", test_memory);
  g_test_add_func ("/sat/solver/cancel-solve", test_cancel_solve);
  g_test_add_func ("/sat/solver/cancel-add", test_cancel_add);
  g_test_add_func ("/sat/solver/answer-in-force", test_answer_in_force);
  g_test_add_func ("/sat/solver/constraint", test_constraint);
  g_test_add_func ("/sat/solver/lemmas", test_lemmas);
  g_test_add_func ("/sat/solver/progress", test_progress);
  g_test_add_func ("/sat/solver/signature", test_signature);
  g_test_add_func ("/sat/solver/numbered-downwards", test_numbered_downwards);
  return g_test_run ();
}
