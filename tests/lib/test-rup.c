/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "test-rup.h"

#include <sat-proof-reader.h>

#define MAX_VARIABLES 16

/* Clauses, and the value of each variable: 1, -1 or 0. */
typedef struct
{
  GPtrArray *clauses; /* (element-type GArray of int) */
  int values[MAX_VARIABLES + 1];
} State;

static int
value_of (const int *values,
          int literal)
{
  return literal > 0 ? values[literal] : -values[-literal];
}

static void
set_true (int *values,
          int literal)
{
  values[ABS (literal)] = literal > 0 ? 1 : -1;
}

static GArray *
new_clause (const int *literals,
            gsize n_literals)
{
  GArray *clause = g_array_new (FALSE, FALSE, sizeof (int));

  if (n_literals > 0)
    g_array_append_vals (clause, literals, (guint)n_literals);
  return clause;
}

static const int *
literals_of (const GArray *clause)
{
  return (const int *)(void *)clause->data;
}

/* Goes over all clauses until nothing follows any more. Returns whether there is a conflict. */
static gboolean
propagate (const GPtrArray *clauses,
           int *values)
{
  gboolean changed = TRUE;

  while (changed)
    {
      changed = FALSE;
      for (guint i = 0; i < clauses->len; i++)
        {
          const GArray *clause = clauses->pdata[i];
          int open = 0;
          guint n_open = 0;
          gboolean satisfied = FALSE;

          for (guint k = 0; k < clause->len; k++)
            {
              int literal = literals_of (clause)[k];
              int value = value_of (values, literal);

              satisfied = satisfied || value > 0;
              if (value == 0 && literal != open)
                {
                  open = literal;
                  n_open++;
                }
            }
          if (satisfied || n_open > 1)
            continue;
          if (n_open == 0)
            return TRUE;
          set_true (values, open);
          changed = TRUE;
        }
    }
  return FALSE;
}

/* Does a conflict follow when both clauses are false but for @but? */
static gboolean
follows (const State *self,
         const int *a,
         gsize n_a,
         const int *b,
         gsize n_b,
         int but)
{
  int values[MAX_VARIABLES + 1];

  memcpy (values, self->values, sizeof (values));
  for (gsize i = 0; i < n_a + n_b; i++)
    {
      int literal = i < n_a ? a[i] : b[i - n_a];

      if (i >= n_a && literal == but)
        continue;
      if (value_of (values, literal) > 0)
        return TRUE;
      set_true (values, -literal);
    }
  return propagate (self->clauses, values);
}

/* Resolving by this literal gives only what follows. */
static gboolean
is_rat_by (const State *self,
           const int *literals,
           gsize n_literals,
           int pivot)
{
  if (value_of (self->values, pivot) < 0)
    return FALSE;
  for (guint i = 0; i < self->clauses->len; i++)
    {
      const GArray *other = self->clauses->pdata[i];
      const int *others = literals_of (other);
      gboolean has = FALSE;

      for (guint k = 0; k < other->len; k++)
        has = has || others[k] == -pivot;
      if (has && !follows (self, literals, n_literals, others, other->len, -pivot))
        return FALSE;
    }
  return TRUE;
}

static gboolean
is_rat (const State *self,
        const int *literals,
        gsize n_literals)
{
  return n_literals > 0 && is_rat_by (self, literals, n_literals, literals[0]);
}

static gboolean
is_subset (const int *a,
           gsize n_a,
           const int *b,
           gsize n_b)
{
  for (gsize i = 0; i < n_a; i++)
    {
      gboolean found = FALSE;

      for (gsize k = 0; k < n_b; k++)
        found = found || a[i] == b[k];
      if (!found)
        return FALSE;
    }
  return TRUE;
}

static void
remove_clause (State *self,
               const int *literals,
               gsize n_literals)
{
  for (guint i = 0; i < self->clauses->len; i++)
    {
      const GArray *other = self->clauses->pdata[i];

      if (is_subset (literals, n_literals, literals_of (other), other->len) &&
          is_subset (literals_of (other), other->len, literals, n_literals))
        {
          g_ptr_array_remove_index (self->clauses, i);
          return;
        }
    }
}

/**
 * test_rup_check:
 * @formula: a formula of at most MAX_VARIABLES variables
 * @proof: a proof
 *
 * Checks a proof by the definitions. What follows by unit propagation stays when a clause is
 * deleted.
 */
TestProofVerdict
test_rup_check (const TestFormula *formula,
                const TestProof *proof)
{
  State state = { g_ptr_array_new_with_free_func ((GDestroyNotify)g_array_unref), { 0 } };
  TestProofVerdict verdict = { SAT_PROOF_NO_EMPTY_CLAUSE, 0 };
  g_autoptr (GPtrArray) owned = state.clauses;

  for (guint i = 0; i < formula->len; i++)
    g_ptr_array_add (owned, g_array_ref (formula->pdata[i]));
  if (propagate (owned, state.values))
    return (TestProofVerdict){ SAT_PROOF_RIGHT, 0 };
  for (guint i = 0; i < proof->len; i++)
    {
      const GArray *step = proof->pdata[i];
      const int *literals = literals_of (step) + 1;
      gsize n = step->len - 1;

      verdict.step = i;
      if (literals_of (step)[0] == 'd')
        {
          remove_clause (&state, literals, n);
          continue;
        }
      if (!follows (&state, literals, n, NULL, 0, 0) && !is_rat (&state, literals, n))
        {
          verdict.kind = SAT_PROOF_WRONG_STEP;
          return verdict;
        }
      g_ptr_array_add (owned, new_clause (literals, n));
      if (propagate (owned, state.values))
        return (TestProofVerdict){ SAT_PROOF_RIGHT, i };
    }
  verdict.step = 0;
  return verdict;
}

/**
 * test_rup_random_formula:
 * @rand: random numbers
 *
 * Makes a random formula of 6 to 11 variables with clauses of 1 to 4 literals, most of 3.
 */
TestFormula *
test_rup_random_formula (GRand *rand)
{
  TestFormula *formula = g_ptr_array_new_with_free_func ((GDestroyNotify)g_array_unref);
  int n_variables = g_rand_int_range (rand, 6, 12);
  int n_clauses = n_variables * g_rand_int_range (rand, 9, 14) / 2;

  for (int i = 0; i < n_clauses; i++)
    {
      int literals[4], n = g_rand_int_range (rand, 0, 60);

      n = n == 0 ? 1 : n < 3  ? 2
                     : n < 10 ? 3
                              : 4;
      for (int k = 0; k < n; k++)
        {
          int variable = g_rand_int_range (rand, 1, n_variables + 1);

          literals[k] = g_rand_boolean (rand) ? variable : -variable;
        }
      g_ptr_array_add (formula, new_clause (literals, (gsize)n));
    }
  return formula;
}

/**
 * test_rup_append:
 * @proof: a proof
 * @key: 'a' or 'd'
 * @literals: (array length=n_literals): a clause
 * @n_literals: its length
 *
 * Adds a step.
 */
void
test_rup_append (TestProof *proof,
                 int key,
                 const int *literals,
                 gsize n_literals)
{
  GArray *step = new_clause (&key, 1);

  if (n_literals > 0)
    g_array_append_vals (step, literals, (guint)n_literals);
  g_ptr_array_add (proof, step);
}

/* Tries both values of the next variable under what was decided before. Each branch without a
 * model ends with the clause that forbids its decisions. Returns whether there is no model. */
static gboolean
refute (const TestFormula *formula,
        const int *values,
        GArray *forbidden,
        gboolean delete,
        TestProof *proof)
{
  int tried[MAX_VARIABLES + 1];
  int next = 0;

  memcpy (tried, values, sizeof (tried));
  if (!propagate (formula, tried))
    {
      for (int v = 1; v <= MAX_VARIABLES && next == 0; v++)
        for (guint i = 0; i < formula->len && next == 0; i++)
          if (tried[v] == 0 && is_subset ((int[]){ v }, 1, literals_of (formula->pdata[i]),
                                          ((GArray *)formula->pdata[i])->len))
            next = v;
      if (next == 0)
        return FALSE;
      for (int sign = -1; sign <= 1; sign += 2)
        {
          int literal = sign * next;
          gboolean refuted;

          memcpy (tried, values, sizeof (tried));
          set_true (tried, -literal);
          g_array_append_val (forbidden, literal);
          refuted = refute (formula, tried, forbidden, delete, proof);
          g_array_set_size (forbidden, forbidden->len - 1);
          if (!refuted)
            return FALSE;
        }
    }
  test_rup_append (proof, 'a', literals_of (forbidden), forbidden->len);
  if (delete &&next != 0)
    for (int sign = -1; sign <= 1; sign += 2)
      {
        g_autoptr (GArray) child = new_clause (literals_of (forbidden), forbidden->len);
        int literal = sign * next;

        g_array_append_val (child, literal);
        test_rup_append (proof, 'd', literals_of (child), child->len);
      }
  return TRUE;
}

/**
 * test_rup_prove:
 * @formula: a formula of at most MAX_VARIABLES variables
 * @delete: whether clauses are deleted that are not needed any more
 *
 * Proves by trying everything.
 *
 * Returns: (transfer full) (nullable): a proof; %NULL when there may be a model
 */
TestProof *
test_rup_prove (const TestFormula *formula,
                gboolean delete)
{
  g_autoptr (GPtrArray) proof = g_ptr_array_new_with_free_func ((GDestroyNotify)g_array_unref);
  g_autoptr (GArray) forbidden = new_clause (NULL, 0);
  const int values[MAX_VARIABLES + 1] = { 0 };

  return refute (formula, values, forbidden, delete, proof) ? g_steal_pointer (&proof) : NULL;
}

/**
 * test_rup_write:
 * @proof: a proof
 *
 * Writes a proof as DRAT text.
 */
char *
test_rup_write (const TestProof *proof)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < proof->len; i++)
    {
      const GArray *step = proof->pdata[i];

      if (literals_of (step)[0] == 'd')
        g_string_append (text, "d ");
      for (guint k = 1; k < step->len; k++)
        g_string_append_printf (text, "%d ", literals_of (step)[k]);
      g_string_append (text, "0\n");
    }
  return g_string_free (text, FALSE);
}

/**
 * test_rup_check_ours:
 * @formula: a formula
 * @text: (array length=length): a proof, which can be read
 * @length: its length
 *
 * What our checker says.
 */
SatProofVerdict
test_rup_check_ours (const TestFormula *formula,
                     const char *text,
                     gsize length)
{
  g_autoptr (SatProofChecker) checker = sat_proof_checker_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (SatProof) proof = sat_proof_read ("proof", text, length, NULL, &error);
  SatProofVerdict verdict;
  const int zero = 0;

  g_assert_no_error (error);
  for (guint i = 0; i < formula->len; i++)
    {
      g_autoptr (GArray) clause = new_clause (literals_of (formula->pdata[i]),
                                              ((GArray *)formula->pdata[i])->len);

      g_array_append_val (clause, zero);
      sat_sink_add (sat_proof_checker_get_sink (checker), literals_of (clause), clause->len,
                    &error);
      g_assert_no_error (error);
    }
  sat_proof_checker_run (checker, proof, NULL, &verdict, &error);
  g_assert_no_error (error);
  return verdict;
}

typedef struct
{
  const TestFormula *formula;
  const TestFormula *satisfiable; /* (nullable) */
  guint n_compared;
  guint n_accepted;
  guint n_passed_over;
  guint n_different;
} Comparison;

/* Both verdicts, and the step that they are about. A wrong step may be passed over; whether
 * that was right is known from formulas with a model. */
static gboolean
agree (TestProofVerdict plain,
       SatProofVerdict ours)
{
  if (ours.kind == SAT_PROOF_RIGHT && ours.needless > 0)
    return plain.kind == SAT_PROOF_WRONG_STEP && plain.step == ours.needless - 1;
  return ours.kind == plain.kind && ours.step == plain.step;
}

/* Nothing is a proof of the same formula with a clause left out that makes it satisfiable. */
static gboolean
is_sound (const Comparison *self,
          const char *text)
{
  return self->satisfiable == NULL ||
         test_rup_check_ours (self->satisfiable, text, strlen (text)).kind != SAT_PROOF_RIGHT;
}

static void
compare (Comparison *self,
         const TestProof *proof)
{
  g_autofree char *text = test_rup_write (proof);
  TestProofVerdict plain = test_rup_check (self->formula, proof);
  SatProofVerdict ours = test_rup_check_ours (self->formula, text, strlen (text));

  self->n_compared++;
  self->n_accepted += ours.kind == SAT_PROOF_RIGHT;
  self->n_passed_over += ours.needless > 0;
  if (agree (plain, ours) && is_sound (self, text))
    return;
  if (self->n_different++ == 0)
    g_test_message ("plain %d at %zu, ours %d at %zu:\n%s", (int)plain.kind, plain.step,
                    (int)ours.kind, ours.step, text);
}

/* Each literal of a step negated, replaced by another one, left out, and written twice. */
static void
change_literals (Comparison *self,
                 TestProof *proof,
                 guint step)
{
  GArray *original = proof->pdata[step];

  for (guint k = 1; k < original->len; k++)
    for (guint way = 0; way < 4; way++)
      {
        g_autoptr (GArray) changed = new_clause (literals_of (original), original->len);
        int *literal = &g_array_index (changed, int, k);
        int former = *literal;

        if (way == 0)
          *literal = -former;
        else if (way == 1)
          *literal = ABS (former) % 8 + 1;
        else if (way == 2)
          g_array_remove_index (changed, k);
        else
          g_array_append_val (changed, former);
        proof->pdata[step] = changed;
        compare (self, proof);
      }
  proof->pdata[step] = original;
}

static void
change_steps (Comparison *self,
              TestProof *proof,
              guint step)
{
  gpointer original = proof->pdata[step];

  for (guint other = step + 1; other < proof->len; other++)
    {
      proof->pdata[step] = proof->pdata[other];
      proof->pdata[other] = original;
      compare (self, proof);
      proof->pdata[other] = proof->pdata[step];
      proof->pdata[step] = original;
    }
  g_ptr_array_insert (proof, (int)step, g_array_ref (original));
  compare (self, proof);
  g_ptr_array_remove_index (proof, step);
  g_array_ref (original);
  g_ptr_array_remove_index (proof, step);
  compare (self, proof);
  g_ptr_array_insert (proof, (int)step, original);
}

/* The formula without the first clause that it can't be unsatisfiable without, if there is one. */
static TestFormula *
leave_out (const TestFormula *formula)
{
  for (guint i = 0; i < formula->len; i++)
    {
      g_autoptr (GPtrArray) others =
        g_ptr_array_new_with_free_func ((GDestroyNotify)g_array_unref);
      g_autoptr (GPtrArray) proof = NULL;

      for (guint k = 0; k < formula->len; k++)
        if (k != i)
          g_ptr_array_add (others, g_array_ref (formula->pdata[k]));
      proof = test_rup_prove (others, FALSE);
      if (proof == NULL)
        return g_steal_pointer (&others);
    }
  return NULL;
}

/**
 * test_rup_compare:
 * @n_formulas: how many unsatisfiable formulas
 * @seed: which ones
 * @n_compared: (out): how many proofs were checked
 * @n_accepted: (out): how many of them are right
 *
 * Compares our checker with the definitions: proofs of random formulas, each literal of each step
 * changed, each step left out or repeated, and any two of them in the other order.
 *
 * Returns: how often they differ
 */
guint
test_rup_compare (guint n_formulas,
                  guint32 seed,
                  guint *n_compared,
                  guint *n_accepted)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  Comparison self = { NULL };

  for (guint i = 0; i < n_formulas;)
    {
      g_autoptr (GPtrArray) formula = test_rup_random_formula (rand);
      g_autoptr (GPtrArray) proof = test_rup_prove (formula, i % 2 == 1);
      g_autoptr (GPtrArray) satisfiable = NULL;

      /* Some that propagation refutes are enough. */
      if (proof == NULL || (proof->len == 1 && i % 8 != 0))
        continue;
      i++;
      satisfiable = leave_out (formula);
      self.formula = formula;
      self.satisfiable = satisfiable;
      compare (&self, proof);
      for (guint step = 0; step < proof->len; step++)
        {
          change_literals (&self, proof, step);
          change_steps (&self, proof, step);
        }
    }
  *n_compared = self.n_compared;
  *n_accepted = self.n_accepted;
  g_test_message ("%u with a wrong step that is not needed", self.n_passed_over);
  return self.n_different;
}
