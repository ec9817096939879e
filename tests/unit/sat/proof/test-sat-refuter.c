/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <sat-prover.h>
#include <sat-refuter.h>

#include "test-config.h"
#include "test-rup.h"

/* A proof of our solver as text; NULL when it has found a model. */
static char *
refute (const TestFormula *formula,
        int factor)
{
  g_autoptr (SatRefuter) refuter = sat_refuter_new ();
  g_autoptr (SatProof) proof = sat_proof_new (SAT_PROOF_DRAT);
  g_autoptr (GError) error = NULL;
  GString *text = NULL;
  SatStatus status;

  for (guint i = 0; i < formula->len; i++)
    {
      const GArray *clause = formula->pdata[i];
      int literals[8] = { 0 };

      for (guint k = 0; k < clause->len; k++)
        literals[k] = factor * g_array_index (clause, int, k);
      sat_sink_add (sat_refuter_get_sink (refuter), literals, clause->len + 1, &error);
      g_assert_no_error (error);
    }
  status = sat_refuter_run (refuter, proof, 0, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, !=, SAT_STATUS_UNKNOWN);
  if (status == SAT_STATUS_SATISFIABLE)
    return NULL;
  text = g_string_new (NULL);
  sat_proof_write (proof, text);
  return g_string_free (text, FALSE);
}

/* Verdicts as by trying everything, and each step by the definitions. */
static void
test_random (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (12);
  guint n_proved = 0;

  for (guint i = 0; i < 600; i++)
    {
      g_autoptr (GPtrArray) formula = test_rup_random_formula (rand);
      g_autoptr (GPtrArray) plain = test_rup_prove (formula, FALSE);
      g_autofree char *proof = refute (formula, 1);
      SatProofVerdict verdict;

      g_assert_true ((plain != NULL) == (proof != NULL));
      if (proof == NULL)
        continue;
      verdict = test_rup_check_ours (formula, proof, strlen (proof));
      g_assert_cmpint (verdict.kind, ==, SAT_PROOF_RIGHT);
      g_assert_cmpuint (verdict.needless, ==, 0);
      g_assert_true (g_str_equal (proof, "0\n") || g_str_has_suffix (proof, "\n0\n"));
      n_proved++;
    }
  g_assert_cmpuint (n_proved, >, 100);
}

/* Clauses of three literals in 200 variables, 4.5 for each: most have no model, and it takes long
 * enough for clauses to be dropped. */
static void
add_random (GArray *clauses,
            GRand *rand,
            int n_variables,
            guint n_clauses)
{
  for (guint i = 0; i < n_clauses; i++)
    {
      int literals[4] = { 0 };

      for (int k = 0; k < 3; k++)
        {
          int variable = g_rand_int_range (rand, 1, n_variables + 1);

          literals[k] = g_rand_boolean (rand) ? variable : -variable;
        }
      g_array_append_vals (clauses, literals, 4);
    }
}

static gboolean
stream_cb (SatSink *sink,
           gpointer user_data,
           GError **error)
{
  const GArray *clauses = user_data;

  return sat_sink_add (sink, (const int *)(void *)clauses->data, clauses->len, error);
}

static gboolean
drops_clauses (const SatProof *proof)
{
  return sat_proof_get_n_deletions (proof) > 100;
}

/* As CaDiCaL says, with proofs that delete clauses. */
static void
test_large (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  guint n_proved = 0, n_dropping = 0;

  for (guint i = 0; i < (TEST_SANITIZED ? 3 : 12); i++)
    {
      g_autoptr (GArray) clauses = g_array_new (FALSE, FALSE, sizeof (int));
      g_autoptr (SatRefuter) refuter = sat_refuter_new ();
      g_autoptr (SatProof) proof = sat_proof_new (SAT_PROOF_DRAT);
      g_autoptr (SatSolver) solver = sat_solver_new (SAT_PROFILE_DEFAULT);
      g_autoptr (SatProofChecker) checker = sat_proof_checker_new ();
      const SatProofRun run = { .rup_only = TRUE };
      SatProofVerdict verdict;
      SatStatus status;

      add_random (clauses, rand, 170, 170 * 9 / 2);
      stream_cb (sat_refuter_get_sink (refuter), clauses, NULL);
      stream_cb (sat_solver_get_sink (solver), clauses, NULL);
      stream_cb (sat_proof_checker_get_sink (checker), clauses, NULL);
      status = sat_refuter_run (refuter, proof, 0, NULL, NULL);
      g_assert_cmpint (status, ==, sat_solver_solve (solver, NULL));
      if (status != SAT_STATUS_UNSATISFIABLE)
        continue;
      g_assert_true (sat_proof_checker_run (checker, proof, &run, &verdict, NULL));
      g_assert_cmpint (verdict.kind, ==, SAT_PROOF_RIGHT);
      n_proved++;
      n_dropping += drops_clauses (proof);
    }
  g_assert_cmpuint (n_proved, >, 1);
  g_assert_cmpuint (n_dropping, >, 0);
}

/* A proof of which every step is taken away but the last, as from a solver that learns what it does
 * not tell, is replaced by one of our own. */
static void
test_confirm (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (8);
  g_autoptr (GArray) clauses = g_array_new (FALSE, FALSE, sizeof (int));
  g_autoptr (SatProof) bad = sat_proof_new (SAT_PROOF_DRAT);
  g_autoptr (SatProof) proof = NULL;
  g_autoptr (SatProof) same = NULL;
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  const SatProofStep step = { .kind = SAT_STEP_ADD };
  SatProofRun run = { 0 };
  SatProofVerdict verdict;

  add_random (clauses, rand, 60, 600);
  sat_proof_add (bad, &step, NULL);
  proof = sat_prover_confirm (bad, stream_cb, clauses, &run, &verdict, &error);
  g_assert_no_error (error);
  g_assert_true (proof != bad);
  g_assert_cmpint (verdict.kind, ==, SAT_PROOF_RIGHT);
  g_assert_cmpuint (sat_proof_get_n_steps (proof), >, 1);
  /* What is right stays. */
  same = sat_prover_confirm (proof, stream_cb, clauses, &run, &verdict, &error);
  g_assert_true (same == proof);
  g_cancellable_cancel (cancellable);
  run.cancellable = cancellable;
  g_assert_null (sat_prover_confirm (bad, stream_cb, clauses, &run, &verdict, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* Of a formula with a model a proof stays as wrong as it is; and no time is no proof. */
static void
test_no_proof (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (8);
  g_autoptr (GArray) clauses = g_array_new (FALSE, FALSE, sizeof (int));
  g_autoptr (SatProof) bad = sat_proof_new (SAT_PROOF_DRAT);
  g_autoptr (SatProof) proof = NULL;
  g_autoptr (SatRefuter) refuter = sat_refuter_new ();
  g_autoptr (SatProof) late = sat_proof_new (SAT_PROOF_DRAT);
  const SatProofStep step = { .kind = SAT_STEP_ADD };
  const SatProofRun run = { 0 };
  SatProofVerdict verdict;

  add_random (clauses, rand, 200, 300);
  sat_proof_add (bad, &step, NULL);
  proof = sat_prover_confirm (bad, stream_cb, clauses, &run, &verdict, NULL);
  g_assert_true (proof == bad);
  g_assert_cmpint (verdict.kind, ==, SAT_PROOF_WRONG_STEP);

  g_array_set_size (clauses, 0);
  add_random (clauses, rand, 400, 400 * 9 / 2);
  stream_cb (sat_refuter_get_sink (refuter), clauses, NULL);
  g_assert_cmpint (sat_refuter_run (refuter, late, 1, NULL, NULL), ==, SAT_STATUS_UNKNOWN);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sat-refuter/random", test_random);
  g_test_add_func ("/sat-refuter/large", test_large);
  g_test_add_func ("/sat-refuter/confirm", test_confirm);
  g_test_add_func ("/sat-refuter/no-proof", test_no_proof);
  return g_test_run ();
}
