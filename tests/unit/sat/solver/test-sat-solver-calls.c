/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Model-based: random calls, legal and illegal, go to a session and to a reference
 * that knows only what the documentation says and finds answers by trying all. */

#include <sat-solver.h>

/* Scattered, as the session renumbers them. The last two never occur in a clause. */
static const int variables[] = { 1, 2, 3, 9, 1023, 1024, 70000, 5000000, SAT_VARIABLE_MAX,
                                 4, 1025 };
#define N_VARIABLES G_N_ELEMENTS (variables)
#define N_IN_CLAUSES (N_VARIABLES - 2)
#define CLAUSE_MAX 4

typedef struct
{
  int literals[CLAUSE_MAX];
  guint n;
} Clause;

typedef struct
{
  SatSolver *solver;
  GRand *rand;
  GCancellable *cancellable;
  GArray *clauses; /* of Clause */
  SatStatus status;
  guint n_calls;

  /* For the next solve. */
  GArray *assumptions; /* of int */
  gboolean has_constraint;
  Clause constraint;
  gboolean may_give_up;
  gboolean must_give_up;
} Reference;

static int
random_literal (GRand *rand,
                guint n_variables)
{
  int variable = variables[g_rand_int_range (rand, 0, (int)n_variables)];

  return g_rand_boolean (rand) ? variable : -variable;
}

static Clause
random_clause (GRand *rand)
{
  /* The empty clause ends all that is interesting, so that it must be rare. */
  Clause clause = { .n = (guint)g_rand_int_range (rand, 1, CLAUSE_MAX + 1) };

  if (g_rand_int_range (rand, 0, 100) == 0)
    clause.n = 0;
  for (guint i = 0; i < clause.n; i++)
    clause.literals[i] = random_literal (rand, N_IN_CLAUSES);
  return clause;
}

/* The truth of a literal when bit i is the value of variables[i]. */
static gboolean
holds (int literal,
       guint values)
{
  for (guint i = 0; i < N_VARIABLES; i++)
    if (variables[i] == ABS (literal))
      return ((values >> i & 1) != 0) == (literal > 0);
  g_assert_not_reached ();
}

static gboolean
clause_holds (const Clause *clause,
              guint values)
{
  for (guint i = 0; i < clause->n; i++)
    if (holds (clause->literals[i], values))
      return TRUE;
  return FALSE;
}

static gboolean
all_hold (const Reference *self,
          const GArray *assumptions,
          gboolean with_constraint,
          guint values)
{
  for (guint i = 0; i < self->clauses->len; i++)
    if (!clause_holds (&g_array_index (self->clauses, Clause, i), values))
      return FALSE;
  for (guint i = 0; i < assumptions->len; i++)
    if (!holds (g_array_index (assumptions, int, i), values))
      return FALSE;
  return !with_constraint || clause_holds (&self->constraint, values);
}

static gboolean
is_satisfiable (const Reference *self,
                const GArray *assumptions,
                gboolean with_constraint)
{
  for (guint values = 0; values < 1u << N_VARIABLES; values++)
    if (all_hold (self, assumptions, with_constraint, values))
      return TRUE;
  return FALSE;
}

static void
op_add (Reference *self)
{
  g_autoptr (GError) error = NULL;
  Clause clause = random_clause (self->rand);
  gboolean added;

  added = sat_solver_add_clause (self->solver, clause.literals, clause.n, &error);
  if (g_cancellable_is_cancelled (self->cancellable))
    {
      g_assert_false (added);
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
      return;
    }
  g_assert_no_error (error);
  g_assert_true (added);
  g_array_append_val (self->clauses, clause);
  self->status = SAT_STATUS_UNKNOWN;
}

/* Several clauses at once; with a flaw, none of them is added. */
static void
op_push (Reference *self)
{
  g_autoptr (GArray) literals = g_array_new (FALSE, FALSE, sizeof (int));
  g_autoptr (GArray) clauses = g_array_new (FALSE, FALSE, sizeof (Clause));
  static const int flaws[] = { SAT_VARIABLE_MAX + 1, -SAT_VARIABLE_MAX - 1, G_MAXINT, G_MININT };
  g_autoptr (GError) error = NULL;
  int flaw = g_rand_int_range (self->rand, 0, 8), zero = 0;

  for (int k = g_rand_int_range (self->rand, 0, 4); k > 0; k--)
    {
      Clause clause = random_clause (self->rand);

      g_array_append_val (clauses, clause);
      g_array_append_vals (literals, clause.literals, clause.n);
      g_array_append_val (literals, zero);
    }
  if (flaw < (int)G_N_ELEMENTS (flaws))
    {
      g_array_append_val (literals, flaws[flaw]);
      g_array_append_val (literals, zero);
    }
  else if (flaw == G_N_ELEMENTS (flaws))
    {
      g_array_append_val (literals, variables[0]);
    }
  sat_sink_add (sat_solver_get_sink (self->solver), (const int *)(void *)literals->data,
                literals->len, &error);
  if (flaw < (int)G_N_ELEMENTS (flaws))
    g_assert_error (error, SAT_ERROR, SAT_ERROR_LIMIT);
  else if (flaw == G_N_ELEMENTS (flaws))
    g_assert_error (error, SAT_ERROR, SAT_ERROR_STATE);
  else if (g_cancellable_is_cancelled (self->cancellable) && literals->len > 0)
    g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  else if (self->must_give_up && literals->len > 0)
    g_assert_error (error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT);
  else
    g_assert_no_error (error);
  if (error != NULL || clauses->len == 0)
    return;
  g_array_append_vals (self->clauses, clauses->data, clauses->len);
  self->status = SAT_STATUS_UNKNOWN;
}

/* What is no literal is refused everywhere and changes nothing. */
static void
op_illegal (Reference *self)
{
  static const int bad[] = { 0, SAT_VARIABLE_MAX + 1, -SAT_VARIABLE_MAX - 1, G_MAXINT, G_MININT };
  int k = g_rand_int_range (self->rand, 0, G_N_ELEMENTS (bad));
  int literals[] = { variables[0], bad[k], -variables[1] };
  int code = bad[k] == 0 ? SAT_ERROR_STATE : SAT_ERROR_LIMIT;
  g_autoptr (GError) error = NULL;

  switch (g_rand_int_range (self->rand, 0, 3))
    {
    case 0:
      if (g_cancellable_is_cancelled (self->cancellable))
        return;
      g_assert_false (sat_solver_add_clause (self->solver, literals, 3, &error));
      break;
    case 1:
      g_assert_false (sat_solver_assume (self->solver, bad[k], &error));
      break;
    default:
      g_assert_false (sat_solver_constrain (self->solver, literals, 3, &error));
      break;
    }
  g_assert_error (error, SAT_ERROR, code);
}

static void
op_assume (Reference *self)
{
  int literal = random_literal (self->rand, N_VARIABLES);

  g_assert_true (sat_solver_assume (self->solver, literal, NULL));
  g_array_append_val (self->assumptions, literal);
}

static void
op_constrain (Reference *self)
{
  self->constraint = random_clause (self->rand);
  self->has_constraint = TRUE;
  g_assert_true (sat_solver_constrain (self->solver, self->constraint.literals,
                                       self->constraint.n, NULL));
}

static void
op_limit (Reference *self)
{
  int limit = g_rand_int_range (self->rand, -2, 4);

  sat_solver_set_conflict_limit (self->solver, limit);
  self->may_give_up = limit >= 0;
}

static void
op_deadline (Reference *self)
{
  gboolean passed = g_rand_boolean (self->rand);

  sat_solver_set_deadline (self->solver, passed ? 1 : 0);
  self->must_give_up = passed;
}

static void
op_cancellable (Reference *self)
{
  g_clear_object (&self->cancellable);
  if (g_rand_boolean (self->rand))
    self->cancellable = g_cancellable_new ();
  if (self->cancellable != NULL && g_rand_int_range (self->rand, 0, 4) == 0)
    g_cancellable_cancel (self->cancellable);
  sat_solver_set_cancellable (self->solver, self->cancellable);
}

static guint
read_values (Reference *self)
{
  guint values = 0;

  for (guint i = 0; i < N_VARIABLES; i++)
    if (sat_solver_value (self->solver, variables[i]))
      values |= 1u << i;
  return values;
}

/* The core is part of what was assumed, and really a contradiction. */
static void
check_core (Reference *self)
{
  g_autoptr (GArray) core = g_array_new (FALSE, FALSE, sizeof (int));
  gboolean with_constraint = sat_solver_constraint_failed (self->solver);
  const int *literals;
  gsize n_literals;

  g_assert_true (self->has_constraint || !with_constraint);
  for (guint i = 0; i < self->assumptions->len; i++)
    if (sat_solver_failed (self->solver, g_array_index (self->assumptions, int, i)))
      g_array_append_vals (core, &g_array_index (self->assumptions, int, i), 1);
  g_assert_false (is_satisfiable (self, core, with_constraint));
  literals = sat_solver_get_core (self->solver, &n_literals);
  g_assert_cmpuint (n_literals, ==, core->len);
  for (gsize i = 0; i < n_literals; i++)
    g_assert_true (sat_solver_failed (self->solver, literals[i]));
  for (guint i = 0; i < N_VARIABLES; i++)
    for (int sign = -1; sign <= 1; sign += 2)
      {
        gboolean assumed = FALSE;

        for (guint k = 0; k < self->assumptions->len; k++)
          assumed |= g_array_index (self->assumptions, int, k) == sign * variables[i];
        g_assert_true (assumed || !sat_solver_failed (self->solver, sign * variables[i]));
      }
}

static void
op_solve (Reference *self)
{
  g_autoptr (GError) error = NULL;
  gboolean cancelled = g_cancellable_is_cancelled (self->cancellable);

  self->status = sat_solver_solve (self->solver, &error);
  self->n_calls += !cancelled && !self->must_give_up;
  if (cancelled)
    g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  else
    g_assert_no_error (error);
  if (cancelled || self->must_give_up)
    g_assert_cmpint (self->status, ==, SAT_STATUS_UNKNOWN);
  else if (self->status == SAT_STATUS_UNKNOWN)
    g_assert_true (self->may_give_up);
  else
    g_assert_cmpint (self->status == SAT_STATUS_SATISFIABLE, ==,
                     is_satisfiable (self, self->assumptions, self->has_constraint));
  if (self->status == SAT_STATUS_SATISFIABLE)
    g_assert_true (all_hold (self, self->assumptions, self->has_constraint, read_values (self)));
  if (self->status == SAT_STATUS_UNSATISFIABLE)
    check_core (self);
  g_array_set_size (self->assumptions, 0);
  self->has_constraint = FALSE;
  self->may_give_up = FALSE;
  self->must_give_up = FALSE;
}

/* Any question may be asked at any time, about anything. */
static void
op_ask (Reference *self)
{
  static const int odd[] = { 0, -1, -7, 12345, SAT_VARIABLE_MAX - 1, SAT_VARIABLE_MAX + 1,
                             G_MAXINT, G_MININT };
  gboolean satisfiable = self->status == SAT_STATUS_SATISFIABLE;
  SatSolverStats stats;
  gsize n_literals;

  g_assert_cmpint (sat_solver_get_status (self->solver), ==, self->status);
  for (gsize i = 0; i < G_N_ELEMENTS (odd); i++)
    {
      g_assert_false (sat_solver_value (self->solver, odd[i]));
      g_assert_false (odd[i] != -1 && sat_solver_failed (self->solver, odd[i]));
    }
  if (satisfiable)
    for (guint i = 0; i < self->clauses->len; i++)
      g_assert_true (clause_holds (&g_array_index (self->clauses, Clause, i), read_values (self)));
  else
    g_assert_cmpuint (read_values (self), ==, 0);
  if (self->status != SAT_STATUS_UNSATISFIABLE)
    {
      g_assert_false (sat_solver_constraint_failed (self->solver));
      sat_solver_get_core (self->solver, &n_literals);
      g_assert_cmpuint (n_literals, ==, 0);
      for (guint i = 0; i < N_VARIABLES; i++)
        g_assert_false (sat_solver_failed (self->solver, variables[i]));
    }
  sat_solver_get_stats (self->solver, &stats);
  g_assert_cmpuint (stats.n_clauses, ==, self->clauses->len);
  g_assert_cmpuint (stats.n_calls, ==, self->n_calls);
  g_assert_cmpuint (stats.conflicts, ==, sat_solver_get_conflicts (self->solver));
}

static const struct
{
  void (*run) (Reference *self);
  int weight;
} ops[] = {
  { op_add, 30 },
  { op_push, 6 },
  { op_illegal, 6 },
  { op_assume, 15 },
  { op_constrain, 5 },
  { op_limit, 4 },
  { op_deadline, 3 },
  { op_cancellable, 3 },
  { op_solve, 18 },
  { op_ask, 10 },
};

static void
run_sequence (guint32 seed)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autoptr (SatSolver) solver = sat_solver_new ((SatProfile)(seed % SAT_N_PROFILES));
  g_autoptr (GArray) clauses = g_array_new (FALSE, FALSE, sizeof (Clause));
  g_autoptr (GArray) assumptions = g_array_new (FALSE, FALSE, sizeof (int));
  Reference self = { .solver = solver,
                     .rand = rand,
                     .clauses = clauses,
                     .assumptions = assumptions };
  int total = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (ops); i++)
    total += ops[i].weight;
  for (guint step = 0; step < 100; step++)
    {
      int choice = g_rand_int_range (rand, 0, total);
      gsize i = 0;

      while (choice >= ops[i].weight)
        choice -= ops[i++].weight;
      ops[i].run (&self);
    }
  g_clear_object (&self.cancellable);
}

static void
test_random_calls (void)
{
  for (guint32 seed = 1; seed <= 300; seed++)
    {
      if (g_test_verbose ())
        g_test_message ("sequence %u", seed);
      run_sequence (seed);
    }
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sat/solver/random-calls", test_random_calls);
  return g_test_run ();
}
