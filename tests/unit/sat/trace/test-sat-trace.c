/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Runs that are watched, step by step, against plain means that share no code with the solver: all
 * assignments are tried; a trail of the test's own follows the steps; each step is held against
 * what it claims of the clauses; each clause that is learned against unit propagation by looking at
 * all clauses over and over. Formulas that are odd, and going on from any step otherwise. */

#include <sat-trace-derivation.h>
#include <sat-trace-graph.h>
#include <sat-trace-solve.h>
#include <sat-trace-state.h>
#include <string.h>

#include "test-config.h"

#define N_FORMULAS (TEST_SANITIZED ? 500 : 10000)
#define N_BRANCHES (TEST_SANITIZED ? 100 : 1500)
#define VARIABLES_MAX 20
#define RATIO 4.3
#define MAX_STEPS 1000000

typedef GArray Literals; /* of int */

/* A formula as plain data. */
typedef struct
{
  GPtrArray *clauses; /* (element-type Literals) */
  int n_variables;
} Plain;

static void
plain_clear (Plain *self)
{
  g_ptr_array_unref (self->clauses);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Plain, plain_clear)

static Plain
plain_new (int n_variables)
{
  return (Plain){ g_ptr_array_new_with_free_func ((GDestroyNotify)g_array_unref), n_variables };
}

static void
plain_add (Plain *self,
           const int *literals,
           guint n_literals)
{
  Literals *clause = g_array_new (FALSE, FALSE, sizeof (int));

  g_array_append_vals (clause, literals, n_literals);
  g_ptr_array_add (self->clauses, clause);
}

static int
get (const Literals *literals,
     guint i)
{
  return g_array_index (literals, int, i);
}

static gboolean
has (const Literals *literals,
     int literal)
{
  for (guint i = 0; i < literals->len; i++)
    if (get (literals, i) == literal)
      return TRUE;
  return FALSE;
}

static gboolean
same_set (const Literals *a,
          const Literals *b)
{
  if (a->len != b->len)
    return FALSE;
  for (guint i = 0; i < a->len; i++)
    if (!has (b, get (a, i)))
      return FALSE;
  return TRUE;
}

static Plain
random_formula (GRand *rand)
{
  int n_variables = g_rand_int_range (rand, 3, VARIABLES_MAX + 1);
  Plain plain = plain_new (n_variables);

  for (int i = 0; i < (int)(RATIO * n_variables + 0.5); i++)
    {
      int clause[3];

      for (int k = 0; k < 3;)
        {
          int variable = g_rand_int_range (rand, 1, n_variables + 1);

          if ((k > 0 && abs (clause[0]) == variable) || (k > 1 && abs (clause[1]) == variable))
            continue;
          clause[k++] = g_rand_boolean (rand) ? variable : -variable;
        }
      plain_add (&plain, clause, 3);
    }
  return plain;
}

/* The values of a literal under 64 assignments at once; @high are the values of the variables from
 * the seventh on. */
static guint64
evaluate (int literal,
          guint high)
{
  static const guint64 low[] = { 0xAAAAAAAAAAAAAAAA, 0xCCCCCCCCCCCCCCCC, 0xF0F0F0F0F0F0F0F0,
                                 0xFF00FF00FF00FF00, 0xFFFF0000FFFF0000, 0xFFFFFFFF00000000 };
  int at = abs (literal) - 1;
  guint64 value = at < 6 ? low[at] : (high >> (at - 6)) & 1 ? ~(guint64)0
                                                            : 0;

  return literal > 0 ? value : ~value;
}

/* Tries all assignments. */
static gboolean
is_satisfiable (const Plain *plain)
{
  guint n_blocks = 1u << MAX (plain->n_variables - 6, 0);

  for (guint high = 0; high < n_blocks; high++)
    {
      guint64 models = ~(guint64)0;

      for (guint i = 0; i < plain->clauses->len && models != 0; i++)
        {
          const Literals *clause = g_ptr_array_index (plain->clauses, i);
          guint64 value = 0;

          for (guint k = 0; k < clause->len; k++)
            value |= evaluate (get (clause, k), high);
          models &= value;
        }
      if (models != 0)
        return TRUE;
    }
  return FALSE;
}

static SatTraceFormula *
make_formula (const Plain *plain)
{
  g_autoptr (SatClauses) clauses = sat_clauses_new ();
  g_autoptr (GError) error = NULL;
  SatTraceFormula *formula;

  for (guint i = 0; i < plain->clauses->len; i++)
    {
      const Literals *clause = g_ptr_array_index (plain->clauses, i);
      g_autoptr (GArray) ended = g_array_new (FALSE, FALSE, sizeof (int));
      int zero = 0;

      if (clause->len > 0)
        g_array_append_vals (ended, clause->data, clause->len);
      g_array_append_val (ended, zero);
      g_assert_true (sat_sink_add (sat_clauses_get_sink (clauses), (const int *)ended->data,
                                   ended->len, &error));
    }
  formula = sat_trace_formula_new (clauses, &error);
  g_assert_no_error (error);
  return formula;
}

/* Does a clause follow from others by unit propagation? */
static gboolean
is_rup (const GPtrArray *clauses,
        const Literals *lemma)
{
  gint8 room[2 * VARIABLES_MAX + 1] = { 0 };
  gint8 *values = room + VARIABLES_MAX;
  gboolean changed = TRUE;

  for (guint i = 0; i < lemma->len; i++)
    {
      values[get (lemma, i)] = -1;
      values[-get (lemma, i)] = 1;
    }
  while (changed)
    {
      changed = FALSE;
      for (guint i = 0; i < clauses->len; i++)
        {
          const Literals *clause = g_ptr_array_index (clauses, i);
          int last = 0;
          guint n_open = 0;
          gboolean is_true = FALSE;

          for (guint k = 0; k < clause->len; k++)
            {
              is_true |= values[get (clause, k)] > 0;
              if (values[get (clause, k)] == 0)
                {
                  last = get (clause, k);
                  n_open++;
                }
            }
          if (is_true || n_open > 1)
            continue;
          if (n_open == 0)
            return TRUE;
          values[last] = 1;
          values[-last] = -1;
          changed = TRUE;
        }
    }
  return FALSE;
}

/* What the test itself keeps of a run while it follows the steps. */
typedef struct
{
  const SatTrace *trace;
  const SatTraceOptions *options;
  GPtrArray *clauses; /* the formula, then what is learned; borrowed, but for what is learned */
  GPtrArray *learned;
  Literals *trail;
  int values[2 * VARIABLES_MAX + 1];
  guint levels[VARIABLES_MAX + 1];
  guint level;
  Literals *in_hand; /* (nullable) */
  guint jump;        /* where a jump has to lead; G_MAXUINT: there is none to come */
} Follower;

static int
value_of (const Follower *self,
          int literal)
{
  return self->values[VARIABLES_MAX + literal];
}

static void
put (Follower *self,
     int literal)
{
  g_assert_cmpint (value_of (self, literal), ==, 0);
  self->values[VARIABLES_MAX + literal] = 1;
  self->values[VARIABLES_MAX - literal] = -1;
  self->levels[abs (literal)] = self->level;
  g_array_append_val (self->trail, literal);
}

static void
take_back (Follower *self,
           guint level)
{
  g_assert_cmpuint (level, <=, self->level);
  while (self->trail->len > 0)
    {
      int literal = get (self->trail, self->trail->len - 1);

      if (self->levels[abs (literal)] <= level)
        break;
      self->values[VARIABLES_MAX + literal] = self->values[VARIABLES_MAX - literal] = 0;
      g_array_set_size (self->trail, self->trail->len - 1);
    }
  self->level = level;
}

static guint
count_value (const Follower *self,
             const Literals *clause,
             int value)
{
  guint n = 0;

  for (guint i = 0; i < clause->len; i++)
    n += value_of (self, get (clause, i)) == value;
  return n;
}

/* A clause as the run says it, the same set as that of the formula. */
static const Literals *
clause_of (const Follower *self,
           guint clause)
{
  const Literals *plain;
  g_autoptr (GArray) said = NULL;

  g_assert_cmpuint (clause, <, self->clauses->len);
  plain = g_ptr_array_index (self->clauses, clause);
  said = sat_trace_dup_clause (self->trace, clause);
  for (guint i = 0; i < plain->len; i++)
    g_assert_true (has (said, get (plain, i)));
  for (guint i = 0; i < said->len; i++)
    g_assert_true (has (plain, get (said, i)));
  return plain;
}

static void
follow_decide (Follower *self,
               const SatTraceStep *step)
{
  for (guint i = 0; i < self->clauses->len; i++)
    {
      const Literals *clause = g_ptr_array_index (self->clauses, i);
      guint n_false = 0;

      if (count_value (self, clause, 1) > 0)
        continue;
      n_false = count_value (self, clause, -1);
      g_assert_cmpuint (n_false + 2, <=, clause->len);
    }
  g_assert_cmpuint (step->level, ==, ++self->level);
  put (self, step->literal);
}

static void
follow_imply (Follower *self,
              const SatTraceStep *step)
{
  g_assert_cmpuint (step->level, ==, self->level);
  if (step->clause == SAT_TRACE_NO_CLAUSE)
    g_assert_cmpint (self->options->learn, ==, SAT_TRACE_LEARN_NOTHING);
  else
    {
      const Literals *clause = clause_of (self, step->clause);

      g_assert_true (has (clause, step->literal));
      for (guint i = 0; i < clause->len; i++)
        g_assert_cmpint (value_of (self, get (clause, i)), ==,
                         get (clause, i) == step->literal ? 0 : -1);
    }
  put (self, step->literal);
}

/* @pivot: 0: none. What is false on level 0 is left out. */
static void
resolve_into (Follower *self,
              const Literals *clause,
              int pivot)
{
  for (guint i = self->in_hand->len; i-- > 0;)
    if (get (self->in_hand, i) == -pivot)
      g_array_remove_index (self->in_hand, i);
  for (guint i = 0; i < clause->len; i++)
    {
      int literal = get (clause, i);

      if (literal != pivot && !has (self->in_hand, literal) && self->levels[abs (literal)] > 0)
        g_array_append_val (self->in_hand, literal);
    }
}

static guint
count_level (const Follower *self,
             const Literals *clause,
             guint level)
{
  guint n = 0;

  for (guint i = 0; i < clause->len; i++)
    n += self->levels[abs (get (clause, i))] == level;
  return n;
}

static void
follow_conflict (Follower *self,
                 const SatTraceStep *step)
{
  const Literals *clause = clause_of (self, step->clause);

  g_assert_cmpuint (count_value (self, clause, -1), ==, clause->len);
  g_clear_pointer (&self->in_hand, g_array_unref);
  self->in_hand = g_array_new (FALSE, FALSE, sizeof (int));
  resolve_into (self, clause, 0);
}

static void
follow_resolve (Follower *self,
                const SatTraceStep *step)
{
  const Literals *clause = clause_of (self, step->clause);

  g_assert_nonnull (self->in_hand);
  g_assert_true (has (self->in_hand, -step->literal));
  g_assert_true (has (clause, step->literal));
  /* The first unique implication point: not one resolution more on the level of the conflict. */
  if (self->options->learn == SAT_TRACE_LEARN_UIP &&
      self->levels[abs (step->literal)] == self->level)
    g_assert_cmpuint (count_level (self, self->in_hand, self->level), >, 1);
  resolve_into (self, clause, step->literal);
}

static void
follow_learn (Follower *self,
              const SatTraceStep *step)
{
  g_autoptr (GArray) clause = sat_trace_dup_clause (self->trace, step->clause);
  guint jump = 0;

  g_assert_cmpuint (step->clause, ==, self->clauses->len);
  g_assert_true (sat_trace_is_learned (self->trace, step->clause));
  g_assert_true (same_set (clause, self->in_hand));
  g_assert_cmpuint (count_level (self, clause, self->level), ==, 1);
  g_assert_cmpuint (self->levels[abs (step->literal)], ==, self->level);
  g_assert_cmpint (get (clause, 0), ==, step->literal);
  g_assert_true (is_rup (self->clauses, clause));
  for (guint i = 1; i < clause->len; i++)
    jump = MAX (jump, self->levels[abs (get (clause, i))]);
  self->jump = jump;
  g_ptr_array_add (self->learned, g_steal_pointer (&clause));
  g_ptr_array_add (self->clauses, g_ptr_array_index (self->learned, self->learned->len - 1));
}

static void
follow_jump (Follower *self,
             const SatTraceStep *step)
{
  if (self->options->learn == SAT_TRACE_LEARN_NOTHING)
    g_assert_cmpuint (step->level + 1, ==, self->level);
  else
    g_assert_cmpuint (step->level, ==, self->jump);
  self->jump = G_MAXUINT;
  take_back (self, step->level);
}

static void
follow (Follower *self,
        const SatTraceStep *step)
{
  g_assert_true (self->jump == G_MAXUINT || step->kind == SAT_TRACE_JUMP);
  switch (step->kind)
    {
    case SAT_TRACE_DECIDE:
      follow_decide (self, step);
      break;
    case SAT_TRACE_IMPLY:
      follow_imply (self, step);
      break;
    case SAT_TRACE_CONFLICT:
      follow_conflict (self, step);
      break;
    case SAT_TRACE_RESOLVE:
      follow_resolve (self, step);
      break;
    case SAT_TRACE_LEARN:
      follow_learn (self, step);
      break;
    case SAT_TRACE_JUMP:
      follow_jump (self, step);
      break;
    case SAT_TRACE_RESTART:
      g_assert_true (self->options->restarts);
      take_back (self, 0);
      break;
    case SAT_TRACE_SATISFIED:
      for (guint i = 0; i < self->clauses->len; i++)
        g_assert_cmpuint (count_value (self, g_ptr_array_index (self->clauses, i), 1), >, 0);
      break;
    case SAT_TRACE_UNSATISFIABLE:
      g_assert_cmpuint (self->level, ==, 0);
      break;
    default:
      g_assert_not_reached ();
    }
}

/* What the run says of a moment is what the test has kept on the way. */
static void
check_state (const Follower *self,
             guint n_steps)
{
  g_autoptr (SatTraceState) state = sat_trace_state_new (self->trace, n_steps);

  g_assert_cmpuint (sat_trace_state_get_n_trail (state), ==, self->trail->len);
  for (guint i = 0; i < self->trail->len; i++)
    {
      int literal = get (self->trail, i);

      g_assert_cmpuint (sat_trace_state_get_place (state, literal), ==, i);
      g_assert_cmpint (
        sat_trace_get_step (self->trace, sat_trace_state_get_trail_step (state, i))->literal, ==,
        literal);
    }
  for (int i = 1; i <= VARIABLES_MAX; i++)
    {
      g_assert_cmpint (sat_trace_state_get_value (state, i), ==, value_of (self, i));
      g_assert_cmpint (sat_trace_state_get_value (state, -i), ==, value_of (self, -i));
      if (value_of (self, i) != 0)
        g_assert_cmpuint (sat_trace_state_get_level (state, i), ==, self->levels[i]);
    }
}

/* When there is nothing left to propagate, no clause that is open is watched by what is false. */
static void
check_watches (const Follower *self,
               guint n_steps)
{
  for (guint i = 0; i < self->clauses->len; i++)
    {
      const Literals *clause = g_ptr_array_index (self->clauses, i);
      int watches[2];

      if (count_value (self, clause, 1) > 0 ||
          !sat_trace_get_watches (self->trace, n_steps, i, watches))
        continue;
      g_assert_cmpint (watches[0], !=, watches[1]);
      for (guint k = 0; k < 2; k++)
        {
          g_assert_true (has (clause, watches[k]));
          g_assert_cmpint (value_of (self, watches[k]), ==, 0);
        }
    }
}

/* Each resolution and each literal that is left is a node or in a chain that an edge stands for;
 * edges lead to later nodes, all of them in the end to the conflict. */
static void
check_graph (const Follower *self,
             guint n_steps)
{
  g_autoptr (SatTraceGraph) graph = sat_trace_graph_new (self->trace, n_steps);
  guint n_nodes, n_edges, n_between = 0, n_cut = 0;
  const SatTraceNode *nodes = sat_trace_graph_get_nodes (graph, &n_nodes);
  const SatTraceEdge *edges = sat_trace_graph_get_edges (graph, &n_edges);
  guint n_resolved = n_steps - sat_trace_find_conflict (self->trace, n_steps) - 1;
  g_autofree gboolean *leads_on = g_new0 (gboolean, n_nodes);

  n_resolved -= sat_trace_get_step (self->trace, n_steps - 1)->kind == SAT_TRACE_LEARN;
  for (guint i = 0; i < n_edges; i++)
    {
      g_assert_cmpuint (edges[i].from, <, edges[i].to);
      g_assert_cmpuint (edges[i].to, <, n_nodes);
      leads_on[edges[i].from] = TRUE;
      n_between += edges[i].n_between;
    }
  for (guint i = 0; i + 1 < n_nodes; i++)
    {
      g_assert_true (leads_on[i]);
      g_assert_cmpint (value_of (self, nodes[i].literal), ==, 1);
      g_assert_cmpint (nodes[i].cut, ==, has (self->in_hand, -nodes[i].literal));
      n_cut += nodes[i].cut;
    }
  g_assert_cmpint (nodes[n_nodes - 1].literal, ==, 0);
  g_assert_cmpuint (n_cut, ==, self->in_hand->len);
  g_assert_cmpuint (n_nodes + n_between, ==, n_resolved + self->in_hand->len + 1);
}

static gboolean
ends_search (SatTraceKind kind)
{
  return kind == SAT_TRACE_SATISFIED || kind == SAT_TRACE_UNSATISFIABLE;
}

static void
check_run (const Plain *plain,
           const SatTrace *trace,
           const SatTraceOptions *options,
           GRand *rand)
{
  g_autoptr (GPtrArray) clauses = g_ptr_array_copy (plain->clauses, NULL, NULL);
  g_autoptr (GPtrArray) learned =
    g_ptr_array_new_with_free_func ((GDestroyNotify)g_array_unref);
  Follower self = { .trace = trace, .options = options, .jump = G_MAXUINT };
  guint n_steps = sat_trace_get_n_steps (trace);

  g_ptr_array_set_free_func (clauses, NULL);
  self.clauses = clauses;
  self.learned = learned;
  self.trail = g_array_new (FALSE, FALSE, sizeof (int));
  for (guint i = 0; i < n_steps; i++)
    {
      const SatTraceStep *step = sat_trace_get_step (trace, i);

      if (step->kind == SAT_TRACE_DECIDE && !options->counting &&
          g_rand_int_range (rand, 0, 50) == 0)
        check_watches (&self, i);
      follow (&self, step);
      g_assert_true (!ends_search (step->kind) || i + 1 == n_steps);
      if (self.in_hand != NULL && sat_trace_find_conflict (trace, i + 1) != G_MAXUINT)
        {
          g_autoptr (GArray) in_hand = sat_trace_dup_in_hand (trace, i + 1);

          g_assert_true (same_set (in_hand, self.in_hand));
          check_graph (&self, i + 1);
        }
      if (g_rand_int_range (rand, 0, 10) == 0)
        check_state (&self, i + 1);
    }
  check_state (&self, n_steps);
  g_array_unref (self.trail);
  g_clear_pointer (&self.in_hand, g_array_unref);
}

static SatTraceOptions
random_options (GRand *rand)
{
  return (SatTraceOptions){
    .decide = (SatTraceDecide)g_rand_int_range (rand, SAT_TRACE_DECIDE_FIRST,
                                                SAT_TRACE_DECIDE_VSIDS + 1),
    .learn = (SatTraceLearn)g_rand_int_range (rand, 0, SAT_TRACE_LEARN_NOTHING + 1),
    .counting = g_rand_boolean (rand),
    .minimise = g_rand_boolean (rand),
    .restarts = g_rand_boolean (rand),
  };
}

static SatTrace *
solve (SatTraceFormula *formula,
       const SatTraceOptions *options,
       const SatTraceStart *start)
{
  g_autoptr (GError) error = NULL;
  SatTrace *trace = sat_trace_solve (formula, options, start, MAX_STEPS, NULL, &error);

  g_assert_no_error (error);
  return trace;
}

static void
check_verdict (const Plain *plain,
               const SatTrace *trace)
{
  g_assert_cmpint (sat_trace_get_end (trace), ==,
                   is_satisfiable (plain) ? SAT_TRACE_END_SATISFIED
                                          : SAT_TRACE_END_UNSATISFIABLE);
}

static void
test_random (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);

  for (guint i = 0; i < N_FORMULAS; i++)
    {
      g_auto (Plain) plain = random_formula (rand);
      g_autoptr (SatTraceFormula) formula = make_formula (&plain);
      SatTraceOptions options = random_options (rand);
      g_autoptr (SatTrace) trace = solve (formula, &options, NULL);

      check_verdict (&plain, trace);
      check_run (&plain, trace, &options, rand);
    }
}

static void
assert_same_beginning (const SatTrace *a,
                       const SatTrace *b,
                       guint n_steps)
{
  g_assert_cmpuint (sat_trace_get_n_steps (a), >=, n_steps);
  g_assert_cmpuint (sat_trace_get_n_steps (b), >=, n_steps);
  for (guint i = 0; i < n_steps; i++)
    g_assert_cmpmem (sat_trace_get_step (a, i), sizeof (SatTraceStep), sat_trace_get_step (b, i),
                     sizeof (SatTraceStep));
}

/* Somebody decides whatever is free until the run ends. */
static void
test_by_hand (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (2);

  for (guint i = 0; i < N_BRANCHES; i++)
    {
      g_auto (Plain) plain = random_formula (rand);
      g_autoptr (SatTraceFormula) formula = make_formula (&plain);
      SatTraceOptions options = random_options (rand);
      g_autoptr (SatTrace) trace = NULL;

      options.decide = SAT_TRACE_DECIDE_BY_HAND;
      options.restarts = FALSE;
      trace = solve (formula, &options, NULL);
      while (sat_trace_get_end (trace) == SAT_TRACE_END_CHOICE)
        {
          guint n_steps = sat_trace_get_n_steps (trace);
          g_autoptr (SatTraceState) state = sat_trace_state_new (trace, n_steps);
          SatTraceStart start = { trace, n_steps, 0 };
          SatTrace *next;

          do
            start.decision = g_rand_int_range (rand, -plain.n_variables, plain.n_variables + 1);
          while (sat_trace_formula_find (formula, start.decision) == 0 ||
                 sat_trace_state_get_value (state, start.decision) != 0);
          next = solve (formula, &options, &start);
          assert_same_beginning (trace, next, n_steps);
          g_assert_cmpint (sat_trace_get_step (next, n_steps)->kind, ==, SAT_TRACE_DECIDE);
          g_assert_cmpint (sat_trace_get_step (next, n_steps)->literal, ==, start.decision);
          g_clear_pointer (&state, sat_trace_state_free);
          sat_trace_unref (trace);
          trace = next;
        }
      check_verdict (&plain, trace);
      check_run (&plain, trace, &options, rand);
    }
}

/* A run is left at any step, and something else is decided. */
static void
test_what_if (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);

  for (guint i = 0; i < N_BRANCHES; i++)
    {
      g_auto (Plain) plain = random_formula (rand);
      g_autoptr (SatTraceFormula) formula = make_formula (&plain);
      SatTraceOptions options = random_options (rand);
      g_autoptr (SatTrace) trace = solve (formula, &options, NULL);

      for (guint k = 0; k < 3; k++)
        {
          guint n_steps = sat_trace_get_n_steps (trace);
          SatTraceStart start = { trace, (guint)g_rand_int_range (rand, 0, (gint32)n_steps + 1),
                                  g_rand_int_range (rand, 1, plain.n_variables + 1) };
          SatTrace *next;

          options.decide = (SatTraceDecide)g_rand_int_range (rand, SAT_TRACE_DECIDE_FIRST,
                                                             SAT_TRACE_DECIDE_VSIDS + 1);
          next = solve (formula, &options, &start);
          assert_same_beginning (trace, next, start.n_steps);
          check_verdict (&plain, next);
          check_run (&plain, next, &options, rand);
          sat_trace_unref (trace);
          trace = next;
        }
    }
}

/* Backwards and forwards again: what is said of a moment depends on nothing but the moment. */
static void
test_back_and_forth (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);
  g_auto (Plain) plain = random_formula (rand);
  g_autoptr (SatTraceFormula) formula = make_formula (&plain);
  SatTraceOptions options = { .decide = SAT_TRACE_DECIDE_FIRST };
  g_autoptr (SatTrace) a = solve (formula, &options, NULL);
  g_autoptr (SatTrace) b = solve (formula, &options, NULL);
  guint n_steps = sat_trace_get_n_steps (a);

  g_assert_cmpuint (sat_trace_get_n_steps (b), ==, n_steps);
  assert_same_beginning (a, b, n_steps);
  for (guint i = 0; i < 2 * n_steps; i++)
    {
      guint k = i < n_steps ? n_steps - i : i - n_steps;
      g_autoptr (SatTraceState) x = sat_trace_state_new (a, k);
      g_autoptr (SatTraceState) y = sat_trace_state_new (b, k);

      g_assert_cmpuint (sat_trace_state_get_n_trail (x), ==, sat_trace_state_get_n_trail (y));
      for (guint p = 0; p < sat_trace_state_get_n_trail (x); p++)
        g_assert_cmpuint (sat_trace_state_get_trail_step (x, p), ==,
                          sat_trace_state_get_trail_step (y, p));
    }
}

/* The proof of a run, line by line. */
static void
test_proof (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  guint n_proved = 0;

  while (n_proved < 50)
    {
      g_auto (Plain) plain = random_formula (rand);
      g_autoptr (SatTraceFormula) formula = make_formula (&plain);
      SatTraceOptions options = { .decide = SAT_TRACE_DECIDE_VSIDS, .minimise = TRUE };
      g_autoptr (SatTrace) trace = solve (formula, &options, NULL);
      g_autofree char *proof = sat_trace_print_proof (trace, sat_trace_get_n_steps (trace));
      g_auto (GStrv) lines = g_strsplit (proof, "\n", -1);
      guint n_lines = g_strv_length (lines);

      if (is_satisfiable (&plain))
        continue;
      n_proved++;
      g_assert_cmpstr (lines[n_lines - 1], ==, "");
      g_assert_cmpstr (lines[n_lines - 2], ==, "0");
      for (guint i = 0; i + 1 < n_lines; i++)
        {
          g_auto (GStrv) words = g_strsplit (lines[i], " ", -1);
          g_autoptr (GArray) lemma = g_array_new (FALSE, FALSE, sizeof (int));

          for (guint k = 0; words[k + 1] != NULL; k++)
            {
              int literal = atoi (words[k]);

              g_array_append_val (lemma, literal);
            }
          g_assert_true (is_rup (plain.clauses, lemma));
          g_ptr_array_add (plain.clauses, g_steal_pointer (&lemma));
        }
    }
}

typedef struct
{
  const char *name;
  int literals[24];
  gsize n_literals;
  SatTraceEnd end;
} Odd;

static void
test_odd (void)
{
  static const Odd odds[] = {
    { "no clauses", { 0 }, 0, SAT_TRACE_END_SATISFIED },
    { "an empty clause", { 0 }, 1, SAT_TRACE_END_UNSATISFIABLE },
    { "an empty clause after others", { 1, 2, 0, 0, 3, 0 }, 6, SAT_TRACE_END_UNSATISFIABLE },
    { "a tautology", { 1, -1, 0 }, 3, SAT_TRACE_END_SATISFIED },
    { "a tautology and more", { 1, -1, 2, 0, -1, 0, -2, 0 }, 8, SAT_TRACE_END_SATISFIED },
    { "a tautology last", { 1, 0, -1, 2, 0, 2, -2, 0 }, 8, SAT_TRACE_END_SATISFIED },
    { "a repeated literal", { 1, 1, 0, -1, -1, 2, 2, 0 }, 8, SAT_TRACE_END_SATISFIED },
    { "repeated and contradicting", { 1, 1, 0, -1, -1, 0 }, 6, SAT_TRACE_END_UNSATISFIABLE },
    { "variables with gaps", { 7, 99999999, 0, -7, 0 }, 5, SAT_TRACE_END_SATISFIED },
    { "two literals", { 1, 2, 0, -1, 2, 0, 1, -2, 0, -1, -2, 0 }, 12, SAT_TRACE_END_UNSATISFIABLE },
    { "a clause twice", { 1, 2, 0, 1, 2, 0, -1, 0, -2, 0 }, 10, SAT_TRACE_END_UNSATISFIABLE },
  };
  g_autoptr (GRand) rand = g_rand_new_with_seed (6);

  for (gsize i = 0; i < G_N_ELEMENTS (odds); i++)
    for (guint k = 0; k < 40; k++)
      {
        g_autoptr (SatClauses) clauses = sat_clauses_new ();
        g_autoptr (GError) error = NULL;
        g_autoptr (SatTraceFormula) formula = NULL;
        g_autoptr (SatTrace) trace = NULL;
        SatTraceOptions options = random_options (rand);

        if (k == 0)
          g_test_message ("%s", odds[i].name);
        g_assert_true (sat_sink_add (sat_clauses_get_sink (clauses), odds[i].literals,
                                     odds[i].n_literals, &error));
        formula = sat_trace_formula_new (clauses, &error);
        g_assert_no_error (error);
        trace = solve (formula, &options, NULL);
        g_assert_cmpint (sat_trace_get_end (trace), ==, odds[i].end);
      }
}

/* A variable that occurs nowhere is never decided. */
static void
test_unused_variable (void)
{
  const int literals[] = { 2, 5, 0, -2, 5, 0 };
  g_autoptr (SatClauses) clauses = sat_clauses_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (SatTraceFormula) formula = NULL;
  g_autoptr (SatTrace) trace = NULL;
  g_autoptr (SatTraceState) state = NULL;
  SatTraceOptions options = { .decide = SAT_TRACE_DECIDE_FIRST };

  sat_sink_add (sat_clauses_get_sink (clauses), literals, G_N_ELEMENTS (literals), &error);
  formula = sat_trace_formula_new (clauses, &error);
  g_assert_no_error (error);
  trace = solve (formula, &options, NULL);
  state = sat_trace_state_new (trace, sat_trace_get_n_steps (trace));
  g_assert_cmpuint (sat_trace_state_get_n_trail (state), ==, 2);
  for (int i = 1; i <= 6; i++)
    g_assert_cmpint (sat_trace_state_get_value (state, i) != 0, ==, i == 2 || i == 5);
}

static void
test_too_large (void)
{
  g_autoptr (SatClauses) clauses = sat_clauses_new ();
  g_autoptr (GError) error = NULL;
  const int clause[] = { 1, 0 };

  g_assert_true (sat_trace_formula_check (SAT_TRACE_CLAUSES_MAX, &error));
  for (guint i = 0; i < SAT_TRACE_CLAUSES_MAX + 1; i++)
    sat_sink_add (sat_clauses_get_sink (clauses), clause, 2, NULL);
  g_assert_null (sat_trace_formula_new (clauses, &error));
  g_assert_error (error, SAT_ERROR, SAT_ERROR_LIMIT);
  g_clear_error (&error);
  g_assert_false (sat_trace_formula_check (SAT_TRACE_CLAUSES_MAX + 1, &error));
  g_assert_error (error, SAT_ERROR, SAT_ERROR_LIMIT);
}

static void
test_cancel_and_limit (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  g_auto (Plain) plain = random_formula (rand);
  g_autoptr (SatTraceFormula) formula = make_formula (&plain);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (SatTrace) trace = NULL;
  SatTraceOptions options = { .decide = SAT_TRACE_DECIDE_FIRST };

  g_cancellable_cancel (cancellable);
  g_assert_null (sat_trace_solve (formula, &options, NULL, 100, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  trace = sat_trace_solve (formula, &options, NULL, 1, NULL, NULL);
  g_assert_cmpint (sat_trace_get_end (trace), ==, SAT_TRACE_END_LIMIT);
  g_assert_cmpuint (sat_trace_get_n_steps (trace), >, 0);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/trace/random", test_random);
  g_test_add_func ("/trace/by-hand", test_by_hand);
  g_test_add_func ("/trace/what-if", test_what_if);
  g_test_add_func ("/trace/back-and-forth", test_back_and_forth);
  g_test_add_func ("/trace/proof", test_proof);
  g_test_add_func ("/trace/odd", test_odd);
  g_test_add_func ("/trace/unused-variable", test_unused_variable);
  g_test_add_func ("/trace/too-large", test_too_large);
  g_test_add_func ("/trace/cancel-and-limit", test_cancel_and_limit);
  return g_test_run ();
}
