/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Anything as a proof: what is read must be sound, written as text it must read back as the same,
 * and a formula with a model has no proof. What follows by unit propagation alone is no worse when
 * RAT is allowed and wrong steps are passed over, and nothing is believed that stands before it. */

#include "fuzz.h"

#include <sat-proof-check.h>
#include <sat-proof-reader.h>

/* So many steps are checked. */
#define STEPS_MAX 2000

static gboolean
is_written (const SatProofStep *step)
{
  return step->kind == SAT_STEP_ADD || step->kind == SAT_STEP_DELETE;
}

static void
check_back (const SatProof *proof)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (SatProof) back = NULL;
  gsize n_back = 0;

  sat_proof_write (proof, text);
  /* Behind an empty clause no text can look like a proof in another format. */
  g_string_prepend (text, "0\n");
  back = sat_proof_read ("back", text->str, text->len, NULL, NULL);
  g_assert_nonnull (back);
  for (gsize i = 0; i < sat_proof_get_n_steps (proof); i++)
    {
      SatProofStep step, again;

      sat_proof_get_step (proof, i, &step);
      if (!is_written (&step))
        continue;
      sat_proof_get_step (back, ++n_back, &again);
      g_assert_cmpint (again.kind, ==, step.kind);
      g_assert_cmpmem (again.literals, again.n_literals * sizeof (int), step.literals,
                       step.n_literals * sizeof (int));
    }
  g_assert_cmpuint (sat_proof_get_n_steps (back), ==, n_back + 1);
}

static SatProofVerdict
run (const SatProof *proof,
     const int *clauses,
     gsize n_literals,
     gboolean rup_only)
{
  g_autoptr (SatProofChecker) checker = sat_proof_checker_new ();
  const SatProofRun run = { .rup_only = rup_only };
  SatProofVerdict verdict;

  g_assert_true (sat_sink_add (sat_proof_checker_get_sink (checker), clauses, n_literals, NULL));
  g_assert_true (sat_proof_checker_run (checker, proof, &run, &verdict, NULL));
  return verdict;
}

static void
check_proof (const SatProof *proof,
             const int *clauses,
             gsize n_literals,
             gboolean satisfiable)
{
  SatProofVerdict verdict = run (proof, clauses, n_literals, FALSE);
  SatProofVerdict plain = run (proof, clauses, n_literals, TRUE);

  g_assert_true (!satisfiable || verdict.kind != SAT_PROOF_RIGHT);
  g_assert_cmpuint (verdict.n_checked, <=, sat_proof_get_n_steps (proof));
  g_assert_true (plain.kind != SAT_PROOF_RIGHT || verdict.kind == SAT_PROOF_RIGHT);
  g_assert_true (plain.kind != SAT_PROOF_RIGHT || verdict.needless == 0);
  if (verdict.needless == 0)
    return;
  g_assert_cmpint (verdict.kind, ==, SAT_PROOF_RIGHT);
  g_assert_cmpint (plain.kind, ==, SAT_PROOF_WRONG_STEP);
  g_assert_cmpuint (plain.step, <, verdict.needless);
  g_assert_cmpuint (verdict.needless, <=, verdict.step + 1);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t size)
{
  static const int satisfiable[] = { 1, 2, 0, -1, 2, 0, 1, -2, 3, 0, -3, 4, -5, 0, 3, 4, 5, 0 };
  static const int unsatisfiable[] = {
    1,
    2,
    3,
    0,
    1,
    2,
    -3,
    0,
    1,
    -2,
    0,
    -1,
    4,
    5,
    0,
    -1,
    4,
    -5,
    0,
    -1,
    -4,
    5,
    0,
    -1,
    -4,
    -5,
    0,
  };
  const char *text = (const char *)data;
  g_autoptr (GError) error = NULL;
  g_autoptr (SatProof) proof = sat_proof_read ("fuzz", text, size, NULL, &error);

  g_assert_true ((proof != NULL) == (error == NULL));
  if (error != NULL)
    fuzz_check_error (error);
  sat_proof_is_proof (text, size);
  if (proof == NULL || sat_proof_get_n_steps (proof) > STEPS_MAX)
    return 0;
  check_back (proof);
  check_proof (proof, satisfiable, G_N_ELEMENTS (satisfiable), TRUE);
  check_proof (proof, unsatisfiable, G_N_ELEMENTS (unsatisfiable), FALSE);
  return 0;
}
