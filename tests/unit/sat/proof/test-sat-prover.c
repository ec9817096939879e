/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <sat-formula-prove.h>
#include <sat-proof-check.h>
#include <sat-prover.h>

#include "test-rup.h"

/* Our solver on a formula, with variables that are far apart. */
static SatStatus
solve (SatProver *prover,
       const TestFormula *formula,
       int factor)
{
  SatSolver *solver = sat_prover_get_solver (prover);
  g_autoptr (GError) error = NULL;
  SatStatus status;

  for (guint i = 0; i < formula->len; i++)
    {
      const GArray *clause = formula->pdata[i];
      int literals[8];

      for (guint k = 0; k < clause->len; k++)
        literals[k] = factor * g_array_index (clause, int, k);
      sat_solver_add_clause (solver, literals, clause->len, &error);
      g_assert_no_error (error);
    }
  status = sat_prover_solve (prover, &error);
  g_assert_no_error (error);
  return status;
}

/* The steps of a proof, as the plain check takes them. */
static TestProof *
collect (const SatProof *proof,
         int factor)
{
  TestProof *steps = g_ptr_array_new_with_free_func ((GDestroyNotify)g_array_unref);

  for (gsize i = 0; i < sat_proof_get_n_steps (proof); i++)
    {
      SatProofStep step;
      g_autofree int *literals = NULL;

      sat_proof_get_step (proof, i, &step);
      literals = g_new (int, step.n_literals + 1);
      for (gsize k = 0; k < step.n_literals; k++)
        {
          g_assert_cmpint (step.literals[k] % factor, ==, 0);
          literals[k] = step.literals[k] / factor;
        }
      test_rup_append (steps, 'a', literals, step.n_literals);
    }
  return steps;
}

/* Verdicts as by trying everything, and proofs by the definitions. */
static void
test_random (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);
  guint n_proved = 0;

  for (guint i = 0; i < 400; i++)
    {
      int factor = i % 2 == 0 ? 1 : 1000003;
      g_autoptr (GPtrArray) formula = test_rup_random_formula (rand);
      g_autoptr (GPtrArray) plain = test_rup_prove (formula, FALSE);
      g_autoptr (SatProver) prover = sat_prover_new ();
      g_autoptr (GPtrArray) steps = NULL;
      SatStatus status = solve (prover, formula, factor);
      SatProof *proof = NULL;
      SatProofStep last;

      g_assert_cmpint (status, ==,
                       plain != NULL ? SAT_STATUS_UNSATISFIABLE : SAT_STATUS_SATISFIABLE);
      if (plain == NULL)
        continue;
      proof = sat_prover_get_proof (prover);
      /* Asking twice adds nothing. */
      g_assert_true (sat_prover_get_proof (prover) == proof);
      sat_proof_get_step (proof, sat_proof_get_n_steps (proof) - 1, &last);
      g_assert_cmpuint (last.n_literals, ==, 0);
      steps = collect (proof, factor);
      g_assert_cmpint (test_rup_check (formula, steps).kind, ==, SAT_PROOF_RIGHT);
      n_proved++;
    }
  g_assert_cmpuint (n_proved, >, 50);
}

/* More pigeons than holes: a proof of very many steps. */
static void
test_pigeons (void)
{
  const int n_holes = 7;
  g_autoptr (SatProver) prover = sat_prover_new ();
  g_autoptr (SatProofChecker) checker = sat_proof_checker_new ();
  SatSolver *solver = sat_prover_get_solver (prover);
  SatProofVerdict verdict;

  for (int pigeon = 0; pigeon <= n_holes; pigeon++)
    {
      int literals[8] = { 0 };

      for (int hole = 0; hole < n_holes; hole++)
        literals[hole] = pigeon * n_holes + hole + 1;
      sat_sink_add (sat_solver_get_sink (solver), literals, 8, NULL);
      sat_sink_add (sat_proof_checker_get_sink (checker), literals, 8, NULL);
      for (int other = 0; other < pigeon; other++)
        for (int hole = 0; hole < n_holes; hole++)
          {
            int pair[] = { -(pigeon * n_holes + hole + 1), -(other * n_holes + hole + 1), 0 };

            sat_sink_add (sat_solver_get_sink (solver), pair, 3, NULL);
            sat_sink_add (sat_proof_checker_get_sink (checker), pair, 3, NULL);
          }
    }
  g_assert_cmpint (sat_prover_solve (prover, NULL), ==, SAT_STATUS_UNSATISFIABLE);
  g_assert_true (
    sat_proof_checker_run (checker, sat_prover_get_proof (prover), NULL, &verdict, NULL));
  g_assert_cmpint (verdict.kind, ==, SAT_PROOF_RIGHT);
  g_assert_cmpuint (verdict.n_checked, >, 100);
}

/* A formula that was read, also with variables far apart; the proof speaks of them. */
static void
test_formula (void)
{
  static const struct
  {
    const char *text;
    SatStatus status;
  } cases[] = {
    { "p cnf 2 4\n1 2 0 -1 2 0 1 -2 0 -1 -2 0", SAT_STATUS_UNSATISFIABLE },
    { "p cnf 90000000 4\n7 90000000 0 -7 90000000 0 7 -90000000 0 -7 -90000000 0",
      SAT_STATUS_UNSATISFIABLE },
    { "p cnf 0 1\n0", SAT_STATUS_UNSATISFIABLE },
    { "p cnf 1 1\n1 -1 0", SAT_STATUS_SATISFIABLE },
    { "p cnf 90000000 2\n7 90000000 0 -7 0", SAT_STATUS_SATISFIABLE },
  };
  const SatFormulaRun run = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (SatFormula) formula = sat_formula_new (
        sat_dimacs_read ("t", cases[i].text, strlen (cases[i].text), NULL, &error));
      g_autoptr (SatProof) proof = NULL;
      SatProofVerdict verdict;

      g_assert_no_error (error);
      g_assert_cmpint (sat_formula_prove (formula, &run, &proof, &verdict, &error), ==,
                       cases[i].status);
      g_assert_no_error (error);
      g_assert_true ((proof != NULL) == (cases[i].status == SAT_STATUS_UNSATISFIABLE));
      if (proof != NULL)
        g_assert_cmpint (verdict.kind, ==, SAT_PROOF_RIGHT);
    }
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sat-prover/random", test_random);
  g_test_add_func ("/sat-prover/pigeons", test_pigeons);
  g_test_add_func ("/sat-prover/formula", test_formula);
  return g_test_run ();
}
